import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from './fetch-server.ts';
import { type Routes, crawl, lampPage, link, openShop, sitemap, text } from './shop-server.ts';

afterEach(closeAll);

const NAMES = Array.from({ length: 12 }, (_, at) => `Brass lamp ${String.fromCodePoint(65 + at)}`);
const pathOf = (name: string) => `/${name.toLowerCase().replaceAll(' ', '-')}`;
/** A page that sells what its heading says, for all that is visible. */
const plainPage = (name: string, more = '') =>
  `<title>${name}</title><h1>${name}</h1><p class="price">4,90 €</p><p>In stock</p><button>Add to cart</button>${more}`;
const tile = (name: string) =>
  `<li class="tile"><a href="${pathOf(name)}"><img src="/a.jpg" alt="${name}"><h3>${name}</h3></a><span class="price">4,90 €</span></li>`;

const pagesOf = (names: readonly string[], pageOf: (name: string) => string): Routes =>
  Object.fromEntries(names.map((name) => [pathOf(name), pageOf(name)]));
const titlesOf = async (routes: Routes): Promise<string[]> =>
  (await crawl((await openShop(routes)).origin)).titles.toSorted();

describe('in a shop whose products have markup', () => {
  it.each(['first', 'last'])('a page without any is no product, if it is read %s', async (order) => {
    const paths = NAMES.map(pathOf);
    const all = order === 'first' ? ['/gift-cards', ...paths] : [...paths, '/gift-cards'];
    const routes = { '/': link(...all), '/gift-cards': plainPage('Gift cards'), ...pagesOf(NAMES, lampPage) };
    expect(await titlesOf(routes)).toEqual(NAMES);
  });

  it('a page without any is a product if a list shows it', async () => {
    const listed = [...NAMES.slice(0, 3), 'Gift card'];
    const routes = {
      '/': link('/gift-card', ...NAMES.map(pathOf), '/all'),
      '/all': `<title>All</title><h1>All</h1><ul>${listed.map(tile).join('')}</ul>`,
      '/gift-card': plainPage('Gift card'),
      ...pagesOf(NAMES, lampPage),
    };
    expect(await titlesOf(routes)).toEqual([...NAMES, 'Gift card']);
  });

  it('pages without any are products if they are many', async () => {
    const [marked, plain] = [NAMES.slice(0, 6), NAMES.slice(6)];
    const routes = { '/': link(...NAMES.map(pathOf)), ...pagesOf(marked, lampPage), ...pagesOf(plain, plainPage) };
    expect(await titlesOf(routes)).toEqual(NAMES);
  });

  it('what the links of a page without any lead to is read', async () => {
    const [first = '', ...others] = NAMES;
    const routes = {
      '/': link('/gift-cards'),
      '/gift-cards': plainPage('Gift cards', link(...others.map(pathOf))),
      ...pagesOf(others, (name) => lampPage(name) + link(pathOf(first))),
      ...pagesOf([first], lampPage),
    };
    expect(await titlesOf(routes)).toEqual(NAMES);
  });
});

describe('in a shop without markup', () => {
  const framed = (names: readonly string[], menu: string): Routes => ({
    '/': link(...names.map(pathOf)) + menu,
    ...pagesOf(names, (name) => plainPage(name, menu)),
  });

  it('a page to which every page links is no product', async () => {
    const menu = link('/', '/gift-cards');
    expect(await titlesOf({ ...framed(NAMES, menu), '/gift-cards': plainPage('Gift cards', menu) })).toEqual(NAMES);
  });

  it('all products are products if a menu has them all', async () => {
    const few = NAMES.slice(0, 6);
    expect(await titlesOf(framed(few, link('/', ...few.map(pathOf))))).toEqual(few);
  });

  it('every page of the sitemap that looks like a product is one', async () => {
    const shop = await openShop((origin) => ({
      '/robots.txt': text(`Sitemap: ${origin}/map.xml`),
      '/map.xml': sitemap(...NAMES.map((name) => origin + pathOf(name))),
      ...pagesOf(NAMES, plainPage),
    }));
    const { titles, counts } = await crawl(shop.origin);
    expect([titles.toSorted(), counts.pagesFetched]).toEqual([NAMES, NAMES.length]);
  });

  it('the products that were held back are kept when the run ends early', async () => {
    const shop = await openShop(framed(NAMES, ''));
    const { titles } = await crawl(shop.origin, { limits: { maxPages: 5 } });
    expect(titles).toHaveLength(4);
  });
});
