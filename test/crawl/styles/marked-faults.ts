import { SHOP, type Style } from './frame.ts';

/** Pages with the most common faults of markup. */
export const MARKED_FAULTS: Style[] = [
  {
    page: 'marked/site-builder-metas-and-a-product-node-with-low-stock',
    expected: {
      price: 42,
      currency: 'AUD',
      availability: 'in_stock',
      title: 'Linen apron',
      sku: 'SQ123',
      brand: 'Lin',
    },
  },
  {
    page: 'marked/site-builder-keys-in-capitals',
    expected: {
      price: 120,
      currency: 'ILS',
      availability: 'in_stock',
      title: 'Ceramic vase',
      sku: '364115376135191',
      image: 'https://static.shop.example/media/vase~mv2.jpg',
    },
  },
  {
    page: 'marked/german-e-commerce-platform-traffic-light-and-article-number',
    expected: {
      price: 99.9,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Akkuschrauber A12',
      sku: '10-4711',
      brand: 'Werkgut',
      image: `${SHOP}/media/image/product/1/lg/akku.jpg`,
    },
  },
  {
    page: 'marked/russian-e-commerce-platform-microdata-code-sold-out-with-subscription',
    expected: { price: 2990, currency: 'RUB', availability: 'out_of_stock', title: 'Лампа настольная', sku: 'U0012' },
  },
  {
    page: 'marked/open-source-net-shop-microdata',
    expected: {
      price: 1200,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Build your own computer',
      sku: 'COMP_CUST',
      brand: 'Acme',
      image: `${SHOP}/images/thumbs/1_550.jpeg`,
    },
  },
  {
    page: 'marked/price-zero-in-the-markup-shown-by-the-page',
    expected: {
      price: 89.9,
      currency: 'CHF',
      availability: 'in_stock',
      title: 'Copper kettle',
      sku: 'CK-9',
      image: `${SHOP}/k.jpg`,
    },
  },
  {
    page: 'marked/price-as-a-local-string-with-its-currency-currency-as-a-word',
    expected: {
      price: 12990,
      currency: 'CZK',
      availability: 'in_stock',
      title: 'Dřevěný stůl',
      sku: 'STUL12',
      brand: 'Dub',
    },
  },
  {
    page: 'marked/price-in-minor-units-of-the-state-none-in-the-markup',
    expected: {
      price: 120,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Wool throw',
      brand: 'Fold',
      image: `${SHOP}/throw.jpg`,
    },
  },
  {
    page: 'marked/recently-viewed-and-bundles-as-product-nodes-before-the-main-one',
    url: `${SHOP}/p/steel-pan-28`,
    expected: {
      price: 59,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Steel pan 28 cm',
      sku: 'PAN28',
      brand: 'Cuoco',
      image: `${SHOP}/pan.jpg`,
    },
  },
  {
    page: 'marked/subscription-price-beside-the-one-time-price',
    expected: {
      price: 19.99,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Vitamin D3, 120 capsules',
      sku: 'VD3-120',
      brand: 'Sunny',
      image: `${SHOP}/d3.png`,
    },
  },
  {
    page: 'marked/broken-json-beside-a-whole-block-entities-in-names',
    expected: {
      price: 39.9,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Salt & Pepper Mill "Duo"',
      sku: 'SPM',
      brand: 'Mühle & Co',
      image: `${SHOP}/mill.jpg`,
    },
  },
  {
    page: 'marked/rdfa-on-an-auction-like-page',
    expected: {
      price: 310,
      currency: 'GBP',
      availability: 'in_stock',
      title: 'Antique clock',
      sku: 'AC-310',
      brand: 'Tick',
      image: `${SHOP}/clock.jpg`,
    },
  },
  {
    page: 'marked/pre-order-markup-preorder',
    expected: {
      price: 59.99,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Star Quest II (PC)',
      sku: 'SQ2',
      image: `${SHOP}/sq2.jpg`,
    },
  },
  {
    page: 'marked/no-availability-in-the-markup-button-sells',
    expected: {
      price: 349,
      currency: 'NOK',
      availability: 'in_stock',
      title: 'Desk mat felt',
      sku: 'DM-12',
      brand: 'Fjell',
      image: `${SHOP}/dm.jpg`,
    },
  },
];
