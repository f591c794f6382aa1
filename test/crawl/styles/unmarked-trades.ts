import { type Style } from './frame.ts';

/** Pages of small shops of all trades without product markup. */
export const UNMARKED_TRADES: Style[] = [
  {
    page: 'unmarked/wine-bottle-and-case-prices',
    expected: {
      price: 12.5,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Riesling Kabinett 2022',
      sku: '2022-RK',
    },
  },
  {
    page: 'unmarked/pet-food-a-table-of-pack-sizes-with-a-button-each',
    expected: { price: 3.99, currency: 'EUR', availability: 'in_stock', title: 'Katzenfutter Huhn' },
  },
  {
    page: 'unmarked/bikes-sale-flag-leasing-and-a-store-box',
    expected: { price: 2549, currency: 'EUR', availability: 'in_stock', title: 'E-Bike Tour 500 Damen', sku: '38411' },
  },
  {
    page: 'unmarked/jewellery-price-on-the-button',
    expected: { price: 68, currency: 'USD', availability: 'in_stock', title: 'Silver hoop earrings' },
  },
  {
    page: 'unmarked/phone-covers-was-in-brackets',
    expected: { price: 7.99, currency: 'GBP', availability: 'in_stock', title: 'Phone case, clear' },
  },
  {
    page: 'unmarked/tea-gram-choices-as-radio-labels-with-prices',
    expected: { price: 8.9, currency: 'EUR', availability: 'in_stock', title: 'Sencha superior' },
  },
  {
    page: 'unmarked/used-books-condition-only-one',
    expected: { price: 24, currency: 'EUR', availability: 'in_stock', title: 'Atlas der Brücken' },
  },
  {
    page: 'unmarked/music-download-and-vinyl-vinyl-chosen',
    expected: { price: 22, currency: 'GBP', availability: 'in_stock', title: 'Low Tide' },
  },
  {
    page: 'unmarked/garden-seasonal-orders-from-a-date',
    expected: {
      price: 34.95,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Apfelbaum Elstar, 150 cm',
      sku: 'AE-150',
    },
  },
  {
    page: 'unmarked/cosmetics-spanish-price-per-100-ml-few-left',
    expected: { price: 12.95, currency: 'EUR', availability: 'in_stock', title: 'Crema de manos 75 ml', sku: 'CM75' },
  },
  {
    page: 'unmarked/toys-french-price-after-promotion-words',
    expected: {
      price: 11.99,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Puzzle 1000 pièces Phare',
      sku: 'PZ1000',
    },
  },
  {
    page: 'unmarked/tools-polish-out-of-stock-shown-by-a-date',
    expected: {
      price: 249,
      currency: 'PLN',
      availability: 'out_of_stock',
      title: 'Wiertarka udarowa 850 W',
      sku: 'WU850',
    },
  },
  {
    page: 'unmarked/electronics-american-rebate-and-total-in-a-cart-box',
    expected: { price: 79.99, currency: 'USD', availability: 'in_stock', title: 'Router AX3000 Dual Band' },
  },
  {
    page: 'unmarked/shoes-turkish-size-buttons-and-a-basket-discount',
    expected: { price: 1899, currency: 'TRY', availability: 'in_stock', title: 'Koşu Ayakkabısı Rüzgar', sku: 'RZ-41' },
  },
];
