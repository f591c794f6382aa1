import { describe, expect, it } from 'vitest';
import { PLATFORMS } from '../../src/crawl/platform/platforms.ts';
import { item, stocks } from '../setup/magento.ts';
import { ORIGIN, readListed } from './read-listed.ts';

const [stock] = stocks(1);
const sized = { size: 'S', sku: 'BG-1000-S', price: 25, regular: 30, isInStock: true };
function magento(sizes?: (typeof sized)[], fields: object = {}) {
  const product = stock && item({ ...stock, ...(sizes && { sizes }) }, ORIGIN, 'DKK');
  const page_info = { current_page: 1, total_pages: 1 };
  return readListed('magento', { data: { products: { items: [{ ...product, ...fields }], page_info } } });
}

describe('Magento', () => {
  it('reads the list price, the rating and pictures', () => {
    expect(magento()).toMatchObject({
      product: { externalId: 'BG-1000', price: 19.5, currency: 'DKK' },
      details: {
        listPrice: 29.5,
        rating: { value: 87, scale: 100, count: 3 },
        images: ['', '-1', '-2'].map((at) => `${ORIGIN}/media/catalog/product/duffle-bag-0${at}.jpg`),
        options: [],
        variants: [],
      },
      sources: { rating: 'feed:magento' },
    });
  });

  it('reads the attributes in its text', () => {
    const html = '<dl><dt>Volume</dt><dd>40 l</dd><dt>Material</dt><dd>Waxed cotton</dd></dl>';
    expect(magento([], { description: { html } }).details?.attributes).toMatchObject([
      { name: 'Volume', value: '40 l', key: 'volume' },
      { name: 'Material', value: 'Waxed cotton' },
    ]);
  });

  it('takes the price of the cheapest available child', () => {
    const sizes = [
      { ...sized, size: 'XS', sku: 'BG-1000-XS', price: 20, isInStock: false },
      sized,
      { ...sized, size: 'M', sku: 'BG-1000-M', price: 27 },
    ];
    expect(magento(sizes)).toMatchObject({
      product: { externalId: 'BG-1000-S', price: 25, currency: 'DKK', availability: 'in_stock' },
      details: {
        listPrice: 30,
        options: [{ name: 'Size', values: ['XS', 'S', 'M'] }],
        variants: [
          { values: ['XS'], availability: 'out_of_stock' },
          {
            values: ['S'],
            cartId: 'BG-1000-S',
            sku: 'BG-1000-S',
            price: 25,
            listPrice: 30,
            imageUrl: `${ORIGIN}/media/catalog/product/BG-1000-S.jpg`,
          },
          { values: ['M'] },
        ],
      },
    });
  });

  it.each<[string, object, object]>([
    ['malformed children', { variants: [7, { product: null }] }, { variants: [] }],
    [
      'children without prices',
      { variants: [{ product: { sku: 'A' }, attributes: [] }] },
      { variants: [{ cartId: 'A', price: null, values: [null] }] },
    ],
    ['options of other types', { configurable_options: 'all' }, { options: [], variants: [] }],
    ['no rating without reviews', { rating_summary: 0, review_count: 0 }, { rating: null }],
  ])('%s', (_what, fields, expected) => {
    expect(magento([sized], fields).details).toMatchObject(expected);
  });
});

describe('the category of a product in Magento', () => {
  const listed = (name: string, level: number, ...parents: string[]) => ({
    name,
    level,
    breadcrumbs: parents.map((parent, at) => ({ category_name: parent, category_level: at + 2 })),
  });
  const bare = (name: string, level: number) => ({ name, level, breadcrumbs: null });

  it.each<[string, unknown, string | null]>([
    [
      'is one path if the product is in several branches',
      [
        listed('Women', 2),
        listed('Tops', 3, 'Women'),
        listed('Sale', 2),
        listed('Men', 2),
        listed('Jackets', 4, 'Women', 'Tops'),
        listed('Tees', 3, 'Men'),
      ],
      'Women > Tops > Jackets',
    ],
    ['is the first of two on the same level', [listed('Tees', 3, 'Men'), listed('Tops', 3, 'Women')], 'Men > Tees'],
    ['has the ancestors that are not listed', [listed('Tees', 4, 'Men', 'Tops')], 'Men > Tops > Tees'],
    [
      'has its ancestors by level',
      [{ ...listed('Tees', 4), breadcrumbs: listed('', 0, 'Men', 'Tops').breadcrumbs.toReversed() }],
      'Men > Tops > Tees',
    ],
    ['has no ancestors on the first level', [listed('Sale', 2)], 'Sale'],
    [
      'is the path of the only branch if there are no breadcrumbs',
      [
        { name: 'Tops', level: 3 },
        { name: 'Women', level: 2 },
      ],
      'Women > Tops',
    ],
    [
      'is the deepest alone if there may be several branches',
      [bare('Women', 2), bare('Men', 2), bare('Tees', 3)],
      'Tees',
    ],
    ['ignores malformed breadcrumbs', [{ ...listed('Tees', 3), breadcrumbs: [7, { category_name: 'Men' }] }], 'Tees'],
    ['is missing if there are none', [], null],
    ['is missing if they are of another type', 'Tees', null],
  ])('%s', (_what, categories, category) => {
    expect(magento(undefined, { categories }).product).toMatchObject({ category });
  });

  it('is requested with its ancestors', () => {
    const plan = { root: `${ORIGIN}/`, currency: null, currencyAt: [] };
    const query = new URL(PLATFORMS.magento.address(plan, 1)).searchParams.get('query');
    expect(query).toContain('categories{name level breadcrumbs{category_name category_level}}');
  });
});
