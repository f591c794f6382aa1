import { type Style } from './frame.ts';

/** Pages without product markup, with difficult layouts: mobile duplicates, modals, tabs, split prices. */
export const UNMARKED_LAYOUTS: Style[] = [
  {
    page: 'unmarked/hashed-classes-twin-blocks-for-phone-and-desktop-price-in-pence-aside',
    expected: { price: 349, currency: 'GBP', availability: 'in_stock', title: 'Velvet armchair, forest green' },
  },
  {
    page: 'unmarked/club-price-beside-the-price-for-all',
    expected: { price: 6.49, currency: 'EUR', availability: 'in_stock', title: 'Filter coffee 500 g', sku: '550123' },
  },
  {
    page: 'unmarked/price-above-the-heading-brand-as-a-picture',
    expected: {
      price: 1249,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Duschkabine Linea 90 x 90',
      sku: '77-1204',
    },
  },
  {
    page: 'unmarked/sold-out-grey-button-with-the-words-restock-mail-form',
    expected: { price: 64, currency: 'USD', availability: 'out_of_stock', title: 'Ceramic Pour-Over Set' },
  },
  {
    page: 'unmarked/in-stock-some-sizes-sold-out-in-a-list',
    expected: { price: 129.95, currency: 'EUR', availability: 'in_stock', title: 'Trail shoe Pinnacle', sku: 'TP-42' },
  },
  {
    page: 'unmarked/insurance-and-services-offered-beside-the-button',
    expected: { price: 399.99, currency: 'EUR', availability: 'in_stock', title: 'Smart TV 50 pouces', brand: 'Viso' },
  },
  {
    page: 'unmarked/spare-part-net-and-gross-on-order-only',
    expected: {
      price: 49.99,
      currency: 'PLN',
      availability: 'in_stock',
      title: 'Uszczelka drzwi zmywarki',
      sku: '1527429006',
      brand: 'Elektra',
    },
  },
  {
    page: 'unmarked/auction-like-price-postage-watchers',
    expected: {
      price: 420,
      currency: 'AUD',
      availability: 'in_stock',
      title: 'Vintage Seikou diver 1978',
      sku: '225566778899',
    },
  },
  {
    page: 'unmarked/brazilian-de-por-pix-and-instalments',
    expected: { price: 349.9, currency: 'BRL', availability: 'in_stock', title: 'Tênis Corrida Veloz', sku: '889-1' },
  },
  {
    page: 'unmarked/mexican-dollar-sign-of-pesos',
    expected: {
      price: 1199,
      currency: 'MXN',
      availability: 'in_stock',
      title: 'Licuadora 10 velocidades',
      sku: '5012345',
    },
  },
  {
    page: 'unmarked/south-african-r-and-instalments',
    expected: { price: 349, currency: 'ZAR', availability: 'in_stock', title: 'Braai Grid, stainless', sku: 'BG-349' },
  },
  {
    page: 'unmarked/japanese-detail-table-member-price',
    expected: { price: 8800, currency: 'JPY', availability: 'in_stock', title: '南部鉄器 急須 0.6L', sku: 'NT-060' },
  },
  {
    page: 'unmarked/korean-small-mall-table-of-price-and-points',
    expected: { price: 49000, currency: 'KRW', availability: 'in_stock', title: '핸드메이드 가죽 지갑' },
  },
  {
    page: 'unmarked/hebrew-shop',
    expected: { price: 249, currency: 'ILS', availability: 'in_stock', title: 'מנורת שולחן פליז', sku: '7290011' },
  },
  {
    page: 'unmarked/russian-shop-price-with-ruble-word-credit-and-bonus',
    expected: {
      price: 3490,
      currency: 'RUB',
      availability: 'in_stock',
      title: 'Кофемолка электрическая КМ-2',
      sku: '1187722',
    },
  },
  {
    page: 'unmarked/app-rendered-by-a-script-state-under-another-name-with-cents',
    expected: {
      price: 79.9,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Leinenhemd Hafen',
      sku: 'LH-1',
      brand: 'Tuch',
    },
  },
  {
    page: 'unmarked/state-with-sale-and-regular-price-in-nested-objects',
    expected: { price: 84, currency: 'USD', availability: 'in_stock', title: 'Rain jacket' },
  },
  {
    page: 'unmarked/book-with-formats-each-with-its-price',
    expected: { price: 16.99, currency: 'USD', availability: 'in_stock', title: 'The Quiet Lamp' },
  },
];
