import { shopPage, tiles, type Style } from './frame.ts';

/** More fictional pages without product markup, of many countries. */
export const UNMARKED_LAST: Style[] = [
  {
    name: 'garden centre: price in a ribbon over the picture',
    html: shopPage(
      `<div class="media"><span class="ribbon">€ 27,95</span><img src="/i/pot.jpg" alt="Terracotta pot Ø 40 cm"></div><h1>Terracotta pot Ø 40 cm</h1><p>Bestelnummer: 8871</p><p>Voorraad: 14 stuks</p><div class="qty"><input value="1"></div><a class="button" href="/winkelwagen/toevoegen/8871">Bestellen</a>`,
      {
        lang: 'nl',
        title: 'Terracotta pot Ø 40 cm - Tuin',
        free: '€ 75',
        zero: '€ 0,00',
        others: tiles((at) => `€ ${at + 12},95`),
      },
    ),
    expected: { price: 27.95, currency: 'EUR', availability: 'in_stock', title: 'Terracotta pot Ø 40 cm', sku: '8871' },
  },
  {
    name: 'hobby shop: news price and old price in one text',
    html: shopPage(
      `<h1>Model kit Viking ship</h1><p class="price">Special offer £24.50 – RRP £32.00</p><p>Stock code: MK-88</p><p>3 in stock</p><button>Add to Basket</button>`,
      { lang: 'en-GB', title: 'Model kit Viking ship', zero: '£0.00', others: tiles((at) => `£${at + 14}.50`) },
    ),
    expected: { price: 24.5, currency: 'GBP', availability: 'in_stock', title: 'Model kit Viking ship', sku: 'MK-88' },
  },
  {
    name: 'furniture: from price, set to choose, delivery weeks',
    html: shopPage(
      `<h1>Ecksofa Nordlicht</h1><p class="lead">Stoff wählbar</p><div>ab <b>1.299 €</b></div><div>statt 1.599 €</div><p>Lieferzeit ca. 6-8 Wochen</p><p>Art-Nr. 20-114</p><button>In den Warenkorb legen</button><p>0 % Finanzierung ab 54,13 € mtl.</p>`,
      {
        lang: 'de',
        title: 'Ecksofa Nordlicht | Wohnen',
        free: '0 €',
        zero: '0,00 €',
        others: tiles((at) => `ab ${at + 1}.099 €`),
      },
    ),
    expected: { price: 1299, currency: 'EUR', availability: 'in_stock', title: 'Ecksofa Nordlicht', sku: '20-114' },
  },
  {
    name: 'pharmacy of Hungary: unit price, few left',
    html: shopPage(
      `<h1>C-vitamin 1000 mg 60x</h1><div>Termékkód: CV1000</div><div class="ar">3 490 Ft</div><div>58,17 Ft/db</div><div>Raktáron: 5 db</div><button>Kosárba</button>`,
      {
        lang: 'hu',
        title: 'C-vitamin 1000 mg 60x',
        free: '15 000 Ft',
        zero: '0 Ft',
        others: tiles((at) => `${at + 1} 490 Ft`),
      },
    ),
    expected: { price: 3490, currency: 'HUF', availability: 'in_stock', title: 'C-vitamin 1000 mg 60x', sku: 'CV1000' },
  },
  {
    name: 'Ukrainian: old price first, saving in words, gone',
    html: shopPage(
      `<h1>Рюкзак міський 20 л</h1><p>Артикул: RM20</p><p><s>1 799 грн</s></p><p>1 399 грн</p><p>Економія 400 грн</p><p>Товар закінчився</p><button>Повідомити, коли з'явиться</button>`,
      {
        lang: 'uk',
        title: 'Рюкзак міський 20 л',
        free: '1 000 грн',
        zero: '0 грн',
        others: tiles((at) => `${at + 1} 099 грн`),
      },
    ),
    expected: { price: 1399, currency: 'UAH', availability: 'out_of_stock', title: 'Рюкзак міський 20 л', sku: 'RM20' },
  },
  {
    name: 'Portuguese bookshop: discount in percent between, formats below',
    html: shopPage(
      `<h1>O Farol Antigo</h1><p>de Ana Mar</p><div><span>15,93€</span> <span>-10%</span> <span>17,70€</span></div><p>Em stock online</p><button>Comprar</button><p>ISBN 9789720000001</p><p>eBook 9,99€</p>`,
      {
        lang: 'pt',
        title: 'O Farol Antigo, Ana Mar - Livro',
        free: '15€',
        zero: '0,00€',
        others: tiles((at) => `${at + 10},93€ -10% ${at + 12},70€`),
      },
    ),
    expected: { price: 15.93, currency: 'EUR', availability: 'in_stock', title: 'O Farol Antigo' },
  },
  {
    name: 'Swedish electronics: member price first',
    html: shopPage(
      `<h1>Hörlurar Tyst 700</h1><div class="club">Klubbpris 1 490:-</div><div class="std">1 790:-</div><p>Art.nr 334455</p><p>Webblager: 100+ st</p><button>Lägg i kundvagn</button><p>Från 149:-/mån</p>`,
      { lang: 'sv', title: 'Hörlurar Tyst 700', free: '500:-', zero: '0:-', others: tiles((at) => `${at + 1} 290:-`) },
    ),
    expected: { price: 1790, currency: 'SEK', availability: 'in_stock', title: 'Hörlurar Tyst 700', sku: '334455' },
  },
  {
    name: 'American outfitter: range of colours, some on sale',
    html: shopPage(
      `<h1>Men's Ridge Fleece</h1><p>Item #118822</p><p>$59.95 - $79.95</p><p>Select a color for the price</p><button>ADD TO BAG</button><p>Free shipping with $50 purchase</p>`,
      { title: "Men's Ridge Fleece | Outfitters", others: tiles((at) => `$${at + 39}.95`) },
    ),
    expected: { price: 59.95, currency: 'USD', availability: 'in_stock', title: "Men's Ridge Fleece", sku: '118822' },
  },
  {
    name: 'Greek: web price, instalments, call for stock',
    html: shopPage(
      `<h1>Κλιματιστικό 12000 BTU</h1><p>Κωδ. Προϊόντος: KL12</p><p>Αρχική τιμή: 499,00€</p><p>Τιμή web: 389,00€</p><p>ή 12 άτοκες δόσεις των 32,42€</p><p>Παράδοση 1-3 ημέρες</p><button>Στο καλάθι</button>`,
      {
        lang: 'el',
        title: 'Κλιματιστικό 12000 BTU',
        free: '50€',
        zero: '0,00€',
        others: tiles((at) => `${at + 1}99,00€`),
      },
    ),
    expected: { price: 389, currency: 'EUR', availability: 'in_stock', title: 'Κλιματιστικό 12000 BTU', sku: 'KL12' },
  },
  {
    name: 'Vietnamese: flash sale box with a clock',
    html: shopPage(
      `<h1>Nồi chiên không dầu 5L</h1><div>FLASH SALE kết thúc trong 02:11:45</div><div>1.290.000₫</div><div>1.990.000₫</div><div>-35%</div><p>SKU: NC5L</p><p>Còn hàng</p><button>Mua ngay</button><p>Trả góp 0% chỉ từ 215.000₫/tháng</p>`,
      {
        lang: 'vi',
        title: 'Nồi chiên không dầu 5L',
        free: '500.000₫',
        zero: '0₫',
        others: tiles((at) => `${at + 1}.190.000₫`),
      },
    ),
    expected: {
      price: 1290000,
      currency: 'VND',
      availability: 'in_stock',
      title: 'Nồi chiên không dầu 5L',
      sku: 'NC5L',
    },
  },
  {
    name: 'Arabic: old and new with words',
    html: shopPage(
      `<h1>خلاط كهربائي ٦٠٠ واط</h1><p>رقم المنتج KB600</p><p>السعر قبل: ٢٩٩ ر.س</p><p>السعر الآن: ٢١٩ ر.س</p><p>وفر ٨٠ ر.س</p><p>متوفر</p><button>أضف للسلة</button>`,
      {
        lang: 'ar-SA',
        title: 'خلاط كهربائي ٦٠٠ واط',
        free: '٢٠٠ ر.س',
        zero: '٠ ر.س',
        others: tiles((at) => `${at + 99} ر.س`),
      },
    ),
    expected: { price: 219, currency: 'SAR', availability: 'in_stock', title: 'خلاط كهربائي ٦٠٠ واط', sku: 'KB600' },
  },
  {
    name: 'Danish: spar and vejledende',
    html: shopPage(
      `<h1>Gryde støbejern 5 l</h1><p>Vejl. pris 899,00</p><p class="pris">629,00</p><p>Du sparer 270,00</p><p>Varenr. 5512-S</p><p>På lager</p><button>Læg i indkøbskurv</button>`,
      {
        lang: 'da',
        title: 'Gryde støbejern 5 l',
        free: '499,00',
        zero: '0,00',
        others: tiles((at) => `${at + 1}99,00`),
      },
    ),
    expected: { price: 629, currency: 'DKK', availability: 'in_stock', title: 'Gryde støbejern 5 l', sku: '5512-S' },
  },
];
