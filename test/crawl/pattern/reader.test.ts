import { describe, expect, it, vi } from 'vitest';
import { openPatternReader } from '../../../src/crawl/pattern/reader.ts';
import { readHere } from '../../../src/crawl/threads/reader.ts';
import type { KeptPattern } from '../../../src/domain/site-pattern.ts';
import { type PlainShop, plainShop } from '../../setup/plain-shop.ts';
import { json } from '../extract-fixture.ts';
import { rulesOf, sent, sentPagesOf } from './shop-pages.ts';

const theme = plainShop('theme');
const siteUrl = `${theme.origin}/`;
const { signal } = new AbortController();

async function readerOf(shop: PlainShop) {
  const save = vi.fn<(kept: KeptPattern) => Promise<void>>().mockResolvedValue();
  const options = { reader: readHere, rules: rulesOf(siteUrl), kept: undefined, save, readOutline: null, signal };
  const reader = await openPatternReader(sentPagesOf(shop, 3), options);
  const read = async (html: string, url: string) => ({ products: (await reader.read(sent(html, url), url))?.products });
  const product = ({ pages, products }: PlainShop, at: number): [string, string] => {
    const { url = '' } = products[at] ?? {};
    const { pathname, search } = new URL(url);
    return [pages.get(pathname + search) ?? '', url];
  };
  return { read, save, product };
}

describe('with markup, the pattern', () => {
  const marked = (html: string, more: object) =>
    html.replace('</head>', `${json({ '@type': 'Product', name: theme.products[3]?.title, ...more })}</head>`);

  it('fills only missing fields', async () => {
    const { read, product } = await readerOf(theme);
    const [html, url] = product(theme, 3);
    const offers = { price: 1.5, priceCurrency: 'EUR', availability: 'InStock' };
    const { products } = await read(marked(html, { offers, brand: 'Marked' }), url);
    const { description, category, imageUrl } = theme.products[3] ?? {};
    expect(products).toMatchObject([
      { price: 1.5, currency: 'EUR', availability: 'in_stock', brand: 'Marked', description, category, imageUrl },
    ]);
  });

  it('adds nothing to another product', async () => {
    const { read, product } = await readerOf(theme);
    const [html, url] = product(theme, 3);
    const { products } = await read(
      marked(html, { name: 'Another thing', offers: { price: 2, priceCurrency: 'EUR' } }),
      url,
    );
    expect(products).toMatchObject([{ title: 'Another thing', price: 2, description: null }]);
  });

  it('finds no product beside a recipe', async () => {
    const { read, product } = await readerOf(theme);
    const [html, url] = product(theme, 3);
    const { products } = await read(
      html.replace('</head>', `${json({ '@type': 'Recipe', name: 'Soup' })}</head>`),
      url,
    );
    expect(products).toEqual([]);
  });
});

it('learns again if its fields become empty during a crawl', async () => {
  const { read, save, product } = await readerOf(theme);
  expect(save).toHaveBeenCalledTimes(1);
  // The shop renames its classes, so that only a new pattern distinguishes the price from the former one.
  const renamed = (html: string) =>
    html.replaceAll(/class="(prod-name|cost|amount|stock|gallery|text|maker|breadcrumb|prod)\b/g, 'class="new-$1');
  for (let at = 0; at < 40; at++) {
    const [html, url] = product(theme, at);
    await read(renamed(html), url);
  }
  expect(save).toHaveBeenCalledTimes(2);
  const [html, url] = product(theme, 1);
  expect((await read(renamed(html), url)).products).toMatchObject([
    { title: theme.products[1]?.title, price: theme.products[1]?.price, description: theme.products[1]?.description },
  ]);
});

it('keeps its pattern if it learns nothing better, and stops trying', async () => {
  const { read, save } = await readerOf(theme);
  const odd = (at: number) =>
    `<title>Odd ${at}</title>${'<div>'.repeat(at % 30)}<h1>Odd ${at}</h1><b>£${at + 1}.00</b><button>Add to basket</button>`;
  for (let at = 0; at < 300; at++) await read(odd(at), `${siteUrl}odd-${at}`);
  expect(save.mock.calls.length).toBeLessThan(5);
});
