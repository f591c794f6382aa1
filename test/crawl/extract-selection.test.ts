import { describe, expect, test } from 'vitest';
import { LAMP, OFFER, PAGE, extract, json, one, other } from './extract-fixture.ts';

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
    ['by its URL', json(other('Sofa', '/sofa'), { ...LAMP, url: `${PAGE}/` }, { ...LAMP, name: 'Desk' })],
    [
      'by its canonical URL',
      `<link rel=canonical href="/p/1">${json(other('Sofa', '/p/2'), { ...LAMP, url: '/p/1' })}`,
    ],
    ['by the heading', `<h1>Brass lamp</h1>${json({ ...LAMP, name: 'Sofa' }, LAMP, { ...LAMP, name: 'Desk' })}`],
    [
      'by the heading, at another URL',
      `<h1>Brass lamp</h1>${json(other('A', '/a'), other('B', '/b'), other('C', '/c'), other('Brass lamp', '/old/lamp'))}`,
    ],
    [
      'beside questions and reviews',
      json(
        { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'x' }] },
        { '@type': 'Review' },
        { ...LAMP, offers: [] },
      ),
    ],
    ['under its heading, beside a recipe', `<h1>Brass lamp</h1>${json({ '@type': 'Recipe', name: 'Soup' }, LAMP)}`],
    ['with a URL on another site', json({ ...LAMP, url: 'https://brand.example/lamp' })],
    ['with the URL of the home page', json({ ...LAMP, url: 'https://www.shop.example/' })],
  ])('is chosen %s', (_, html) => {
    expect(one(html)).toMatchObject({ title: 'Brass lamp' });
  });

  test('is chosen by the query if all products share a path', () => {
    const url = 'https://shop.example/product.php?id=7';
    const products = [6, 7, 8].map((id) => ({ ...LAMP, name: `Lamp ${id}`, url: `/product.php?id=${id}` }));
    expect(one(json(...products), url)).toMatchObject({ title: 'Lamp 7', url });
  });
});

describe('variants', () => {
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
  ])('%s are one product', (_, html, title) => {
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
    [
      'an ItemList with the addresses beside',
      json({
        '@type': 'ItemList',
        itemListElement: list.map(({ url, ...item }) => ({ '@type': 'ListItem', url, item })),
      }),
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
  ])('of %s returns each product', (_, html) => {
    expect(extract(html, 'https://www.shop.example/all').map((product) => product.url)).toEqual(urls);
  });

  test('omits bare links and other sites', () => {
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
