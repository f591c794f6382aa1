import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join } from '../setup/e2e-people.ts';
import { createShopper } from '../setup/e2e-shopper.ts';
import { faults, loadAxe } from '../setup/faults.ts';
import { keepPicture } from '../setup/widget-picture.ts';
import { errorOf } from '../setup/field-error.ts';

const stage = openStage();
let page: Page;
let viewer: Page;
let path: string;
let emptyPath: string;

beforeAll(async () => {
  const owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Nordlys');
  const { organizationId, call } = owner;
  const { assistantId } = await call.create_assistant({ name: 'Nordlys', siteUrl: 'https://shop.test/' });
  const { assistantId: empty } = await call.create_assistant({ name: 'New', siteUrl: 'https://new.test/' });
  const pathOf = (id: string) => `/organizations/${organizationId}/assistants/${id}/questions`;
  [path, emptyPath] = [pathOf(assistantId), pathOf(empty)];
  await call.add_knowledge({ assistantId, title: 'Shipping', content: 'We ship to Norway within 5 days.' });
  await call.update_assistant({ assistantId, status: 'live', modelName: 'builtin/retrieval' });
  const { embedKey } = await call.get_assistant({ assistantId });
  const shopper = createShopper(owner, embedKey);
  for (const question of ['Do you offer gift wrapping?', 'Is gift wrapping offered?', 'Can I rent a kayak?'])
    await shopper.ask(question);
  ({ page } = owner);
  ({ page: viewer } = await join(await stage.visit(), 'Ben Okafor', owner, 'viewer'));
  await loadAxe(page);
});

const group = (question: string, on = page) =>
  on
    .getByRole('list', { name: 'Open questions' })
    .getByRole('listitem')
    .filter({ has: on.getByRole('heading', { name: question }) });
const dialog = () => page.getByRole('dialog');

describe('open questions', () => {
  it('have an empty state', async () => {
    await page.goto(emptyPath);
    expect(await faults(page, page.getByText('No open questions'))).toEqual([]);
  });

  it('are grouped, with how often they were asked', async () => {
    await page.goto(path);
    await page.getByText('3 questions that could not').waitFor();
    await group('gift wrapping').getByText('Asked 2 times').waitFor();
    await group('kayak').getByText('Asked once,').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await keepPicture(page, 'console-questions', 1200);
    expect(await faults(page, group('kayak'))).toEqual([]);
  });

  it('are open to viewers, who can ask them but not settle them', async () => {
    await viewer.goto(path);
    await viewer.getByRole('button', { name: 'Ask now: Can I rent a kayak?' }).click();
    await group('kayak', viewer).getByText('Not answered').waitFor();
    await viewer.getByText('Only owners, admins and editors can').waitFor();
    expect(await viewer.getByRole('button', { name: /Answer it|Dismiss/ }).count()).toBe(0);
  });

  it('are shown in German', async () => {
    const german = await stage.visitWith({ locale: 'de-DE' });
    await german.context.addCookies(await page.context().cookies());
    await loadAxe(german.page);
    await german.page.goto(path);
    await german.page.getByRole('heading', { name: 'Offene Fragen', level: 1 }).waitFor();
    await german.page.getByText('3 Fragen wurden nicht oder nur teilweise beantwortet.').waitFor();
    await german.page.getByText('2-mal gefragt, zuletzt').waitFor();
    expect(await faults(german.page, german.page.getByRole('list', { name: 'Offene Fragen' }))).toEqual([]);
  });

  it('can be dismissed, and opened again', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Dismiss: Can I rent a kayak?' }).click();
    await group('kayak').waitFor({ state: 'detached' });
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await group('kayak').waitFor();
    await page.getByText('3 questions that could not').waitFor();
    expect(await group('gift wrapping').count()).toBe(1);
  });

  it('are answered by a knowledge entry, and asked again', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: /^Answer it: .*gift wrapping/ }).click();
    expect(await dialog().getByLabel('Title').inputValue()).toContain('gift wrapping');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await errorOf(dialog().getByLabel('Answer'));
    expect(await dialog().getByRole('alert').count()).toBe(0);
    expect(await faults(page, dialog())).toEqual([]);
    await dialog().getByLabel('Answer').fill('We offer gift wrapping for 3 euros.');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByText('1 question that could not').waitFor();
    await page.getByRole('button', { name: /^Ask again: .*gift wrapping/ }).click();
    const answered = page.getByRole('list', { name: 'Answered by you just now' });
    await answered.getByText('Answered', { exact: true }).waitFor();
    await answered.getByText('We offer gift wrapping for 3 euros.').first().waitFor();
    expect(await faults(page, answered)).toEqual([]);
  });
});
