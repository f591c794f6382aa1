import { SHOP, type Style } from './frame.ts';

/** Pages of medium-sized shops with incomplete markup. */
export const MARKED_TRADES: Style[] = [
  {
    page: 'marked/microdata-without-currency-country-by-domain',
    url: 'https://www.shop-example.cz/p/lampa-12',
    expected: { price: 1290, currency: 'CZK', availability: 'in_stock', title: 'Lampa stolní Mosaz', sku: 'LM12' },
  },
  {
    page: 'marked/sold-out-said-by-the-button-alone-markup-without-availability',
    expected: { price: 38, currency: 'USD', availability: 'out_of_stock', sku: 'LN4' },
  },
  {
    page: 'marked/offers-of-a-product-of-three-sellers-the-first-is-the-page',
    expected: { price: 129, currency: 'PLN', availability: 'in_stock', sku: 'G2-PL', brand: 'Grind' },
  },
  {
    page: 'marked/brand-as-an-address-name-of-the-shop-as-brand-nowhere',
    expected: {
      price: 14.9,
      currency: 'EUR',
      availability: 'in_stock',
      sku: 'HS-3',
      brand: 'Toetec',
      image: `${SHOP}/hs.jpg`,
    },
  },
  {
    page: 'marked/open-graph-of-the-site-microdata-of-the-product-with-thumbnails-first',
    expected: {
      price: 24.5,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Vase Terra',
      image: `${SHOP}/large/vase.jpg?width=900`,
    },
  },
  {
    page: 'marked/variants-as-product-nodes-of-other-colours-with-addresses-of-their-own',
    url: `${SHOP}/p/scarf-blue`,
    expected: {
      price: 45,
      currency: 'GBP',
      availability: 'in_stock',
      title: 'Wool scarf blue',
      sku: 'WS-blue',
      brand: 'Warm',
      image: `${SHOP}/i/blue.jpg`,
    },
  },
  {
    page: 'marked/price-with-tax-shown-without-tax-in-the-markup-beside-it',
    expected: { price: 121, currency: 'EUR', availability: 'in_stock', sku: 'LP2' },
  },
  {
    page: 'marked/stale-outofstock-beside-a-button-that-works-but-words-say-it-is-coming',
    expected: { price: 39.99, currency: 'EUR', availability: 'out_of_stock', sku: 'BGH' },
  },
  {
    page: 'marked/in-stock-by-markup-one-store-of-many-is-out',
    expected: { price: 149, currency: 'CHF', availability: 'in_stock', sku: '77881', brand: 'Bohr' },
  },
  {
    page: 'marked/sale-price-specification-with-a-list-price-both-in-the-offer',
    expected: { price: 139.3, currency: 'EUR', availability: 'in_stock', sku: 'DJ' },
  },
];
