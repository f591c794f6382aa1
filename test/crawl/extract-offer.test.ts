import { describe, expect, test } from 'vitest';
import { LAMP, OFFER, PAGE, json, one } from './extract-fixture.ts';

describe('the price', () => {
  const priced = (offers: unknown, more: object = {}) => one(json({ ...LAMP, offers, ...more }));
  test.each<[string, unknown, number | null, string | null]>([
    ['none', [], null, null],
    ['zero, which is none', { ...OFFER, price: 0 }, null, 'EUR'],
    ['a number', { ...OFFER, price: 1299.5 }, 1299.5, 'EUR'],
    ['a number of three decimals', { ...OFFER, price: 1.299 }, 1.299, 'EUR'],
    ['a text with its currency', { price: 'CHF 1’299.–' }, 1299, 'CHF'],
    ['a lower-case currency', { price: 5, priceCurrency: 'usd' }, 5, 'USD'],
    ['a currency sign', { price: 5, priceCurrency: '£' }, 5, 'GBP'],
    [
      'a currency stated beside the offers',
      { '@type': 'AggregateOffer', priceCurrency: 'EUR', offers: [{ price: 5 }] },
      5,
      'EUR',
    ],
    ['an unknown currency', { price: 5 }, 5, null],
    [
      'the cheapest in stock',
      [
        { ...OFFER, price: 7 },
        { ...OFFER, price: 3, availability: 'SoldOut' },
        { ...OFFER, price: 5 },
      ],
      5,
      'EUR',
    ],
    [
      'new rather than used',
      [
        { ...OFFER, price: 3, itemCondition: 'https://schema.org/UsedCondition' },
        { ...OFFER, price: 5 },
      ],
      5,
      'EUR',
    ],
    [
      'the offer with the URL of the page',
      [
        { ...OFFER, price: 3, url: '/x?size=1' },
        { ...OFFER, price: 5, url: PAGE },
      ],
      5,
      'EUR',
    ],
    ['an aggregate', { '@type': 'AggregateOffer', lowPrice: '3', highPrice: 9, priceCurrency: 'EUR' }, 3, 'EUR'],
    [
      'an aggregate with the count of offers in its text',
      {
        '@type': 'AggregateOffer',
        offerCount: 15,
        lowPrice: '15 offers from 799.00',
        highPrice: 999,
        priceCurrency: 'EUR',
      },
      799,
      'EUR',
    ],
    [
      'offers in an aggregate',
      {
        '@type': 'AggregateOffer',
        lowPrice: 1,
        offers: [
          { ...OFFER, price: 5 },
          { ...OFFER, price: 4 },
        ],
      },
      4,
      'EUR',
    ],
    ['a specification', { '@type': 'Offer', priceSpecification: { price: 5, priceCurrency: 'EUR' } }, 5, 'EUR'],
    [
      'an offer with a list price',
      { ...OFFER, price: 5, priceSpecification: [{ priceType: 'https://schema.org/ListPrice', price: 3 }] },
      5,
      'EUR',
    ],
    [
      'an offer with a sale price',
      { ...OFFER, price: 9, priceSpecification: { priceType: 'https://schema.org/SalePrice', price: 5 } },
      5,
      'EUR',
    ],
    [
      'a list price alone',
      { priceSpecification: { priceType: 'StrikethroughPrice', price: 5, priceCurrency: 'EUR' } },
      null,
      null,
    ],
    [
      'a price per unit',
      {
        priceSpecification: [
          { price: 1, priceCurrency: 'EUR', referenceQuantity: { value: 1 } },
          { price: 5, priceCurrency: 'EUR' },
        ],
      },
      5,
      'EUR',
    ],
    [
      'a price for members',
      {
        priceSpecification: [
          { price: 1, priceCurrency: 'EUR', validForMemberTier: {} },
          { price: 5, priceCurrency: 'EUR' },
        ],
      },
      5,
      'EUR',
    ],
  ])('%s', (_, offers, price, currency) => {
    expect(priced(offers)).toMatchObject({ price, currency });
  });

  test.each([
    ['<b itemprop=price><del>9 €</del> <ins>5 €</ins></b>'],
    ['<del><b itemprop=price>9 €</b></del> <ins><b itemprop=price>5 €</b></ins>'],
    ['<b itemprop=price content=5>9 €</b>'],
  ])('in microdata %s', (html) => {
    const product = one(
      `<p itemscope itemtype="https://schema.org/Product"><b itemprop=name>Lamp</b><i itemprop=offers itemscope>${html}</i></p>`,
    );
    expect(product?.price).toBe(5);
  });

  test('stated on the product itself', () => {
    expect(priced([], { price: '5', priceCurrency: 'EUR' })).toMatchObject({ price: 5, currency: 'EUR' });
  });

  test.each([
    ['<p>$5.00</p>', 'USD'],
    ['<p>CA$5.00</p>', 'CAD'],
    ['<p>$4.00</p>', null],
  ])('in the currency of the same amount on the page: %s', (html, currency) => {
    const markup = json({ ...LAMP, offers: { ...OFFER, price: '$5.00', priceCurrency: undefined } });
    const product = one(`<html lang="en"><h1>Brass lamp</h1>${html}<button>Add to cart</button>${markup}`);
    expect(product).toMatchObject({ price: 5, currency });
  });

  test.each([
    ['https://shop.example.it/p/lamp', 5, 'EUR'],
    ['https://shop.example.se/p/lamp', '5 kr', 'SEK'],
    ['https://shop.example.se/p/lamp', '$5', null],
  ])("in the country's currency: %s, %s", (url, price, currency) => {
    expect(one(json({ ...LAMP, offers: { price } }), url)).toMatchObject({ price: 5, currency });
  });
});

describe('the availability', () => {
  test.each<[string, unknown, string]>([
    ['not stated', { price: 5 }, 'unknown'],
    ['in the words of the shop', { price: 5, availability: 'Auf Lager' }, 'in_stock'],
    ['in stock when any is', [{ ...OFFER, availability: 'OutOfStock' }, OFFER], 'in_stock'],
    [
      'out of stock if only a used item is available',
      [
        { ...OFFER, itemCondition: 'UsedCondition' },
        { ...OFFER, availability: 'SoldOut' },
      ],
      'out_of_stock',
    ],
    [
      'of an aggregate offer',
      { '@type': 'AggregateOffer', availability: 'SoldOut', offers: [{ price: 5 }] },
      'out_of_stock',
    ],
    ['without a price', { availability: 'https://schema.org/Discontinued' }, 'out_of_stock'],
  ])('%s', (_, offers, availability) => {
    expect(one(json({ ...LAMP, offers }))?.availability).toBe(availability);
  });
});
