import { expect, it } from 'vitest';
import { readPageContext } from '../../src/widget/panel/page-context.ts';

const HERE = 'https://shop.test/p/1';

const page = (...scripts: (string | null)[]) => ({
  title: 'A page',
  querySelector: () => null,
  querySelectorAll: () => scripts.map((textContent) => ({ textContent })),
});
const json = (...data: unknown[]) => page(...data.map((each) => JSON.stringify(each)));

it.each([
  ['no data', page()],
  ['empty data', page('', null)],
  ['broken data', page('{', 'undefined')],
  ['data without objects', json(null, 7, 'x', [], {})],
  ['another type', json({ '@type': 'Organization', sku: 'X' })],
  ['a product without an id', json({ '@type': 'Product', name: 'x' })],
  ['an empty or invalid id', json({ '@type': 'Product', sku: '' }, { '@type': 'Product', sku: {} })],
  ['several products', json({ '@type': 'Product', sku: 'A' }, { '@type': 'Product', sku: 'B' })],
  [
    'a list of products',
    json({
      '@type': 'ItemList',
      itemListElement: [{ item: { '@type': 'Product', sku: 'A' } }, { item: { '@type': 'Product', sku: 'B' } }],
    }),
  ],
  ['data that is too long', page(JSON.stringify({ '@type': 'Product', sku: 'A', description: 'x'.repeat(200_000) }))],
  [
    'a product nested too deeply',
    json({
      '@graph': {
        '@graph': {
          '@graph': { '@graph': { '@graph': { '@graph': { '@graph': { '@type': 'Product', sku: 'A' } } } } },
        },
      },
    }),
  ],
])('finds no product in %s', (_, source) => {
  expect(readPageContext(source, HERE)).toEqual({ url: HERE, title: 'A page' });
});

it.each([
  ['its SKU', json({ '@type': 'Product', sku: 'A-1', productID: 'B' }), 'A-1'],
  ['a numeric SKU', json({ '@type': 'Product', sku: 17 }), '17'],
  ['its product id', json({ '@type': ['Thing', 'Product'], productID: 'B' }), 'B'],
  [
    'its variant group',
    json({ '@type': 'ProductGroup', productGroupID: 'G', hasVariant: [{ '@type': 'Product', sku: 'V' }] }),
    'G',
  ],
  [
    'an item of a graph',
    json({ '@graph': [{ '@type': 'WebPage' }, { '@type': 'http://schema.org/Product', sku: 'A' }] }),
    'A',
  ],
  ['the main entity of a page', json([{ '@type': 'WebPage', mainEntity: { '@type': 'Product', sku: 'A' } }]), 'A'],
  ['data next to broken data', page('{', '{"@type":"Product","sku":"A"}'), 'A'],
])('finds the product by %s', (_, source, externalId) => {
  expect(readPageContext(source, HERE)).toEqual({ url: HERE, title: 'A page', externalId });
});

it.each([
  [{ externalId: 5 }, { url: HERE, title: 'A page', externalId: '5' }],
  [{ productId: 'prd_1' }, { url: HERE, title: 'A page', externalId: 'A', productId: 'prd_1' }],
  [{ title: 'Other' }, { url: HERE, title: 'Other', externalId: 'A' }],
  [{ url: 'https://shop.test/p/2' }, { url: 'https://shop.test/p/2', title: 'A page' }],
])('prefers the shop’s own context %j to the page’s', (given, context) => {
  expect(readPageContext(json({ '@type': 'Product', sku: 'A' }), HERE, given)).toEqual(context);
});

it.each([
  [null, HERE],
  [{}, HERE],
  [{ href: '' }, HERE],
  [{ href: 'https://other.test/p/1' }, HERE],
  [{ href: 'https://shop.test/original' }, 'https://shop.test/original'],
])('uses the canonical URL only if it is on the same origin: %j', (link, url) => {
  expect(readPageContext({ ...page(), querySelector: () => link }, HERE)).toEqual({ url, title: 'A page' });
});
