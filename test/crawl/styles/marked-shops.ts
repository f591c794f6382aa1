import { SHOP, ld, nextState, offer, shopPage, thing, tiles, type Style } from './frame.ts';

/** Made-up pages in the manner of large shops, with markup and its usual faults. */
export const MARKED_SHOPS: Style[] = [
  {
    name: 'auction house, microdata, condition and best offer',
    html: shopPage(
      `<div itemscope itemtype="http://schema.org/Product"><div class="vi-l"><h1 class="it-ttl" itemprop="name"><span class="g-hdn">Details about &nbsp;</span>Vintage Brass Lamp 1960s</h1>
<meta itemprop="image" content="https://i.shop.example/images/g/abc/s-l1600.jpg"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><div>Item condition: <span itemprop="itemCondition">Used</span></div>
<form><label>Quantity:</label><input value="1"><span>3 available</span> / <a href="/sold">12 sold</a><div><span>Price:</span><span class="notranslate" itemprop="price" content="45.5">US $45.50</span><span itemprop="priceCurrency" content="USD"></span>
<div>Approximately <b>£36.10</b></div><a class="btn" href="/buy">Buy It Now</a><a href="/cart/add">Add to cart</a><div>Best Offer: <a href="/offer">Make Offer</a></div></div></form></div>
<div>Shipping: $12.00 Economy Shipping</div><div class="itemnum">Item number: <span>293847561023</span></div><table><tr><td>Brand:</td><td><h2 itemprop="brand" itemscope itemtype="http://schema.org/Brand"><span itemprop="name">Lumina</span></h2></td></tr><tr><td>MPN:</td><td><h2 itemprop="mpn">LM-60</h2></td></tr></table></div></div>`,
      { title: 'Vintage Brass Lamp 1960s | Bay', others: tiles((at) => `$${at + 20}.00`) },
    ),
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
    html: shopPage(
      `<h1>Acme - 55" OLED TV</h1><div class="sku">Model: <span>AC55</span> SKU: <span>6418599</span></div><div class="price-block"><span aria-hidden="true">$1,299.99</span><span class="sr-only">Your price for this item is $1,299.99</span><div>Save $200</div><div>Was $1,499.99</div></div>
<div>Open-Box: from <a href="/open">$1,091.99</a></div><div>or $54.17/mo. suggested payments with 24-Month Financing</div><button class="add-to-cart-button">Add to Cart</button><div>Add protection: 2-Year Plan <b>$199.99</b></div>`,
      {
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
      },
    ),
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
    html: shopPage(
      `<h1><span class="pkg-name">LAMPAN</span><span class="pkg-desc">Tischleuchte, messingfarben, <button>28 cm</button></span></h1><div class="pkg-price"><span aria-hidden="true"><span class="pkg-cur">€</span><span class="pkg-int">49</span><span class="pkg-dec">,99</span></span><span class="sr">Preis € 49,99</span></div>
<div>Artikelnummer <span>304.887.95</span></div><button><span>In den Warenkorb</span></button><button>Auf die Merkliste</button><div>Lieferung: Verfügbarkeit prüfen</div>`,
      {
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
      },
    ),
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
    html: shopPage(
      `<h1 class="headline">Air Runner 90</h1><h2>Men's Shoe</h2><div class="product-price">€139.99</div><fieldset><legend>Select Size</legend><input type="radio"><label>EU 42</label><input disabled type="radio"><label>EU 43</label></fieldset><button aria-label="Add to Bag">Add to Bag</button><ul><li>Colour Shown: White</li><li>Style: CN8490-100</li></ul>`,
      {
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
      },
    ),
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
    html: shopPage(
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">La Lampe d'Or - broché</h1><span itemprop="brand">Éditions Soleil</span><img itemprop="image" src="/img/lampe-340.jpg"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span class="f-price">12€<sup>99</sup></span><meta itemprop="price" content="12.99"><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="https://schema.org/InStock"><p>En stock en ligne</p></div>
<div>5% de remise : 12€34 pour les adhérents</div><button>Ajouter au panier</button><h3>Offres neuves et occasion</h3><div>Neuf dès 12€50</div><div>Occasion dès 6€90</div></div>`,
      {
        lang: 'fr',
        title: "La Lampe d'Or",
        free: '35 €',
        zero: '0€00',
        others: tiles((at) => `${at + 3}€<sup>50</sup>`),
      },
    ),
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
    html: shopPage(
      `<div itemscope itemtype="http://schema.org/Product"><meta itemprop="name" content="Lampa stołowa mosiądz E27"><meta itemprop="sku" content="9876543210"><meta itemprop="image" content="https://a.shop.example/original/1.jpg"><meta itemprop="brand" content="Świetlik"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="329.00"><meta itemprop="priceCurrency" content="PLN"><link itemprop="availability" href="http://schema.org/InStock"></div><h1>Lampa stołowa mosiądz E27</h1>
<div aria-label="cena 329,00 zł">329,<span>00</span> zł</div><div>zapłać później z Pay</div><div>10 rat x 32,90 zł</div><div>dostawa od 8,99 zł</div><span>z 14 sztuk</span><button>dodaj do koszyka</button><button>kup teraz</button></div>`,
      {
        lang: 'pl',
        title: 'Lampa stołowa mosiądz E27 - cena',
        free: '40 zł',
        zero: '0,00 zł',
        others: tiles((at) => `${at + 11},00 zł`),
      },
    ),
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
    html: shopPage(
      `<span itemscope itemtype="http://schema.org/Product"><table><tr><td><span class="item_name"><b itemprop="name">真鍮ランプ 北欧</b></span></td></tr><tr><td>商品番号 <span class="item_number">lamp-0012</span></td></tr><tr><td itemprop="offers" itemscope itemtype="http://schema.org/Offer">価格 <span class="price2" itemprop="price" content="3980">3,980円</span> <span class="tax_postage">(税込) 送料別</span><meta itemprop="priceCurrency" content="JPY"></td></tr></table><span class="new_addToCart"><button type="submit">かごに追加</button></span><div>36ポイント 1倍</div></span>`,
      {
        lang: 'ja',
        title: '【楽市場】真鍮ランプ 北欧',
        free: '3,980円',
        zero: '0円',
        others: tiles((at) => `${at + 1},200円`, 4, 'かごに追加'),
      },
    ),
    expected: { price: 3980, currency: 'JPY', availability: 'in_stock', title: '真鍮ランプ 北欧', sku: 'lamp-0012' },
  },
];
