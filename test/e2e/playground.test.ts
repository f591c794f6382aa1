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
let addKnowledge: (title: string, content: string) => Promise<unknown>;

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
  addKnowledge = (title, content) => call.add_knowledge({ assistantId, title, content });
  await addKnowledge('Shipping', 'We ship to Norway within 5 days.');
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

describe('test questions', () => {
  const section = (on = page) => on.getByRole('region', { name: 'Test questions' });
  const row = (name: string | RegExp) => page.getByRole('table', { name: 'Test questions' }).getByRole('row', { name });
  const runs = () => page.getByRole('table', { name: 'Runs' }).getByRole('row');
  const dialog = () => page.getByRole('dialog');

  it('have an empty state', async () => {
    await page.goto(path);
    expect(await faults(page, page.getByText('No test questions yet'))).toEqual([]);
  });

  it('are kept from the playground, or added', async () => {
    await page.goto(path);
    await ask('Do you have an oak table lamp?');
    await turn(0).getByRole('button', { name: 'Keep as a test question' }).click();
    await dialog().getByLabel('That it shows Oak Table Lamp').check();
    expect(await faults(page, dialog())).toEqual([]);
    await dialog().getByRole('button', { name: 'Keep' }).click();
    await row(/oak table lamp.*Shows Oak Table Lamp.*Not asked yet/).waitFor();
    await page.getByRole('button', { name: 'Add a question' }).click();
    await dialog().getByRole('textbox', { name: 'Question' }).fill('Do you offer gift wrapping?');
    await dialog().getByRole('button', { name: 'Add' }).click();
    await row(/gift wrapping.*An answer.*Not asked yet/).waitFor();
    await page.getByText('They are asked automatically: the assistant’s model costs nothing.').waitFor();
    await page.reload();
    await row(/gift wrapping/).waitFor();
    expect(await row(/oak table lamp/).count()).toBe(1);
  });

  it('are asked, and again after a change, with what is different', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Ask all now' }).click();
    await row(/oak table lamp.*Answered.*As expected/).waitFor();
    await row(/gift wrapping.*Not as expected/).waitFor();
    await addKnowledge('Gift wrapping', 'We offer gift wrapping for 3 euros.');
    await page.getByRole('button', { name: 'Ask all now' }).click();
    const changes = page.getByRole('group', { name: 'Changed since the run before' });
    await changes.getByText(/gift wrapping\?: .* → answered, as expected/).waitFor();
    expect(await runs().nth(1).innerText()).toMatch(/By a person[^]*2 of 2[^]*2 of 2/);
    const trend = page.getByRole('slider', { name: 'Trend: values' });
    await trend.press('Home');
    expect(await trend.getAttribute('aria-valuetext')).toMatch(/: Answered 1, Partly answered 0, Not answered 1$/);
    await trend.press('End');
    expect(await trend.getAttribute('aria-valuetext')).toMatch(/: Answered 2, Partly answered 0, Not answered 0$/);
    await page.getByRole('button', { name: /^Details: run of .*row 1/ }).click();
    await page.getByText('We offer gift wrapping for 3 euros.').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await section().scrollIntoViewIfNeeded();
    await keepPicture(page, 'console-test-questions', 1200);
    expect(await faults(page, changes)).toEqual([]);
  });

  it('are shown in German, with the answers', async () => {
    const german = await stage.visitWith({ locale: 'de-DE' });
    await german.context.addCookies(await page.context().cookies());
    await loadAxe(german.page);
    await german.page.goto(path);
    await german.page.getByRole('heading', { name: 'Testbereich', level: 1 }).waitFor();
    const table = german.page.getByRole('table', { name: 'Durchläufe' });
    await table.getByText('2 von 2').first().waitFor();
    await german.page.getByRole('slider', { name: 'Verlauf: Werte' }).waitFor();
    await german.page.getByLabel('Ihre Frage').fill('Do you have a table lamp under 100 euros?');
    await german.page.getByRole('button', { name: 'Fragen', exact: true }).click();
    const understood = german.page.getByRole('group', { name: 'Verstanden' });
    expect(await understood.innerText()).toMatch(/bis 100,00\s€/);
    expect(await faults(german.page, table)).toEqual([]);
  });

  it('are open to viewers, who cannot change or ask them', async () => {
    await viewer.goto(path);
    await viewer.getByText('Only owners and admins can change the assistant').waitFor();
    await section(viewer)
      .getByRole('row', { name: /oak table lamp/ })
      .waitFor();
    expect(
      await section(viewer)
        .getByRole('button', { name: /Ask all|Add|Remove/ })
        .count(),
    ).toBe(0);
    expect(await section(viewer).getByRole('checkbox').count()).toBe(0);
  });

  it('may cost money only if that is allowed, and can be removed', async () => {
    await page.goto(path);
    const allowed = page.getByLabel('Ask automatically even if it costs money');
    // It shows the choice with the click, not when the server has answered.
    expect(await allowed.evaluate((box) => (box.click(), box.checked))).toBe(true);
    await page.getByText('also with a paid model').waitFor();
    const remove = page.getByRole('button', { name: 'Remove: Do you offer gift wrapping?' });
    await remove.click();
    await row(/gift wrapping/).waitFor({ state: 'detached' });
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await row(/gift wrapping.*An answer/).waitFor();
    await remove.click();
    await row(/gift wrapping/).waitFor({ state: 'detached' });
    await page.reload();
    await row(/oak table lamp/).waitFor();
    expect(await page.getByLabel('Ask automatically even if it costs money').isChecked()).toBe(true);
  });
});
