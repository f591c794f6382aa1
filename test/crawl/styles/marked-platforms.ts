import { page } from '../pages.ts';
import { SHOP, ld, offer, og, shopPage, thing, tiles, type Style } from './frame.ts';

/** Fictional pages in the style of e-commerce platforms' own themes, with markup and its usual faults. */
export const MARKED_PLATFORMS: Style[] = [
  {
    name: 'hosted shop, ProductGroup with variants, one in the address',
    url: `${SHOP}/products/canvas-tote?variant=222`,
    html: shopPage(page('hosted-shop-productgroup-with-variants-one-in-the-address'), {
      head:
        ld({
          '@context': 'http://schema.org/',
          '@id': '/products/canvas-tote#product',
          '@type': 'ProductGroup',
          brand: { '@type': 'Brand', name: 'Sail & Co' },
          name: 'Canvas tote',
          productGroupID: '777',
          url: `${SHOP}/products/canvas-tote`,
          hasVariant: [
            {
              '@id': '/products/canvas-tote?variant=111#variant',
              '@type': 'Product',
              name: 'Canvas tote - Black',
              sku: 'TOTE-BLK',
              image: 'https://cdn.shop.example/black.jpg',
              offers: {
                '@id': '#o',
                '@type': 'Offer',
                price: '24.00',
                priceCurrency: 'USD',
                availability: 'http://schema.org/OutOfStock',
                url: `${SHOP}/products/canvas-tote?variant=111`,
              },
            },
            {
              '@id': '/products/canvas-tote?variant=222#variant',
              '@type': 'Product',
              name: 'Canvas tote - Sand',
              sku: 'TOTE-SAND',
              image: 'https://cdn.shop.example/sand.jpg',
              offers: {
                '@type': 'Offer',
                price: '28.00',
                priceCurrency: 'USD',
                availability: 'http://schema.org/InStock',
                url: `${SHOP}/products/canvas-tote?variant=222`,
              },
            },
          ],
        }) + og('Canvas tote', { 'og:type': 'product', 'og:price:amount': '24.00', 'og:price:currency': 'USD' }),
      title: 'Canvas tote – Sail & Co',
      others: tiles((at) => `<span class="visually-hidden">Regular price</span>$${at + 9}.00`),
    }),
    expected: { price: 28, currency: 'USD', availability: 'in_stock', sku: 'TOTE-SAND', brand: 'Sail & Co' },
  },
  {
    name: 'hosted shop, review app repeats the product without offers',
    html: shopPage(
      `<h1 class="product-single__title">Soy candle</h1><span class="product__price">£18.00</span><button class="btn product-form__cart-submit" disabled><span>Sold out</span></button>`,
      {
        lang: 'en-GB',
        head: ld(
          {
            '@context': 'http://schema.org',
            '@type': 'Product',
            '@id': '#reviews',
            name: 'Soy candle',
            aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, ratingCount: 20 },
          },
          thing('Soy candle', [offer('18.0', 'GBP', 'OutOfStock', { sku: 'SOY1' })], {
            sku: 'SOY1',
            brand: { '@type': 'Thing', name: 'Wick' },
            image: ['https://cdn.shop.example/soy_1024x1024.jpg'],
          }),
        ),
        title: 'Soy candle',
      },
    ),
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
    name: 'plugin shop, graph by an SEO plugin, price in a specification',
    html: shopPage(page('plugin-shop-graph-by-an-seo-plugin-price-in-a-specification'), {
      lang: 'de',
      head: ld({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebPage', '@id': '#page', name: 'Yoga mat - Shop' },
          {
            '@type': 'Product',
            '@id': '#product',
            name: 'Yoga mat',
            sku: 'YM-1',
            image: { '@id': '#primaryimage' },
            offers: [
              {
                '@type': 'Offer',
                priceSpecification: [
                  {
                    '@type': 'UnitPriceSpecification',
                    price: '45.00',
                    priceCurrency: 'EUR',
                    valueAddedTaxIncluded: true,
                  },
                  {
                    '@type': 'UnitPriceSpecification',
                    price: '59.00',
                    priceCurrency: 'EUR',
                    priceType: 'https://schema.org/ListPrice',
                  },
                ],
                availability: 'http://schema.org/InStock',
              },
            ],
            mainEntityOfPage: { '@id': '#page' },
          },
          { '@type': 'ImageObject', '@id': '#primaryimage', url: `${SHOP}/wp-content/uploads/mat.jpg` },
        ],
      }),
      title: 'Yoga mat - Shop',
      free: '49 €',
      zero: '0,00 €',
      others: tiles((at) => `<span class="amount">${at + 5},00 €</span>`, 4, 'In den Warenkorb'),
    }),
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
    name: 'plugin shop, variable product with a range',
    html: shopPage(page('plugin-shop-variable-product-with-a-range'), {
      head: ld({
        '@context': 'https://schema.org/',
        '@type': 'Product',
        '@id': '#product',
        name: 'Coffee beans',
        sku: 1234,
        image: `${SHOP}/wp-content/uploads/beans.jpg`,
        offers: [
          {
            '@type': 'AggregateOffer',
            lowPrice: '9.50',
            highPrice: '32.00',
            offerCount: 2,
            priceCurrency: 'USD',
            availability: 'http://schema.org/InStock',
          },
        ],
      }),
      title: 'Coffee beans - Roastery',
    }),
    expected: {
      price: 9.5,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Coffee beans',
      image: `${SHOP}/wp-content/uploads/beans.jpg`,
    },
  },
  {
    name: 'enterprise shop, microdata with special price and stock label',
    html: shopPage(page('enterprise-shop-microdata-with-special-price-and-stock-label'), {
      title: 'Montana Jacket',
      others: tiles((at) => `<span class="price">$${at + 9}.00</span>`),
    }),
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
    name: 'French open source shop, last items, reference',
    html: shopPage(
      `<section itemscope itemtype="https://schema.org/Product"><meta itemprop="url" content="${SHOP}/1-mug.html"><h1 class="h1" itemprop="name">Mug Renard</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">11,90 €</span></div><div class="product-price has-discount" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="https://schema.org/InStock"><meta itemprop="priceCurrency" content="EUR"><div class="current-price"><span itemprop="price" content="9.52">9,52 €</span><span class="discount discount-percentage">Économisez 20%</span></div></div><div class="tax-shipping-delivery-label">TTC</div></div><img itemprop="image" src="${SHOP}/6-large_default/mug.jpg"><button class="btn add-to-cart">Ajouter au panier</button><span id="product-availability">Derniers articles en stock</span><div class="product-manufacturer"><label>Marque</label><span><a href="/b/1">Atelier</a></span></div><div class="product-reference"><label>Référence</label> <span itemprop="sku">demo_11</span></div></section>`,
      {
        lang: 'fr',
        title: 'Mug Renard',
        free: '60 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 3},90 €`, 4, 'Ajouter au panier'),
      },
    ),
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
    name: 'German open source shop, microdata, delivery time',
    html: shopPage(page('german-open-source-shop-microdata-delivery-time'), {
      lang: 'de',
      title: 'Wanderstiefel Alp | Alpin',
      free: '100 €',
      zero: '0,00 €',
      others: tiles((at) => `${at + 30},00 €*`, 3, 'In den Warenkorb'),
    }),
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
    name: 'hosted shop of Texas, microdata of related cards inside',
    html: shopPage(page('hosted-shop-of-texas-microdata-of-related-cards-inside'), {
      title: 'Carafe with oak stopper',
    }),
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
    name: 'cloud commerce, empty offer url and lower-case availability',
    html: shopPage(page('cloud-commerce-empty-offer-url-and-lower-case-availability'), {
      head: ld({
        '@context': 'http://schema.org/',
        '@type': 'Product',
        name: 'Floral Dress',
        mpn: '25518447M',
        sku: '25518447M',
        brand: { '@type': 'Thing', name: null },
        image: ['/dw/image/v2/on/demandware.static/dress.jpg'],
        offers: {
          url: {},
          '@type': 'Offer',
          priceCurrency: 'USD',
          price: '74.25',
          availability: 'http://schema.org/instock',
        },
      }),
      title: 'Floral Dress | Commerce',
    }),
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
    name: 'Brazilian cloud, AggregateOffer by sellers and numeric skus',
    html: shopPage(
      `<h1><span class="vtex-brand">Furadeira de Impacto 650W</span></h1><div>De: <span>R$ 399,90</span></div><div>Por: <span class="sellingPrice">R$ 299,90</span></div><div>à vista no PIX <b>R$ 284,91</b> (5% de desconto)</div><div>ou 6x de R$ 49,98 sem juros</div><button>Comprar</button><div>Referência: FI650</div>`,
      {
        lang: 'pt-BR',
        head: ld({
          '@context': 'https://schema.org/',
          '@type': 'Product',
          '@id': `${SHOP}/furadeira/p`,
          name: 'Furadeira de Impacto 650W',
          brand: { '@type': 'Brand', name: 'Força' },
          mpn: '8801',
          sku: '5521',
          image: 'https://loja.shop.example/arquivos/ids/1/f.jpg?v=6',
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: 299.9,
            highPrice: 299.9,
            priceCurrency: 'BRL',
            offers: [
              {
                '@type': 'Offer',
                price: 299.9,
                priceCurrency: 'BRL',
                availability: 'http://schema.org/InStock',
                sku: '5521',
                itemCondition: 'http://schema.org/NewCondition',
                seller: { '@type': 'Organization', name: 'Loja' },
              },
            ],
            offerCount: 1,
          },
        }),
        title: 'Furadeira - Loja',
        free: 'R$ 199,00',
        zero: 'R$ 0,00',
      },
    ),
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
