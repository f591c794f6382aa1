import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENTS } from '../../src/http/documents.ts';
import { sharedService } from '../setup/service.ts';

const { app } = await sharedService();
const request = async (address: string) => app.request(address);

const open = async (name: string) => {
  const response = await request(name === '' ? '/docs' : `/docs/${name}`);
  return {
    status: response.status,
    policy: response.headers.get('Content-Security-Policy'),
    html: await response.text(),
  };
};

/** The documents that the console's texts link to. */
const linked = fs
  .globSync('src/console/texts/*/*.{ts,tsx}', { cwd: path.join(import.meta.dirname, '../..') })
  .flatMap((file) => [
    ...fs.readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8').matchAll(/\/docs\/[\w#-]+/g),
  ])
  .map(([href]) => href);

it.each(['nothing', 'style', '..%2fpackage', '__proto__'])('answers 404 for /docs/%s', async (name) => {
  expect((await open(name)).status).toBe(404);
});

it.each(DOCUMENTS)('shows %s with links that lead somewhere, and without files of the repository', async (name) => {
  const { status, policy, html } = await open(name);
  expect([status, policy]).toEqual([200, (await request('/docs')).headers.get('Content-Security-Policy')]);
  expect(html).toMatch(/<h1>\S.*<\/h1>/);
  for (const [, href = ''] of html.matchAll(/ href="([^"]+)"/g)) await follows(name, href);
  expect(html).not.toContain('<img');
});

it('has what the console links to', async () => {
  expect(linked.length).toBeGreaterThan(0);
  for (const href of new Set(linked)) await follows('', href);
});

async function follows(from: string, href: string): Promise<void> {
  if (/^https?:/.test(href)) return;
  const [, page = from, anchor] = /^(?:\/docs\/?([\w-]*))?(?:#(.+))?$/.exec(href) ?? expect.fail(href);
  const { status, html } = await open(page);
  expect([href, status, anchor === undefined || html.includes(`id="${anchor}"`)]).toEqual([href, 200, true]);
}
