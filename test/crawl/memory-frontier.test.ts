import { expect, it } from 'vitest';
import { createMemoryFrontier } from '../../src/crawl/run/memory-frontier.ts';
import { UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';

const SHOP = 'https://shop.example';
const page = (name: string) => ({ url: `${SHOP}/${name}`, depth: 0 });
const nothing = { products: [], links: [] };

it('reports like a frontier in the database', async () => {
  const frontier = createMemoryFrontier(4);
  expect(frontier.report()).toEqual({ source: null, pages: [], fieldsMissing: {} });
  await frontier.setSource('links');
  await frontier.add(['a', 'b', 'c', 'a'].map(page));
  const lamp = { ...UNKNOWN_FIELDS, url: `${SHOP}/a`, title: 'Lamp', price: 5, currency: 'EUR' };
  await frontier.record([
    { url: `${SHOP}/a`, status: 'fetched', products: [lamp, { ...lamp, price: null }], links: [page('d'), page('e')] },
    { url: `${SHOP}/b`, status: 'failed', cause: 'http_404', reason: 'Gone.', ...nothing },
    { url: `${SHOP}/c`, status: 'failed', cause: 'http_404', reason: 'Gone.', ...nothing },
    { url: `${SHOP}/known-from-a-list-alone`, status: 'skipped', cause: 'listed', ...nothing },
  ]);
  await frontier.recordDisallowed([`${SHOP}/private`, `${SHOP}/private`, `${SHOP}/a`]);
  expect(await frontier.counts()).toMatchObject({ pagesDiscovered: 4, pagesFetched: 1, pagesFailed: 2 });
  const { pages, ...rest } = frontier.report();
  expect(rest).toMatchObject({ source: 'links', fieldsMissing: { price: 1, brand: 2, availability: 2 } });
  expect(pages).toEqual([
    { status: 'failed', cause: 'http_404', pages: 2, reason: 'Gone.', example: `${SHOP}/b` },
    { status: 'fetched', cause: null, pages: 1, reason: null, example: null },
    { status: 'skipped', cause: 'robots', pages: 1, reason: expect.any(String), example: `${SHOP}/private` },
    { status: 'pending', cause: null, pages: 1, reason: null, example: null },
  ]);
});
