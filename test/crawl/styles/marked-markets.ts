import { page } from '../pages.ts';
import { SHOP, ld, offer, og, shopPage, state, thing, tiles, type Style } from './frame.ts';

/** Fictional pages in the style of marketplaces and chains, with markup and its usual faults. */
export const MARKED_MARKETS: Style[] = [
  {
    name: 'Latin American market, instalments and thousands in fractions',
    html: shopPage(page('latin-american-market-instalments-and-thousands-in-fractions'), {
      lang: 'pt-BR',
      head: ld({
        '@context': 'http://schema.org',
        '@type': 'Product',
        name: 'Luminária De Mesa Latão',
        productID: 'MLB1234567',
        sku: 'MLB1234567',
        brand: 'Lumina',
        image: 'https://http2.shop.example/D_1-O.webp',
        offers: {
          '@type': 'Offer',
          price: 1299,
          priceCurrency: 'BRL',
          availability: 'https://schema.org/InStock',
          url: `${SHOP}/MLB1234567`,
        },
      }),
      title: 'Luminária De Mesa Latão | Livre',
      free: 'R$ 79',
      zero: 'R$ 0,00',
    }),
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
    name: 'Dutch electronics, round price with dash',
    html: shopPage(
      `<h1>Acme Wasmachine W7</h1><div class="sales-price"><strong class="sales-price__current">649,-</strong></div><span>Adviesprijs <del>799,-</del></span><div>Morgen gratis bezorgd</div><button>In mijn winkelwagen</button><div>Tweedekans vanaf 549,-</div><p>Productnummer: 838123</p>`,
      {
        lang: 'nl',
        head: ld(
          thing(
            'Acme Wasmachine W7',
            {
              '@type': 'Offer',
              price: '649',
              priceCurrency: 'EUR',
              availability: 'InStock',
              itemCondition: 'NewCondition',
            },
            {
              productID: '838123',
              brand: { '@type': 'Thing', name: 'Acme' },
              image: 'https://image.shop.example/838123.jpg',
            },
          ),
        ),
        title: 'Acme W7',
        free: '0,-',
        zero: '€ 0,00',
      },
    ),
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
    name: 'sports shop, offers nested in arrays by model and size',
    html: shopPage(
      `<a href="/brand">Quecha</a><h1>Sac à dos 20L</h1><p>Réf. : 8529019</p><div class="prc__active-price">14,99€</div><div>Disponible en ligne</div><button>Ajouter au panier</button>`,
      {
        lang: 'fr',
        head: ld(
          thing(
            'Sac à dos 20L',
            [[offer('14.99', 'EUR', 'InStock', { sku: '1' })], [offer('16.99', 'EUR', 'OutOfStock', { sku: '2' })]],
            {
              sku: '8529019',
              productID: '8529019',
              brand: { '@type': 'Brand', name: ['QUECHA'] },
              image: ['https://contents.shop.example/p1/k$1/sac.jpg'],
            },
          ),
        ),
        title: 'Sac à dos 20L - Quecha',
        free: '30€',
        zero: '0,00 €',
      },
    ),
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
    name: 'hardware store, price split without a point',
    html: shopPage(page('hardware-store-price-split-without-a-point'), {
      head: ld(
        thing('18V Cordless Drill Kit', offer(129.0, 'USD', 'InStock', { priceValidUntil: '2030-01-01' }), {
          sku: '1003456',
          productID: '312345678',
          model: 'R86001',
          brand: { '@type': 'Brand', name: 'Rigid Tools' },
          image: ['https://images.shop.example/p/drill_64_1000.jpg'],
        }),
      ),
      title: 'Rigid Tools 18V Cordless Drill Kit R86001 - The Depot',
    }),
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
    name: 'craft market, few left, price of variants with plus',
    html: shopPage(page('craft-market-few-left-price-of-variants-with-plus'), {
      head: ld(
        thing(
          'Hand thrown mug, blue',
          {
            '@type': 'AggregateOffer',
            offerCount: '3',
            lowPrice: '32.00',
            highPrice: '48.00',
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
          },
          {
            sku: 812345678,
            brand: { '@type': 'Brand', name: 'MugWorks' },
            image: [{ '@type': 'ImageObject', contentURL: 'https://i.shop.example/il_fullxfull.1.jpg' }],
          },
        ),
      ),
      title: 'Hand thrown mug, blue - Crafts',
    }),
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
    name: 'parts, item number shown is not in the markup, sold out',
    html: shopPage(
      `<h1>Acme Ryzo 7 CPU</h1><ol><li>Home</li><li>Item #: <em>N82E16819</em></li></ol><div class="product-flag">OUT OF STOCK.</div><ul class="price"><li class="price-current"></li></ul><button>Auto Notify</button>`,
      {
        head: ld({
          '@context': 'http://schema.org/',
          '@type': 'Product',
          name: 'Acme Ryzo 7 CPU',
          mpn: '100-1000',
          sku: '19-113-567',
          gtin12: '0',
          brand: 'Acme',
          image: 'https://c1.shop.example/19-113-567.jpg',
          offers: { '@type': 'Offer', price: '', priceCurrency: 'USD', availability: 'http://schema.org/OutOfStock' },
        }),
        title: 'Acme Ryzo 7 - Egg.com',
        others: tiles((at) => `<span>$</span><strong>${at + 129}</strong><sup>.99</sup>`),
      },
    ),
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
    name: 'beauty, item number of the shade in view among many skus',
    url: `${SHOP}/product/velvet-lip-P123?skuId=2210607`,
    html: shopPage(
      `<h1><a href="/brand/rouge"><span>Rouge Co</span></a><span>Velvet Lip Cream</span></h1><div>Size 5 ml • ITEM 2210607</div><p>$26.00</p><p>or 4 payments of $6.50</p><button>Add to Basket</button>`,
      {
        head: ld(
          thing(
            'Velvet Lip Cream',
            ['2210599', '2210607', '2210615'].map((sku) =>
              offer('26.0', 'USD', sku === '2210599' ? 'OutOfStock' : 'InStock', { sku }),
            ),
            {
              productID: 'P123',
              brand: 'Rouge Co',
              image: ['https://www.shop.example/productimages/sku/s2210607-main-zoom.jpg'],
            },
          ),
        ),
        title: 'Velvet Lip Cream - Rouge Co | Beauty',
      },
    ),
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
    name: 'Indian fashion, state and markup, rupees with lakh commas',
    html: shopPage(page('indian-fashion-state-and-markup-rupees-with-lakh-commas'), {
      lang: 'en-IN',
      head:
        ld({
          '@context': 'https://schema.org/',
          '@type': 'Product',
          name: 'Zari Silk Saree with Blouse',
          sku: '11503082',
          mpn: '11503082',
          brand: { '@type': 'Thing', name: 'Zari' },
          image: 'http://assets.shop.example/h_720/11503082/1.jpg',
          offers: { '@type': 'Offer', priceCurrency: 'INR', availability: 'InStock', price: '129999' },
        }) + state('window.__myx', { pdpData: { id: 11503082, mrp: 149999 } }),
      title: 'Buy Zari Silk Saree',
      free: 'Rs. 799',
      zero: 'Rs. 0',
    }),
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
    name: 'Stale InStock where the page says sold out and offers to notify',
    html: shopPage(
      `<div class="pdp"><h1>Garden bench, teak</h1><div class="pdp-price">£249.00</div><p class="pdp-stock pdp-stock--none">Currently out of stock</p><button class="btn btn-primary" disabled>Add to basket</button><a class="btn" href="#notify">Email me when back in stock</a></div>`,
      {
        lang: 'en-GB',
        head: ld(
          thing('Garden bench, teak', offer('249.00', 'GBP', 'InStock'), {
            sku: 'GB-22',
            brand: 'Teakly',
            image: '/media/bench.jpg',
          }),
        ),
        title: 'Garden bench, teak',
        free: '£50',
        zero: '£0.00',
        others: tiles((at) => `£${at + 20}.00`),
      },
    ),
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
    name: 'Stale OutOfStock where the page sells',
    html: shopPage(
      `<div class="pdp"><h1>Trail tent 2P</h1><div class="pdp-price">€ 189,00</div><p class="stock in-stock">Op voorraad, morgen in huis</p><form action="/cart/add" method="post"><input type="number" name="qty" value="1"><button type="submit">In winkelwagen</button></form></div>`,
      {
        lang: 'nl',
        head: ld(
          thing('Trail tent 2P', offer(189, 'EUR', 'OutOfStock'), {
            sku: 'TT2',
            brand: { name: 'Trailo' },
            image: ['', '/media/tent.jpg'],
          }),
        ),
        title: 'Trail tent 2P',
        free: '€ 50',
        zero: '€ 0,00',
      },
    ),
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
    name: 'open graph alone, price with commas',
    html: shopPage(
      `<h1>Walnut sideboard</h1><span class="amount">$1,299.00</span><button name="add">Add to cart</button><p>Free returns</p>`,
      {
        head: og('Walnut sideboard', {
          'og:type': 'product',
          'og:image': 'http://cdn.shop.example/files/side_1200x.jpg?v=1',
          'og:price:amount': '1,299.00',
          'og:price:currency': 'USD',
          'og:site_name': 'Oak & Co',
        }),
        title: 'Walnut sideboard – Oak & Co',
        others: tiles((at) => `$${at + 3}00.00`),
      },
    ),
    expected: {
      price: 1299,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Walnut sideboard',
      image: 'http://cdn.shop.example/files/side_1200x.jpg?v=1',
    },
  },
  {
    name: 'facebook product metas with a retailer number and sale price',
    html: shopPage(
      `<h1>Merino socks</h1><div class="prices"><span class="old">19,90 €</span> <span class="now">14,90 €</span></div><button>Lisää ostoskoriin</button><p>Varastossa</p>`,
      {
        lang: 'fi',
        head: og('Merino socks', {
          'og:type': 'og:product',
          'og:image': '/img/socks.jpg',
          'product:price:amount': '19.90',
          'product:price:currency': 'EUR',
          'product:sale_price:amount': '14.90',
          'product:sale_price:currency': 'EUR',
          'product:availability': 'instock',
          'product:retailer_item_id': 'MS-7',
          'product:brand': 'Villa',
        }),
        title: 'Merino socks',
        free: '50 €',
        zero: '0,00 €',
      },
    ),
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
