import { afterEach, describe, expect, it } from 'vitest';
import { type OwnershipOptions, createOwnershipCheck } from '../../src/crawl/run/ownership.ts';
import { readHere } from '../../src/crawl/threads/reader.ts';
import { closeAll, guarded } from './fetch-server.ts';
import { type Route, openShop, redirectTo } from './shop-server.ts';

afterEach(closeAll);

const KEY = 'aisle_pk_mine';
const signal = new AbortController().signal;

/** Returns the reason why a crawl may not start; null if it may. */
async function check(siteUrl: string, options: Pick<OwnershipOptions, 'verify' | 'resolveTxt' | 'isOwn'>) {
  const checkOwnership = createOwnershipCheck({ fetcher: guarded(), reader: readHere, ...options });
  return checkOwnership({ siteUrl, embedKey: KEY }, signal).then(
    () => null,
    (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
  );
}

describe('with CRAWL_VERIFY=tag, a crawl is refused if the home page', () => {
  const tag = `<meta name="aisle-verification" content="${KEY}">`;
  it.each<[string, Route]>([
    ['has no tag', '<h1>Shop</h1>'],
    ['has the tag of another assistant', '<meta name="aisle-verification" content="aisle_pk_other">'],
    ['has a longer key', `<meta name="aisle-verification" content="${KEY}2">`],
    ['has another meta element with the key', `<meta name="description" content="${KEY}">`],
    ['shows the tag as text', `<p>&lt;meta name="aisle-verification" content="${KEY}"&gt;</p>`],
    ['has the tag in a comment', `<!-- ${tag} -->`],
    ['has the tag in a template', `<template>${tag}</template>`],
    ['has the key in the text of a script', `<script>x = "dataset.key='${KEY}'"</script>`],
    ['has the tag in the text of a script', `<script type="application/json">{"title": "${tag}"}</script>`],
    ['does not exist', { status: 404, body: tag }],
  ])('%s', async (_what, home) => {
    const shop = await openShop({ '/': home, '/shop/': tag });
    const reason = await check(`${shop.origin}/shop/`, { verify: 'tag' });
    expect(reason).toMatch(/^unverified: It is not proven that shop\.example/);
    expect(reason).toContain(`Put ${tag} into the head of ${shop.origin}/`);
  });

  it('redirects to another site', async () => {
    const other = await openShop({ '/': tag }, { host: 'other.example' });
    const shop = await openShop({ '/': redirectTo(other.origin) });
    expect(await check(shop.origin, { verify: 'tag' })).toMatch(/^elsewhere: .*other\.example/);
    expect(other.hits).toEqual([]);
  });

  it('is on a private address', async () => {
    expect(await check('http://10.0.0.1/', { verify: 'tag' })).toMatch(/^blocked_address: /);
  });
});

it.each<[string, Route]>([
  ['the meta element', `<head><meta name="aisle-verification" content="${KEY}"></head>`],
  ['the widget’s tag', `<script src="https://aisle.example/widget/aisle.js" data-key="${KEY}" async></script>`],
])('with CRAWL_VERIFY=tag, a crawl starts once %s is on the home page', async (_what, home) => {
  const shop = await openShop({ '/': home });
  expect(await check(`${shop.origin}/de/`, { verify: 'tag' })).toBeNull();
});

describe('with CRAWL_VERIFY=dns', () => {
  const records = (zone: Record<string, string[][]>) => (name: string) =>
    name in zone
      ? Promise.resolve(zone[name] ?? [])
      : Promise.reject(Object.assign(new Error(name), { code: 'ENODATA' }));
  const verify = 'dns';
  const TXT = `aisle-verification=${KEY}`;

  it.each<[string, Record<string, string[][]>]>([
    ['there is no record', {}],
    ['there are only other records', { 'shop.com': [['v=spf1 -all'], [`${TXT}2`], [`x ${TXT}`]] }],
    ['only another domain has it', { com: [[TXT]], 'other.com': [[TXT]], 'evil.www.shop.com': [[TXT]] }],
  ])('a crawl is refused if %s', async (_what, zone) => {
    expect(await check('https://www.shop.com/', { verify, resolveTxt: records(zone) })).toBe(
      `unverified: It is not proven that www.shop.com is yours. Add a TXT record with the value ${TXT} to the DNS of shop.com, and crawl again.`,
    );
  });

  it.each(['http://192.0.2.1/', 'http://[2001:db8::1]/', 'http://localhost/'])('%s is refused', async (siteUrl) => {
    const resolveTxt = () => Promise.resolve([[TXT]]);
    expect(await check(siteUrl, { verify, resolveTxt })).toMatch(/^unverified: .*no domain/);
  });

  it('a crawl is refused while the records cannot be read', async () => {
    const resolveTxt = () => Promise.reject(Object.assign(new Error('timeout'), { code: 'ETIMEOUT' }));
    expect(await check('https://shop.com/', { verify, resolveTxt })).toMatch(/^dns: .*later/);
  });

  it.each<[string, Record<string, string[][]>]>([
    ['host', { 'www.shop.com': [['v=spf1 -all'], [TXT]] }],
    ['domain', { 'shop.com': [['aisle-verification=', KEY]] }],
  ])('a crawl starts once the %s has the record', async (_what, zone) => {
    expect(await check('https://www.shop.com/', { verify, resolveTxt: records(zone) })).toBeNull();
  });
});

it('needs no proof by default, and none for a shop of the service itself', async () => {
  const shop = await openShop({});
  expect(await check(shop.origin, { verify: 'off' })).toBeNull();
  expect(await check(shop.origin, { verify: 'tag', isOwn: () => true })).toBeNull();
  expect(shop.hits).toEqual([]);
});
