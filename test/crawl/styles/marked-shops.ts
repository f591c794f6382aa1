import { SHOP, type Style } from './frame.ts';

/** Pages in the style of large shops, with markup and its usual faults. */
export const MARKED_SHOPS: Style[] = [
  {
    page: 'marked/auction-house-microdata-condition-and-best-offer',
    expected: {
      price: 45.5,
      currency: 'USD',
      availability: 'in_stock',
      brand: 'Lumina',
      image: 'https://i.shop.example/images/g/abc/s-l1600.jpg',
    },
  },
  {
    page: 'marked/supermarket-microdata-beside-next-state-was-and-now',
    expected: {
      price: 24.97,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Oak Shelf, 3 Tier',
      brand: 'Mainrooms',
      image: 'https://i5.shop.example/asr/1.jpeg?odnHeight=612',
    },
  },
  {
    page: 'marked/electronics-offers-of-new-and-open-box',
    expected: {
      price: 1299.99,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Acme - 55" OLED TV',
      sku: '6418599',
      brand: 'Acme',
      image: 'https://pisces.shop.example/6418599_sd.jpg',
    },
  },
  {
    page: 'marked/furniture-price-in-parts-and-dotted-article-number',
    expected: {
      price: 49.99,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'LAMPAN',
      sku: '304.887.95',
      brand: 'Möbelhaus',
      image: `${SHOP}/images/lampan__1_pe.jpg`,
    },
  },
  {
    page: 'marked/fashion-one-product-node-for-each-size',
    url: `${SHOP}/linen-shirt-p0123.html?v1=77`,
    expected: {
      price: 29.95,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'LINEN SHIRT',
      brand: 'ZETA',
      image: 'https://static.shop.example/photos/0123/w/1.jpg',
    },
  },
  {
    page: 'marked/fashion-sale-price-shown-while-markup-keeps-the-list-price',
    expected: {
      price: 12.99,
      currency: 'GBP',
      availability: 'in_stock',
      title: 'Ribbed jumper',
      sku: '0929275001',
      brand: 'HAM',
      image: 'https://lp.shop.example/hmgoepprod?set=1',
    },
  },
  {
    page: 'marked/sports-aggregateoffer-of-one-price',
    expected: {
      price: 139.99,
      currency: 'EUR',
      availability: 'in_stock',
      sku: 'CN8490-100',
      brand: 'Nikey',
      image: 'https://static.shop.example/a/images/t_default/air-runner.jpg',
    },
  },
  {
    page: 'marked/fashion-an-offer-for-each-size-most-sold-out',
    expected: {
      price: 39.95,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'KLEID - Freizeitkleid - blau',
      sku: 'LU421C0AB-K11',
      brand: 'Lumen',
      image: 'https://img01.shop.example/a/1.jpg',
    },
  },
  {
    page: 'marked/department-store-everything-in-a-graph-with-references',
    expected: {
      price: 749,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Kaffeevollautomat K5',
      sku: '2641734',
      brand: 'Kafino',
      image: 'https://assets.shop.example/k5.png',
    },
  },
  {
    page: 'marked/books-and-media-microdata-with-price-written-12-99',
    expected: {
      price: 12.99,
      currency: 'EUR',
      availability: 'in_stock',
      title: "La Lampe d'Or - broché",
      brand: 'Éditions Soleil',
      image: `${SHOP}/img/lampe-340.jpg`,
    },
  },
  {
    page: 'marked/market-of-poland-metas-and-several-sellers',
    expected: {
      price: 329,
      currency: 'PLN',
      availability: 'in_stock',
      title: 'Lampa stołowa mosiądz E27',
      sku: '9876543210',
      brand: 'Świetlik',
      image: 'https://a.shop.example/original/1.jpg',
    },
  },
  {
    page: 'marked/japanese-mall-tax-included-no-brand',
    expected: { price: 3980, currency: 'JPY', availability: 'in_stock', title: '真鍮ランプ 北欧', sku: 'lamp-0012' },
  },
];
