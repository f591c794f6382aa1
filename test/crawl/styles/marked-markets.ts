import { SHOP, type Style } from './frame.ts';

/** Pages in the style of marketplaces and chains, with markup and its usual faults. */
export const MARKED_MARKETS: Style[] = [
  {
    page: 'marked/latin-american-market-instalments-and-thousands-in-fractions',
    expected: {
      price: 1299,
      currency: 'BRL',
      availability: 'in_stock',
      title: 'Luminária De Mesa Latão',
      sku: 'MLB1234567',
      brand: 'Lumina',
      image: 'https://http2.shop.example/D_1-O.webp',
    },
  },
  {
    page: 'marked/dutch-electronics-round-price-with-dash',
    expected: {
      price: 649,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Acme Wasmachine W7',
      sku: '838123',
      brand: 'Acme',
      image: 'https://image.shop.example/838123.jpg',
    },
  },
  {
    page: 'marked/sports-shop-offers-nested-in-arrays-by-model-and-size',
    expected: {
      price: 14.99,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Sac à dos 20L',
      sku: '8529019',
      brand: 'QUECHA',
      image: 'https://contents.shop.example/p1/k$1/sac.jpg',
    },
  },
  {
    page: 'marked/hardware-store-price-split-without-a-point',
    expected: {
      price: 129,
      currency: 'USD',
      availability: 'in_stock',
      title: '18V Cordless Drill Kit',
      brand: 'Rigid Tools',
      image: 'https://images.shop.example/p/drill_64_1000.jpg',
    },
  },
  {
    page: 'marked/craft-market-few-left-price-of-variants-with-plus',
    expected: {
      price: 32,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Hand thrown mug, blue',
      sku: '812345678',
      brand: 'MugWorks',
      image: 'https://i.shop.example/il_fullxfull.1.jpg',
    },
  },
  {
    page: 'marked/parts-item-number-shown-is-not-in-the-markup-sold-out',
    expected: {
      price: null,
      currency: 'USD',
      availability: 'out_of_stock',
      title: 'Acme Ryzo 7 CPU',
      sku: 'N82E16819',
      brand: 'Acme',
      image: 'https://c1.shop.example/19-113-567.jpg',
    },
  },
  {
    page: 'marked/beauty-item-number-of-the-shade-in-view-among-many-skus',
    url: `${SHOP}/product/velvet-lip-P123?skuId=2210607`,
    expected: {
      price: 26,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Velvet Lip Cream',
      sku: '2210607',
      brand: 'Rouge Co',
    },
  },
  {
    page: 'marked/indian-fashion-state-and-markup-rupees-with-lakh-commas',
    expected: {
      price: 129999,
      currency: 'INR',
      availability: 'in_stock',
      title: 'Zari Silk Saree with Blouse',
      sku: '11503082',
      brand: 'Zari',
      image: 'http://assets.shop.example/h_720/11503082/1.jpg',
    },
  },
  {
    page: 'marked/stale-instock-where-the-page-says-sold-out-and-offers-to-notify',
    expected: {
      price: 249,
      currency: 'GBP',
      availability: 'out_of_stock',
      title: 'Garden bench, teak',
      sku: 'GB-22',
      brand: 'Teakly',
      image: `${SHOP}/media/bench.jpg`,
    },
  },
  {
    page: 'marked/stale-outofstock-where-the-page-sells',
    expected: {
      price: 189,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Trail tent 2P',
      sku: 'TT2',
      brand: 'Trailo',
      image: `${SHOP}/media/tent.jpg`,
    },
  },
  {
    page: 'marked/open-graph-alone-price-with-commas',
    expected: {
      price: 1299,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Walnut sideboard',
      image: 'http://cdn.shop.example/files/side_1200x.jpg?v=1',
    },
  },
  {
    page: 'marked/facebook-product-metas-with-a-retailer-number-and-sale-price',
    expected: {
      price: 14.9,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Merino socks',
      sku: 'MS-7',
      brand: 'Villa',
      image: `${SHOP}/img/socks.jpg`,
    },
  },
];
