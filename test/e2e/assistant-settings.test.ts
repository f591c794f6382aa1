import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join } from '../setup/e2e-people.ts';
import { faults, loadAxe } from '../setup/faults.ts';

const stage = openStage();
let owner: Awaited<ReturnType<typeof createOwner>>;
let page: Page;
let editor: Page;
let viewer: Page;
let assistantId: string;
let path: string;
let organizationPath: string;

beforeAll(async () => {
  owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Nordlys');
  ({ page } = owner);
  ({ assistantId } = await owner.call.create_assistant({ name: 'Lamps', siteUrl: 'https://shop.test/' }));
  organizationPath = `/organizations/${owner.organizationId}/settings`;
  path = `/organizations/${owner.organizationId}/assistants/${assistantId}/settings`;
  ({ page: editor } = await join(await stage.visit(), 'Ben Okafor', owner, 'editor'));
  ({ page: viewer } = await join(await stage.visit(), 'Vera Lind', owner, 'viewer'));
  await loadAxe(page);
});

const form = (name: string, on = page) => on.getByRole('region', { name });
const save = (name: string) => page.getByRole('button', { name: `Save ${name}` }).click();
const announced = (text: string) => page.getByRole('status').getByText(text).waitFor();
const settings = () => owner.call.get_widget_settings({ assistantId });

describe('the settings of an assistant', () => {
  it('are a page of it', async () => {
    await page.goto(`/organizations/${owner.organizationId}/assistants/${assistantId}`);
    await page.getByRole('navigation', { name: 'Assistant' }).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    expect(await page.title()).toBe('Settings · Aisle');
  });

  it('change the shop', async () => {
    await page.goto(path);
    await page.getByLabel('Address of the shop').fill('shop');
    await save('shop');
    await page.getByText('must be an absolute http:// or https:// URL', { exact: true }).waitFor();
    expect(await page.getByLabel('Address of the shop').inputValue()).toBe('shop');
    await page.getByLabel('Address of the shop').fill('https://lamps.test/');
    await page.getByLabel('User agent of crawls').fill('LampBot/1.0');
    await save('shop');
    await announced('Shop saved.');
    expect(await owner.call.get_assistant({ assistantId })).toMatchObject({
      siteUrl: 'https://lamps.test/',
      crawlUserAgent: 'LampBot/1.0',
    });
    await form('Where it may appear').getByText('Now: https://lamps.test and https://www.lamps.test.').waitFor();
  });

  it('tell the later of two people, who decides', async () => {
    const field = page.getByLabel('Address of the shop');
    const theirs = (siteUrl: string) => owner.call.update_assistant({ assistantId, siteUrl });
    await page.goto(path);
    await field.fill('https://mine.test/');
    await theirs('https://theirs.test/');
    await save('shop');
    const alert = page.getByRole('alert').filter({ hasText: 'Someone has changed this since you opened it.' });
    await alert.waitFor();
    expect(await faults(page, alert)).toEqual([]);
    expect((await owner.call.get_assistant({ assistantId })).siteUrl).toBe('https://theirs.test/');
    await alert.getByRole('button', { name: 'Save mine anyway' }).click();
    await announced('Shop saved.');
    expect((await owner.call.get_assistant({ assistantId })).siteUrl).toBe('https://mine.test/');
    await alert.waitFor({ state: 'detached' });
    // A change that the same person saves in another form of the page is no conflict.
    await field.fill('https://lamps.test/');
    await page.getByLabel('Telephone').fill('030 901820');
    await save('contact');
    await announced('Contact saved.');
    await save('shop');
    await announced('Shop saved.');
    expect((await owner.call.get_assistant({ assistantId })).siteUrl).toBe('https://lamps.test/');
  });

  it('change the allowed addresses, and name the line that is wrong', async () => {
    await page.goto(path);
    const field = page.getByLabel('Allowed addresses');
    await field.fill('https://lamps.test\n\nhttps://lamps.test/de');
    await save('addresses');
    await page
      .getByText('“https://lamps.test/de” must be an origin such as https://shop.example, without a path')
      .waitFor();
    await field.fill('https://lamps.test\nhttps://preview.lamps.test');
    await expect.poll(() => field.getAttribute('aria-invalid')).not.toBe('true');
    await save('addresses');
    await announced('Addresses saved.');
    expect(await settings()).toMatchObject({ origins: ['https://lamps.test', 'https://preview.lamps.test'] });
    await field.fill('');
    await save('addresses');
    await expect.poll(settings).toMatchObject({ origins: null });
  });

  it('change the suggested questions', async () => {
    await page.goto(path);
    await page.getByLabel('My own').check();
    await page.getByLabel('My questions').fill('Which lamp is dimmable?\nDo you ship to Norway?');
    await save('questions');
    await announced('Suggested questions saved.');
    expect(await settings()).toMatchObject({
      suggestedQuestions: ['Which lamp is dimmable?', 'Do you ship to Norway?'],
    });
    await page.reload();
    await page.getByLabel('My questions').fill('');
    await save('questions');
    await expect.poll(settings).toMatchObject({ suggestedQuestions: [] });
    await page.getByLabel('From the catalogue').check();
    await save('questions');
    await expect.poll(settings).toMatchObject({ suggestedQuestions: null });
  });

  it('change how to reach a person, and the helpdesk with its secret', async () => {
    await page.goto(path);
    const contact = form('Contact');
    await contact.getByLabel('Email').fill('help@lamps.test');
    await contact.getByLabel('Telephone').fill('call us');
    await save('contact');
    await contact.getByText('must be a telephone number of digits, spaces and + ( ) / . -', { exact: true }).waitFor();
    await contact.getByLabel('Telephone').fill('+47 22 00 00 00');
    await save('contact');
    await announced('Contact saved.');
    const helpdesk = form('Helpdesk');
    expect(await helpdesk.getByRole('button', { name: 'New signing secret' }).count()).toBe(0);
    await helpdesk.getByLabel('Webhook').fill('https://desk.test/aisle');
    await save('helpdesk');
    await helpdesk.getByRole('button', { name: 'New signing secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await page
      .getByRole('figure', { name: 'Secret' })
      .getByText(/^aisle_wh_/)
      .waitFor();
    expect(await faults(page, page.getByRole('dialog'))).toEqual([]);
    await page.getByRole('button', { name: 'I’ve saved it' }).click();
    expect(await settings()).toMatchObject({
      contactUrl: null,
      contactEmail: 'help@lamps.test',
      contactPhone: '+47 22 00 00 00',
      handoverWebhook: 'https://desk.test/aisle',
    });
  });

  it('change the checking of answers', async () => {
    await page.goto(path);
    await page.getByLabel('Replace them with the shop’s own words').check();
    await save('checking');
    await announced('Checking saved.');
    expect(await settings()).toMatchObject({ verify: 'quote' });
  });

  it('change the synonyms', async () => {
    await page.goto(path);
    const field = page.getByLabel('Groups of synonyms');
    await field.fill('torch, flashlight\nalone');
    await save('synonyms');
    await page.getByText('“alone” must have at least 2 words or phrases').waitFor();
    await field.fill('torch, flashlight\n5,5 W; 5.5 watts');
    await save('synonyms');
    await announced('Synonyms saved.');
    expect((await owner.call.list_synonyms({ assistantId })).groups).toEqual([
      ['torch', 'flashlight'],
      ['5,5 W', '5.5 watts'],
    ]);
    await page.reload();
    expect(await page.getByLabel('Groups of synonyms').inputValue()).toBe('torch, flashlight\n5,5 W; 5.5 watts');
    await field.fill('mine, my own');
    await owner.call.set_synonyms({ assistantId, groups: [['theirs', 'their own']] });
    await save('synonyms');
    const alert = page.getByRole('alert').filter({ hasText: 'Someone has changed this since you opened it.' });
    await alert.getByRole('button', { name: 'Save mine anyway' }).click();
    await announced('Synonyms saved.');
    expect((await owner.call.list_synonyms({ assistantId })).groups).toEqual([['mine', 'my own']]);
  });

  it('have no faults of accessibility', async () => {
    await page.goto(path);
    await save('shop');
    await page.getByLabel('My own').check();
    expect(await faults(page, page.getByLabel('Groups of synonyms'))).toEqual([]);
  });

  it('are for editors only where their role allows', async () => {
    await editor.goto(path);
    await editor.getByLabel('Groups of synonyms').waitFor();
    await editor.getByText('Only owners and admins can change the assistant').waitFor();
    expect(await editor.getByRole('button', { name: /^Save/ }).count()).toBe(1);
    await viewer.goto(path);
    await viewer.getByText('Settings are for editors').waitFor();
    expect(await viewer.getByRole('button', { name: /^Save/ }).count()).toBe(0);
    const tabs = viewer.getByRole('navigation', { name: 'Assistant' });
    expect(await tabs.getByRole('link', { name: 'Settings' }).count()).toBe(0);
  });
});

describe('the settings of an organization', () => {
  it('have its budget', async () => {
    await page.goto(organizationPath);
    await page.getByText('$50.00 a month').waitFor();
    await page.getByText('$0.00 of $50.00 this month.').waitFor();
    await page.getByLabel('Our own budget').check();
    await page.getByLabel('US dollars a month').fill('-1');
    await save('budget');
    await form('Budget for language models').locator('[name=monthlyBudget][aria-invalid=true]').waitFor();
    await page.getByLabel('US dollars a month').fill('12.50');
    await save('budget');
    await announced('Budget saved.');
    await page.getByText('$0.00 of $12.50 this month.').waitFor();
    await page.goto(`/organizations/${owner.organizationId}/assistants/${assistantId}`);
    await form('Model').getByText('at most $12.50 a month in your organization').waitFor();
    await page.goto(organizationPath);
    await page.getByLabel('No limit').check();
    await save('budget');
    await page.getByText('$0.00 this month.').waitFor();
    expect(await owner.call.get_chat_settings({})).toMatchObject({ monthlyBudget: null, isDefaultBudget: false });
    await page.getByLabel('The default of this server').check();
    await save('budget');
    await page.getByText('$0.00 of $50.00 this month.').waitFor();
    // One's own changes, back and forth, are no conflict; those of others are.
    await owner.call.update_chat_settings({ monthlyBudget: 20 });
    await page.getByLabel('No limit').check();
    await save('budget');
    await page.getByText('Someone has changed this since you opened it.').waitFor();
    await owner.call.update_chat_settings({ monthlyBudget: 'default' });
  });

  it('have the retention of conversations', async () => {
    await page.goto(organizationPath);
    await page.getByLabel('Days that conversations are kept').fill('30');
    await save('retention');
    await announced('Retention saved.');
    expect(await owner.call.get_chat_settings({})).toMatchObject({ retentionDays: 30 });
  });

  it('show all members what is used and spent', async () => {
    await viewer.goto(organizationPath);
    await viewer.getByRole('table', { name: 'Usage' }).getByRole('row', { name: 'Assistants 1 10,000' }).waitFor();
    await viewer.getByRole('table', { name: 'Spending' }).waitFor();
    expect(await viewer.getByRole('button', { name: /^Save/ }).count()).toBe(0);
  });
});

it('are in German for readers of German, as are keys and the audit log', async () => {
  const german = await createOwner(await stage.visitWith({ locale: 'de-DE' }), 'Eva Klein', 'Nordlicht');
  await loadAxe(german.page);
  const created = await german.call.create_assistant({ name: 'Lampen', siteUrl: 'https://lampen.test/' });
  const organization = `/organizations/${german.organizationId}`;
  for (const [address, title, text] of [
    [`${organization}/assistants/${created.assistantId}/settings`, 'Einstellungen', 'Shop speichern'],
    [`${organization}/settings`, 'Einstellungen', 'Von 1 bis 3.650.'],
    [`${organization}/keys`, 'API-Schlüssel', 'Keine aktiven Schlüssel'],
    [`${organization}/audit?action=create_assistant`, 'Änderungsprotokoll', 'CSV herunterladen'],
  ] as const) {
    await german.page.goto(address);
    await german.page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(await faults(german.page, german.page.getByText(text))).toEqual([]);
  }
  await german.page.getByRole('cell', { name: 'Assistenten erstellen', exact: true }).waitFor();
});
