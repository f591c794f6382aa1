import { page } from '../pages.ts';
import { nextState, og, shopPage, state, tiles, type Style } from './frame.ts';

/** Fictional pages of large shops without product markup. */
export const UNMARKED_SHOPS: Style[] = [
  {
    name: 'everything store: hidden twin of the price, list price, other sellers',
    html: shopPage(page('everything-store-hidden-twin-of-the-price-list-price-other'), {
      title: 'Shop.com: Lumina Desk Lamp, Brass, 12 Inch : Tools',
      free: '$25',
      others: tiles(
        (at) => `<span class="a-offscreen">$${at + 12}.49</span><span aria-hidden="true">$${at + 12}.49</span>`,
      ),
    }),
    expected: {
      price: 39.99,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Lumina Desk Lamp, Brass, 12 Inch',
      brand: 'Lumina',
    },
  },
  {
    name: 'everything store, currently unavailable, no price',
    html: shopPage(page('everything-store-currently-unavailable-no-price'), {
      title: 'Retro Kettle 1.7L, Mint : Shop.co.uk',
      head: og('Retro Kettle 1.7L, Mint', { 'og:type': 'product' }),
      others: tiles((at) => `£${at + 12}.49`),
    }),
    expected: {
      price: null,
      currency: null,
      availability: 'out_of_stock',
      title: 'Retro Kettle 1.7L, Mint',
      brand: 'Kettler',
    },
  },
  {
    name: 'Indian market, capitals, offers of banks',
    html: shopPage(page('indian-market-capitals-offers-of-banks'), {
      lang: 'en-IN',
      title: 'Acme Phone X (Blue, 128 GB)',
      free: '₹500',
      zero: '₹0',
      others: tiles((at) => `₹${at + 1},299 <s>₹${at + 2},999</s> 30% off`, 4, 'Compare'),
    }),
    expected: { price: 61999, currency: 'INR', availability: 'in_stock', title: 'Acme Phone X (Blue, 128 GB)' },
  },
  {
    name: 'Indian market, sold out, notify me',
    html: shopPage(
      `<h1>Copper bottle 1 L</h1><div>₹899</div><div>₹1,299</div><div><div class="_16F">Sold Out</div><div>This item is currently out of stock</div></div><button>NOTIFY ME</button>`,
      { lang: 'en-IN', title: 'Copper bottle 1 L', free: '₹500', zero: '₹0', others: tiles((at) => `₹${at + 1},299`) },
    ),
    expected: { price: 899, currency: 'INR', availability: 'out_of_stock', title: 'Copper bottle 1 L' },
  },
  {
    name: 'French electronics, price in three parts, stock by store',
    html: shopPage(page('french-electronics-price-in-three-parts-stock-by-store'), {
      lang: 'fr',
      title: 'Lave-linge SAMSO L90',
      free: '30 €',
      zero: '0,00 €',
      others: tiles((at) => `<span>${at + 2}99</span><sup>,00€</sup>`, 4, 'Voir le produit'),
    }),
    expected: { price: 449.99, currency: 'EUR', availability: 'in_stock', sku: '4712345' },
  },
  {
    name: 'Japanese maker, order number and stock mark',
    html: shopPage(
      `<h1>ステンレスケトル 1.5L</h1><p>型番：SK-150</p><p class="price">¥4,378<span>（税込）</span></p><p>税抜 ¥3,980</p><p>在庫：○</p><button>カートに入れる</button><a href="#">お気に入りに追加</a>`,
      {
        lang: 'ja',
        title: 'ステンレスケトル 1.5L｜ショップ',
        free: '¥5,000以上',
        zero: '¥0',
        others: tiles((at) => `¥${at + 2},178（税込）`, 4, '詳しく見る'),
      },
    ),
    expected: { price: 4378, currency: 'JPY', availability: 'in_stock', title: 'ステンレスケトル 1.5L', sku: 'SK-150' },
  },
  {
    name: 'Japanese store, sold out',
    html: shopPage(
      `<h1>木製トレイ 丸型</h1><dl><dt>商品コード</dt><dd>TR-001</dd><dt>販売価格</dt><dd>2,750円(税込)</dd></dl><p class="soldout">売り切れ</p><a href="/contact">再入荷のお知らせを希望する</a>`,
      {
        lang: 'ja',
        title: '木製トレイ 丸型',
        free: '5,000円',
        zero: '0円',
        others: tiles((at) => `${at + 2},178円`, 4, '詳細'),
      },
    ),
    expected: { price: 2750, currency: 'JPY', availability: 'out_of_stock', title: '木製トレイ 丸型', sku: 'TR-001' },
  },
  {
    name: 'Korean shop, won, buy and cart buttons',
    html: shopPage(page('korean-shop-won-buy-and-cart-buttons'), {
      lang: 'ko',
      title: '유기농 면 수건 세트',
      free: '19,800원',
      zero: '0원',
      others: tiles((at) => `${at + 2},900원`, 4, '담기'),
    }),
    expected: { price: 14900, currency: 'KRW', availability: 'in_stock', title: '유기농 면 수건 세트' },
  },
  {
    name: 'Chinese export market, ranges and shipping',
    html: shopPage(page('chinese-export-market-ranges-and-shipping'), {
      title: 'USB C Cable Fast Charging 2m Nylon - Express',
      zero: 'US $0.00',
      others: tiles((at) => `US $${at + 1}.20`, 4, 'See preview'),
    }),
    expected: { price: 2.53, currency: 'USD', availability: 'in_stock', title: 'USB C Cable Fast Charging 2m Nylon' },
  },
  {
    name: 'Turkish market, seller and coupon',
    html: shopPage(page('turkish-market-seller-and-coupon'), {
      lang: 'tr',
      title: 'Lumi Pirinç Masa Lambası LM-12',
      free: '150 TL',
      zero: '0,00 TL',
      others: tiles((at) => `${at + 3}99,90 TL`, 4, 'İncele'),
    }),
    expected: { price: 999.9, currency: 'TRY', availability: 'in_stock', sku: 'LM-12' },
  },
  {
    name: 'Italian electronics, name in h1, code beside',
    html: shopPage(page('italian-electronics-name-in-h1-code-beside'), {
      lang: 'it',
      title: 'Aspirapolvere V8',
      free: '€ 49',
      zero: '€ 0,00',
      others: tiles((at) => `€ ${at + 1}9,90`, 4, 'Scopri'),
    }),
    expected: {
      price: 279.9,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Aspirapolvere senza fili V8',
      sku: '7700123',
    },
  },
  {
    name: 'Spanish department store, agotado',
    html: shopPage(
      `<div class="brand">CASA NOVA</div><h1>Juego de sábanas de algodón</h1><div class="price">49,95 €</div><select><option>90 cm</option></select><p class="stock-msg">Agotado</p><button disabled>Añadir a la cesta</button><p>Referencia: 001042001234</p>`,
      {
        lang: 'es',
        title: 'Juego de sábanas de algodón · Casa Nova',
        free: '60 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 19},95 €`),
      },
    ),
    expected: {
      price: 49.95,
      currency: 'EUR',
      availability: 'out_of_stock',
      title: 'Juego de sábanas de algodón',
      sku: '001042001234',
    },
  },
  {
    name: 'warehouse club, model beside item number',
    html: shopPage(
      `<h1>Stand Mixer 6 Qt</h1><p>Item <span>1425678</span> Model <span>KSM60</span></p><div id="pull-right-price"><span class="value">299.99</span><span class="currency">$</span></div><p>Includes $80 OFF. Offer valid 3/1/24 through 3/31/24.</p><input type="button" value="Add to Cart"><p>Shipping &amp; Handling Included*</p>`,
      { title: 'Stand Mixer 6 Qt | Club', others: tiles((at) => `$${at + 99}.99`, 4, 'Compare Product') },
    ),
    expected: { price: 299.99, currency: 'USD', availability: 'in_stock', title: 'Stand Mixer 6 Qt', sku: '1425678' },
  },
  {
    name: 'British catalogue shop, catalogue number',
    html: shopPage(
      `<h1>Home Oak Effect Bookcase</h1><span>4.5</span><span>Read (212) reviews</span><span>123/4567</span><ul class="pdp-pricing"><li><strong>£65.00</strong></li></ul><p>Was £80.00</p><button>Add to trolley</button><p>Check stock in your local store</p><label>Product care: 3 years £9.99</label>`,
      {
        lang: 'en-GB',
        title: 'Buy Home Oak Effect Bookcase | Bookcases',
        zero: '£0.00',
        others: tiles((at) => `£${at + 40}.00`, 4, 'Add to trolley'),
      },
    ),
    expected: { price: 65, currency: 'GBP', availability: 'in_stock', title: 'Home Oak Effect Bookcase' },
  },
  {
    name: 'Australian store: price in cents aside, afterpay',
    html: shopPage(
      `<h1>Outdoor Gas BBQ 4 Burner</h1><div class="price-display"><sup>$</sup>299<sup>00</sup></div><div>or 4 fortnightly payments of $74.75 with Later</div><p>I/N: 3170255</p><button>Add to cart</button><p>In stock at Alexandria</p>`,
      {
        lang: 'en-AU',
        title: 'Outdoor Gas BBQ 4 Burner - Barn',
        others: tiles((at) => `<sup>$</sup>${at + 1}9<sup>00</sup>`),
      },
    ),
    expected: {
      price: 299,
      currency: 'AUD',
      availability: 'in_stock',
      title: 'Outdoor Gas BBQ 4 Burner',
      sku: '3170255',
    },
  },
  {
    name: 'single page shop that holds all in its state',
    html: `<!doctype html><html lang="en"><head><title>Merino beanie | Knit</title>${og('Merino beanie', { 'og:image': 'https://cdn.shop.example/beanie.jpg' })}</head><body><div id="__next"></div>${nextState({ product: { id: 'p1', sku: 'MB-01', name: 'Merino beanie', brand: { name: 'Knit' }, price: { value: 35, currency: 'USD' }, inStock: true, images: [{ url: 'https://cdn.shop.example/beanie.jpg' }] }, recommendations: [{ name: 'Scarf', price: { value: 50, currency: 'USD' } }] })}</body></html>`,
    expected: {
      price: 35,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Merino beanie',
      sku: 'MB-01',
      brand: 'Knit',
      image: 'https://cdn.shop.example/beanie.jpg',
    },
  },
  {
    name: 'data layer of an enhanced commerce tag beside what is shown',
    html: shopPage(
      `<h1 class="name">Running vest</h1><div class="cost">59.90 €</div><a class="addToBasket" href="javascript:;">Add to basket</a><p>Ref. 12-3456</p>`,
      {
        lang: 'en',
        head: state('dataLayer', [
          {
            ecommerce: {
              detail: {
                products: [{ name: 'Running vest', id: '12-3456', price: '59.90', brand: 'Vento', category: 'Run' }],
              },
            },
          },
        ]),
        title: 'Running vest',
      },
    ),
    expected: { price: 59.9, currency: 'EUR', availability: 'in_stock', title: 'Running vest', sku: '12-3456' },
  },
  {
    name: 'Greek shop, availability label',
    html: shopPage(
      `<h1>Επιτραπέζιο φωτιστικό</h1><div class="kod">Κωδικός: 55-102</div><div class="timi">34,90€</div><div>Διαθεσιμότητα: <b>Άμεσα διαθέσιμο</b></div><button>Προσθήκη στο καλάθι</button>`,
      {
        lang: 'el',
        title: 'Επιτραπέζιο φωτιστικό',
        free: '40€',
        zero: '0,00€',
        others: tiles((at) => `${at + 14},90€`, 4, 'Αγορά'),
      },
    ),
    expected: { price: 34.9, currency: 'EUR', availability: 'in_stock', title: 'Επιτραπέζιο φωτιστικό', sku: '55-102' },
  },
  {
    name: 'Ukrainian market, hryvnia, bonus and credit',
    html: shopPage(page('ukrainian-market-hryvnia-bonus-and-credit'), {
      lang: 'uk',
      title: 'Навушники Acme Buds 2 – фото',
      free: '500 ₴',
      zero: '0 ₴',
      others: tiles((at) => `${at + 1} 199₴`, 4, 'Купити'),
    }),
    expected: {
      price: 1999,
      currency: 'UAH',
      availability: 'in_stock',
      title: 'Навушники Acme Buds 2',
      sku: '330987654',
    },
  },
  {
    name: 'Gulf shop in Arabic digits',
    html: shopPage(
      `<h1>سماعات لاسلكية</h1><div class="price"><strong>١٤٩٫٠٠</strong> <span>ر.س</span></div><div>شامل الضريبة</div><p>رقم المنتج: ABX-9</p><p>متوفر</p><button>أضف إلى السلة</button>`,
      {
        lang: 'ar',
        title: 'سماعات لاسلكية',
        free: '٢٠٠ ر.س',
        zero: '٠ ر.س',
        others: tiles((at) => `${at + 50} ر.س`, 4, 'أضف إلى السلة'),
      },
    ),
    expected: { price: 149, currency: 'SAR', availability: 'in_stock', title: 'سماعات لاسلكية', sku: 'ABX-9' },
  },
  {
    name: 'Indonesian market',
    html: shopPage(
      `<h1 data-testid="lblName">Tas Ransel Kanvas 25L</h1><div>Terjual 250+ • 4.9</div><div class="price">Rp149.000</div><div><span>25%</span><span>Rp199.000</span></div><p>Stok Total: Sisa 12</p><p>Subtotal Rp149.000</p><button>+ Keranjang</button><button>Beli Langsung</button>`,
      {
        lang: 'id',
        title: 'Jual Tas Ransel Kanvas 25L',
        free: 'Rp50.000',
        zero: 'Rp0',
        others: tiles((at) => `Rp${at + 11}9.000`, 4, 'Beli'),
      },
    ),
    expected: { price: 149000, currency: 'IDR', availability: 'in_stock', title: 'Tas Ransel Kanvas 25L' },
  },
];
