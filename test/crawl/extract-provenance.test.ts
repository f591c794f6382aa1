import { expect, it } from 'vitest';
import { readPage } from '../../src/crawl/extract/index.ts';
import type { FieldSources } from '../../src/domain/provenance.ts';
import { LAMP, OFFER, PAGE, json } from './extract-fixture.ts';

const card = '<meta property="og:title" content="Brass lamp"><meta property="og:image" content="/card.jpg">';
const shown = '<h1>Brass lamp</h1><p>$49.90</p><p>In stock</p><p>SKU: L-1</p><button>Add to cart</button>';
const named = { '@type': 'Product', name: 'Brass lamp', sku: 'L-1' };
const micro = `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Brass lamp</b><i itemprop="brand">Fjell</i><img itemprop="image" src="/l.jpg"></div>`;
const state = (value: object) => `<script type="application/json">${JSON.stringify(value)}</script>`;

it.each<[string, string, FieldSources]>([
  [
    'markup alone',
    json({ ...LAMP, offers: OFFER }),
    { title: 'json-ld', price: 'json-ld', currency: 'json-ld', availability: 'json-ld' },
  ],
  [
    'the visible page where the markup is silent',
    json(named) + card + shown,
    { title: 'json-ld', price: 'page', availability: 'page', imageUrl: 'open-graph' },
  ],
  ['another syntax for the brand', json({ ...named, offers: OFFER }) + micro, { price: 'json-ld', brand: 'microdata' }],
  ['no markup', card + shown, { title: 'page', price: 'page', externalId: 'page', imageUrl: 'open-graph' }],
  [
    'scripts',
    `<h1>Brass lamp</h1>${state({ name: 'Brass lamp', price: 49.9, currency: 'EUR', sku: 'L-1' })}`,
    { title: 'state', price: 'state', externalId: 'state' },
  ],
])('records the source of each field: %s', (_what, html, sources) => {
  const { products } = readPage(html, PAGE);
  expect(products.map((product) => product.sources)).toEqual([expect.objectContaining(sources)]);
  for (const product of products)
    for (const name of Object.keys(product.sources ?? {}) as (keyof FieldSources)[])
      expect(product[name]).not.toBeNull();
});
