import { describe, expect, test } from 'vitest';
import { extractProducts, readPage } from '../../src/crawl/extract/index.ts';

const PAGE = 'https://www.shop.example/lamps/brass-lamp';
const json = (...blocks: unknown[]): string => blocks.map((block) => raw(JSON.stringify(block))).join('\n');
const raw = (text: string): string => `<script type="application/ld+json">${text}</script>`;
const extract = (html: string, url = PAGE) => extractProducts(html, url);
const one = (html: string, url = PAGE) => {
  const products = extract(html, url);
  expect(products).toHaveLength(1);
  return products[0];
};

const OFFER = { '@type': 'Offer', price: '49.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' };
const LAMP = { '@context': 'https://schema.org', '@type': 'Product', name: 'Brass lamp', sku: 'L-1', offers: OFFER };
const other = (name: string, path: string) => ({ ...LAMP, name, sku: name, url: `https://www.shop.example${path}` });

describe('nothing is extracted from', () => {
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
    ['a wish', json({ '@type': 'WantAction', object: LAMP })],
    [
      'a page that says it is a product and gives no price',
      '<meta property="og:type" content="product"><meta property="og:title" content="Lamp">',
    ],
    [
      'a price in meta elements of an article',
      '<meta property="og:type" content="article"><meta property="og:title" content="x"><meta property="product:price:amount" content="5">',
    ],
    [
      'several products that nothing tells apart',
      json(...['Sofa', 'Chair', 'Table'].map((name) => ({ ...LAMP, name }))),
    ],
    ['a book that is not sold', json({ '@type': 'Book', name: 'Brass lamp', sku: '1', image: '/b.jpg' })],
  ])('%s', (_, html) => {
    expect(extract(html)).toEqual([]);
  });
});

test('every field of a product page', () => {
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

test('the same from microdata', () => {
  const html = `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Brass lamp</h1>
    <img itemprop="image" src="/l.jpg"><a itemprop="brand" href="/lumen">Lumen</a><meta itemprop="productID" content="sku:L-1">
    <div itemprop="description">Warm<br>light</div>
    <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price">1.049,90 €</span>
    <link itemprop="availability" href="http://schema.org/OutOfStock"></div>
    <div itemprop="isRelatedTo" itemscope itemtype="http://schema.org/Product"><b itemprop="name">Brass lamp</b></div></div>
    <ol itemscope itemtype="https://schema.org/BreadcrumbList">
    <li itemprop="itemListElement" itemscope><a itemprop="item" href="/"><i itemprop="name">Shop</i></a><meta itemprop="position" content="1">
    <li itemprop="itemListElement" itemscope><a itemprop="item" href="/lamps"><i itemprop="name">Lamps</i></a><meta itemprop="position" content="2">
    <li itemprop="itemListElement" itemscope><i itemprop="name">Brass lamp, large</i><meta itemprop="position" content="3"></ol>`;
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

test('the same from meta elements', () => {
  const html = `<html lang="en-CA"><meta property="og:type" content="og:product"><meta property="og:title" content="Brass lamp">
    <meta property="og:image" content="/l.jpg"><meta property="product:price:amount" content="$49.90">
    <meta property="product:availability" content="in stock"><meta property="product:brand" content="Lumen">
    <meta name="description" content="Warm light"><meta property="product:retailer_item_id" content="L-1">`;
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

describe('JSON-LD is found', () => {
  test.each<[string, string]>([
    ['under any type name', json({ ...LAMP, '@type': 'PRODUCT' })],
    ['under a full type name', json({ ...LAMP, '@type': 'http://www.schema.org/Product' })],
    ['among several types', json({ ...LAMP, '@type': ['Thing', 'schema:Product'] })],
    ['in a graph', json({ '@graph': [{ '@type': 'WebPage' }, LAMP] })],
    ['in lists in lists', json([[{ '@type': 'WebSite' }], [LAMP]])],
    ['as the main thing of a page', json({ '@type': 'ItemPage', mainEntity: LAMP })],
    ['as what an offer is for', json({ ...OFFER, itemOffered: { ...LAMP, offers: undefined } })],
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

describe('broken JSON-LD is mended', () => {
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

describe('the price', () => {
  const priced = (offers: unknown, more: object = {}) => one(json({ ...LAMP, offers, ...more }));
  test.each<[string, unknown, number | null, string | null]>([
    ['none', [], null, null],
    ['zero, which is none', { ...OFFER, price: 0 }, null, 'EUR'],
    ['a number', { ...OFFER, price: 1299.5 }, 1299.5, 'EUR'],
    ['a number of three decimals', { ...OFFER, price: 1.299 }, 1.299, 'EUR'],
    ['a text with its currency', { price: 'CHF 1’299.–' }, 1299, 'CHF'],
    ['a currency in small letters', { price: 5, priceCurrency: 'usd' }, 5, 'USD'],
    ['a currency sign', { price: 5, priceCurrency: '£' }, 5, 'GBP'],
    ['an unknown currency', { price: 5 }, 5, null],
    [
      'the cheapest in stock',
      [
        { ...OFFER, price: 7 },
        { ...OFFER, price: 3, availability: 'SoldOut' },
        { ...OFFER, price: 5 },
      ],
      5,
      'EUR',
    ],
    [
      'new before used',
      [
        { ...OFFER, price: 3, itemCondition: 'https://schema.org/UsedCondition' },
        { ...OFFER, price: 5 },
      ],
      5,
      'EUR',
    ],
    [
      'the offer of this address',
      [
        { ...OFFER, price: 3, url: '/x?size=1' },
        { ...OFFER, price: 5, url: PAGE },
      ],
      5,
      'EUR',
    ],
    ['an aggregate', { '@type': 'AggregateOffer', lowPrice: '3', highPrice: 9, priceCurrency: 'EUR' }, 3, 'EUR'],
    [
      'offers in an aggregate',
      {
        '@type': 'AggregateOffer',
        lowPrice: 1,
        offers: [
          { ...OFFER, price: 5 },
          { ...OFFER, price: 4 },
        ],
      },
      4,
      'EUR',
    ],
    ['a specification', { '@type': 'Offer', priceSpecification: { price: 5, priceCurrency: 'EUR' } }, 5, 'EUR'],
    [
      'a list price beside',
      { ...OFFER, price: 5, priceSpecification: [{ priceType: 'https://schema.org/ListPrice', price: 3 }] },
      5,
      'EUR',
    ],
    [
      'a sale price beside',
      { ...OFFER, price: 9, priceSpecification: { priceType: 'https://schema.org/SalePrice', price: 5 } },
      5,
      'EUR',
    ],
    [
      'a list price alone',
      { priceSpecification: { priceType: 'StrikethroughPrice', price: 5, priceCurrency: 'EUR' } },
      null,
      null,
    ],
    [
      'a price per unit',
      { priceSpecification: [{ price: 1, priceCurrency: 'EUR', referenceQuantity: { value: 1 } }, { price: 5 }] },
      5,
      'EUR',
    ],
    [
      'a price for members',
      { priceSpecification: [{ price: 1, priceCurrency: 'EUR', validForMemberTier: {} }, { price: 5 }] },
      5,
      'EUR',
    ],
  ])('%s', (_, offers, price, currency) => {
    expect(priced(offers)).toMatchObject({ price, currency });
  });

  test('on the product itself', () => {
    expect(priced([], { price: '5', priceCurrency: 'EUR' })).toMatchObject({ price: 5, currency: 'EUR' });
  });

  test.each([
    ['https://shop.example.it/p/lamp', 5, 'EUR'],
    ['https://shop.example.se/p/lamp', '5 kr', 'SEK'],
    ['https://shop.example.se/p/lamp', '$5', null],
  ])('in the currency of the country: %s, %s', (url, price, currency) => {
    expect(one(json({ ...LAMP, offers: { price } }), url)).toMatchObject({ price: 5, currency });
  });
});

describe('the availability', () => {
  test.each<[string, unknown, string]>([
    ['unsaid', { price: 5 }, 'unknown'],
    ['a word of the shop', { price: 5, availability: 'Auf Lager' }, 'in_stock'],
    ['in stock when any is', [{ ...OFFER, availability: 'OutOfStock' }, OFFER], 'in_stock'],
    [
      'not in stock for a used one',
      [
        { ...OFFER, itemCondition: 'UsedCondition' },
        { ...OFFER, availability: 'SoldOut' },
      ],
      'out_of_stock',
    ],
    ['without a price', { availability: 'https://schema.org/Discontinued' }, 'out_of_stock'],
  ])('%s', (_, offers, availability) => {
    expect(one(json({ ...LAMP, offers }))?.availability).toBe(availability);
  });
});

describe('the product of the page', () => {
  test.each<[string, string]>([
    [
      'before related ones',
      json({ ...LAMP, isRelatedTo: other('Sofa', '/sofa'), isSimilarTo: [other('Desk', '/desk')] }),
    ],
    ['before those of a carousel', json(other('Sofa', '/sofa'), other('Desk', '/desk'), LAMP)],
    [
      'before those of a list',
      json({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: other('Sofa', '/sofa') }] }, LAMP),
    ],
    ['by its address', json(other('Sofa', '/sofa'), { ...LAMP, url: `${PAGE}/` }, { ...LAMP, name: 'Desk' })],
    [
      'by its address in the canonical form',
      `<link rel=canonical href="/p/1">${json(other('Sofa', '/p/2'), { ...LAMP, url: '/p/1' })}`,
    ],
    ['by the heading', `<h1>Brass lamp</h1>${json({ ...LAMP, name: 'Sofa' }, LAMP, { ...LAMP, name: 'Desk' })}`],
    [
      'by the heading, under another address',
      `<h1>Brass lamp</h1>${json(other('A', '/a'), other('B', '/b'), other('C', '/c'), other('Brass lamp', '/old/lamp'))}`,
    ],
    ['with an address on another site', json({ ...LAMP, url: 'https://brand.example/lamp' })],
    ['with the address of the front page', json({ ...LAMP, url: 'https://www.shop.example/' })],
  ])('%s', (_, html) => {
    expect(one(html)).toMatchObject({ title: 'Brass lamp' });
  });

  test('is told by the query where the path is the same for all', () => {
    const url = 'https://shop.example/product.php?id=7';
    const products = [6, 7, 8].map((id) => ({ ...LAMP, name: `Lamp ${id}`, url: `/product.php?id=${id}` }));
    expect(one(json(...products), url)).toMatchObject({ title: 'Lamp 7', url });
  });
});

describe('variants are one product', () => {
  const size = (name: string, price: number, availability: string) => ({
    '@type': 'Product',
    name: `Shirt ${name}`,
    sku: `S-${name}`,
    url: `${PAGE}?size=${name}`,
    offers: { ...OFFER, price, availability },
  });
  const sizes = [size('S', 5, 'OutOfStock'), size('M', 8, 'InStock'), size('L', 7, 'InStock')];
  const group = { '@type': 'ProductGroup', name: 'Shirt', brand: 'Loom', productGroupID: 'G', description: 'Soft' };

  test.each<[string, string, string]>([
    ['of a group', json({ ...group, hasVariant: sizes }), 'Shirt'],
    [
      'of a group, by reference',
      json(
        { ...group, hasVariant: [1, 2, 3].map((at) => ({ '@id': `#${at}` })) },
        ...sizes.map((each, at) => ({ ...each, '@id': `#${at + 1}` })),
      ),
      'Shirt',
    ],
    [
      'that name their group',
      json(...sizes.map((each) => ({ ...each, isVariantOf: { ...group, '@id': '#g' } }))),
      'Shirt',
    ],
    [
      'as products side by side',
      json(...sizes.map((each) => ({ ...each, name: 'Shirt', brand: 'Loom', description: 'Soft' }))),
      'Shirt',
    ],
  ])('%s', (_, html, title) => {
    expect(one(html)).toMatchObject({
      title,
      price: 7,
      externalId: 'S-L',
      availability: 'in_stock',
      brand: 'Loom',
      description: 'Soft',
      url: PAGE,
    });
    expect(one(html, `${PAGE}?size=M`)).toMatchObject({ title, price: 8, externalId: 'S-M', availability: 'in_stock' });
  });
});

describe('a listing', () => {
  const list = [other('Sofa', '/sofa'), other('Desk', '/desk'), other('Lamp', '/lamp')];
  const urls = list.map((each) => each.url);

  test.each<[string, string]>([
    [
      'an ItemList of items',
      json({ '@type': 'ItemList', itemListElement: list.map((item) => ({ '@type': 'ListItem', item })) }),
    ],
    [
      'an ItemList of products',
      json({ '@type': 'CollectionPage', mainEntity: { '@type': 'ItemList', itemListElement: list } }),
    ],
    ['products side by side', json(...list)],
    [
      'microdata',
      list
        .map(
          (each) =>
            `<div itemscope itemtype="https://schema.org/Product"><a itemprop=url href="${each.url}"><b itemprop=name>${each.name}</b></a><p itemprop=offers itemscope><b itemprop=price>5 €</b></p></div>`,
        )
        .join(''),
    ],
  ])('of %s gives each', (_, html) => {
    expect(extract(html, 'https://www.shop.example/all').map((product) => product.url)).toEqual(urls);
  });

  test('leaves out bare links and other sites', () => {
    const items = [
      { name: 'Sofa', url: '/sofa' },
      { '@type': 'Product', name: 'Desk', url: '/desk' },
      { ...LAMP, url: 'https://ads.example/lamp' },
      other('Lamp', '/lamp'),
    ];
    const html = json({ '@type': 'ItemList', itemListElement: items });
    expect(extract(html, 'https://www.shop.example/all').map((product) => product.title)).toEqual(['Lamp']);
  });
});

describe('gaps', () => {
  test('in JSON-LD are filled from microdata, then from meta elements and headings', () => {
    const html = `<h1>Brass lamp</h1><meta property="og:image" content="/og.jpg"><meta property="og:description" content="Warm light">
      ${json({ '@type': 'Product', offers: { price: 5, priceCurrency: 'EUR' } })}
      <div itemscope itemtype="https://schema.org/Product"><b itemprop=name>Brass lamp</b><b itemprop=brand>Lumen</b><b itemprop=sku>L-1</b>
      <p itemscope itemtype="https://schema.org/Offer"><b itemprop=price>9 €</b><link itemprop=availability href="https://schema.org/InStock"></p></div>`;
    expect(one(html)).toMatchObject({
      title: 'Brass lamp',
      brand: 'Lumen',
      externalId: 'L-1',
      price: 5,
      availability: 'in_stock',
    });
    expect(one(html)).toMatchObject({ imageUrl: 'https://www.shop.example/og.jpg', description: 'Warm light' });
  });

  test.each([
    '',
    ' ',
    'null',
    'undefined',
    'N/A',
    '-',
    '$metabrand',
    '{{ brand }}',
    '${brand}',
    'https://schema.org/Brand',
  ])('a brand %j is none', (brand) => {
    expect(one(json({ ...LAMP, brand }))?.brand).toBeNull();
  });

  test.each([
    [{ sku: 'A', productID: 'B', mpn: 'C' }, 'A'],
    [{ sku: '', productID: 'sku:B', mpn: 'C' }, 'B'],
    [{ sku: undefined, mpn: 'C' }, 'C'],
    [{ sku: undefined, mpn: 'C', offers: { ...OFFER, sku: 'D' } }, 'D'],
    [{ sku: 42 }, '42'],
  ])('of %j the shop takes %s', (fields, id) => {
    expect(one(json({ ...LAMP, ...fields }))?.externalId).toBe(id);
  });

  test.each([
    ['data:image/png;base64,AAAA', null],
    ['l.jpg', 'https://www.shop.example/lamps/l.jpg'],
    [['', 'https://cdn.example/1.jpg', '/2.jpg'], 'https://cdn.example/1.jpg'],
    [{ contentUrl: '/3.jpg' }, 'https://www.shop.example/3.jpg'],
    [{ '@id': 'https://cdn.example/4.jpg' }, 'https://cdn.example/4.jpg'],
  ])('of the image %j it takes %s', (image, url) => {
    expect(one(json({ ...LAMP, image }))?.imageUrl).toBe(url);
  });
});

describe('the address', () => {
  test.each([
    ['/lamps/brass', 'https://www.shop.example/lamps/brass'],
    ['https://shop.example/lamps/brass', 'https://shop.example/lamps/brass'],
    ['https://other.example/lamps', PAGE],
    ['/', PAGE],
    ['https://www.shop.example', PAGE],
    ['javascript:void(0)', PAGE],
    ['', PAGE],
  ])('with the canonical %j is %s', (canonical, url) => {
    expect(one(`<link rel=canonical href="${canonical}">${json(LAMP)}`, `${PAGE}#reviews`)?.url).toBe(url);
  });
});

describe('the category', () => {
  const crumbs = (...steps: unknown[]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      ...(typeof step === 'string' ? { name: step } : (step as object)),
    })),
  });
  test.each<[string, object | null, object, string | null]>([
    ['nothing', null, {}, null],
    ['its own', null, { category: 'Lamps' }, 'Lamps'],
    ['its own path before breadcrumbs', crumbs('Sale'), { category: 'A / B' }, 'A > B'],
    ['breadcrumbs before a single word', crumbs('A', 'B'), { category: 'Lamps' }, 'A > B'],
    ['without home and the product', crumbs('Startseite', 'A', 'B', 'Brass lamp'), {}, 'A > B'],
    [
      'in the order of positions',
      crumbs({ position: 2, name: 'B' }, { position: '1', item: { '@id': '/a', name: 'A' } }),
      {},
      'A > B',
    ],
    ['nothing but home', crumbs({ item: { '@id': '/', name: 'Acme' } }, { name: 'x', item: PAGE }), {}, null],
    ['the longest of several', null, { category: ['A', 'A > B'] }, 'A > B'],
    ['a category of its own type', null, { category: { '@type': 'CategoryCode', name: 'Lamps' } }, 'Lamps'],
    ['no address and no number', null, { category: ['https://x.example/1', '123'] }, null],
  ])('is %s', (_, list, fields, category) => {
    expect(one(json(...(list ? [list] : []), { ...LAMP, ...fields }))?.category).toBe(category);
  });
});

test('hostile graphs end', () => {
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
  const before = performance.now();
  expect(
    extract(json(chain) + json(knot) + raw('['.repeat(200_000)) + raw('{"a":'.repeat(50_000))).length,
  ).toBeLessThanOrEqual(300);
  expect(performance.now() - before).toBeLessThan(3000);
});

test('a page is read once for products and links', () => {
  const { products, page } = readPage(`<a href="/x">x</a>${json(LAMP)}`, PAGE);
  expect(products).toHaveLength(1);
  expect(page.links).toEqual([{ url: 'https://www.shop.example/x' }]);
});
