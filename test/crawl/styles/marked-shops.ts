import { page } from '../pages.ts';
import { SHOP, ld, nextState, offer, shopPage, thing, tiles, type Style } from './frame.ts';

/** Fictional pages in the style of large shops, with markup and its usual faults. */
export const MARKED_SHOPS: Style[] = [
  {
    name: 'auction house, microdata, condition and best offer',
    html: shopPage(page('auction-house-microdata-condition-and-best-offer'), {
      title: 'Vintage Brass Lamp 1960s | Bay',
      others: tiles((at) => `$${at + 20}.00`),
    }),
    expected: {
      price: 45.5,
      currency: 'USD',
      availability: 'in_stock',
      brand: 'Lumina',
      image: 'https://i.shop.example/images/g/abc/s-l1600.jpg',
    },
  },
  {
    name: 'supermarket, microdata beside next state, was and now',
    html: shopPage(
      `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Oak Shelf, 3 Tier</h1><a itemprop="brand" href="/b/mainrooms">Mainrooms</a><img itemprop="image" src="//i5.shop.example/asr/1.jpeg?odnHeight=612">
<span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price">Now $24.97</span><meta itemprop="priceCurrency" content="USD"><link itemprop="availability" href="http://schema.org/InStock"></span><span>Was <s>$34.97</s></span> <span>You save $10.00</span>
<button data-tl-id="atc">Add to cart</button><div>Sold &amp; shipped by Acme</div></div>${nextState({ initialData: { product: { id: '5XYZ', name: 'Oak Shelf, 3 Tier', priceInfo: { currentPrice: { price: 24.97 }, wasPrice: { price: 34.97 } } } } })}`,
      { title: 'Oak Shelf, 3 Tier - Market.com', others: tiles((at) => `Now $${at + 3}.50 <s>$${at + 9}.00</s>`) },
    ),
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
    name: 'electronics, offers of new and open box',
    html: shopPage(page('electronics-offers-of-new-and-open-box'), {
      head: ld(
        thing(
          'Acme - 55" OLED TV',
          {
            '@type': 'AggregateOffer',
            lowPrice: '1091.99',
            highPrice: '1299.99',
            offerCount: 2,
            priceCurrency: 'USD',
            offers: [
              offer('1299.99', 'USD', 'InStock', { itemCondition: 'http://schema.org/NewCondition' }),
              offer('1091.99', 'USD', 'InStock', { itemCondition: 'http://schema.org/UsedCondition' }),
            ],
          },
          {
            sku: '6418599',
            model: 'AC55',
            brand: { '@type': 'Brand', name: 'Acme' },
            image: ['https://pisces.shop.example/6418599_sd.jpg'],
          },
        ),
      ),
      title: 'Acme 55" OLED TV',
      others: tiles((at) => `$${at + 1}99.99`),
    }),
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
    name: 'furniture, price in parts and dotted article number',
    html: shopPage(page('furniture-price-in-parts-and-dotted-article-number'), {
      lang: 'de',
      head: ld(
        thing('LAMPAN', offer(49.99, 'EUR', 'InStock'), {
          sku: '304.887.95',
          mpn: '30488795',
          brand: { '@type': 'Brand', name: 'Möbelhaus' },
          image: [{ '@type': 'ImageObject', contentUrl: 'https://www.shop.example/images/lampan__1_pe.jpg' }],
        }),
      ),
      title: 'LAMPAN Tischleuchte, messingfarben, 28 cm - Möbelhaus',
      free: '50 €',
      zero: '0,00 €',
      others: tiles((at) => `<span>€</span><span>${at + 4}</span><span>,99</span>`),
    }),
    expected: {
      price: 49.99,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'LAMPAN',
      sku: '304.887.95',
      brand: 'Möbelhaus',
      image: 'https://www.shop.example/images/lampan__1_pe.jpg',
    },
  },
  {
    name: 'fashion, one Product node for each size',
    url: `${SHOP}/linen-shirt-p0123.html?v1=77`,
    html: shopPage(
      `<h1>LINEN SHIRT</h1><span class="price-current"><span class="money__amount">29,95 EUR</span></span><ul><li><button>S</button></li><li><button disabled>M <small>Coming soon</small></button></li></ul><button>Add to bag</button><p>REF. 0123/401</p>`,
      {
        head: ld(
          ['S', 'M', 'L'].map((size) => ({
            ...thing(
              'LINEN SHIRT',
              offer('29.95', 'EUR', size === 'S' ? 'InStock' : 'OutOfStock', {
                url: `${SHOP}/linen-shirt-p0123.html?v1=77`,
              }),
            ),
            sku: `0123401-${size}`,
            size,
            brand: 'ZETA',
            image: 'https://static.shop.example/photos/0123/w/1.jpg',
          })),
        ),
        title: 'LINEN SHIRT - ZETA',
      },
    ),
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
    name: 'fashion, sale price shown while markup keeps the list price',
    html: shopPage(
      `<h1>Ribbed jumper</h1><div class="ProductPrice"><span class="price-value sale">£12.99</span> <del class="price-value">£24.99</del></div><button>Add</button><p>Art. No. 0929275001</p>`,
      {
        lang: 'en-GB',
        head: ld(
          thing('Ribbed jumper', [offer('24.99', 'GBP')], {
            sku: '0929275001',
            brand: { '@type': 'Brand', name: 'HAM' },
            image: '//lp.shop.example/hmgoepprod?set=1',
          }),
        ),
        title: 'Ribbed jumper - Ladies | HAM GB',
        free: '£20',
      },
    ),
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
    name: 'sports, AggregateOffer of one price',
    html: shopPage(page('sports-aggregateoffer-of-one-price'), {
      lang: 'en-IE',
      head: ld({
        '@context': 'http://schema.org/',
        '@type': 'Product',
        name: "Air Runner 90 Men's Shoe",
        sku: 'CN8490-100',
        brand: { '@type': 'Thing', name: 'Nikey' },
        image: 'https://static.shop.example/a/images/t_default/air-runner.jpg',
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: 139.99,
          highPrice: 139.99,
          priceCurrency: 'EUR',
          availability: 'http://schema.org/InStock',
          offerCount: 12,
        },
      }),
      title: "Air Runner 90 Men's Shoe. Nikey IE",
    }),
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
    name: 'fashion, an offer for each size, most sold out',
    html: shopPage(
      `<h3>Lumen</h3><h1>KLEID - Freizeitkleid - blau</h1><div><span>39,95 €</span><span>inkl. MwSt.</span></div><button>Größe wählen</button><button><span>In den Warenkorb</span></button><dl><dt>Artikelnummer:</dt><dd>LU421C0AB-K11</dd></dl>`,
      {
        lang: 'de',
        head: ld(
          thing(
            'KLEID - Freizeitkleid - blau',
            ['XS', 'S', 'M'].map((size, at) =>
              offer(String(39.95), 'EUR', at === 1 ? 'InStock' : 'OutOfStock', { sku: `LU421C0AB-K11000${size}` }),
            ),
            {
              sku: 'LU421C0AB-K11',
              brand: { '@type': 'Brand', name: 'Lumen' },
              color: 'blau',
              image: ['https://img01.shop.example/a/1.jpg', 'https://img01.shop.example/a/2.jpg'],
            },
          ),
        ),
        title: 'Lumen KLEID - Freizeitkleid - blau - Shop.de',
        free: '29,90 €',
        zero: '0,00 €',
      },
    ),
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
    name: 'department store, everything in a graph with references',
    html: shopPage(
      `<h1>Kaffeevollautomat K5</h1><div>Art.-Nr. 2641734</div><div class="price"><span>749.</span><sup>-</sup></div><div>oder 31,21 € monatlich in 24 Raten</div><div>Lieferung 12.03. - 14.03.2024</div><button>In den Warenkorb</button>`,
      {
        lang: 'de',
        head: ld({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'BreadcrumbList',
              itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Küche', item: '/c/kueche' }],
            },
            { '@type': 'Organization', '@id': '#org', name: 'Markt' },
            {
              '@type': 'Product',
              name: 'Kaffeevollautomat K5',
              sku: 2641734,
              gtin13: '4004567890127',
              brand: { '@id': '#brand' },
              offers: { '@id': '#o1' },
              image: { '@type': 'ImageObject', url: 'https://assets.shop.example/k5.png' },
            },
            { '@type': 'Brand', '@id': '#brand', name: 'Kafino' },
            {
              '@type': 'Offer',
              '@id': '#o1',
              price: 749,
              priceCurrency: 'EUR',
              availability: 'https://schema.org/InStock',
              seller: { '@id': '#org' },
            },
          ],
        }),
        title: 'KAFINO Kaffeevollautomat K5 | Markt',
        free: '29 €',
        zero: '0,00 €',
      },
    ),
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
    name: 'books and media, microdata with price written 12€99',
    html: shopPage(page('books-and-media-microdata-with-price-written-12-99'), {
      lang: 'fr',
      title: "La Lampe d'Or",
      free: '35 €',
      zero: '0€00',
      others: tiles((at) => `${at + 3}€<sup>50</sup>`),
    }),
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
    name: 'market of Poland, metas and several sellers',
    html: shopPage(page('market-of-poland-metas-and-several-sellers'), {
      lang: 'pl',
      title: 'Lampa stołowa mosiądz E27 - cena',
      free: '40 zł',
      zero: '0,00 zł',
      others: tiles((at) => `${at + 11},00 zł`),
    }),
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
    name: 'Japanese mall, tax included, no brand',
    html: shopPage(page('japanese-mall-tax-included-no-brand'), {
      lang: 'ja',
      title: '【楽市場】真鍮ランプ 北欧',
      free: '3,980円',
      zero: '0円',
      others: tiles((at) => `${at + 1},200円`, 4, 'かごに追加'),
    }),
    expected: { price: 3980, currency: 'JPY', availability: 'in_stock', title: '真鍮ランプ 北欧', sku: 'lamp-0012' },
  },
];
