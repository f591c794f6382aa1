import { type Style } from './frame.ts';

/** Pages of large shops without product markup. */
export const UNMARKED_SHOPS: Style[] = [
  {
    page: 'unmarked/everything-store-hidden-twin-of-the-price-list-price-other-sellers',
    expected: {
      price: 39.99,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Lumina Desk Lamp, Brass, 12 Inch',
      brand: 'Lumina',
    },
  },
  {
    page: 'unmarked/everything-store-currently-unavailable-no-price',
    expected: {
      price: null,
      currency: null,
      availability: 'out_of_stock',
      title: 'Retro Kettle 1.7L, Mint',
      brand: 'Kettler',
    },
  },
  {
    page: 'unmarked/indian-market-capitals-offers-of-banks',
    expected: { price: 61999, currency: 'INR', availability: 'in_stock', title: 'Acme Phone X (Blue, 128 GB)' },
  },
  {
    page: 'unmarked/indian-market-sold-out-notify-me',
    expected: { price: 899, currency: 'INR', availability: 'out_of_stock', title: 'Copper bottle 1 L' },
  },
  {
    page: 'unmarked/french-electronics-price-in-three-parts-stock-by-store',
    expected: { price: 449.99, currency: 'EUR', availability: 'in_stock', sku: '4712345' },
  },
  {
    page: 'unmarked/japanese-maker-order-number-and-stock-mark',
    expected: { price: 4378, currency: 'JPY', availability: 'in_stock', title: 'ステンレスケトル 1.5L', sku: 'SK-150' },
  },
  {
    page: 'unmarked/japanese-store-sold-out',
    expected: { price: 2750, currency: 'JPY', availability: 'out_of_stock', title: '木製トレイ 丸型', sku: 'TR-001' },
  },
  {
    page: 'unmarked/korean-shop-won-buy-and-cart-buttons',
    expected: { price: 14900, currency: 'KRW', availability: 'in_stock', title: '유기농 면 수건 세트' },
  },
  {
    page: 'unmarked/chinese-export-market-ranges-and-shipping',
    expected: { price: 2.53, currency: 'USD', availability: 'in_stock', title: 'USB C Cable Fast Charging 2m Nylon' },
  },
  {
    page: 'unmarked/turkish-market-seller-and-coupon',
    expected: { price: 999.9, currency: 'TRY', availability: 'in_stock', sku: 'LM-12' },
  },
  {
    page: 'unmarked/italian-electronics-name-in-h1-code-beside',
    expected: {
      price: 279.9,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Aspirapolvere senza fili V8',
      sku: '7700123',
    },
  },
  {
    page: 'unmarked/spanish-department-store-agotado',
    expected: {
      price: 49.95,
      currency: 'EUR',
      availability: 'out_of_stock',
      title: 'Juego de sábanas de algodón',
      sku: '001042001234',
    },
  },
  {
    page: 'unmarked/warehouse-club-model-beside-item-number',
    expected: { price: 299.99, currency: 'USD', availability: 'in_stock', title: 'Stand Mixer 6 Qt', sku: '1425678' },
  },
  {
    page: 'unmarked/british-catalogue-shop-catalogue-number',
    expected: { price: 65, currency: 'GBP', availability: 'in_stock', title: 'Home Oak Effect Bookcase' },
  },
  {
    page: 'unmarked/australian-store-price-in-cents-aside-afterpay',
    expected: {
      price: 299,
      currency: 'AUD',
      availability: 'in_stock',
      title: 'Outdoor Gas BBQ 4 Burner',
      sku: '3170255',
    },
  },
  {
    page: 'unmarked/single-page-shop-that-holds-all-in-its-state',
    expected: {
      price: 35,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Merino beanie',
      sku: 'MB-01',
      brand: 'Knit',
      image: 'https://cdn.shop.example/beanie.jpg',
    },
  },
  {
    page: 'unmarked/data-layer-of-an-enhanced-commerce-tag-beside-what-is-shown',
    expected: { price: 59.9, currency: 'EUR', availability: 'in_stock', title: 'Running vest', sku: '12-3456' },
  },
  {
    page: 'unmarked/greek-shop-availability-label',
    expected: { price: 34.9, currency: 'EUR', availability: 'in_stock', title: 'Επιτραπέζιο φωτιστικό', sku: '55-102' },
  },
  {
    page: 'unmarked/ukrainian-market-hryvnia-bonus-and-credit',
    expected: {
      price: 1999,
      currency: 'UAH',
      availability: 'in_stock',
      title: 'Навушники Acme Buds 2',
      sku: '330987654',
    },
  },
  {
    page: 'unmarked/gulf-shop-in-arabic-digits',
    expected: { price: 149, currency: 'SAR', availability: 'in_stock', title: 'سماعات لاسلكية', sku: 'ABX-9' },
  },
  {
    page: 'unmarked/indonesian-market',
    expected: { price: 149000, currency: 'IDR', availability: 'in_stock', title: 'Tas Ransel Kanvas 25L' },
  },
];
