import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProductFields } from '../../src/domain/product.ts';
import { readPage } from '../../src/crawl/extract/index.ts';
import { cpuSeconds } from '../setup/cpu-seconds.ts';
import { LAMP, OFFER, PAGE, extract, json, one, raw } from './extract-fixture.ts';
import { page } from './pages.ts';

describe('extracts nothing from', () => {
  test.each<[string, string]>([
    ['an empty page', ''],
    ['a page without markup', '<h1>Lamp</h1><p>49.90 €</p>'],
    ['JSON-LD beyond repair', raw('}{ not at all')],
    ['a name alone', json({ '@type': 'Product', name: 'Lamp' })],
    ['a price without any name', json({ '@type': 'Product', offers: OFFER })],
    ['a recipe', json({ '@type': 'Recipe', name: 'Soup', image: '/s.jpg', offers: OFFER })],
    ['a recipe with a product on it', json({ '@type': 'Recipe', name: 'Soup' }, LAMP)],
    ['an article that shows a product', json({ '@type': 'NewsArticle', headline: 'x', mainEntity: LAMP })],
    [
      'an article beside a product that is not sold',
      json({ '@type': 'Article' }, { ...LAMP, offers: [], image: '/l.jpg' }),
    ],
    ['the subject of a review', json({ '@type': 'Review', itemReviewed: LAMP })],
    ['a WantAction', json({ '@type': 'WantAction', object: LAMP })],
    [
      'a page that says it is a product and gives no price',
      '<meta property="og:type" content="product"><meta property="og:title" content="Lamp">',
    ],
    [
      'a price in meta elements of an article',
      '<meta property="og:type" content="article"><meta property="og:title" content="x"><meta property="product:price:amount" content="5">',
    ],
    ['several indistinguishable products', json(...['Sofa', 'Chair', 'Table'].map((name) => ({ ...LAMP, name })))],
    ['a book that is not sold', json({ '@type': 'Book', name: 'Brass lamp', sku: '1', image: '/b.jpg' })],
  ])('%s', (_, html) => {
    expect(extract(html)).toEqual([]);
  });
});

test('reads every field from JSON-LD', () => {
  const html = `<link rel=canonical href="/lamps/brass-lamp?ref=none">${json({
    ...LAMP,
    name: 'Brass &amp;amp; glass lamp ',
    description: '<p>Warm &quot;light&quot;</p><ul><li>one<li>two</ul>',
    image: [{ '@type': 'ImageObject', url: '//cdn.shop.example/l.jpg?a=1&amp;b=2' }],
    brand: { '@type': 'Brand', name: 'Lumen' },
    category: 'Home > Lighting > Lamps',
  })}`;
  expect(one(html, `${PAGE}?utm_source=x#top`)).toEqual({
    url: 'https://www.shop.example/lamps/brass-lamp?ref=none',
    title: 'Brass & glass lamp',
    externalId: 'L-1',
    description: 'Warm "light" one two',
    price: 49.9,
    currency: 'EUR',
    availability: 'in_stock',
    imageUrl: 'https://cdn.shop.example/l.jpg?a=1&b=2',
    brand: 'Lumen',
    category: 'Lighting > Lamps',
  });
});

test('reads every field from microdata', () => {
  const html = page('lamp-with-microdata');
  expect(one(html)).toEqual({
    url: PAGE,
    title: 'Brass lamp',
    externalId: 'L-1',
    description: 'Warm light',
    price: 1049.9,
    currency: 'EUR',
    availability: 'out_of_stock',
    imageUrl: 'https://www.shop.example/l.jpg',
    brand: 'Lumen',
    category: 'Lamps',
  });
});

test('reads every field from meta elements', () => {
  const html = page('lamp-with-open-graph');
  expect(one(html)).toEqual({
    url: PAGE,
    title: 'Brass lamp',
    externalId: 'L-1',
    description: 'Warm light',
    price: 49.9,
    currency: 'CAD',
    availability: 'in_stock',
    imageUrl: 'https://www.shop.example/l.jpg',
    brand: 'Lumen',
    category: null,
  });
});

describe('finds JSON-LD', () => {
  test.each<[string, string]>([
    ['under any type name', json({ ...LAMP, '@type': 'PRODUCT' })],
    ['under a full type name', json({ ...LAMP, '@type': 'http://www.schema.org/Product' })],
    ['among several types', json({ ...LAMP, '@type': ['Thing', 'schema:Product'] })],
    ['in a graph', json({ '@graph': [{ '@type': 'WebPage' }, LAMP] })],
    ['in lists in lists', json([[{ '@type': 'WebSite' }], [LAMP]])],
    ['as the main entity of a page', json({ '@type': 'ItemPage', mainEntity: LAMP })],
    ['as the item of an offer', json({ ...OFFER, itemOffered: { ...LAMP, offers: undefined } })],
    ['with its offer beside it', json({ ...LAMP, offers: undefined }, OFFER)],
    [
      'by reference, before and after',
      json({
        '@graph': [
          { '@type': 'WebPage', mainEntity: { '@id': '#p' } },
          { ...LAMP, '@id': '#p', offers: { '@id': '#o' } },
          { ...OFFER, '@id': '#o' },
        ],
      }),
    ],
    [
      'in two halves of one id',
      json(
        { ...LAMP, '@id': '#p', offers: undefined },
        { '@id': '#p', '@type': 'Product', name: 'Brass lamp', offers: OFFER },
      ),
    ],
    ['with values as objects', json({ ...LAMP, name: { '@value': 'Brass lamp', '@language': 'en' } })],
    ['beside a broken block', raw('{"@type": "Product", ') + json(LAMP) + raw('<>')],
  ])('%s', (_, html) => {
    expect(one(html)).toMatchObject({ title: 'Brass lamp', price: 49.9, externalId: 'L-1' });
  });
});

describe('repairs broken JSON-LD', () => {
  const good = JSON.stringify(LAMP);
  test.each<[string, string]>([
    ['a semicolon after it', `${good};\n`],
    ['a comment around it', `<!-- ${good} -->`],
    ['CDATA around it', `//<![CDATA[\n${good}\n//]]>`],
    ['CDATA in comments', `/*<![CDATA[*/${good}/*]]>*/`],
    ['raw line breaks and tabs in text', good.replace('Brass lamp', 'Brass\n\tlamp')],
    ['escaped quotation marks', good.replaceAll('"', '&quot;')],
    ['a trailing comma', good.replace(/\}$/, ',}')],
    ['comments within', good.replace(',', ', /* here */ ')],
    ['single quotation marks', good.replaceAll('"', "'")],
    ['a missing end', good.slice(0, -1)],
    ['a wrong escape', good.replace('Brass lamp', String.raw`Brass\ lamp`)],
    ['a byte order mark', `\ufeff${good}`],
  ])('%s', (_, text) => {
    expect(one(raw(text))).toMatchObject({ title: 'Brass lamp', price: 49.9, externalId: 'L-1' });
  });
});

test('bounds the work on hostile graphs', () => {
  const chain = Array.from({ length: 5000 }, (_, at) => ({
    '@id': `#${at}`,
    '@type': 'WebPage',
    mainEntity: { '@id': `#${at + 1}` },
  }));
  const knot = Array.from({ length: 300 }, (_, at) => ({
    ...LAMP,
    '@id': `#k${at}`,
    url: `/k${at}`,
    hasVariant: Array.from({ length: 300 }, (__, to) => ({ '@id': `#k${to}` })),
  }));
  const html = json(chain) + json(knot) + raw('['.repeat(200_000)) + raw('{"a":'.repeat(50_000));
  expect(cpuSeconds(() => expect(extract(html).length).toBeLessThanOrEqual(300))).toBeLessThan(3);
});

test('reads a page once for products and links', () => {
  const { products, page: read } = readPage(`<a href="/x">x</a>${json(LAMP)}`, PAGE);
  expect(products).toHaveLength(1);
  expect(read.links).toEqual([{ url: 'https://www.shop.example/x' }]);
});

test('returns a valid product or nothing for any page', () => {
  const pieces =
    '< > " & \0 &#0; &lt; </ <p <div <b> </b> <a href=x> <meta itemprop=price content=5> <h1> <svg> <script> </script> itemscope itemprop=name itemprop=offers itemtype=Product itemref=x id=x { } [ ] , : "@type":"Product" "name":"x" "price":5 "offers":'.split(
      ' ',
    );
  const html = array(
    constantFrom(...pieces, raw('{'), '<div itemscope itemtype=Product>', '<b itemprop=name>x</b>', json(LAMP)),
    { maxLength: 60 },
  );
  const isSound = property(html, (parts) => {
    for (const product of extract(parts.join(' '))) ProductFields.parse(product);
  });
  expect(() => assert(isSound, { seed: 1, numRuns: 500 })).not.toThrow();
});
