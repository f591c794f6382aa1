import { describe, expect, it } from 'vitest';
import { readHere } from '../../../src/crawl/threads/reader.ts';
import { cpuSeconds } from '../../setup/cpu-seconds.ts';
import { HOME, front, header, json } from './front-page.ts';

const EMPTY = {
  url: HOME,
  name: null,
  logoUrl: null,
  colour: null,
  language: null,
  platform: null,
  tags: [],
  policies: [],
};
const fill = (text: string, length = 2_000_000) => text.repeat(Math.ceil(length / text.length));

describe('a page that says nothing gives nothing:', () => {
  it.each<[string, string | Uint8Array]>([
    ['an empty body', ''],
    ['binary data', Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256)],
    ['a truncated tag', '<script src="https://aisle.example/widget.js" data-key="aisle_pk_a'],
    ['unclosed comments', '<!-- <meta name="theme-color" content="#c00000"> <html lang="de">'],
    ['broken JSON-LD', '<script type="application/ld+json">{"@type": "Organization", "name": </script>'],
    ['unclosed inert elements', fill('<template><noscript>', 100_000)],
  ])('%s', (_, html) => {
    expect(front(html)).toEqual(EMPTY);
  });
});

describe('takes time in proportion to a page with', () => {
  it.each<[string, string]>([
    ['links without end', fill('<a href=x>')],
    ['logos without end', fill(header('<a href=/><img class=logo alt="acme lamps" src=/logo.png></a>'))],
    ['logos deep inside', fill('<div class="header logo">', 1_000_000) + fill('<img src=/logo.png>', 1_000_000)],
    ['a style sheet of hyphens', `<style>${fill('-')}</style>`],
    ['a style sheet of properties', `<style>${fill('--primary:var(--primary);--a--b')}</style>`],
    ['a style sheet of braces', `<style>${fill('{}}{:root')}</style>`],
    ['a script of keys', `<script>${fill("dataset.key='aisle_pk_a';src='")}</script>`],
    ['scripts of keys', fill("<script>dataset.key='aisle_pk_a';src='//x'</script>")],
    ['a title without end', `<title>${fill('acme - ')}</title>`],
    ['a name in letters', `<p>${fill('a c m e ')}</p>`],
    ['notices without end', fill('<b>© acmé &amp; lamp</b>')],
    [
      'organizations without end',
      json(Array.from({ length: 19_000 }, () => ({ '@type': 'Store', name: 'Acme &amp; x' }))),
    ],
    ['buttons without end', fill('<button style="background: #c00000">')],
    ['a button with a style without end', `<button style="${fill(';background')}">`],
    ['generators without end', fill('<meta name=generator content="x">')],
    ['icons without end', fill('<link rel="icon apple-touch-icon" sizes="1x1 2x2" href="/a.png">')],
  ])('%s', (_, html) => {
    const headers = { 'content-security-policy': fill('a,') };
    expect(cpuSeconds(() => front(html, { headers }))).toBeLessThan(2);
  });
});

it('is a reading of the worker threads', async () => {
  const input = { url: HOME, body: Buffer.from('<html lang=fr>'), contentType: null, headers: {} };
  expect(await readHere('front', input)).toEqual({ ...EMPTY, language: 'fr' });
});
