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
  ['data of nothing', json(null, 7, 'x', [], {})],
  ['another thing', json({ '@type': 'Organization', sku: 'X' })],
  ['a product without a number', json({ '@type': 'Product', name: 'x' })],
  ['a number of no use', json({ '@type': 'Product', sku: '' }, { '@type': 'Product', sku: {} })],
  ['several products', json({ '@type': 'Product', sku: 'A' }, { '@type': 'Product', sku: 'B' })],
  [
    'a list of them',
    json({
      '@type': 'ItemList',
      itemListElement: [{ item: { '@type': 'Product', sku: 'A' } }, { item: { '@type': 'Product', sku: 'B' } }],
    }),
  ],
  ['data too long to read', page(JSON.stringify({ '@type': 'Product', sku: 'A', description: 'x'.repeat(200_000) }))],
  [
    'a product deep within',
    json({
      '@graph': {
        '@graph': {
          '@graph': { '@graph': { '@graph': { '@graph': { '@graph': { '@type': 'Product', sku: 'A' } } } } },
        },
      },
    }),
  ],
])('knows no product from %s', (_, source) => {
  expect(readPageContext(source, HERE)).toEqual({ url: HERE, title: 'A page' });
});

it.each([
  ['its sku', json({ '@type': 'Product', sku: 'A-1', productID: 'B' }), 'A-1'],
  ['a number', json({ '@type': 'Product', sku: 17 }), '17'],
  ['its product number', json({ '@type': ['Thing', 'Product'], productID: 'B' }), 'B'],
  [
    'a group of variants',
    json({ '@type': 'ProductGroup', productGroupID: 'G', hasVariant: [{ '@type': 'Product', sku: 'V' }] }),
    'G',
  ],
  ['a graph', json({ '@graph': [{ '@type': 'WebPage' }, { '@type': 'http://schema.org/Product', sku: 'A' }] }), 'A'],
  ['what a page is about', json([{ '@type': 'WebPage', mainEntity: { '@type': 'Product', sku: 'A' } }]), 'A'],
  ['what stands beside broken data', page('{', '{"@type":"Product","sku":"A"}'), 'A'],
])('knows the product by %s', (_, source, externalId) => {
  expect(readPageContext(source, HERE)).toEqual({ url: HERE, title: 'A page', externalId });
});

it.each([
  [{ externalId: 5 }, { url: HERE, title: 'A page', externalId: '5' }],
  [{ productId: 'prd_1' }, { url: HERE, title: 'A page', externalId: 'A', productId: 'prd_1' }],
  [{ title: 'Other' }, { url: HERE, title: 'Other', externalId: 'A' }],
  [{ url: 'https://shop.test/p/2' }, { url: 'https://shop.test/p/2', title: 'A page' }],
])('believes the shop rather than the page: %j', (given, context) => {
  expect(readPageContext(json({ '@type': 'Product', sku: 'A' }), HERE, given)).toEqual(context);
});

it.each([
  [null, HERE],
  [{}, HERE],
  [{ href: '' }, HERE],
  [{ href: 'https://other.test/p/1' }, HERE],
  [{ href: 'https://shop.test/original' }, 'https://shop.test/original'],
])('is at the page’s own original address: %j', (link, url) => {
  expect(readPageContext({ ...page(), querySelector: () => link }, HERE)).toEqual({ url, title: 'A page' });
});
