import { page } from '../pages.ts';
import { SHOP, ld, offer, og, shopPage, state, thing, tiles, type Style } from './frame.ts';

/** Fictional pages with the most common faults of markup. */
export const MARKED_FAULTS: Style[] = [
  {
    name: 'site builder, metas and a product node with low stock',
    html: shopPage(page('site-builder-metas-and-a-product-node-with-low-stock'), {
      head:
        og('Linen apron', {
          'og:type': 'product',
          'og:image': 'http://static.shop.example/apron.jpg?format=1500w',
          'product:price:amount': '42.00',
          'product:price:currency': 'AUD',
          'product:availability': 'instock',
        }) +
        ld({
          name: 'Linen apron',
          image: 'http://static.shop.example/apron.jpg',
          description: 'A\napron',
          brand: 'Lin',
          offers: {
            price: '42.00',
            priceCurrency: 'AUD',
            url: `${SHOP}/apron`,
            availability: 'InStock',
            sku: 'SQ123',
            '@context': 'https://schema.org',
            '@type': 'Offer',
          },
          '@context': 'https://schema.org',
          '@type': 'Product',
        }).replace(String.raw`\n`, '\n'),
      title: 'Linen apron — Lin',
    }),
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
    name: 'site builder, keys in capitals',
    html: shopPage(
      `<h1 data-hook="product-title">Ceramic vase</h1><div data-hook="product-sku">SKU: 364115376135191</div><div data-hook="product-price"><span data-wix-price="₪120.00">₪120.00</span></div><button aria-label="Add to Cart" data-hook="add-to-cart"><span>Add to Cart</span></button>`,
      {
        head: ld({
          '@context': 'https://schema.org/',
          '@type': 'Product',
          name: 'Ceramic vase',
          description: 'Tall',
          sku: '364115376135191',
          image: [
            {
              '@type': 'ImageObject',
              height: '500',
              contentUrl: 'https://static.shop.example/media/vase~mv2.jpg',
              thumbnail: { '@type': 'ImageObject', contentUrl: 'https://static.shop.example/media/vase_50.jpg' },
            },
          ],
          Offers: {
            '@type': 'Offer',
            url: `${SHOP}/vase`,
            itemCondition: 'https://schema.org/NewCondition',
            price: '120',
            priceCurrency: 'ILS',
            Availability: 'https://schema.org/InStock',
          },
        }),
        title: 'Ceramic vase | Studio',
        zero: '₪0.00',
        free: '₪300',
      },
    ),
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
    name: 'German e-commerce platform, traffic light and article number',
    html: shopPage(page('german-shop-system-traffic-light-and-article-number'), {
      lang: 'de',
      title: 'Akkuschrauber A12',
      free: '50 €',
      zero: '0,00 €',
      others: tiles((at) => `ab ${at + 12},00 €`, 4, 'Zum Artikel'),
    }),
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
    name: 'Russian e-commerce platform, microdata, code, sold out with subscription',
    html: shopPage(page('russian-shop-system-microdata-code-sold-out-with'), {
      lang: 'ru',
      title: 'Лампа настольная',
      free: '5 000 ₽',
      zero: '0 ₽',
      others: tiles((at) => `${at + 1} 200 ₽`, 3, 'В корзину'),
    }),
    expected: { price: 2990, currency: 'RUB', availability: 'out_of_stock', title: 'Лампа настольная', sku: 'U0012' },
  },
  {
    name: 'open source .NET shop, microdata',
    html: shopPage(page('open-source-net-shop-microdata'), { title: 'Shop. Build your own computer' }),
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
    name: 'price zero in the markup, shown by the page',
    html: shopPage(
      `<h1>Copper kettle</h1><p class="price">CHF 89.90</p><p>SKU: CK-9</p><button>In den Warenkorb</button><p>Auf Lager</p>`,
      {
        lang: 'de-CH',
        head: ld(thing('Copper kettle', offer('0', 'CHF', 'InStock'), { sku: 'CK-9', image: '/k.jpg' })),
        title: 'Copper kettle',
        free: 'CHF 100',
        zero: 'CHF 0.00',
      },
    ),
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
    name: 'price as a local string with its currency, currency as a word',
    html: shopPage(
      `<h1>Dřevěný stůl</h1><strong class="price-final">12 990 Kč</strong><div>Skladem (3 ks)</div><button>Do košíku</button><div>Kód: STUL12</div>`,
      {
        lang: 'cs',
        head: ld(
          thing(
            'Dřevěný stůl',
            { '@type': 'Offer', price: '12 990 Kč', priceCurrency: 'Kč', availability: 'Skladem' },
            { sku: 'STUL12', brand: 'Dub', image: 'stul.jpg' },
          ),
        ),
        title: 'Dřevěný stůl',
        free: '1 500 Kč',
        zero: '0 Kč',
      },
    ),
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
    name: 'price in minor units of the state, none in the markup',
    html: shopPage(`<h1>Wool throw</h1><div class="money">$120.00</div><button>Add to cart</button>`, {
      head:
        ld({
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Wool throw',
          image: '/throw.jpg',
          brand: 'Fold',
        }) +
        state('window.meta', {
          product: { id: 99, vendor: 'Fold', variants: [{ id: 1, price: 12000, sku: 'WT-1', name: 'Wool throw' }] },
        }),
      title: 'Wool throw',
    }),
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
    name: 'recently viewed and bundles as Product nodes before the main one',
    url: `${SHOP}/p/steel-pan-28`,
    html: shopPage(
      `<h1>Steel pan 28 cm</h1><b class="price">€ 59,00</b><button>Aggiungi al carrello</button><p>Disponibile</p><section><h2>Spesso comprati insieme</h2><p>Totale: € 97,00</p><button>Aggiungi entrambi al carrello</button></section>`,
      {
        lang: 'it',
        head: ld(
          thing('Steel lid 28 cm', offer('38.00', 'EUR'), { sku: 'LID28', url: `${SHOP}/p/steel-lid-28` }),
          thing('Steel pan 28 cm', offer('59.00', 'EUR'), {
            sku: 'PAN28',
            brand: 'Cuoco',
            url: `${SHOP}/p/steel-pan-28`,
            image: `${SHOP}/pan.jpg`,
            isRelatedTo: [thing('Glove', offer('9.00', 'EUR'))],
          }),
        ),
        title: 'Steel pan 28 cm',
        free: '50 €',
        zero: '€ 0,00',
        others: tiles((at) => `€ ${at + 12},00`),
      },
    ),
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
    name: 'subscription price beside the one-time price',
    html: shopPage(
      `<h1>Vitamin D3, 120 capsules</h1><div><label><input type="radio" checked> One-time purchase <b>$19.99</b></label><label><input type="radio"> Subscribe &amp; save 15% <b>$16.99</b></label></div><span>In stock</span><button>Add to Cart</button><p>Product code: VD3-120</p>`,
      {
        head: ld(
          thing(
            'Vitamin D3, 120 capsules',
            [
              offer('19.99', 'USD', 'InStock'),
              offer('16.99', 'USD', 'InStock', {
                priceSpecification: {
                  '@type': 'UnitPriceSpecification',
                  price: '16.99',
                  priceCurrency: 'USD',
                  billingIncrement: 1,
                  unitCode: 'MON',
                },
              }),
            ],
            { sku: 'VD3-120', brand: { '@type': 'Brand', name: 'Sunny' }, image: '/d3.png' },
          ),
        ),
        title: 'Vitamin D3',
      },
    ),
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
    name: 'broken JSON beside a whole block, entities in names',
    html: shopPage(
      `<h1>Salt &amp; Pepper Mill "Duo"</h1><span class="price">39,90&nbsp;€</span><p class="stock">Auf Lager</p><button>In den Warenkorb</button>`,
      {
        lang: 'de',
        head: `${ld('{"@context":"https://schema.org","@type":"WebSite","name":"Shop",}')}<script type="application/ld+json">/*<![CDATA[*/{"@context":"https://schema.org","@type":["Product"],"name":"Salt &amp;amp; Pepper Mill &quot;Duo&quot;","sku":"SPM","brand":"Mühle &amp; Co","image":["/mill.jpg"],"offers":{"@type":"Offer","price":"39,90","priceCurrency":"eur","availability":"http://schema.org/InStock",}}/*]]>*/</script>`,
        title: 'Salt & Pepper Mill "Duo"',
        free: '50 €',
        zero: '0,00 €',
      },
    ),
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
    name: 'RDFa on an auction-like page',
    html: shopPage(page('rdfa-on-an-auction-like-page'), { lang: 'en-GB', title: 'Antique clock' }),
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
    name: 'pre-order, markup PreOrder',
    html: shopPage(
      `<h1>Star Quest II (PC)</h1><div class="prc">59,99 €</div><p>Erscheint am 12.11.2026</p><button>Jetzt vorbestellen</button><p>Art.-Nr.: SQ2</p>`,
      {
        lang: 'de',
        head: ld(thing('Star Quest II (PC)', offer('59.99', 'EUR', 'PreOrder'), { sku: 'SQ2', image: '/sq2.jpg' })),
        title: 'Star Quest II',
        free: '20 €',
        zero: '0,00 €',
      },
    ),
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
    name: 'no availability in the markup, button sells',
    html: shopPage(
      `<h1>Desk mat felt</h1><div><span class="now">kr 349</span> <span class="before">kr 499</span></div><div class="stock-status"><i class="dot green"></i> På lager (12 stk)</div><button>Legg i handlekurv</button><p>Varenr: DM-12</p>`,
      {
        lang: 'nb',
        head: ld(
          thing(
            'Desk mat felt',
            { '@type': 'Offer', price: 349, priceCurrency: 'NOK' },
            { sku: 'DM-12', brand: 'Fjell', image: '/dm.jpg' },
          ),
        ),
        title: 'Desk mat felt',
        free: 'kr 500',
        zero: 'kr 0',
      },
    ),
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
