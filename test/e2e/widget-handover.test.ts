import axe from 'axe-core';
import { expect, it } from 'vitest';
import { CONTACT, answerWith } from '../setup/widget-answers.ts';
import { openWidgetStage } from '../setup/widget-stage.ts';

const stage = openWidgetStage();

const GROUP = { name: 'Talk to a person' };
const HOURS = 'The shop and the workbench are open Tuesday to Saturday, 10:00 to 18:00.';
const CONTACTS = { url: CONTACT.contactUrl, email: CONTACT.contactEmail, phone: CONTACT.contactPhone };
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

/** The decoded query of a mailto link. */
const mailOf = (href: string) => new URL(href.replaceAll('+', '%2B')).searchParams;

/** The latest announcement to screen readers. */
const LAST_SAID = "document.querySelector('aisle-assistant').shadowRoot.querySelector('[role=status]').textContent";

const OUTLINE = "getComputedStyle(document.querySelector('aisle-assistant').shadowRoot.activeElement).outlineStyle";

it('shows no links that a contact lacks or that could run a script', async () => {
  const { page, panel, ask, complaints } = await stage.shopper('/about');
  const contact = { url: 'javascript:alert(1)', email: null, phone: null };
  await answerWith(page, { type: 'text', delta: 'Of course.' }, { type: 'handover', contact, hours: null });
  await ask('I want to talk to a person');
  const card = panel.getByRole('group', GROUP);
  await card.waitFor();
  expect([await card.getByRole('link').count(), await card.getByRole('button').count()]).toEqual([0, 1]);
  expect(complaints).toEqual([]);
});

it('says that nothing was copied where the page has no clipboard', async () => {
  const { page, panel, ask } = await stage.shopper('/about');
  await page.evaluate('Object.defineProperty(navigator, "clipboard", { value: undefined })');
  await answerWith(page, { type: 'text', delta: 'Of course.' }, { type: 'handover', contact: CONTACTS, hours: null });
  await ask('I want to talk to a person');
  await panel.getByRole('button', { name: 'Copy this conversation' }).click();
  await panel.getByRole('group', GROUP).getByText('That didn’t work. Please try again.').waitFor();
  await expect.poll(() => page.evaluate(LAST_SAID)).toBe('That didn’t work. Please try again.');
});

it('hands over by keyboard alone, and again after the next page', async () => {
  await stage.configure(CONTACT);
  const { page, panel, ask, field, focused, complaints } = await stage.shopper('/about', CLIPBOARD);
  await ask('Do you ship to Norway?');
  await ask('I want to talk to a person');
  const card = panel.getByRole('group', GROUP);
  await card.getByText(HOURS).waitFor();

  await panel.getByRole('log').focus();
  await page.keyboard.press('Tab');
  const isInCard = () => card.locator(':focus').count();
  for (let tabs = 0; (await isInCard()) === 0 && tabs < 20; tabs++) await page.keyboard.press('Tab');
  const reached: (string | null)[] = [];
  for (; (await isInCard()) > 0; await page.keyboard.press('Tab')) {
    const element = card.locator(':focus');
    reached.push(await element.textContent());
    expect(await page.evaluate(OUTLINE)).toBe('solid');
    if ((await element.getAttribute('type')) === 'button') await page.keyboard.press('Enter');
  }
  expect(reached).toEqual(['Contact the shop', CONTACT.contactEmail, CONTACT.contactPhone, 'Copy this conversation']);
  await expect.poll(() => page.evaluate(LAST_SAID)).toBe('Conversation copied.');
  await card.getByRole('button', { name: 'Conversation copied.' }).waitFor();
  const copied = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(copied).toMatch(
    /^You: Do you ship to Norway\?\n\nBrackenholm: [^]+\n\nYou: I want to talk to a person\n\nBrackenholm: Of course\./,
  );

  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
    return (await loaded.run('aisle-assistant')).violations.map(({ id }) => id);
  });
  expect(violations).toEqual([]);

  await page.goto('/');
  await card.getByText(HOURS).waitFor();
  const link = card.getByRole('link', { name: 'Contact the shop' });
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([CONTACT.contactUrl, '_blank']);
  expect(await card.getByRole('link', { name: CONTACT.contactPhone }).getAttribute('href')).toBe('tel:+4930901820');
  const mail = mailOf((await card.getByRole('link', { name: CONTACT.contactEmail }).getAttribute('href')) ?? '');
  expect(mail.get('subject')).toBe('Conversation: Brackenholm');
  expect(mail.get('body')).toContain('You: I want to talk to a person\r\n\r\nBrackenholm: Of course.');
  await field.focus();
  await focused('textarea');
  expect(complaints).toEqual([]);
});
