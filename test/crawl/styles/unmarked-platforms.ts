import { type Style } from './frame.ts';

/** Pages of e-commerce platforms and small shops without product markup. */
export const UNMARKED_PLATFORMS: Style[] = [
  {
    page: 'unmarked/list-beside-the-picture-code-availability-price-price-without-tax',
    expected: {
      price: 98,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Canyon EOS',
      sku: 'Product 3',
      brand: 'Canyon',
    },
  },
  {
    page: 'unmarked/list-beside-the-picture-out-of-stock-though-the-button-stays',
    expected: {
      price: 337.99,
      currency: 'EUR',
      availability: 'out_of_stock',
      title: 'Palm Three',
      sku: 'P-3',
      brand: 'Palm',
    },
  },
  {
    page: 'unmarked/german-modified-shop-delivery-time-tax-and-shipping-notes',
    expected: {
      price: 24.9,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Rosenschere Profi',
      sku: 'RS-200',
      brand: 'Gärtnerglück',
    },
  },
  {
    page: 'unmarked/finnish-shop-kirjaudu-and-varasto',
    expected: { price: 89, currency: 'EUR', availability: 'out_of_stock', title: 'Puukko Tommi', sku: 'PT-4' },
  },
  {
    page: 'unmarked/swedish-shop-kr-and-lager',
    expected: { price: 999, currency: 'SEK', availability: 'in_stock', title: 'Fjällkniv 12', sku: 'FK12' },
  },
  {
    page: 'unmarked/danish-shop-before-and-now',
    expected: { price: 449, currency: 'DKK', availability: 'in_stock', title: 'Kaffekande 1 l', sku: '8812' },
  },
  {
    page: 'unmarked/hungarian-shop-gross-and-net',
    expected: { price: 12990, currency: 'HUF', availability: 'in_stock', title: 'Bőr pénztárca', sku: 'BP-77' },
  },
  {
    page: 'unmarked/romanian-shop',
    expected: { price: 129.99, currency: 'RON', availability: 'in_stock', title: 'Lampă de birou LED', sku: 'LB-900' },
  },
  {
    page: 'unmarked/vietnamese-shop',
    expected: {
      price: 450000,
      currency: 'VND',
      availability: 'in_stock',
      title: 'Balo laptop chống nước',
      sku: 'BL-15',
    },
  },
  {
    page: 'unmarked/thai-shop-sold-out',
    expected: { price: 590, currency: 'THB', availability: 'out_of_stock', title: 'กระเป๋าผ้าแคนวาส', sku: 'TB-01' },
  },
  {
    page: 'unmarked/bookshop-of-old-table-layout-no-heading-element',
    expected: {
      price: 75,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Secondhand Atlas of the World (1962)',
      sku: '10442',
    },
  },
  {
    page: 'unmarked/small-builder-name-in-h2-logo-in-h1',
    expected: { price: 14, currency: 'GBP', availability: 'in_stock', title: 'Fig candle' },
  },
  {
    page: 'unmarked/wholesale-a-table-of-prices-by-quantity',
    expected: {
      price: 12.4,
      currency: 'USD',
      availability: 'in_stock',
      title: 'M6 hex bolts, box of 100',
      sku: 'HB-M6-100',
    },
  },
  {
    page: 'unmarked/grocery-price-and-price-per-100-g',
    expected: { price: 1.85, currency: 'GBP', availability: 'in_stock', title: 'Greek Style Yogurt 500g' },
  },
  {
    page: 'unmarked/pharmacy-of-poland-price-after-label-unavailable',
    expected: {
      price: 45.99,
      currency: 'PLN',
      availability: 'out_of_stock',
      title: 'Krem nawilżający 50 ml',
      sku: '5902046',
      brand: 'Dermika',
    },
  },
  {
    page: 'unmarked/czech-shop-price-with-and-without-tax-store-stock',
    expected: {
      price: 5490,
      currency: 'CZK',
      availability: 'in_stock',
      title: 'Dětské kolo 16"',
      sku: 'DK16',
      brand: 'Kolos',
    },
  },
  {
    page: 'unmarked/portuguese-shop-esgotado-with-a-disabled-button',
    expected: {
      price: 189,
      currency: 'EUR',
      availability: 'out_of_stock',
      title: 'Mesa de centro em carvalho',
      sku: 'MC-300',
    },
  },
  {
    page: 'unmarked/canadian-shop-in-french-dollar-after',
    expected: {
      price: 149.99,
      currency: 'CAD',
      availability: 'in_stock',
      title: "Bottes d'hiver Boréal",
      sku: '5051-234',
    },
  },
  {
    page: 'unmarked/taiwanese-shop',
    expected: { price: 980, currency: 'TWD', availability: 'in_stock', title: '手沖咖啡壺 600ml', sku: 'CP600' },
  },
  {
    page: 'unmarked/chinese-shop-out-of-stock',
    expected: { price: 399, currency: 'CNY', availability: 'out_of_stock', title: '纯棉四件套 1.8米', sku: 'CM-18' },
  },
];
