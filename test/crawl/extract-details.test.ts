import { describe, expect, it } from 'vitest';
import type { ProductDetails } from '../../src/domain/product-details.ts';
import { SYNTAXES, details, group, product, script, variant } from './extract-details-fixture.ts';
import { LAMP, OFFER, json } from './extract-fixture.ts';

const ofLamp = (fields: object): Partial<ProductDetails> => details(json({ ...LAMP, ...fields }));
const attributes = (fields: object): string[] =>
  (ofLamp(fields).attributes ?? []).map(({ name, value }) => `${name}: ${value}`);

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
    for (const [syntax, write] of SYNTAXES) {
      const { attributes: read = [] } = details(write({ ...LAMP, ...fields }));
      expect({ syntax, read: read.map(({ name, value }) => `${name}: ${value}`) }).toEqual({ syntax, read: expected });
    }
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
    for (const [syntax, write] of SYNTAXES)
      expect({ syntax, ...details(write({ ...LAMP, color: 'Red', ...fields })) }).toMatchObject({
        syntax,
        ...expected,
      });
  });

  it('reads at most ten images', () => {
    expect(ofLamp({ image: Array.from({ length: 30 }, (_, n) => `/${n}.jpg`) }).images).toHaveLength(10);
  });

  it('adds no details to a product without any', () => {
    expect(product(json(LAMP))).not.toHaveProperty('details');
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

describe('ratings and properties apart from their product', () => {
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
});
