import { SHOP, type Style } from './frame.ts';

/** Pages whose markup contradicts the visible page, or is unusual. */
export const MARKED_CONTRADICTIONS: Style[] = [
  {
    page: 'marked/discontinued-markup-in-stock-words-and-no-button',
    expected: {
      price: 199,
      currency: 'EUR',
      availability: 'out_of_stock',
      sku: 'K1000',
      brand: 'Pentacs',
      image: `${SHOP}/k.jpg`,
    },
  },
  {
    page: 'marked/in-stock-though-one-size-of-a-list-is-not-button-waits-for-a-size',
    expected: { price: 249, currency: 'EUR', availability: 'in_stock', sku: 'WC-9' },
  },
  {
    page: 'marked/hidden-template-of-sold-out-words-button-of-unknown-words',
    expected: { price: 189, currency: 'USD', availability: 'in_stock', sku: 'NEON' },
  },
  {
    page: 'marked/price-struck-out-in-markup-and-looks-and-a-coupon-below',
    expected: { price: 24.99, currency: 'EUR', availability: 'in_stock', sku: 'KS1', brand: 'Waage' },
  },
  {
    page: 'marked/aggregateoffer-of-many-sellers-page-shows-its-own-price',
    expected: { price: 59.99, currency: 'EUR', availability: 'in_stock', sku: '18840021', brand: 'Boom' },
  },
  {
    page: 'marked/microdata-with-content-of-another-format-brand-in-a-meta',
    expected: {
      price: 1129,
      currency: 'CHF',
      availability: 'in_stock',
      title: 'Bratpfanne 28 cm',
      sku: '778-1',
      brand: 'Pfannwerk',
    },
  },
  {
    page: 'marked/two-dialects-that-differ-on-the-price-page-shows-the-json-one',
    expected: { price: 34, currency: 'USD', availability: 'in_stock', sku: 'GH25', brand: 'Hosely' },
  },
  {
    page: 'marked/webpage-whose-main-entity-is-a-product-with-offers-by-reference',
    expected: {
      price: 89,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Chef knife 20 cm',
      sku: 'CK20',
      brand: 'Klinge',
      image: `${SHOP}/ck.jpg`,
    },
  },
  {
    page: 'marked/vehicle-part-gtin-and-mpn-alone-number-labelled-on-the-page',
    expected: { price: 11.49, currency: 'EUR', availability: 'in_stock', sku: '2019-OF', brand: 'Filtero' },
  },
  {
    page: 'marked/pickup-out-of-stock-delivery-in-stock',
    expected: { price: 18.97, currency: 'USD', availability: 'in_stock' },
  },
  {
    page: 'marked/offers-with-an-array-of-types-and-conditions-as-words',
    expected: {
      price: 379.99,
      currency: 'GBP',
      availability: 'in_stock',
      title: 'Refurbished laptop 14"',
      sku: 'RL14',
      brand: 'Lapto',
      image: `${SHOP}/rl.jpg`,
    },
  },
  {
    page: 'marked/open-graph-of-a-product-whose-heading-adds-the-brand',
    expected: { price: 699, currency: 'SEK', availability: 'in_stock', sku: '4410-02', image: `${SHOP}/v.jpg` },
  },
];
