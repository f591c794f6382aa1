import { describe, expect, it } from 'vitest';
import { readPage } from '../../src/crawl/extract/index.ts';
import type { ProductDetails } from '../../src/domain/product-details.ts';
import type { CrawledProduct } from '../../src/domain/provenance.ts';
import { cpuSeconds } from '../setup/cpu-seconds.ts';
import { LAMP, OFFER, PAGE, json } from './extract-fixture.ts';

const product = (html: string, url = PAGE): CrawledProduct | undefined => readPage(html, url).products[0];
const details = (html: string): Partial<ProductDetails> => product(html)?.details?.details ?? {};
const ofLamp = (fields: object): Partial<ProductDetails> => details(json({ ...LAMP, ...fields }));
const attributes = (fields: object): string[] =>
  (ofLamp(fields).attributes ?? []).map(({ name, value }) => `${name}: ${value}`);
const choices = ({ options = [], variants = [] }: Partial<ProductDetails>) => ({
  options: options.map(({ name, values }) => `${name}: ${values.join(', ')}`),
  variants: variants.map(({ values, price, cartId }) => `${values.join('/')} ${price} ${cartId}`),
});
const variant = (sku: string, price: number | null, fields: object = {}) => ({
  '@type': 'Product',
  name: `Brass lamp ${sku}`,
  sku,
  ...(price !== null && { offers: { ...OFFER, price } }),
  ...fields,
});
const group = (variants: object[], fields: object = {}) =>
  json({ '@type': 'ProductGroup', name: 'Brass lamp', hasVariant: variants, ...fields });
const script = (value: unknown, type = 'application/json'): string =>
  `<script type="${type}">${JSON.stringify(value)}</script>`;

describe('attributes', () => {
  it.each<[string, object, string[]]>([
    [
      'color, size, material and pattern',
      { color: 'Red', size: 'M', material: ['Brass', 'Oak'], pattern: 'Dots' },
      ['Color: Red', 'Size: M', 'Material: Brass, Oak', 'Pattern: Dots'],
    ],
    [
      'a weight by its unit code',
      { weight: { '@type': 'QuantitativeValue', value: 1.98, unitCode: 'KGM' } },
      ['Weight: 1.98 kg'],
    ],
    ['three decimals as they are', { weight: { value: 1.234, unitCode: 'KGM' } }, ['Weight: 1.234 kg']],
    [
      'lengths',
      { width: { value: '12', unitCode: 'CMT' }, height: { value: 3, unitText: 'ft' }, depth: '5 in' },
      ['Width: 12 cm', 'Height: 3 ft', 'Depth: 5 in'],
    ],
    ['an unknown unit code as written', { weight: { value: 3, unitCode: 'XQ9' } }, ['Weight: 3 XQ9']],
    ['no unit for pieces', { additionalProperty: { name: 'Bulbs', value: 2, unitCode: 'C62' } }, ['Bulbs: 2']],
    ['no overlong unit', { weight: { value: 3, unitText: 'x'.repeat(50) } }, ['Weight: 3']],
    [
      'a range',
      { additionalProperty: { name: 'Load', minValue: 5, maxValue: 20, unitCode: 'KGM' } },
      ['Load: 5–20 kg'],
    ],
    [
      'additional properties',
      {
        additionalProperty: [
          { '@type': 'PropertyValue', name: 'Socket', value: 'E27' },
          { name: 'Power', value: '40', unitText: 'W' },
        ],
      },
      ['Socket: E27', 'Power: 40 W'],
    ],
    [
      'no property without a name or a value',
      { additionalProperty: [{ value: 'E27' }, { name: 'Power' }, { name: '', value: 'x' }, 'Socket'] },
      [],
    ],
    [
      'no markup in values',
      { additionalProperty: { name: 'Base<br>plate', value: '<b>Oak</b> &amp; steel' } },
      ['Base plate: Oak & steel'],
    ],
    ['a repeated property once', { color: 'Red', additionalProperty: { name: 'color', value: 'Red' } }, ['Color: Red']],
    ['no addresses', { material: 'https://shop.example/brass' }, []],
  ])('reads %s', (_what, fields, expected) => {
    expect(attributes(fields)).toEqual(expected);
  });

  it('reads a property once if the values differ in case', () => {
    expect(attributes({ color: 'Red', additionalProperty: { name: 'color', value: 'red' } })).toEqual(['Color: Red']);
  });

  it('reads 400 properties', () => {
    const additionalProperty = Array.from({ length: 400 }, (_, n) => ({ name: `Name ${n}`, value: n }));
    expect(attributes({ additionalProperty })).toHaveLength(400);
  });

  it('keeps attributes that all variants share, except their options', () => {
    const variants = ['Red', 'Blue'].map((color) => variant(color, 5, { color, material: 'Brass', weight: '1 kg' }));
    expect(details(group(variants)).attributes).toMatchObject([
      { name: 'Material', value: 'Brass' },
      { name: 'Weight', value: '1 kg' },
    ]);
  });
});

describe('other details', () => {
  it.each<[string, object, Partial<ProductDetails>]>([
    [
      'a rating',
      { aggregateRating: { ratingValue: '4.4', reviewCount: 89 } },
      { rating: { value: 4.4, scale: 5, count: 89 } },
    ],
    [
      'a rating out of ten',
      { aggregateRating: { ratingValue: '8,7', bestRating: 10, ratingCount: '1,234' } },
      { rating: { value: 8.7, scale: 10, count: 1234 } },
    ],
    [
      'a rating in words',
      { aggregateRating: { ratingValue: '5 Stars', bestRating: '5 Stars', ratingCount: 31 } },
      { rating: { value: 5, scale: 5, count: 31 } },
    ],
    ['no rating in percent', { aggregateRating: { ratingValue: '4%', ratingCount: 31 } }, { rating: null }],
    [
      'a rating without a count',
      { aggregateRating: { ratingValue: 4 } },
      { rating: { value: 4, scale: 5, count: null } },
    ],
    ['no rating above the best', { aggregateRating: { ratingValue: 7, ratingCount: 3 } }, { rating: null }],
    ['no rating without reviews', { aggregateRating: { ratingValue: 5, ratingCount: 0 } }, { rating: null }],
    ['no rating of zero', { aggregateRating: { ratingValue: 0, ratingCount: 3 } }, { rating: null }],
    ['a GTIN', { gtin13: '4031778810191' }, { gtin: '4031778810191' }],
    ['an ISBN', { isbn: '978-1-62544-118-8' }, { gtin: '9781625441188' }],
    ['an ISBN-10', { isbn: '0-306-40615-2' }, { gtin: '9780306406157' }],
    ['no GTIN with a wrong check digit', { gtin13: '4031778810192', gtin: '0000000000000' }, { gtin: null }],
    ['an MPN', { mpn: 'BL-1' }, { mpn: 'BL-1' }],
    [
      'a condition',
      { offers: { ...OFFER, itemCondition: 'https://schema.org/RefurbishedCondition' } },
      { condition: 'refurbished' },
    ],
    ['the condition of the product', { itemCondition: 'NewCondition' }, { condition: 'new' }],
    [
      'a gender',
      { audience: { '@type': 'PeopleAudience', suggestedGender: 'https://schema.org/Female' } },
      { gender: 'female' },
    ],
    ['an age', { audience: { suggestedMinAge: 3, suggestedMaxAge: 12 } }, { ageGroup: '3–12 years' }],
    ['a minimum age', { audience: { suggestedMinAge: '3' } }, { ageGroup: '3+ years' }],
    [
      'an age in months',
      { audience: { suggestedAge: { minValue: 6, maxValue: 12, unitCode: 'MON' } } },
      { ageGroup: '6–12 months' },
    ],
    [
      'a list price',
      { offers: { ...OFFER, priceSpecification: { priceType: 'https://schema.org/ListPrice', price: 79 } } },
      { listPrice: 79 },
    ],
    [
      'a struck-out price',
      { offers: { ...OFFER, priceSpecification: [{ priceType: 'StrikethroughPrice', price: '79,00' }] } },
      { listPrice: 79 },
    ],
    ['a second price', { offers: { ...OFFER, price: ['49.90', '79.00'] } }, { listPrice: 79 }],
    [
      'no list price below the price',
      { offers: { ...OFFER, priceSpecification: { priceType: 'SRP', price: 20 } } },
      { listPrice: null },
    ],
    [
      'images, each once and not as a thumbnail',
      { image: ['/a.jpg', { url: '/b.jpg?width=100' }, '/b.jpg?width=900', '/a.jpg', 'data:x'] },
      { images: ['https://www.shop.example/a.jpg', 'https://www.shop.example/b.jpg?width=900'] },
    ],
  ])('reads %s', (_what, fields, expected) => {
    expect(ofLamp({ color: 'Red', ...fields })).toMatchObject(expected);
  });

  it('reads at most ten images', () => {
    expect(ofLamp({ image: Array.from({ length: 30 }, (_, n) => `/${n}.jpg`) }).images).toHaveLength(10);
  });

  it('adds no details to a product without any', () => {
    expect(product(json(LAMP))).not.toHaveProperty('details');
  });
});

describe('variants in markup', () => {
  it.each<[string, string, string[], string[]]>([
    [
      'of a group',
      group([variant('R', 5, { color: 'Red' }), variant('B', 6, { color: 'Blue' })]),
      ['Color: Red, Blue'],
      ['Red 5 R', 'Blue 6 B'],
    ],
    [
      'in the order of variesBy',
      group([variant('R', 5, { color: 'Red', size: 'S' }), variant('B', 6, { color: 'Red', size: 'M' })], {
        variesBy: ['https://schema.org/size', 'color'],
      }),
      ['Size: S, M', 'Color: Red'],
      ['S/Red 5 R', 'M/Red 6 B'],
    ],
    [
      'by additional properties',
      group(['E14', 'E27'].map((value) => variant(value, 5, { additionalProperty: { name: 'Socket', value } }))),
      ['Socket: E14, E27'],
      ['E14 5 E14', 'E27 5 E27'],
    ],
    [
      'that name their group',
      json(
        ...['Red', 'Blue'].map((color) => ({
          ...variant(color, 5, { color }),
          isVariantOf: { '@type': 'ProductGroup', '@id': '#g', name: 'Brass lamp' },
        })),
      ),
      ['Color: Red, Blue'],
      ['Red 5 Red', 'Blue 5 Blue'],
    ],
    [
      'as offers of items',
      json({
        ...LAMP,
        offers: ['Red', 'Blue'].map((color) => ({ ...OFFER, sku: color, itemOffered: { '@type': 'Product', color } })),
      }),
      ['Color: Red, Blue'],
      ['Red 49.9 Red', 'Blue 49.9 Blue'],
    ],
    [
      'as named offers',
      json({ ...LAMP, offers: ['Red', 'Blue'].map((name) => ({ ...OFFER, sku: name, name: `Brass lamp - ${name}` })) }),
      ['Variant: Red, Blue'],
      ['Red 49.9 Red', 'Blue 49.9 Blue'],
    ],
    [
      'as offers with numbers alone',
      json({ ...LAMP, offers: ['A', 'B'].map((sku) => ({ ...OFFER, sku })) }),
      [],
      [' 49.9 A', ' 49.9 B'],
    ],
    [
      'but not of several sellers',
      json({ ...LAMP, offers: ['A', 'B'].map((name) => ({ ...OFFER, sku: name, seller: { name } })) }),
      [],
      [],
    ],
    [
      'but not of several conditions',
      json({
        ...LAMP,
        offers: ['New', 'Used'].map((name) => ({ ...OFFER, sku: name, itemCondition: `${name}Condition` })),
      }),
      [],
      [],
    ],
    [
      'without a price',
      group([variant('R', null, { color: 'Red' }), variant('B', 6, { color: 'Blue' })]),
      ['Color: Red, Blue'],
      ['Red null R', 'Blue 6 B'],
    ],
    [
      'with one cart id',
      group([variant('R', 5, { color: 'Red' }), variant('R', 6, { color: 'Blue' })]),
      ['Color: Red, Blue'],
      ['Red 5 R', 'Blue 6 R'],
    ],
    [
      'with options named alike',
      group(
        [1, 2].map((n) => variant(`${n}`, 5, { size: 'M', additionalProperty: { name: 'size', value: `Long ${n}` } })),
      ),
      ['Size: M / Long 1, M / Long 2'],
      ['M / Long 1 5 1', 'M / Long 2 5 2'],
    ],
    [
      'with markup in values',
      group([variant('R', 5, { color: '<b>Red</b>' }), variant('B', 6, { color: 'Blue &amp; grey' })]),
      ['Color: Red, Blue & grey'],
      ['Red 5 R', 'Blue & grey 6 B'],
    ],
  ])('are read %s', (_what, html, options, variants) => {
    expect(choices(details(html))).toEqual({ options, variants });
  });

  it('reads availability, list price, GTIN, image and URL of each', () => {
    const offers = {
      ...OFFER,
      price: 5,
      availability: 'OutOfStock',
      priceSpecification: { priceType: 'ListPrice', price: 9 },
    };
    const red = variant('R', 5, { color: 'Red', offers, gtin13: '4031778810191', image: '/r.jpg', url: '?v=1' });
    expect(details(group([red, variant('B', 6, { color: 'Blue' })])).variants?.[0]).toEqual({
      values: ['Red'],
      cartId: 'R',
      sku: 'R',
      gtin: '4031778810191',
      price: 5,
      listPrice: 9,
      availability: 'out_of_stock',
      imageUrl: 'https://www.shop.example/r.jpg',
      url: `${PAGE}?v=1`,
    });
  });

  it('reads at most 500 variants', () => {
    const many = Array.from({ length: 700 }, (_, n) => variant(`${n}`, 5, { size: `${n}` }));
    expect(details(group(many)).variants?.length).toBeLessThanOrEqual(500);
  });

  it('keeps a very long value for the store to judge', () => {
    const long = 'x'.repeat(10_000);
    expect(
      details(group([variant('R', 5, { color: long }), variant('B', 6, { color: 'Blue' })])).options,
    ).toMatchObject([{ values: [long, 'Blue'] }]);
  });

  it('takes price, external id and availability from the cheapest available variant', () => {
    const gone = { ...OFFER, price: 3, availability: 'OutOfStock' };
    const html = group([
      variant('R', 3, { color: 'Red', offers: gone }),
      variant('B', 6, { color: 'Blue' }),
      variant('G', 5, { color: 'Grey' }),
    ]);
    expect(product(html)).toMatchObject({ price: 5, externalId: 'G', availability: 'in_stock' });
  });

  it('reads microdata and RDFa', () => {
    const micro = (color: string) =>
      `<div itemprop="hasVariant" itemscope itemtype="https://schema.org/Product"><i itemprop="name">Brass lamp ${color}</i><i itemprop="color">${color}</i><i itemprop="sku">${color}</i><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">5</i></div></div>`;
    const html = `<div itemscope itemtype="https://schema.org/ProductGroup"><h1 itemprop="name">Brass lamp</h1>${micro('Red')}${micro('Blue')}</div>`;
    const rdfa = html
      .replaceAll('itemprop', 'property')
      .replaceAll(/itemscope itemtype="https:\/\/schema.org\/(\w+)"/g, 'vocab="https://schema.org/" typeof="$1"');
    for (const [page, source] of [
      [html, 'microdata'],
      [rdfa, 'rdfa'],
    ] as const) {
      expect(choices(details(page)).variants).toEqual(['Red 5 Red', 'Blue 5 Blue']);
      expect(product(page)?.details?.sources).toMatchObject({ options: source, variants: source });
    }
  });

  it('takes each detail from the first syntax that states it', () => {
    const micro =
      '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Brass lamp</b><i itemprop="mpn">M1</i><i itemprop="color">Red</i><p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">49.90</i></p></div>';
    expect(product(json({ ...LAMP, color: 'Brass' }) + micro)?.details).toMatchObject({
      details: { mpn: 'M1', attributes: [{ value: 'Brass' }] },
      sources: { mpn: 'microdata', attributes: 'json-ld' },
    });
  });
});

describe('variants in scripts', () => {
  const lamp = json(LAMP);
  const hosted = {
    id: 7,
    title: 'Brass lamp',
    options: ['Color', 'Size'],
    variants: [
      {
        id: 1,
        title: 'Red / S',
        option1: 'Red',
        option2: 'S',
        sku: 'RS',
        available: true,
        price: 4990,
        compare_at_price: 7900,
        featured_image: { src: '//cdn.example/r.jpg' },
        barcode: '4031778810191',
      },
      {
        id: 2,
        title: 'Blue / M',
        option1: 'Blue',
        option2: 'M',
        sku: 'BM',
        available: false,
        price: 4500,
        compare_at_price: null,
      },
    ],
  };
  const plugin = [
    {
      attributes: { attribute_pa_color: 'red', attribute_size: '' },
      display_price: 49.9,
      display_regular_price: 60,
      is_in_stock: true,
      variation_id: 11,
      sku: 'R',
      image: { src: '/r.jpg' },
    },
    {
      attributes: { attribute_pa_color: 'dark-blue', attribute_size: 'M' },
      display_price: 55,
      display_regular_price: 55,
      is_in_stock: false,
      variation_id: 12,
      sku: 'B',
    },
  ];
  const attribute = JSON.stringify(plugin).replaceAll('"', '&quot;');
  const spConfig = {
    attributes: {
      93: {
        id: '93',
        code: 'color',
        label: 'Color',
        options: [
          { id: '1', label: 'Red', products: ['501'] },
          { id: '2', label: 'Blue', products: ['502'] },
        ],
      },
    },
    optionPrices: {
      501: { oldPrice: { amount: 60 }, finalPrice: { amount: 49.9 } },
      502: { oldPrice: { amount: 52 }, finalPrice: { amount: 52 } },
    },
  };
  const magento = script({ '#product_addtocart_form': { configurable: { spConfig } } }, 'text/x-magento-init');
  const modern = {
    props: {
      pageProps: {
        product: {
          name: 'Brass lamp',
          variants: [
            { sku: 'R', price: { amount: '49.90' }, attributes: [{ name: 'Color', value: 'Red' }], inStock: true },
            { sku: 'B', price: { amount: '51' }, attributes: [{ name: 'Color', value: 'Blue' }], inStock: true },
          ],
        },
      },
    },
  };
  const graph = {
    product: {
      title: 'Brass lamp',
      variants: {
        edges: ['Red', 'Blue'].map((value, n) => ({
          node: {
            id: `gid://shopify/ProductVariant/${n + 1}`,
            availableForSale: true,
            price: { amount: '49.9', currencyCode: 'EUR' },
            selectedOptions: [{ name: 'Color', value }],
          },
        })),
      },
    },
  };
  const byName = {
    name: 'Brass lamp',
    variants: ['Red', 'Blue'].map((Color, n) => ({ id: n, price: 49.9, attributes: { Color } })),
  };
  const meta = `<script>var meta = ${JSON.stringify({ product: { id: 7, variants: ['Red', 'Blue'].map((color, id) => ({ id, price: 4990, name: `Brass lamp - ${color}`, public_title: color, color })) } })}; track(meta);</script>`;

  it.each<[string, string, string[], string[]]>([
    [
      'numbered values with the names of options',
      script(hosted),
      ['Color: Red, Blue', 'Size: S, M'],
      ['Red/S 49.9 1', 'Blue/M 45 2'],
    ],
    [
      'options with names',
      script({ ...hosted, options: [{ name: 'Colour' }, { name: 'Length' }] }),
      ['Colour: Red, Blue', 'Length: S, M'],
      ['Red/S 49.9 1', 'Blue/M 45 2'],
    ],
    ['the state of the page', script(modern), ['Color: Red, Blue'], ['Red 49.9 R', 'Blue 51 B']],
    [
      'the rows of a flight',
      `<script>self.__next_f.push(${JSON.stringify([1, `5:["$","div",null,${JSON.stringify(modern)}]\n`])})</script>`,
      ['Color: Red, Blue'],
      ['Red 49.9 R', 'Blue 51 B'],
    ],
    ['a graph of nodes', script(graph), ['Color: Red, Blue'], ['Red 49.9 1', 'Blue 49.9 2']],
    ['attributes by name', script(byName), ['Color: Red, Blue'], ['Red 49.9 0', 'Blue 49.9 1']],
    [
      'a variable',
      `<script>window.x = 1; var product = ${JSON.stringify(byName)};</script>`,
      ['Color: Red, Blue'],
      ['Red 49.9 0', 'Blue 49.9 1'],
    ],
    ['variants that state the product name themselves', meta, ['Color: Red, Blue'], ['Red 49.9 0', 'Blue 49.9 1']],
    [
      'the attribute of a form',
      `<form data-product_variations="${attribute}"></form>`,
      ['Color: red, dark-blue', 'Size: M'],
      ['red/ 49.9 11', 'dark-blue/M 55 12'],
    ],
    [
      'the same form twice',
      `<form data-product_variations="${attribute}"></form>`.repeat(2),
      ['Color: red, dark-blue', 'Size: M'],
      ['red/ 49.9 11', 'dark-blue/M 55 12'],
    ],
    ['a configuration', magento, ['Color: Red, Blue'], ['Red 49.9 501', 'Blue 52 502']],
    ['nothing of another product', script({ ...hosted, title: 'Oak table' }), [], []],
    [
      'nothing of several forms',
      `<form data-product_variations="${attribute}"></form><form data-product_variations="${attribute.replace('49.9', '48')}"></form>`,
      [],
      [],
    ],
    [
      'nothing of a product without choices',
      script({ ...hosted, options: ['Title'], variants: [{ id: 1, option1: 'Default Title', price: 4990 }] }),
      [],
      [],
    ],
    ['nothing of related variants', script({ name: 'Brass lamp', relatedVariants: byName.variants }), [], []],
    ['nothing from truncated JSON', '<script>var product = {"variants": [{"price": 1}, {"pri</script>', [], []],
    [
      'nothing from text in place of objects',
      script({ name: 'Brass lamp', variants: ['a', null, 3], options: 7 }),
      [],
      [],
    ],
  ])('reads %s', (_what, html, options, variants) => {
    expect(choices(details(lamp + html))).toEqual({ options, variants });
  });

  it('prefers the form whose price matches the page', () => {
    const form = (text: string) => `<form data-product_variations="${text}"></form>`;
    const html = form(attribute) + form(attribute.replace('49.9', '12').replace('55', '15'));
    expect(choices(details(lamp + html)).variants).toEqual(['red/ 49.9 11', 'dark-blue/M 55 12']);
  });

  it('reads variants without names at their current price if it matches the page', () => {
    const variants = ['5 g', '9 g'].map((Size, id) => ({
      id,
      attributes: { Size },
      price: { value: 4990, decimalValue: '49.90' },
      salePrice: { value: 3000, decimalValue: '30.00' },
      onSale: false,
    }));
    const state = (value: number) => script({ product: { variants: variants.map((each) => ({ ...each, value })) } });
    expect(choices(details(lamp + state(1))).variants).toEqual(['5 g 49.9 0', '9 g 49.9 1']);
    const dear = json({ ...LAMP, offers: { ...OFFER, price: 80 } });
    expect(choices(details(dear + state(1))).variants).toEqual([]);
  });

  it('reads the details of each variant', () => {
    expect(product(lamp + script(hosted))).toMatchObject({
      price: 49.9,
      externalId: '1',
      availability: 'in_stock',
      details: {
        sources: { options: 'state', variants: 'state', listPrice: 'state' },
        details: {
          listPrice: 79,
          variants: [
            {
              sku: 'RS',
              gtin: '4031778810191',
              listPrice: 79,
              availability: 'in_stock',
              imageUrl: 'https://cdn.example/r.jpg',
            },
            { sku: 'BM', gtin: null, listPrice: null, availability: 'out_of_stock' },
          ],
        },
      },
    });
  });

  it('prefers variants in markup', () => {
    const marked = group([variant('R', 5, { color: 'Red' }), variant('B', 6, { color: 'Green' })]);
    expect(product(marked + script(hosted))?.details).toMatchObject({
      details: { options: [{ values: ['Red', 'Green'] }] },
      sources: { variants: 'json-ld' },
    });
  });

  it('prefers variants with options to variants in markup without options', () => {
    const marked = json({ ...LAMP, mpn: 'M1', offers: ['A', 'B'].map((sku) => ({ ...OFFER, sku })) });
    expect(product(marked + script(hosted))?.details).toMatchObject({
      details: { mpn: 'M1', options: [{ name: 'Color' }, { name: 'Size' }] },
      sources: { mpn: 'json-ld', variants: 'state' },
    });
  });

  it('keeps the price of the markup if the variants contradict it', () => {
    const other = { ...byName, variants: byName.variants.map((each) => ({ ...each, price: 12 })) };
    expect(product(lamp + script(other))).toMatchObject({ price: 49.9 });
  });

  it('reads pages without markup', () => {
    const html = `<h1>Brass lamp</h1><p>$49.90</p><button>Add to cart</button>${script(hosted)}`;
    expect(product(html)).toMatchObject({ price: 49.9, externalId: '1', details: { sources: { variants: 'state' } } });
  });

  it('reads at most 500 variants', () => {
    const variants = Array.from({ length: 900 }, (_, n) => ({ id: n, price: 49.9, attributes: { Size: `${n}` } }));
    expect(details(lamp + script({ name: 'Brass lamp', variants })).variants).toHaveLength(500);
  });

  it.each<[string, string]>([
    ['unclosed objects', `<script>${'x={"variants":[{"price":1,'.repeat(40_000)}</script>`],
    ['nested lists', `<script>x=${'[{"variants":'.repeat(20_000)}1${'}]'.repeat(20_000)}</script>`],
    ['unclosed attributes', '<p data-product="[{'.repeat(40_000)],
    [
      'many products of the same name',
      script(Array.from({ length: 20_000 }, () => ({ name: 'Brass lamp', variants: [{}] }))),
    ],
    [
      'many keys',
      script({
        name: 'Brass lamp',
        variants: Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`v${n}`, { price: n }])),
      }),
    ],
  ])('bounds the work on %s', (_what, html) => {
    expect(cpuSeconds(() => product(lamp + html))).toBeLessThan(2);
  });
});

describe('Magento 1 configurations', () => {
  const config = (fields: object) =>
    `<h1>Brass lamp</h1><script>var spConfig = new Product.Config(${JSON.stringify({
      attributes: {
        7: {
          label: 'Color',
          options: [
            { id: '1', label: 'Red', price: '0', oldPrice: '0', products: ['11'] },
            { id: '2', label: 'Blue - 54,90 €', price: '5', oldPrice: '5', products: ['12'] },
          ],
        },
      },
      ...fields,
    })});</script>`;
  const lamp = { ...LAMP, offers: { ...OFFER, price: 49.9 } };

  it('give prices by what choices add', () => {
    const found = details(json(lamp) + config({ basePrice: '49.9', oldPrice: '59.9' }));
    expect(found.options).toEqual([{ name: 'Color', values: ['Red', 'Blue'] }]);
    expect(found).toMatchObject({
      listPrice: 59.9,
      variants: [
        { cartId: '11', price: 49.9, listPrice: 59.9 },
        { cartId: '12', price: 54.9, listPrice: 64.9 },
      ],
    });
  });

  it('give no prices that contradict the page, such as those without tax', () => {
    const { variants, options } = details(json(lamp) + config({ basePrice: '41.93', oldPrice: '41.93' }));
    expect(options).toEqual([{ name: 'Color', values: ['Red', 'Blue'] }]);
    expect(variants?.map(({ price }) => price)).toEqual([null, null]);
  });
});

describe('list prices beside markup', () => {
  const meta = (names: Record<string, string>): string =>
    Object.entries(names)
      .map(([name, content]) => `<meta property="${name}" content="${content}">`)
      .join('');
  it.each<[string, Record<string, string>, number | null]>([
    ['original', { 'product:original_price:amount': '59.90' }, 59.9],
    ['standard, as computed', { 'og:price:standard_amount': '58.99996' }, 59],
    ['the product’s beside its sale price', { 'product:sale_price:amount': '49.90', 'product:price:amount': '60' }, 60],
    ['no lower one', { 'product:original_price:amount': '39.90' }, null],
    ['no empty one', { 'og:price:standard_amount': '' }, null],
  ])('%s', (_, names, expected) => {
    const html = meta({ 'og:type': 'product', 'og:title': 'Brass lamp', 'og:price:amount': '49.90', ...names });
    expect(details(json(LAMP) + html).listPrice ?? null).toBe(expected);
  });

  it('is read from the product in the page’s state, in hundredths too', () => {
    const state = (fields: object) => `<h1>Brass lamp</h1>${script({ product: { title: 'Brass lamp', ...fields } })}`;
    expect(details(json(LAMP) + state({ price: 4990, compare_at_price: 5990 })).listPrice).toBe(59.9);
    expect(details(json(LAMP) + state({ price: '49.90', listPrice: '59.90' })).listPrice).toBe(59.9);
    expect(details(json(LAMP) + state({ price: 45, listPrice: 59.9 })).listPrice ?? null).toBeNull();
  });
});

describe('ratings, properties and names apart from their product', () => {
  it('takes a rating that names the product', () => {
    const rating = (name: string) => ({
      '@type': 'AggregateRating',
      ratingValue: '4.6',
      reviewCount: '80',
      itemReviewed: { '@type': 'Product', name },
    });
    expect(details(json(LAMP, rating('Brass lamp'))).rating).toEqual({ value: 4.6, scale: 5, count: 80 });
    expect(details(json(LAMP, rating('Other lamp'))).rating ?? null).toBeNull();
  });

  it('reads properties in a group, and survives one that is its own value', () => {
    const value = [
      { name: 'Socket', value: 'E27' },
      { name: 'Power', value: '40 W' },
    ];
    expect(attributes({ additionalProperty: { name: 'Specs', value } })).toEqual(['Socket: E27', 'Power: 40 W']);
    const self = { '@id': 'x', name: 'Socket', value: { '@id': 'x' } };
    expect(() => attributes({ additionalProperty: self })).not.toThrow();
  });

  it('names options as the page does where scripts have keys', () => {
    const form = [
      { attributes: { 'attribute_pa_size-en': 'dark-blue' }, display_price: 49.9, variation_id: 1 },
      { attributes: { 'attribute_pa_size-en': 'red' }, display_price: 49.9, variation_id: 2 },
    ];
    const select = '<label for="s">Color</label><select id="s"><option>Dark blue<option>Red</select>';
    const html = `<h1>Brass lamp</h1><form data-product_variations='${JSON.stringify(form)}'>${select}<button>Add to cart</button></form>`;
    expect(choices(details(json(LAMP) + html))).toEqual({
      options: ['Color: Dark blue, Red'],
      variants: ['Dark blue 49.9 1', 'Red 49.9 2'],
    });
  });
});
