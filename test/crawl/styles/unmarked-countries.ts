import { type Style } from './frame.ts';

/** Pages without product markup, with the forms of price and stock of many countries. */
export const UNMARKED_COUNTRIES: Style[] = [
  {
    page: 'unmarked/czech-price-with-a-dash-without-tax-below-order-code',
    expected: {
      price: 7990,
      currency: 'CZK',
      availability: 'in_stock',
      title: 'Robotický vysavač RV10 bílý',
      sku: 'RV10b1',
    },
  },
  {
    page: 'unmarked/slovak-bonus-instalments-not-to-be-bought-now',
    expected: { price: 329, currency: 'EUR', availability: 'out_of_stock', title: 'Televízor Visio 43"', sku: 'TV43V' },
  },
  {
    page: 'unmarked/slovene-regular-and-action-price-with-labels',
    expected: {
      price: 119.99,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Sesalnik Turbo 800 W',
      sku: '402918',
    },
  },
  {
    page: 'unmarked/croatian-price-by-card-and-in-cash',
    expected: { price: 159, currency: 'EUR', availability: 'in_stock', title: 'Pisač laserski L200', sku: '070500123' },
  },
  {
    page: 'unmarked/serbian-dinars-with-stores-below',
    expected: {
      price: 49999,
      currency: 'RSD',
      availability: 'in_stock',
      title: 'Frižider kombinovani 300 l',
      sku: 'FR300',
    },
  },
  {
    page: 'unmarked/hungarian-two-prices-list-price-with-words',
    expected: { price: 44990, currency: 'HUF', availability: 'in_stock', title: 'Kávéfőző Presso 15 bar', sku: 'KP15' },
  },
  {
    page: 'unmarked/romanian-recommended-price-raised-bani-without-a-comma',
    expected: { price: 199.99, currency: 'RON', availability: 'in_stock', title: 'Mixer vertical 1000W', sku: 'D7R2K' },
  },
  {
    page: 'unmarked/bulgarian-two-currencies',
    expected: {
      price: 199,
      currency: 'BGN',
      availability: 'in_stock',
      title: 'Прахосмукачка Вихър 700',
      sku: '118822',
    },
  },
  {
    page: 'unmarked/lithuanian-cents-raised-code-cart',
    expected: {
      price: 29.99,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Virdulys Stiklas 1,7 l',
      sku: '55661',
    },
  },
  {
    page: 'unmarked/finnish-round-price-with-a-dash-and-no-sign',
    expected: { price: 79, currency: 'EUR', availability: 'in_stock', title: 'Kahvinkeitin Aamu', sku: '1028841' },
  },
  {
    page: 'unmarked/norwegian-round-price-with-a-dash',
    expected: { price: 2990, currency: 'NOK', availability: 'in_stock', title: 'Støvsuger Virvel 900', sku: 'VV900' },
  },
  {
    page: 'unmarked/swiss-brand-and-name-in-parts-of-the-heading-points-for-cents',
    expected: {
      price: 129,
      currency: 'CHF',
      availability: 'in_stock',
      title: 'Alpin Wanderstock Carbon (2 Stk.)',
      sku: '13579246',
    },
  },
  {
    page: 'unmarked/british-trade-counter-with-and-without-tax',
    expected: { price: 59.99, currency: 'GBP', availability: 'in_stock', sku: '4821X' },
  },
  {
    page: 'unmarked/italian-integers-and-decimals-in-parts-list-price-crossed',
    expected: { price: 349.9, currency: 'EUR', availability: 'in_stock', title: 'Lavatrice slim 7 kg', sku: 'LVS7' },
  },
  {
    page: 'unmarked/spanish-no-picture-text-agotado-as-a-badge-only',
    expected: { price: 599, currency: 'EUR', availability: 'out_of_stock', title: 'Portátil Nube 14', sku: '998123' },
  },
  {
    page: 'unmarked/dutch-comma-dash-delivered-tomorrow',
    expected: { price: 99, currency: 'EUR', availability: 'in_stock', title: 'Airfryer 5,5 liter zwart', sku: 'AF55Z' },
  },
  {
    page: 'unmarked/german-reichelt-like-list-from-stock-unit-price',
    expected: {
      price: 0.12,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Widerstand 1 kOhm, 0,25 W',
      sku: 'W025-1K0',
    },
  },
  {
    page: 'unmarked/french-raised-cents-after-the-sign-stock-in-capitals',
    expected: { price: 249.95, currency: 'EUR', availability: 'in_stock', title: 'Écran 27 pouces QHD', sku: 'EC27Q' },
  },
  {
    page: 'unmarked/garden-centre-price-in-a-ribbon-over-the-picture',
    expected: { price: 27.95, currency: 'EUR', availability: 'in_stock', title: 'Terracotta pot Ø 40 cm', sku: '8871' },
  },
  {
    page: 'unmarked/hobby-shop-news-price-and-old-price-in-one-text',
    expected: { price: 24.5, currency: 'GBP', availability: 'in_stock', title: 'Model kit Viking ship', sku: 'MK-88' },
  },
  {
    page: 'unmarked/furniture-from-price-set-to-choose-delivery-weeks',
    expected: { price: 1299, currency: 'EUR', availability: 'in_stock', title: 'Ecksofa Nordlicht', sku: '20-114' },
  },
  {
    page: 'unmarked/pharmacy-of-hungary-unit-price-few-left',
    expected: { price: 3490, currency: 'HUF', availability: 'in_stock', title: 'C-vitamin 1000 mg 60x', sku: 'CV1000' },
  },
  {
    page: 'unmarked/ukrainian-old-price-first-saving-in-words-gone',
    expected: { price: 1399, currency: 'UAH', availability: 'out_of_stock', title: 'Рюкзак міський 20 л', sku: 'RM20' },
  },
  {
    page: 'unmarked/portuguese-bookshop-discount-in-percent-between-formats-below',
    expected: { price: 15.93, currency: 'EUR', availability: 'in_stock', title: 'O Farol Antigo' },
  },
  {
    page: 'unmarked/swedish-electronics-member-price-first',
    expected: { price: 1790, currency: 'SEK', availability: 'in_stock', title: 'Hörlurar Tyst 700', sku: '334455' },
  },
  {
    page: 'unmarked/american-outfitter-range-of-colours-some-on-sale',
    expected: { price: 59.95, currency: 'USD', availability: 'in_stock', title: "Men's Ridge Fleece", sku: '118822' },
  },
  {
    page: 'unmarked/greek-web-price-instalments-call-for-stock',
    expected: { price: 389, currency: 'EUR', availability: 'in_stock', title: 'Κλιματιστικό 12000 BTU', sku: 'KL12' },
  },
  {
    page: 'unmarked/vietnamese-flash-sale-box-with-a-clock',
    expected: {
      price: 1290000,
      currency: 'VND',
      availability: 'in_stock',
      title: 'Nồi chiên không dầu 5L',
      sku: 'NC5L',
    },
  },
  {
    page: 'unmarked/arabic-old-and-new-with-words',
    expected: { price: 219, currency: 'SAR', availability: 'in_stock', title: 'خلاط كهربائي ٦٠٠ واط', sku: 'KB600' },
  },
  {
    page: 'unmarked/danish-spar-and-vejledende',
    expected: { price: 629, currency: 'DKK', availability: 'in_stock', title: 'Gryde støbejern 5 l', sku: '5512-S' },
  },
];
