import { describe, expect, it, vi } from 'vitest';
import { readPage } from '../../../src/crawl/extract/index.ts';
import { scanPage } from '../../../src/crawl/extract/html/scan-page.ts';
import { learnByInduction, openSample } from '../../../src/crawl/pattern/learning.ts';
import { openPatternReader } from '../../../src/crawl/pattern/reader.ts';
import { readByPattern } from '../../../src/crawl/pattern/reading.ts';
import { readHere } from '../../../src/crawl/threads/reader.ts';
import type { KeptPattern } from '../../../src/domain/site-pattern.ts';
import { type SmallShop, smallShops } from '../../setup/small-shops/index.ts';
import { rulesOf, sent } from './shop-pages.ts';

const shops = smallShops();
const shopOf = (name: string): SmallShop => shops.find((shop) => shop.name === name)!;
const urlOf = ({ origin }: SmallShop, path: string): string => new URL(path, origin).href;
const htmlOf = ({ pages }: SmallShop, path: string): string => pages.get(path) ?? '';
const learn = (shop: SmallShop, paths = shop.sampled) =>
  learnByInduction(openSample(paths.map((path) => scanPage(htmlOf(shop, path), urlOf(shop, path)))));

/** Pages that say "Verkauft" or have a button "Bestellen", which may or may not be known words. */
const isStatusOpen = (path: string): boolean => path === '/gemaelde/nebel-am-deich' || path.startsWith('/onderdelen');

describe.each(shops.filter(({ products }) => products.size > 0))('a shop of few pages: $name', (shop) => {
  const learned = learn(shop);
  const readAt = (path: string) =>
    readByPattern(readPage(htmlOf(shop, path), urlOf(shop, path)), learned?.pattern ?? null).products;

  it('has every product read as its page shows it', () => {
    const statusAt = (path: string, product?: { availability: string }) =>
      isStatusOpen(path) ? '' : product?.availability;
    const read = [...shop.products.keys()].map((path) => {
      const [product] = readAt(path);
      return [path, product?.title, product?.price, statusAt(path, product)];
    });
    const shown = [...shop.products].map(([path, product]) => [
      path,
      product.title,
      product.price,
      statusAt(path, product),
    ]);
    expect(read).toEqual(shown);
  });

  it('has no other page read as a product', () => {
    const others = [...shop.pages.keys()].filter((path) => !shop.products.has(path));
    expect(others.filter((path) => readAt(path).some(({ url }) => url === urlOf(shop, path)))).toEqual([]);
  });
});

it.each(shops.filter(({ products }) => products.size === 0))(
  'learns nothing from $name, which sells nothing',
  (shop) => {
    expect(learn(shop)).toBeNull();
  },
);

it('learns nothing from two product pages', () => {
  const shop = shopOf('kettles');
  expect(learn(shop, shop.sampled.slice(0, -1))).toBeNull();
});

it('keeps several places of the price, and several templates', () => {
  const { pattern } = learn(shopOf('bicycles')) ?? {};
  expect(pattern?.fields.price?.map(({ at }) => at)).toEqual(['div.tag', 'div.actie-nu']);
  expect(pattern?.others?.map(({ fields }) => fields.price)).toMatchObject([[{ at: 'td.eur' }]]);
});

describe('a pattern of one template', () => {
  const shop = shopOf('gallery');
  const siteUrl = `${shop.origin}/`;
  const pagesAt = (paths: readonly string[]) => paths.map((path) => sent(htmlOf(shop, path), urlOf(shop, path)));
  const { signal } = new AbortController();
  const isPrint = (path: string) => path.startsWith('/drucke');
  const first = learn(
    shop,
    shop.sampled.filter((path) => !isPrint(path)),
  );
  const kept: KeptPattern = {
    siteUrl,
    pattern: first?.pattern ?? null,
    filled: first?.filled ?? {},
    learnedBy: 'induction',
    modelCalls: 0,
    modelCost: 0,
  };
  const open = async (sample: readonly string[]) => {
    const save = vi.fn<(kept: KeptPattern) => Promise<void>>().mockResolvedValue();
    const options = { reader: readHere, rules: rulesOf(siteUrl), kept, save, readOutline: null, signal };
    return {
      reader: await openPatternReader(pagesAt(sample), options),
      saved: () => save.mock.calls.map(([each]) => each),
    };
  };

  it('gains another that the next run finds', async () => {
    const { saved } = await open(shop.sampled);
    expect(saved()).toMatchObject([{ pattern: { fields: kept.pattern?.fields, others: [{}] } }]);
  });

  it('gains another in the midst of a run, and keeps its own', async () => {
    const { reader, saved } = await open(shop.sampled.filter((path) => !isPrint(path)));
    const path = '/drucke/leuchtturm-druck-';
    for (let at = 0; at < 30; at++) {
      const html = htmlOf(shop, path)
        .replaceAll('Leuchtturm', `Blatt ${at}`)
        .replace('35,00', `${35 + at},00`);
      const url = `${siteUrl}drucke/blatt-${at}-druck`;
      await reader.read(sent(html, url), url);
    }
    expect(saved()).toMatchObject([{ pattern: { fields: kept.pattern?.fields, others: [{}] } }]);
  });
});
