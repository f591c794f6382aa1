import { describe, expect, test } from 'vitest';
import { LAMP, OFFER, PAGE, json, one } from './extract-fixture.ts';

describe('product fields', () => {
  test('missing in JSON-LD are filled from microdata, then from meta elements and headings', () => {
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

  test('are not filled from another product', () => {
    const other =
      '<p itemscope itemtype=Product><b itemprop=name>Oak desk</b><b itemprop=brand>Oaks</b><b itemprop=price>9</b></p>';
    expect(one(json({ ...LAMP, url: PAGE }) + other)).toMatchObject({ title: 'Brass lamp', brand: null });
  });

  test('prefer a larger image to its thumbnail', () => {
    const html = json({ ...LAMP, image: '/l.jpg?width=80' });
    expect(one(html)?.imageUrl).toBe('https://www.shop.example/l.jpg?width=80');
    expect(one(`<meta property="og:image" content="/l.jpg">${html}`)?.imageUrl).toBe('https://www.shop.example/l.jpg');
  });

  test.each([
    '',
    ' ',
    'null',
    'undefined',
    'N/A',
    '-',
    '$brand_name',
    '{{ brand }}',
    '${brand}',
    'https://schema.org/Brand',
  ])('ignore the brand %j', (brand) => {
    expect(one(json({ ...LAMP, brand }))?.brand).toBeNull();
  });

  test.each([
    [{ sku: 'A', productID: 'B', mpn: 'C' }, 'A'],
    [{ sku: '', productID: 'sku:B', mpn: 'C' }, 'B'],
    [{ sku: undefined, mpn: 'C' }, 'C'],
    [{ sku: undefined, mpn: 'C', offers: { ...OFFER, sku: 'D' } }, 'D'],
    [{ sku: 42 }, '42'],
  ])('of %j include the external id %s', (fields, id) => {
    expect(one(json({ ...LAMP, ...fields }))?.externalId).toBe(id);
  });

  test.each([
    ['data:image/png;base64,AAAA', null],
    ['l.jpg', 'https://www.shop.example/lamps/l.jpg'],
    [['', 'https://cdn.example/1.jpg', '/2.jpg'], 'https://cdn.example/1.jpg'],
    [{ contentUrl: '/3.jpg' }, 'https://www.shop.example/3.jpg'],
    [{ '@id': 'https://cdn.example/4.jpg' }, 'https://cdn.example/4.jpg'],
  ])('of the image %j include the image URL %s', (image, url) => {
    expect(one(json({ ...LAMP, image }))?.imageUrl).toBe(url);
  });
});

describe('the product URL', () => {
  test.each([
    ['/lamps/brass', 'https://www.shop.example/lamps/brass'],
    ['https://shop.example/lamps/brass', 'https://shop.example/lamps/brass'],
    ['https://other.example/lamps', PAGE],
    ['/', PAGE],
    ['https://www.shop.example', PAGE],
    ['javascript:void(0)', PAGE],
    ['', PAGE],
  ])('with the canonical URL %j is %s', (canonical, url) => {
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
    ['null if nothing states it', null, {}, null],
    ['that of the product', null, { category: 'Lamps' }, 'Lamps'],
    ['the path of the product rather than breadcrumbs', crumbs('Sale'), { category: 'A / B' }, 'A > B'],
    ['the breadcrumbs rather than a single word', crumbs('A', 'B'), { category: 'Lamps' }, 'A > B'],
    ['without the home page and the product', crumbs('Startseite', 'A', 'B', 'Brass lamp'), {}, 'A > B'],
    [
      'in the order of the positions',
      crumbs({ position: 2, name: 'B' }, { position: '1', item: { '@id': '/a', name: 'A' } }),
      {},
      'A > B',
    ],
    [
      'null if only the home page remains',
      crumbs({ item: { '@id': '/', name: 'Acme' } }, { name: 'x', item: PAGE }),
      {},
      null,
    ],
    ['the longest of several', null, { category: ['A', 'A > B'] }, 'A > B'],
    ['the name of a CategoryCode', null, { category: { '@type': 'CategoryCode', name: 'Lamps' } }, 'Lamps'],
    ['null for a URL or a number', null, { category: ['https://x.example/1', '123'] }, null],
  ])('is %s', (_, list, fields, category) => {
    expect(one(json(...(list ? [list] : []), { ...LAMP, ...fields }))?.category).toBe(category);
  });
});
