import type { Page } from 'playwright-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { SOON } from '../setup/bounds.ts';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join } from '../setup/e2e-people.ts';
import { faults, loadAxe } from '../setup/faults.ts';
import { keepPicture } from '../setup/widget-picture.ts';

const stage = openStage();
let page: Page;

beforeAll(async () => {
  const lamps = await createOwner(await stage.visit(), 'Ben Okafor', 'Nordlys');
  const agency = await createOwner(await stage.visit(), 'Ana Ruiz', 'Agency');
  ({ page } = agency);
  const { token } = await lamps.call.create_invitation({ role: 'viewer' });
  await agency.account.accept_invitation({ token });
  const { assistantId } = await lamps.call.create_assistant({ name: 'Lamps', siteUrl: 'http://127.0.0.1:9' });
  await lamps.call.update_assistant({ assistantId, status: 'live' });
  await lamps.call.start_crawl({ assistantId });
  await vi.waitUntil(async () => (await lamps.call.list_crawls({ assistantId }))[0]?.finishedAt, SOON);
  const draft = await agency.call.create_assistant({ name: 'Tents', siteUrl: 'https://tents.test/' });
  await agency.call.add_product({ assistantId: draft.assistantId, url: 'https://tents.test/1', title: 'Tent' });
  await loadAxe(page);
});

const rows = () => page.getByRole('table', { name: 'Assistants' }).getByRole('row');

it('lists all assistants of all organizations, what needs attention first', async () => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Organization:/ }).click();
  await page.getByRole('link', { name: 'All assistants' }).click();
  await page
    .getByText('2 assistants in all your organizations, of which 2 need attention.', { exact: false })
    .waitFor();
  const [, first, second, ...more] = await rows().allInnerTexts();
  expect(first).toMatch(/Lamps\s+Nordlys\s+The last crawl failed\s+live/i);
  expect(first).toContain('The address cannot be opened');
  expect(second).toMatch(/Tents\s+Agency\s+Try it, then go live\s+draft/i);
  expect(more).toEqual([]);
  await page.mouse.move(0, 0);
  await page.emulateMedia({ colorScheme: 'light' });
  await keepPicture(page, 'console-overview', 1200);
  expect(await faults(page, rows().nth(1))).toEqual([]);
  await page.getByRole('link', { name: 'Lamps' }).click();
  await page.getByRole('heading', { name: 'Lamps', level: 1 }).waitFor();
});

it('is not offered to people of one organization', async () => {
  const owner = await createOwner(await stage.visit(), 'Cara Holt', 'Only');
  const { page: single } = await join(await stage.visit(), 'Dan Mott', owner, 'viewer');
  await single.goto('/');
  await single.getByRole('button', { name: /^Organization:/ }).click();
  await single.getByRole('link', { name: 'New organization' }).waitFor();
  expect(await single.getByRole('link', { name: 'All assistants' }).count()).toBe(0);
  await single.goto('/overview');
  await single.getByText('No assistants yet').waitFor();
});

it('is in German for readers of German', async () => {
  const owner = await createOwner(await stage.visitWith({ locale: 'de-DE' }), 'Eva Klein', 'Nordlicht');
  const { page: german, call, organizationId } = owner;
  await loadAxe(german);
  const { assistantId } = await call.create_assistant({ name: 'Lampen', siteUrl: 'https://lampen.test/' });
  await call.add_product({ assistantId, url: 'https://lampen.test/1', title: 'Lampe' });
  await german.goto('/overview');
  const lead = german.getByText('1 Assistent in all Ihren Organisationen, davon 1 mit Handlungsbedarf.');
  expect(await faults(german, lead)).toEqual([]);
  await german.getByRole('heading', { name: 'Überblick', level: 1 }).waitFor();
  await german.goto(`/organizations/${organizationId}/assistants/${assistantId}`);
  await german.getByRole('region', { name: 'Katalog' }).getByText('1 Produkt', { exact: true }).waitFor();
  expect(await faults(german, german.getByRole('heading', { name: 'In den Shop einbauen' }))).toEqual([]);
});
