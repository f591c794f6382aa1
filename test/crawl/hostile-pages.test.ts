import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from './fetch-server.ts';
import { type Answer, type Route, crawl, data, lamp, lampPage, link, openShop } from './shop-server.ts';

afterEach(closeAll);

const html = (body: string | Uint8Array, charset = ''): Answer => ({
  headers: { 'content-type': `text/html${charset && `; charset=${charset}`}` },
  body,
});
const latin1 = (markup: string) => Buffer.from(markup, 'latin1');
const utf16 = (markup: string) => Buffer.from(`\ufeff${markup}`, 'utf16le');

describe('malformed pages', () => {
  const umlauts = `<meta charset="%">${lampPage('Grüne Ährenlampe für 5 €')}`;
  it.each<[string, Route]>([
    ['windows-1252 by header', html(latin1(umlauts.replaceAll('€', '\x80')), 'iso-8859-1')],
    ['windows-1252 by meta', html(latin1(umlauts.replaceAll('€', '\x80').replace('%', 'windows-1252')))],
    ['windows-1252 declared as UTF-8', html(latin1(umlauts.replaceAll('€', '\x80')), 'utf-8')],
    ['undeclared UTF-8', html(umlauts)],
    ['UTF-8 with an unknown label', html(umlauts, 'klingon')],
    ['UTF-16', html(utf16(umlauts))],
  ])('with text in %s are decoded', async (_what, route) => {
    const { titles } = await crawl((await openShop({ '/': route })).origin);
    expect(titles).toEqual(['Grüne Ährenlampe für 5 €']);
  });

  it.each<[string, Route]>([
    ['an empty body', html('')],
    ['status 204', { status: 204 }],
    ['binary data', html(Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256)))],
    ['a truncated tag', html('<a href="/x" <script type="application/ld+json">{"@type": "Product", "na')],
    ['unclosed elements', html('<div>'.repeat(20_000))],
    ['deeply nested data', html(data('{"a":['.repeat(30_000)))],
    ['circular data', html(data({ '@id': 'a', '@type': 'Thing', about: { '@id': 'a', about: { '@id': 'a' } } }))],
  ])('with %s have no products', async (_what, route) => {
    const { counts, note, failure } = await crawl((await openShop({ '/': route })).origin);
    expect([counts.pagesFetched, counts.productsFound, failure]).toEqual([1, 0, null]);
    expect(note).toMatch(/No products were found/);
  });
});

describe('bounds the work on', () => {
  const broken = `{"@type":"Product","name":"${'"'.repeat(400_000)}`;
  const types = Array.from({ length: 200_000 }, (_, at) => `t${at}`);
  const sameId = Array.from({ length: 9_000 }, (_, at) => ({
    '@id': 'a',
    '@type': Array.from({ length: 20 }, (__, type) => `t${at}-${type}`),
  }));
  it.each<[string, string]>([
    ['unclosed link tags', '<link '.repeat(1_600_000)],
    ['unclosed html tags', `cdn.shopify.com${'<html '.repeat(1_600_000)}`],
    ['irreparable data', data(broken)],
    ['irreparable data in many blocks', data(`{"name":"${'"'.repeat(40_000)}`).repeat(150)],
    [
      'irreparable page state',
      `<h1>Lamp</h1>${`<script>dataLayer=[${'"a" "b '.repeat(8_000)}];</script>`.repeat(150)}`,
    ],
    ['an item of 200,000 types', data({ '@type': types, name: 'Lamp' })],
    ['an item that is described repeatedly', data(sameId)],
    ['data nested 100,000 deep', data('{"a":['.repeat(100_000))],
    [
      'state nested 100,000 deep',
      `<h1>Lamp</h1><script>__STATE__=${'['.repeat(100_000)}${']'.repeat(100_000)}</script>`,
    ],
    ['an attribute of 9 MB', `<a href="/${'x'.repeat(9_000_000)}" class="${'price '.repeat(100)}">x</a>`],
  ])('%s', async (_what, page) => {
    const { counts, failure } = await crawl((await openShop({ '/': html(page) })).origin);
    expect([counts.pagesFetched, counts.productsFound, failure]).toEqual([1, 0, null]);
  });
});

describe('malformed products', () => {
  it.each<[string, object, object]>([
    [
      'a title of 100,000 characters',
      { name: `Lamp ${'😀'.repeat(50_000)}` },
      { title: expect.stringMatching(/^Lamp .{495}$/su) },
    ],
    [
      'a megabyte of description',
      { description: 'word '.repeat(200_000) },
      { description: expect.stringMatching(/^.{10000,20000}$/s) },
    ],
    ['NUL in the text', { name: 'La\0mp', brand: 'B\0' }, { title: 'La mp', brand: 'B' }],
    ['lone surrogates', { name: 'Lamp \ud800', sku: '\udc00' }, { title: 'Lamp \ufffd', externalId: '\ufffd' }],
    [
      'a lone surrogate as an entity',
      { description: '&#xD800; &#0; bright' },
      { description: expect.stringContaining('bright') },
    ],
    ['an overlong SKU', { sku: 's'.repeat(500) }, { externalId: null }],
    ['a javascript: image', { image: 'javascript:alert(1)' }, { imageUrl: null }],
    ['a data: image', { image: 'data:image/png;base64,AAAA' }, { imageUrl: null }],
    ['a price of 1e400', { offers: { price: '1e400' } }, { title: 'Lamp' }],
    ['a price of 1e25', { offers: { price: 1e25 } }, { price: null }],
    ['a price that is NaN', { offers: { price: 'NaN' }, image: '/a.png' }, { price: null }],
    ['a negative price', { offers: { price: -5 }, image: '/a.png' }, { price: null }],
    ['an array for a name', { name: ['Lamp', 'Other'] }, { title: 'Lamp' }],
    ['prototype pollution', { __proto__: { x: 1 }, constructor: { prototype: {} } }, { title: 'Lamp' }],
  ])('with %s are sanitized', async (_what, fields, expected) => {
    const base = { '@type': 'Product', name: 'Lamp', sku: 'L', offers: { price: 5, priceCurrency: 'EUR' } };
    const shop = await openShop({ '/': link('/lamp'), '/lamp': `<h1>Lamp</h1>${data({ ...base, ...fields })}` });
    const { products } = await crawl(shop.origin);
    expect(products).toEqual([expect.objectContaining(expected)]);
    expect(
      products.map(({ title, description }) => [title, description].every((text) => text?.isWellFormed() !== false)),
    ).toEqual([true]);
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['https://other.example/lamp'],
    ['//other.example/lamp'],
    ['http://shop.example.other.example/lamp'],
  ])('that claim the URL %s keep the URL of their page', async (address) => {
    const shop = await openShop({
      '/': link('/lamp'),
      '/lamp': `<link rel="canonical" href="${address}">${lampPage('Lamp', { url: address })}`,
    });
    const { products } = await crawl(shop.origin);
    expect(products.filter(({ url }) => url !== `${shop.origin}/lamp`)).toEqual([]);
  });

  it('are limited if a page has 10,000', async () => {
    const items = Array.from({ length: 10_000 }, (_, at) => lamp(`Lamp ${at}`, { url: `/l/${at}` }));
    const shop = await openShop({ '/': data({ '@graph': items }), '/robots.txt': '', '*': { status: 410 } });
    const { counts, failure } = await crawl(shop.origin);
    expect(failure).toBe(null);
    expect(counts.pagesDiscovered).toBeLessThanOrEqual(501);
  });
});
