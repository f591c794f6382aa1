import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join } from '../setup/e2e-people.ts';
import { faults, loadAxe } from '../setup/faults.ts';
import { keepPicture } from '../setup/widget-picture.ts';

const stage = openStage();
let page: Page;
let viewer: Page;
let path: string;

beforeAll(async () => {
  const owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Nordlys');
  const { organizationId, call } = owner;
  const { assistantId } = await call.create_assistant({ name: 'Nordlys', siteUrl: 'https://shop.test/' });
  path = `/organizations/${organizationId}/assistants/${assistantId}/playground`;
  const lamp = { assistantId, currency: 'EUR', availability: 'in_stock' } as const;
  for (const [title, price] of [
    ['Ash Table Lamp', 89],
    ['Oak Table Lamp', 120],
  ] as const)
    await call.add_product({ ...lamp, url: `https://shop.test/${price}`, title, price });
  await call.add_knowledge({ assistantId, title: 'Shipping', content: 'We ship to Norway within 5 days.' });
  ({ page } = owner);
  ({ page: viewer } = await join(await stage.visit(), 'Ben Okafor', owner, 'viewer'));
  await loadAxe(page);
});

const turn = (at: number, on = page) => on.getByRole('list', { name: 'Conversation' }).locator('> li').nth(at);
const part = (at: number, name: string) => turn(at).getByRole('group', { name, exact: true });

async function ask(question: string, on = page) {
  await on.getByLabel('Your question').fill(question);
  await on.getByLabel('Your question').press('Enter');
}

describe('the playground', () => {
  it('answers as shoppers are answered, and says how it came to it', async () => {
    await page.goto(path);
    await ask('Do you have a table lamp under 100 euros?');
    await part(0, 'Products').getByRole('link', { name: 'Ash Table Lamp' }).waitFor();
    await turn(0).getByText('Answered', { exact: true }).waitFor();
    expect(await part(0, 'Understood').innerText()).toMatch(/lamp[^]*up to €100/);
    expect(await part(0, 'Found').innerText()).toContain('Ash Table Lamp');
    expect(await part(0, 'Sources').innerText()).toContain('Product “Ash Table Lamp”');
    expect(await part(0, 'Cost').innerText()).toContain('builtin/retrieval');
    await page.emulateMedia({ colorScheme: 'light' });
    await keepPicture(page, 'console-playground', 1200);
    expect(await faults(page, turn(0))).toEqual([]);
  });

  it('remembers the conversation until it starts over', async () => {
    await page.goto(path);
    await ask('Do you have an oak table lamp?');
    await part(0, 'Products').waitFor();
    await ask('How much is it?');
    await turn(1).getByText('€120').first().waitFor();
    expect(await part(1, 'Understood').innerText()).toContain('Oak Table Lamp');
    await page.getByRole('button', { name: 'Start over' }).click();
    await turn(0).waitFor({ state: 'detached' });
  });

  it('is open to viewers', async () => {
    await viewer.goto(path);
    await ask('Do you ship to Norway?', viewer);
    await turn(0, viewer).getByText('We ship to Norway within 5 days.').first().waitFor();
    expect(await turn(0, viewer).getByText('Knowledge “Shipping”').count()).toBeGreaterThan(0);
  });
});
