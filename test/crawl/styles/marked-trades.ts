import { page } from '../pages.ts';
import { SHOP, ld, offer, og, shopPage, thing, tiles, type Style } from './frame.ts';

/** Fictional pages of medium-sized shops with incomplete markup. */
export const MARKED_TRADES: Style[] = [
  {
    name: 'microdata without currency, country by domain',
    url: 'https://www.shop-example.cz/p/lampa-12',
    html: shopPage(
      `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Lampa stolní Mosaz</h1><p>Kód: LM12</p><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price" content="1290">1 290,- Kč</span></div><p>Skladem</p><button>Do košíku</button></div>`,
      { lang: 'cs', title: 'Lampa stolní Mosaz', free: '1 500 Kč', zero: '0 Kč' },
    ),
    expected: { price: 1290, currency: 'CZK', availability: 'in_stock', title: 'Lampa stolní Mosaz', sku: 'LM12' },
  },
  {
    name: 'sold out said by the button alone, markup without availability',
    html: shopPage(`<h1>Linen napkins, set of 4</h1><p>$38.00</p><button disabled>Sold out</button>`, {
      head: ld(
        thing('Linen napkins, set of 4', { '@type': 'Offer', price: '38.00', priceCurrency: 'USD' }, { sku: 'LN4' }),
      ),
      title: 'Linen napkins',
      others: tiles((at) => `$${at + 18}.00`),
    }),
    expected: { price: 38, currency: 'USD', availability: 'out_of_stock', sku: 'LN4' },
  },
  {
    name: 'offers of a product of three sellers, the first is the page',
    html: shopPage(
      `<h1>Coffee grinder G2</h1><div class="main-offer"><b>129,00 zł</b><p>Sprzedaje: Sklep</p><button>Do koszyka</button></div><ul><li>Inny sprzedawca 119,00 zł</li><li>Jeszcze inny 135,00 zł</li></ul><p>Kod: G2-PL</p><p>Dostępny</p>`,
      {
        lang: 'pl',
        head: ld(
          thing(
            'Coffee grinder G2',
            [
              offer('129.00', 'PLN', 'InStock', { seller: { '@type': 'Organization', name: 'Sklep' } }),
              offer('119.00', 'PLN', 'InStock', { seller: { '@type': 'Organization', name: 'Inny' } }),
              offer('135.00', 'PLN', 'InStock', { seller: { '@type': 'Organization', name: 'Jeszcze' } }),
            ],
            { sku: 'G2-PL', brand: { '@type': 'Brand', name: 'Grind' } },
          ),
        ),
        title: 'Coffee grinder G2',
        free: '100 zł',
        zero: '0,00 zł',
      },
    ),
    expected: { price: 129, currency: 'PLN', availability: 'in_stock', sku: 'G2-PL', brand: 'Grind' },
  },
  {
    name: 'brand as an address, name of the shop as brand nowhere',
    html: shopPage(
      `<h1>Hiking socks</h1><ul><li>Brand: <a href="/brands/toetec">Toetec</a></li><li>SKU: HS-3</li></ul><p>€14.90</p><button>Add to cart</button><p>In stock</p>`,
      {
        head: ld(
          thing('Hiking socks', offer('14.90', 'EUR'), {
            brand: 'https://www.shop.example/brands/toetec',
            mpn: '4008838',
            image: `${SHOP}/hs.jpg`,
          }),
        ),
        title: 'Hiking socks',
        free: '€50',
        zero: '€0.00',
      },
    ),
    expected: {
      price: 14.9,
      currency: 'EUR',
      availability: 'in_stock',
      sku: 'HS-3',
      brand: 'Toetec',
      image: `${SHOP}/hs.jpg`,
    },
  },
  {
    name: 'open graph of the site, microdata of the product with thumbnails first',
    html: shopPage(page('open-graph-of-the-site-microdata-of-the-product-with'), {
      lang: 'fr',
      head: og('Poterie Claire', { 'og:type': 'website', 'og:image': '/logo-share.png' }),
      title: 'Vase Terra - Poterie Claire',
      free: '60 €',
      zero: '0,00 €',
      others: tiles((at) => `${at + 18},00 €`),
    }),
    expected: {
      price: 24.5,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Vase Terra',
      image: `${SHOP}/large/vase.jpg?width=900`,
    },
  },
  {
    name: 'variants as Product nodes of other colours with addresses of their own',
    url: `${SHOP}/p/scarf-blue`,
    html: shopPage(`<h1>Wool scarf blue</h1><p>£45.00</p><button>Add to bag</button>`, {
      lang: 'en-GB',
      head: ld({
        '@context': 'https://schema.org',
        '@graph': ['red', 'blue', 'green'].map((colour, at) => ({
          '@type': 'Product',
          name: `Wool scarf ${colour}`,
          sku: `WS-${colour}`,
          color: colour,
          url: `${SHOP}/p/scarf-${colour}`,
          image: `${SHOP}/i/${colour}.jpg`,
          brand: { '@type': 'Brand', name: 'Warm' },
          offers: offer(String(40 + at * 5), 'GBP', colour === 'blue' ? 'InStock' : 'OutOfStock'),
        })),
      }),
      title: 'Wool scarf blue',
      zero: '£0.00',
    }),
    expected: {
      price: 45,
      currency: 'GBP',
      availability: 'in_stock',
      title: 'Wool scarf blue',
      sku: 'WS-blue',
      brand: 'Warm',
      image: `${SHOP}/i/blue.jpg`,
    },
  },
  {
    name: 'price with tax shown, without tax in the markup beside it',
    html: shopPage(
      `<h1>Label printer LP-2</h1><p><b>121,00 €</b> s DPH</p><p>100,00 € bez DPH</p><p>Skladom</p><button>Do košíka</button><p>Kód: LP2</p>`,
      {
        lang: 'sk',
        head: ld(thing('Label printer LP-2', offer('121.00', 'EUR'), { sku: 'LP2' })),
        title: 'Label printer LP-2',
        free: '50 €',
        zero: '0,00 €',
      },
    ),
    expected: { price: 121, currency: 'EUR', availability: 'in_stock', sku: 'LP2' },
  },
  {
    name: 'stale OutOfStock beside a button that works, but words say it is coming',
    html: shopPage(
      `<h1>Board game Harbour</h1><p>39,99 €</p><p>Bald wieder verfügbar</p><button>Auf die Merkliste</button>`,
      {
        lang: 'de',
        head: ld(thing('Board game Harbour', offer('39.99', 'EUR', 'OutOfStock'), { sku: 'BGH' })),
        title: 'Board game Harbour',
        free: '30 €',
        zero: '0,00 €',
      },
    ),
    expected: { price: 39.99, currency: 'EUR', availability: 'out_of_stock', sku: 'BGH' },
  },
  {
    name: 'in stock by markup, one store of many is out',
    html: shopPage(
      `<h1>Hammer drill HD</h1><p>CHF 149.00</p><button>In den Warenkorb</button><p>Online: an Lager</p><ul><li>Filiale Bern: ausverkauft</li><li>Filiale Chur: an Lager</li></ul><p>Art. 77881</p>`,
      {
        lang: 'de-CH',
        head: ld(thing('Hammer drill HD', offer('149.00', 'CHF'), { sku: '77881', brand: 'Bohr' })),
        title: 'Hammer drill HD',
        free: 'CHF 50',
        zero: 'CHF 0.00',
      },
    ),
    expected: { price: 149, currency: 'CHF', availability: 'in_stock', sku: '77881', brand: 'Bohr' },
  },
  {
    name: 'sale price specification with a list price, both in the offer',
    html: shopPage(`<h1>Down jacket</h1><p><s>€199.00</s> €139.30</p><button>Add to cart</button>`, {
      head: ld(
        thing(
          'Down jacket',
          {
            '@type': 'Offer',
            price: 139.3,
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: 199,
              priceCurrency: 'EUR',
            },
          },
          { sku: 'DJ' },
        ),
      ),
      title: 'Down jacket',
      zero: '€0.00',
      free: '€50',
    }),
    expected: { price: 139.3, currency: 'EUR', availability: 'in_stock', sku: 'DJ' },
  },
];
