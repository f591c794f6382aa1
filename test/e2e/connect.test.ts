import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join } from '../setup/e2e-people.ts';
import { faults, loadAxe } from '../setup/faults.ts';

const stage = openStage();

/** The text that a button copies. */
const text = (page: Page, label: string) =>
  page.getByRole('figure', { name: label, exact: true }).locator('code').textContent();

async function openPage(locale = 'en-GB') {
  const owner = await createOwner(await stage.visitWith({ locale }), 'Ana Ruiz', 'Brackenholm');
  await loadAxe(owner.page);
  await owner.page.goto(`/organizations/${owner.organizationId}/connect`);
  return owner;
}

it('prints commands that work with a key, and no secret', async () => {
  const { page, call } = await openPage();
  await page.getByRole('heading', { name: 'Connect', level: 1 }).waitFor();
  expect(await text(page, 'Address of the API')).toBe(`${stage.baseUrl}/api/rest/actions`);
  const { assistantId } = await call.create_assistant({ name: 'Camping', siteUrl: 'https://shop.test/' });
  const { key } = await call.create_key({
    name: 'Try',
    scope: 'user',
    permissions: ['assistants:view'],
    expiresAt: null,
  });
  const commands = `${await text(page, 'Read the key')}\n${await text(page, 'Try the API')} -s`;
  const run = spawnSync('bash', ['-c', commands], { input: `${key}\n`, encoding: 'utf8' });
  expect(JSON.parse(run.stdout)).toMatchObject({ result: [{ assistantId }] });
  expect(run.stderr).not.toContain(key);
  await page.reload();
  await page.getByRole('heading', { name: 'Connect', level: 1 }).waitFor();
  expect(await page.content()).not.toContain('aisle_sk_');
  for (const name of ['API reference', 'OpenAPI description']) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    expect((await page.request.get(address ?? '')).status()).toBe(200);
  }
});

it('has the setup of each agent, by signing in and with a key, from the keyboard alone', async () => {
  const { page } = await openPage();
  const agent = page.getByLabel('Your agent');
  expect(await text(page, 'URL for Claude')).toBe(`${stage.baseUrl}/api/mcp`);
  // Nobody on the internet reaches a test.
  await page.getByRole('note').getByText('needs an address on the internet').waitFor();
  await agent.focus();
  await page.keyboard.press('ArrowDown');
  expect(await text(page, 'Command for Claude Code')).toBe(
    `claude mcp add --transport http aisle ${stage.baseUrl}/api/mcp`,
  );
  expect(await text(page, 'Key for Claude Code')).toContain('Bearer ${AISLE_API_KEY}');
  expect(await page.getByRole('note').count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.getByText('It connects only by signing in.').waitFor();
  for (const name of ['Cursor', 'VS Code']) {
    await page.keyboard.press('ArrowDown');
    for (const copied of [`Sign-in for ${name}`, `Key for ${name}`])
      expect(JSON.stringify(JSON.parse((await text(page, copied)) ?? ''))).toContain(`${stage.baseUrl}/api/mcp`);
  }
});

it('leads viewers to a key of their own', async () => {
  const owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
  const { page } = await join(await stage.visit(), 'Ben Okafor', owner, 'viewer');
  await page.goto(`/organizations/${owner.organizationId}/members`);
  await page.getByRole('link', { name: 'Connect', exact: true }).click();
  await page.getByRole('link', { name: 'Create a key' }).click();
  await page.getByRole('dialog', { name: 'Create a key' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
});

it.each([
  ['en-GB', 'Your agent', 'With an API key'],
  ['de-DE', 'Ihr Agent', 'Mit API-Schlüssel'],
])('has no faults in %s, and fits a phone', async (locale, label, heading) => {
  const { page } = await openPage(locale);
  for (const name of ['claude', 'vscode', 'other']) {
    await page.getByLabel(label).selectOption(name);
    expect(await faults(page, page.getByRole('heading', { name: heading }))).toEqual([]);
    await page.setViewportSize({ width: 390, height: 780 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  }
});
