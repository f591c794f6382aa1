import { SHOP, type Style } from './frame.ts';

/** Pages in the style of e-commerce platforms' own themes, with markup and its usual faults. */
export const MARKED_PLATFORMS: Style[] = [
  {
    page: 'marked/hosted-shop-productgroup-with-variants-one-in-the-address',
    url: `${SHOP}/products/canvas-tote?variant=222`,
    expected: { price: 28, currency: 'USD', availability: 'in_stock', sku: 'TOTE-SAND', brand: 'Sail & Co' },
  },
  {
    page: 'marked/hosted-shop-review-app-repeats-the-product-without-offers',
    expected: {
      price: 18,
      currency: 'GBP',
      availability: 'out_of_stock',
      title: 'Soy candle',
      sku: 'SOY1',
      brand: 'Wick',
      image: 'https://cdn.shop.example/soy_1024x1024.jpg',
    },
  },
  {
    page: 'marked/plugin-shop-graph-by-an-seo-plugin-price-in-a-specification',
    expected: {
      price: 45,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Yoga mat',
      sku: 'YM-1',
      image: `${SHOP}/wp-content/uploads/mat.jpg`,
    },
  },
  {
    page: 'marked/plugin-shop-variable-product-with-a-range',
    expected: {
      price: 9.5,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Coffee beans',
      image: `${SHOP}/wp-content/uploads/beans.jpg`,
    },
  },
  {
    page: 'marked/enterprise-shop-microdata-with-special-price-and-stock-label',
    expected: {
      price: 42.4,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Montana Jacket',
      sku: 'MJ03',
      image: `${SHOP}/media/catalog/mj03.jpg`,
    },
  },
  {
    page: 'marked/french-open-source-shop-last-items-reference',
    expected: {
      price: 9.52,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Mug Renard',
      sku: 'demo_11',
      brand: 'Atelier',
      image: `${SHOP}/6-large_default/mug.jpg`,
    },
  },
  {
    page: 'marked/german-open-source-shop-microdata-delivery-time',
    expected: {
      price: 149.95,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Wanderstiefel Alp',
      sku: 'SW10042.2',
      brand: 'Alpin',
      image: `${SHOP}/media/boot.jpg`,
    },
  },
  {
    page: 'marked/hosted-shop-of-texas-microdata-of-related-cards-inside',
    expected: {
      price: 38,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Carafe with oak stopper',
      sku: 'SLLPJ',
      brand: 'Sagaform',
      image: 'https://cdn.shop.example/s-1/500x659/carafe.jpg',
    },
  },
  {
    page: 'marked/cloud-commerce-empty-offer-url-and-lower-case-availability',
    expected: {
      price: 74.25,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Floral Dress',
      sku: '25518447M',
      brand: null,
      image: `${SHOP}/dw/image/v2/on/demandware.static/dress.jpg`,
    },
  },
  {
    page: 'marked/brazilian-cloud-aggregateoffer-by-sellers-and-numeric-skus',
    expected: {
      price: 299.9,
      currency: 'BRL',
      availability: 'in_stock',
      title: 'Furadeira de Impacto 650W',
      brand: 'Força',
      image: 'https://loja.shop.example/arquivos/ids/1/f.jpg?v=6',
    },
  },
];
