import { page } from '../pages.ts';
import { SHOP, ld, offer, og, shopPage, thing, tiles, type Style } from './frame.ts';

/** Fictional pages whose markup contradicts the visible page, or is unusual. */
export const MARKED_MORE: Style[] = [
  {
    name: 'discontinued: markup in stock, words and no button',
    html: shopPage(
      `<h1>Film camera K1000</h1><p class="price">€ 199,00</p><p><b>Dit product is niet meer leverbaar</b></p><p>Bekijk het alternatief</p>`,
      {
        lang: 'nl',
        head: ld(thing('Film camera K1000', offer('199', 'EUR'), { sku: 'K1000', brand: 'Pentacs', image: '/k.jpg' })),
        title: 'Film camera K1000',
        free: '€ 50',
        zero: '€ 0,00',
        others: tiles((at) => `€ ${at + 99},00`),
      },
    ),
    expected: {
      price: 199,
      currency: 'EUR',
      availability: 'out_of_stock',
      sku: 'K1000',
      brand: 'Pentacs',
      image: `${SHOP}/k.jpg`,
    },
  },
  {
    name: 'in stock though one size of a list is not, button waits for a size',
    html: shopPage(
      `<h1>Wool coat</h1><p>€ 249,00</p><ul class="size-list"><li>S <em>Esaurito</em></li><li>M</li><li>L</li></ul><button disabled>Aggiungi al carrello</button><p>Cod. WC-9</p>`,
      {
        lang: 'it',
        head: ld(thing('Wool coat', offer('249.00', 'EUR'), { sku: 'WC-9', image: '/wc.jpg' })),
        title: 'Wool coat',
        free: '€ 100',
        zero: '€ 0,00',
        others: tiles((at) => `€ ${at + 99},00`),
      },
    ),
    expected: { price: 249, currency: 'EUR', availability: 'in_stock', sku: 'WC-9' },
  },
  {
    name: 'hidden template of sold out words, button of unknown words',
    html: shopPage(
      `<h1>Custom neon sign</h1><p>$189.00</p><a class="btn personalise" href="/design/neon">Personalise it</a><div class="oos-msg js-hide"><p>Out of stock</p></div><div class="in-msg"><p>In stock</p></div>`,
      {
        head: ld(thing('Custom neon sign', offer('189.00', 'USD'), { sku: 'NEON', image: '/n.jpg' })),
        title: 'Custom neon sign',
      },
    ),
    expected: { price: 189, currency: 'USD', availability: 'in_stock', sku: 'NEON' },
  },
  {
    name: 'price struck out in markup and looks, and a coupon below',
    html: shopPage(
      `<h1>Kitchen scale</h1><div><del>29,99 €</del> <strong>24,99 €</strong></div><p>Mit Code SAVE: 19,99 €</p><button>In den Warenkorb</button>`,
      {
        lang: 'de',
        head: ld(
          thing('Kitchen scale', offer('29.99', 'EUR'), {
            sku: 'KS1',
            brand: { '@type': 'Brand', name: 'Waage' },
            image: '/ks.jpg',
          }),
        ),
        title: 'Kitchen scale',
        free: '30 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 9},99 €`),
      },
    ),
    expected: { price: 24.99, currency: 'EUR', availability: 'in_stock', sku: 'KS1', brand: 'Waage' },
  },
  {
    name: 'AggregateOffer of many sellers, page shows its own price',
    html: shopPage(
      `<h1>Bluetooth speaker Boom 3</h1><div class="offer"><span class="p">59,99 €</span><p>Verkauf durch Shop</p><button>In den Warenkorb</button></div><p>9 weitere Angebote ab 54,90 €</p><p>Artikelnr.: 18840021</p>`,
      {
        lang: 'de',
        head: ld(
          thing(
            'Bluetooth speaker Boom 3',
            { '@type': 'AggregateOffer', lowPrice: 54.9, highPrice: 79, offerCount: 10, priceCurrency: 'EUR' },
            { sku: '18840021', brand: 'Boom', image: '/b3.jpg' },
          ),
        ),
        title: 'Bluetooth speaker Boom 3',
        free: '29 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 39},99 €`),
      },
    ),
    expected: { price: 59.99, currency: 'EUR', availability: 'in_stock', sku: '18840021', brand: 'Boom' },
  },
  {
    name: 'microdata with content of another format, brand in a meta',
    html: shopPage(page('microdata-with-content-of-another-format-brand-in-a-meta'), {
      lang: 'de-CH',
      title: 'Bratpfanne 28 cm',
      free: 'CHF 50',
      zero: 'CHF 0.00',
    }),
    expected: {
      price: 1129,
      currency: 'CHF',
      availability: 'in_stock',
      title: 'Bratpfanne 28 cm',
      sku: '778-1',
      brand: 'Pfannwerk',
    },
  },
  {
    name: 'two dialects that differ on the price, page shows the JSON one',
    html: shopPage(page('two-dialects-that-differ-on-the-price-page-shows-the-json'), {
      head: ld(thing('Garden hose 25 m', offer('34.00', 'USD'), { sku: 'GH25', brand: 'Hosely', image: '/gh.jpg' })),
      title: 'Garden hose 25 m',
      others: tiles((at) => `$${at + 9}.00`),
    }),
    expected: { price: 34, currency: 'USD', availability: 'in_stock', sku: 'GH25', brand: 'Hosely' },
  },
  {
    name: 'WebPage whose main entity is a product with offers by reference',
    html: shopPage(`<h1>Chef knife 20 cm</h1><p>€89.00</p><p>In stock</p><button>Add to cart</button>`, {
      head: ld(
        {
          '@context': 'https://schema.org',
          '@type': 'ItemPage',
          name: 'Chef knife',
          mainEntity: {
            '@type': 'Product',
            '@id': '#p',
            name: 'Chef knife 20 cm',
            sku: 'CK20',
            brand: { '@type': 'Organization', name: 'Klinge', logo: '/l.png' },
            image: { '@type': 'ImageObject', url: [`${SHOP}/ck.jpg`] },
          },
        },
        {
          '@context': 'https://schema.org',
          '@type': 'Offer',
          price: 89,
          priceCurrency: 'EUR',
          availability: 'InStock',
          itemOffered: { '@id': '#p' },
        },
      ),
      title: 'Chef knife 20 cm',
      zero: '€0.00',
      free: '€50',
      others: tiles((at) => `€${at + 20}.00`),
    }),
    expected: {
      price: 89,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Chef knife 20 cm',
      sku: 'CK20',
      brand: 'Klinge',
      image: `${SHOP}/ck.jpg`,
    },
  },
  {
    name: 'vehicle part: gtin and mpn alone, number labelled on the page',
    html: shopPage(
      `<h1>Oil filter OF-330</h1><ul><li>Artikelnummer: 2019-OF</li><li>OE-Nummer: 06L115562B</li></ul><p>11,49 €</p><p>sofort lieferbar</p><button>In den Warenkorb</button>`,
      {
        lang: 'de',
        head: ld(
          thing('Oil filter OF-330', offer('11.49', 'EUR'), {
            mpn: 'OF-330',
            gtin13: '4011558738303',
            brand: { '@type': 'Brand', name: 'Filtero' },
            image: '/of.jpg',
          }),
        ),
        title: 'Oil filter OF-330',
        free: '50 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 9},49 €`),
      },
    ),
    expected: { price: 11.49, currency: 'EUR', availability: 'in_stock', sku: '2019-OF', brand: 'Filtero' },
  },
  {
    name: 'pickup out of stock, delivery in stock',
    html: shopPage(
      `<h1>Paint roller set</h1><p>$18.97</p><div><b>Delivery</b> <span>In stock</span></div><div><b>Store pickup</b> <span>Out of stock at Main St</span></div><button>Add to cart</button><p>Model PR-4</p>`,
      {
        head: ld(thing('Paint roller set', offer('18.97', 'USD'), { sku: '330044', model: 'PR-4', image: '/pr.jpg' })),
        title: 'Paint roller set',
      },
    ),
    expected: { price: 18.97, currency: 'USD', availability: 'in_stock' },
  },
  {
    name: 'offers with an array of types and conditions as words',
    html: shopPage(
      `<h1>Refurbished laptop 14"</h1><p>£379.99</p><p>Only 2 left in stock</p><button>Add to basket</button><p>Product code: RL14</p>`,
      {
        lang: 'en-GB',
        head: ld({
          '@context': ['https://schema.org'],
          '@type': ['Product', 'IndividualProduct'],
          name: 'Refurbished laptop 14"',
          sku: ['RL14'],
          image: [['/rl.jpg']],
          brand: [{ '@type': 'Brand', name: 'Lapto' }],
          offers: [
            { '@type': ['Offer'], price: '£379.99', availability: 'LimitedAvailability', itemCondition: 'Refurbished' },
          ],
        }),
        title: 'Refurbished laptop',
        zero: '£0.00',
      },
    ),
    expected: {
      price: 379.99,
      currency: 'GBP',
      availability: 'in_stock',
      title: 'Refurbished laptop 14"',
      sku: 'RL14',
      brand: 'Lapto',
      image: `${SHOP}/rl.jpg`,
    },
  },
  {
    name: 'open graph of a product whose heading adds the brand',
    html: shopPage(
      `<h1><a href="/b/north">North</a> Fleece Vest</h1><span class="sale">699 kr</span> <s>999 kr</s><p>Art.nr: 4410-02</p><button>Lägg i varukorgen</button><p>Finns i lager</p>`,
      {
        lang: 'sv',
        head: og('North Fleece Vest', {
          'og:type': 'product',
          'og:image': `${SHOP}/v.jpg`,
          'product:price:amount': '699',
          'product:price:currency': 'SEK',
        }),
        title: 'North Fleece Vest | Friluft',
        free: '499 kr',
        zero: '0 kr',
        others: tiles((at) => `${at + 2}99 kr`),
      },
    ),
    expected: { price: 699, currency: 'SEK', availability: 'in_stock', sku: '4410-02', image: `${SHOP}/v.jpg` },
  },
];
