import { describe, expect, it } from 'vitest';
import { choices, details, group, product, variant } from './extract-details-fixture.ts';
import { LAMP, OFFER, PAGE, json } from './extract-fixture.ts';

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

  const named = (...names: string[]): string =>
    json({ ...LAMP, offers: names.map((name) => ({ ...OFFER, sku: name, name: `Brass lamp - ${name}` })) });
  const select = (name: string, ...values: string[]): string =>
    `<label>${name} <select>${values.map((value) => `<option>${value}</option>`).join('')}</select></label>`;
  const pageOf = (markup: string, box: string): string =>
    `<title>Brass lamp | Acme</title>${markup}<main><h1>Brass lamp</h1>${box}<button>Add to cart</button></main>`;
  const sizeAndColor = select('Size', 'S', 'M') + select('Color', 'black', 'Moss', 'Red');

  it.each<[string, string, string, string[], string[]]>([
    [
      'the option with their names',
      named('40', '41'),
      select('Size', '40', '41', '42'),
      ['Size: 40, 41'],
      ['40', '41'],
    ],
    [
      'the options whose choices their names list',
      named('S / Black', 'M / Black', 'M / Moss'),
      sizeAndColor,
      ['Size: S, M', 'Color: black, Moss'],
      ['S/black', 'M/black', 'M/Moss'],
    ],
    [
      'the options in the order of their names',
      named('Moss - S', 'Red - M'),
      sizeAndColor,
      ['Color: Moss, Red', 'Size: S, M'],
      ['Moss/S', 'Red/M'],
    ],
    ['no option that lacks a name', named('S', 'XL'), sizeAndColor, ['Variant: S, XL'], ['S', 'XL']],
    [
      'no option that lacks a part',
      named('S / Oak', 'M / Oak'),
      sizeAndColor,
      ['Variant: S / Oak, M / Oak'],
      ['S / Oak', 'M / Oak'],
    ],
    ['no option twice', named('S / M', 'M / S'), sizeAndColor, ['Variant: S / M, M / S'], ['S / M', 'M / S']],
    [
      'none of two options that fit',
      named('1', '2'),
      select('Width', '1', '2', '5') + select('Height', '1', '2', '7'),
      ['Variant: 1, 2'],
      ['1', '2'],
    ],
  ])('that have only names take from the page %s', (_, markup, box, options, variants) => {
    const found = choices(details(pageOf(markup, box)));
    expect(found.options).toEqual(options);
    expect(found.variants.map((each) => each.split(' 49.9')[0])).toEqual(variants);
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
});
