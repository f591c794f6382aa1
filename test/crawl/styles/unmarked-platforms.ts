import { page } from '../pages.ts';
import { og, shopPage, tiles, type Style } from './frame.ts';

/** Fictional pages of e-commerce platforms and small shops without product markup. */
export const UNMARKED_PLATFORMS: Style[] = [
  {
    name: 'list beside the picture: code, availability, price, price without tax',
    html: shopPage(page('list-beside-the-picture-code-availability-price-price'), {
      title: 'Canyon EOS',
      others: tiles((at) => `$${at + 23}.20 Ex Tax: $${at + 19}.00`),
    }),
    expected: {
      price: 98,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Canyon EOS',
      sku: 'Product 3',
      brand: 'Canyon',
    },
  },
  {
    name: 'list beside the picture: out of stock though the button stays',
    html: shopPage(
      `<h1>Palm Three</h1><ul class="list-unstyled"><li>Brands <a href="/palm">Palm</a></li><li>Product Code: <span>P-3</span></li><li>Stock: <span>Out Of Stock</span></li></ul><ul><li class="product-price">337.99€</li><li>Ex Tax: 279.99€</li></ul><button id="button-cart">Add to Cart</button>`,
      { title: 'Palm Three', zero: '0.00€', free: '50€', others: tiles((at) => `${at + 23}.20€`) },
    ),
    expected: {
      price: 337.99,
      currency: 'EUR',
      availability: 'out_of_stock',
      title: 'Palm Three',
      sku: 'P-3',
      brand: 'Palm',
    },
  },
  {
    name: 'German modified shop: delivery time, tax and shipping notes',
    html: shopPage(page('german-modified-shop-delivery-time-tax-and-shipping-notes'), {
      lang: 'de',
      title: 'Rosenschere Profi',
      free: '50,00 EUR',
      zero: '0,00 EUR',
      others: tiles((at) => `${at + 12},90 EUR`, 4, 'Details'),
    }),
    expected: {
      price: 24.9,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Rosenschere Profi',
      sku: 'RS-200',
      brand: 'Gärtnerglück',
    },
  },
  {
    name: 'Finnish shop, kirjaudu and varasto',
    html: shopPage(
      `<h1>Puukko Tommi</h1><div class="Price">89,00&nbsp;€</div><div class="Stock">Loppu varastosta</div><p>Tuotenumero: PT-4</p><button disabled>Lisää koriin</button><a href="#">Ilmoita kun saatavilla</a>`,
      { lang: 'fi', title: 'Puukko Tommi', free: '60 €', zero: '0,00 €', others: tiles((at) => `${at + 12},00 €`) },
    ),
    expected: { price: 89, currency: 'EUR', availability: 'out_of_stock', title: 'Puukko Tommi', sku: 'PT-4' },
  },
  {
    name: 'Swedish shop, kr and lager',
    html: shopPage(
      `<h1>Fjällkniv 12</h1><div class="pris"><span>Ord. pris 1 299 kr</span> <strong>999 kr</strong></div><p>Artikelnr: FK12</p><p class="lager">I lager – skickas inom 24 h</p><button>Köp</button><a>Delbetala från 52 kr/mån</a>`,
      {
        lang: 'sv',
        title: 'Fjällkniv 12',
        free: '499 kr',
        zero: '0 kr',
        others: tiles((at) => `${at + 1}49 kr`, 4, 'Köp'),
      },
    ),
    expected: { price: 999, currency: 'SEK', availability: 'in_stock', title: 'Fjällkniv 12', sku: 'FK12' },
  },
  {
    name: 'Danish shop, before and now',
    html: shopPage(
      `<h1>Kaffekande 1 l</h1><div>Før 599,00</div><div class="prod-price">449,00 kr.</div><p>Varenummer 8812</p><p>På lager: 2-4 dages levering</p><input type="submit" value="Læg i kurv">`,
      {
        lang: 'da',
        title: 'Kaffekande 1 l',
        free: '499 kr.',
        zero: '0,00 kr.',
        others: tiles((at) => `${at + 1}49,00 kr.`, 4, 'Læg i kurv'),
      },
    ),
    expected: { price: 449, currency: 'DKK', availability: 'in_stock', title: 'Kaffekande 1 l', sku: '8812' },
  },
  {
    name: 'Hungarian shop, gross and net',
    html: shopPage(
      `<h1>Bőr pénztárca</h1><table><tr><td>Cikkszám:</td><td>BP-77</td></tr><tr><td>Elérhetőség:</td><td>Raktáron</td></tr></table><div><span class="brutto">12 990 Ft</span> <span>(nettó 10 228 Ft)</span></div><button>Kosárba</button>`,
      {
        lang: 'hu',
        title: 'Bőr pénztárca',
        free: '15 000 Ft',
        zero: '0 Ft',
        others: tiles((at) => `${at + 1} 990 Ft`, 4, 'Kosárba'),
      },
    ),
    expected: { price: 12990, currency: 'HUF', availability: 'in_stock', title: 'Bőr pénztárca', sku: 'BP-77' },
  },
  {
    name: 'Romanian shop',
    html: shopPage(
      `<h1>Lampă de birou LED</h1><p>Cod produs: LB-900</p><p class="old">159<sup>99</sup> Lei</p><p class="new">129<sup>99</sup> Lei</p><span class="stoc">În stoc</span><button type="submit">Adaugă în coș</button>`,
      {
        lang: 'ro',
        title: 'Lampă de birou LED',
        free: '200 Lei',
        zero: '0 Lei',
        others: tiles((at) => `${at + 19}<sup>99</sup> Lei`, 4, 'Adaugă în coș'),
      },
    ),
    expected: { price: 129.99, currency: 'RON', availability: 'in_stock', title: 'Lampă de birou LED', sku: 'LB-900' },
  },
  {
    name: 'Vietnamese shop',
    html: shopPage(
      `<h1>Balo laptop chống nước</h1><p>Mã sản phẩm: BL-15</p><p class="gia"><b>450.000₫</b> <del>590.000₫</del> -24%</p><p>Tình trạng: Còn hàng</p><button>Thêm vào giỏ hàng</button><button>Mua ngay</button>`,
      {
        lang: 'vi',
        title: 'Balo laptop chống nước',
        free: '300.000₫',
        zero: '0₫',
        others: tiles((at) => `${at + 1}90.000₫`, 4, 'Mua ngay'),
      },
    ),
    expected: {
      price: 450000,
      currency: 'VND',
      availability: 'in_stock',
      title: 'Balo laptop chống nước',
      sku: 'BL-15',
    },
  },
  {
    name: 'Thai shop, sold out',
    html: shopPage(`<h1>กระเป๋าผ้าแคนวาส</h1><p>รหัสสินค้า: TB-01</p><p class="price">฿ 590.00</p><p>สินค้าหมด</p>`, {
      lang: 'th',
      title: 'กระเป๋าผ้าแคนวาส',
      head: og('กระเป๋าผ้าแคนวาส', { 'og:type': 'product' }),
      free: '฿ 1,000',
      zero: '฿ 0.00',
      others: tiles((at) => `฿ ${at + 1}90.00`, 4, 'หยิบใส่ตะกร้า'),
    }),
    expected: { price: 590, currency: 'THB', availability: 'out_of_stock', title: 'กระเป๋าผ้าแคนวาส', sku: 'TB-01' },
  },
  {
    name: 'bookshop of old: table layout, no heading element',
    html: page('bookshop-of-old-table-layout-no-heading-element'),
    expected: {
      price: 75,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Secondhand Atlas of the World (1962)',
      sku: '10442',
    },
  },
  {
    name: 'small builder, name in h2, logo in h1',
    html: shopPage(
      `<h1 class="site-title"><a href="/">Ginger & Co Candles</a></h1><div class="product"><img src="/uploads/1.jpg" alt="Fig candle"><h2 class="product-name">Fig candle</h2><span class="price">£14.00</span><button class="buy">Add to bag</button></div>`,
      { lang: 'en-GB', title: 'Fig candle | Ginger & Co Candles', zero: '£0.00' },
    ),
    expected: { price: 14, currency: 'GBP', availability: 'in_stock', title: 'Fig candle' },
  },
  {
    name: 'wholesale: a table of prices by quantity',
    html: shopPage(
      `<h1>M6 hex bolts, box of 100</h1><p>Part No. HB-M6-100</p><p class="our-price">$12.40</p><table><tr><th>Qty</th><th>Price</th></tr><tr><td>10+</td><td>$11.80</td></tr><tr><td>50+</td><td>$10.90</td></tr></table><p>In Stock: 430</p><button>Add to cart</button>`,
      { title: 'M6 hex bolts', others: tiles((at) => `$${at + 8}.40`) },
    ),
    expected: {
      price: 12.4,
      currency: 'USD',
      availability: 'in_stock',
      title: 'M6 hex bolts, box of 100',
      sku: 'HB-M6-100',
    },
  },
  {
    name: 'grocery: price and price per 100 g',
    html: shopPage(
      `<h1>Greek Style Yogurt 500g</h1><div class="price-per-sellable"><span>£</span><span>1.85</span></div><div class="price-per-quantity">£0.37/100g</div><p>Any 2 for £3.00</p><button>Add</button><p>Product code 254312</p>`,
      {
        lang: 'en-GB',
        title: 'Greek Style Yogurt 500g - Groceries',
        zero: '£0.00',
        free: '£40',
        others: tiles((at) => `£${at + 1}.15 <small>£0.2${at}/100g</small>`, 4, 'Add'),
      },
    ),
    expected: { price: 1.85, currency: 'GBP', availability: 'in_stock', title: 'Greek Style Yogurt 500g' },
  },
  {
    name: 'pharmacy of Poland, price after label, unavailable',
    html: shopPage(
      `<h1>Krem nawilżający 50 ml</h1><p>Producent: <a href="/d">Dermika</a></p><p>Cena: <strong>45,99 zł</strong></p><p>Dostępność: produkt niedostępny</p><button>Powiadom o dostępności</button><p>Kod produktu: 5902046</p>`,
      {
        lang: 'pl',
        title: 'Krem nawilżający 50 ml',
        free: '149 zł',
        zero: '0,00 zł',
        others: tiles((at) => `${at + 15},99 zł`, 4, 'Do koszyka'),
      },
    ),
    expected: {
      price: 45.99,
      currency: 'PLN',
      availability: 'out_of_stock',
      title: 'Krem nawilżający 50 ml',
      sku: '5902046',
      brand: 'Dermika',
    },
  },
  {
    name: 'Czech shop, price with and without tax, store stock',
    html: shopPage(
      `<h1>Dětské kolo 16"</h1><p>Kód produktu: DK16</p><p>Značka: Kolos</p><div class="price-box"><strong>5 490 Kč</strong><span>4 537 Kč bez DPH</span><span>Původně: 6 490 Kč (–15 %)</span></div><div class="availability"><span>Skladem &gt;5 ks</span></div><button>Přidat do košíku</button><p>Můžeme doručit do: 14.3.2024</p>`,
      {
        lang: 'cs',
        title: 'Dětské kolo 16"',
        free: '1 000 Kč',
        zero: '0 Kč',
        others: tiles((at) => `${at + 1} 290 Kč`, 4, 'Detail'),
      },
    ),
    expected: {
      price: 5490,
      currency: 'CZK',
      availability: 'in_stock',
      title: 'Dětské kolo 16"',
      sku: 'DK16',
      brand: 'Kolos',
    },
  },
  {
    name: 'Portuguese shop, esgotado with a disabled button',
    html: shopPage(
      `<h1>Mesa de centro em carvalho</h1><p>REF: MC-300</p><span class="preco">€189,00</span><button class="btn-buy" disabled>Esgotado</button><button>Avise-me quando chegar</button>`,
      {
        lang: 'pt',
        title: 'Mesa de centro em carvalho',
        free: '€50',
        zero: '€0,00',
        others: tiles((at) => `€${at + 79},00`),
      },
    ),
    expected: {
      price: 189,
      currency: 'EUR',
      availability: 'out_of_stock',
      title: 'Mesa de centro em carvalho',
      sku: 'MC-300',
    },
  },
  {
    name: 'Canadian shop in French, dollar after',
    html: shopPage(
      `<h1>Bottes d'hiver Boréal</h1><span class="prix">149,99 $</span><p>No de produit : 5051-234</p><p>En stock</p><button>Ajouter au panier</button>`,
      {
        lang: 'fr-CA',
        title: "Bottes d'hiver Boréal",
        free: '75 $',
        zero: '0,00 $',
        others: tiles((at) => `${at + 59},99 $`),
      },
    ),
    expected: {
      price: 149.99,
      currency: 'CAD',
      availability: 'in_stock',
      title: "Bottes d'hiver Boréal",
      sku: '5051-234',
    },
  },
  {
    name: 'Taiwanese shop',
    html: shopPage(
      `<h1>手沖咖啡壺 600ml</h1><div>商品編號: CP600</div><div>原價 NT$1,280</div><div class="price">特價 NT$980</div><button>加入購物車</button><button>立即購買</button><p>庫存 > 10</p>`,
      {
        lang: 'zh-TW',
        title: '手沖咖啡壺 600ml',
        free: 'NT$1,000',
        zero: 'NT$0',
        others: tiles((at) => `NT$${at + 1}80`, 4, '加入購物車'),
      },
    ),
    expected: { price: 980, currency: 'TWD', availability: 'in_stock', title: '手沖咖啡壺 600ml', sku: 'CP600' },
  },
  {
    name: 'Chinese shop out of stock',
    html: shopPage(
      `<h1>纯棉四件套 1.8米</h1><div>货号：CM-18</div><div class="p-price"><span>￥</span><span>399.00</span></div><div class="store-prompt"><strong>无货</strong>，此商品暂时售完</div><a class="btn btn-disable">到货通知</a>`,
      {
        lang: 'zh-CN',
        title: '纯棉四件套 1.8米',
        head: og('纯棉四件套 1.8米', { 'og:type': 'product' }),
        free: '￥99',
        zero: '￥0.00',
        others: tiles((at) => `￥${at + 1}9.00`, 4, '加入购物车'),
      },
    ),
    expected: { price: 399, currency: 'CNY', availability: 'out_of_stock', title: '纯棉四件套 1.8米', sku: 'CM-18' },
  },
];
