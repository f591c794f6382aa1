import { describe, expect, test } from 'vitest';
import { cpuSeconds } from '../setup/cpu-seconds.ts';
import { LAMP, OFFER, extract, json, one } from './extract-fixture.ts';

const script = (text: string, type = 'application/json'): string => `<script type="${type}">${text}</script>`;

describe('RDFa', () => {
  const lamp = `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Brass lamp</h1><meta property="og:title" content="no">
    <img property="image" src="/l.jpg"><span property="sku">L-1</span><div property="offers" typeof="Offer">
    <meta property="price" content="49.90"><meta property="priceCurrency" content="EUR"><link property="availability" href="http://schema.org/InStock"></div></div>`;

  test('is read', () => {
    expect(one(lamp)).toMatchObject({
      title: 'Brass lamp',
      externalId: 'L-1',
      price: 49.9,
      currency: 'EUR',
      availability: 'in_stock',
      imageUrl: 'https://www.shop.example/l.jpg',
    });
  });

  test('is read with prefixes', () => {
    const html = lamp.replaceAll(/(property|typeof)="(?!og:)/g, '$1="schema:').replace(/vocab="[^"]*"/, '');
    expect(one(html)).toMatchObject({ title: 'Brass lamp', price: 49.9 });
  });

  test('ranks below JSON-LD', () => {
    expect(one(json({ ...LAMP, offers: { ...OFFER, price: 5 } }) + lamp)?.price).toBe(5);
  });
});

/** React's rows as Next.js pushes them, in pieces of some characters. */
const flight = (rows: string, size: number): string =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    script(`self.__next_f.push(${JSON.stringify([1, rows.slice(at * size, (at + 1) * size)])})`, ''),
  ).join('');

describe('page state in scripts', () => {
  const state = {
    page: { product: { id: 7, sku: 'L-1', name: 'Brass lamp', price: 49.9, currency: 'EUR', inStock: true } },
  };
  const found = { title: 'Brass lamp', price: 49.9, currency: 'EUR', availability: 'in_stock', externalId: 'L-1' };
  const named = (html: string): string => `<h1>Brass lamp</h1>${html}`;

  test.each<[string, string]>([
    ['no name', script(JSON.stringify(state))],
    ['another name', `<h1>Oak desk</h1>${script(JSON.stringify(state))}`],
    ['no price', named(script('{"name":"Brass lamp"}'))],
    ['a price of zero', named(script('{"name":"Brass lamp","price":0}'))],
    ['truncated JSON', named(script('{"name":"Brass lamp","price":'.repeat(3)))],
    ['a program', named(script('const price = 5; const name = "Brass lamp";', 'text/javascript'))],
    ['a text in a flight of rows', named(flight(`2:Tff,${JSON.stringify(state)}\n`, 9))],
    ['a broken flight of rows', named(script('self.__next_f.push([1,"0:{\\"name', '').repeat(3))],
    ['a list of other products', named(script('[{"name":"Lamp shade in brass for all","price":5}]'))],
  ])('with %s returns nothing', (_, html) => {
    expect(extract(html)).toEqual([]);
  });

  test.each<[string, string]>([
    ['as data', script(JSON.stringify(state))],
    ['assigned to a variable', script(`window.__INITIAL_STATE__ = ${JSON.stringify(state)}; start("}");`, '')],
    [
      'pushed to a data layer, as a JavaScript literal',
      script(
        `dataLayer.push({event: 'view', items: [{item_name: 'Brass lamp', item_id: 'L-1', price: '49.90', currency: 'EUR', in_stock: 'yes',}]});`,
        '',
      ),
    ],
    [
      'with a price in parts',
      script('{"title":"Brass lamp","price":{"amount":"49.90"},"currencyCode":"eur","available":true,"sku":"L-1"}'),
    ],
    [
      'with a price in cents',
      script(
        '{"title":"Brass lamp","price":4990,"compare_at_price":null,"currency":"EUR","available":true,"sku":"L-1"}',
      ),
    ],
    ['in pieces of a flight of rows', flight(`0:["$","main",null,{"props":${JSON.stringify(state.page)}}]\n`, 60)],
    ['after rows of text and modules', flight(`1:I["a.js",["7"]]\n2:T7,{"ü":\n3:${JSON.stringify(state)}\n`, 9)],
  ])('is read %s', (_, html) => {
    expect(one(named(html))).toMatchObject(found);
  });

  test('ranks below the visible page', () => {
    const html = named(`<p>39,90 €</p><button>Add to cart</button>${script(JSON.stringify(state))}`);
    expect(one(html)?.price).toBe(39.9);
  });

  test('fills fields missing in markup', () => {
    expect(one(named(json({ ...LAMP, offers: [] }) + script(JSON.stringify(state))))).toMatchObject({ price: 49.9 });
  });
});

test('reads price and availability from a social card', () => {
  const html = `<meta property="og:type" content="product"><meta property="og:title" content="Brass lamp">
    <meta name="twitter:label1" content="Price"><meta name="twitter:data1" content="€ 49.90">
    <meta name="twitter:label2" content="Availability"><meta name="twitter:data2" content="In stock">`;
  expect(one(html)).toMatchObject({ title: 'Brass lamp', price: 49.9, currency: 'EUR', availability: 'in_stock' });
});

describe('the visible page decides', () => {
  const buy = '<button>Add to cart</button>';

  test.each([
    ['39,90 €', 39.9],
    ['59,90 €', 59.9],
    ['12,00 €', 39.9],
  ])('between the prices of variants: %s', (shown, price) => {
    const offers = [59.9, 39.9].map((each) => ({ ...OFFER, price: each }));
    expect(one(`<h1>Brass lamp</h1><p>${shown}</p>${buy}${json({ ...LAMP, offers })}`)?.price).toBe(price);
  });

  test.each([
    ['<p>59,90 €</p>', 'L-3'],
    ['<p>39,90 €</p>', 'L-2'],
    ['<p>59,90 €</p><p>Product code: 77-B</p>', '77-B'],
  ])('between the numbers of variants: %s', (shown, id) => {
    const lamps = [39.9, 59.9].map((price, at) => ({ ...LAMP, sku: `L-${at + 2}`, offers: { ...OFFER, price } }));
    expect(one(`<h1>Brass lamp</h1>${shown}${buy}${json(lamps)}`)?.externalId).toBe(id);
  });

  test.each([
    ['Product code: 77-B', '77-B'],
    ['Product code: L-1', 'L-1'],
    ['Product code: see below', 'L-1'],
    ['Product code: 77-B</p><p>L-1', 'L-1'],
  ])('on the product number: %s', (text, id) => {
    expect(one(`<h1>Brass lamp</h1><p>${text}</p>${json(LAMP)}`)?.externalId).toBe(id);
  });
});

test.each<[string, string]>([
  ['deeply nested state', script(`{"a":${'['.repeat(500_000)}`)],
  ['unclosed state', script('dataLayer.push({"a":'.repeat(100_000), '')],
  ['many states', script('dataLayer.push({a:1});', '').repeat(20_000)],
  ['a flight of rows', script(`self.__next_f.push([1,"${'0:T9,'.repeat(90_000)}"])`, '').repeat(200)],
  ['wide state', script(JSON.stringify(Array.from({ length: 100_000 }, () => ({ name: 'x' }))))],
  ['RDFa', '<div typeof=Product property=offers>'.repeat(40_000)],
  ['comparisons', `${'typeof = '.repeat(100_000)}<p typeof="x">`],
])('bounds the work on %s', (_, html) => {
  expect(cpuSeconds(() => expect(extract(`<h1>Brass lamp</h1>${html}`)).toEqual([]))).toBeLessThan(3);
});

test('reads a page of 50 MB to its end', () => {
  const filler = '<p class="a">text &amp; more <a href="/x?1">link</a> 5,00 €</p>\n'.repeat(800_000);
  expect(cpuSeconds(() => expect(one(json(LAMP) + filler)?.price).toBe(49.9))).toBeLessThan(10);
});
