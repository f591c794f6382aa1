import { page } from '../pages.ts';
import { shopPage, tiles, type Style } from './frame.ts';

/** Fictional pages without product markup, but with descriptive class names, in many languages. */
export const UNMARKED_NAMED: Style[] = [
  {
    name: 'Estonian: sale and normal price by class alone',
    html: shopPage(page('estonian-sale-and-normal-price-by-class-alone'), {
      lang: 'et',
      title: 'Pliit Tuli 60 cm - Kodu',
      free: '50 €',
      zero: '0,00 €',
      others: tiles((at) => `${at + 3}49,00 €`),
    }),
    expected: { price: 449, currency: 'EUR', availability: 'in_stock', title: 'Pliit Tuli 60 cm', sku: 'PT60' },
  },
  {
    name: 'Latvian: old price first, loyalty price last',
    html: shopPage(
      `<h1 class="title">Tējkanna Krūze 1 l</h1><div class="price-box"><span class="price-old">39,90 €</span><span class="price-current">29,90 €</span><span class="price-club">27,90 €</span></div><p class="sku">Preces kods: TK1</p><p class="availability">Ir noliktavā</p><button>Pievienot grozam</button>`,
      {
        lang: 'lv',
        title: 'Tējkanna Krūze 1 l',
        free: '30 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 13},90 €`),
      },
    ),
    expected: { price: 29.9, currency: 'EUR', availability: 'in_stock', title: 'Tējkanna Krūze 1 l', sku: 'TK1' },
  },
  {
    name: 'Georgian: price and delivery fee',
    html: shopPage(
      `<h1 class="product-title">ჩაიდანი ფოლადის</h1><div class="delivery-fee">5.00 ₾</div><div class="product-price">89.00 ₾</div><div class="product-code">კოდი: CH-89</div><button class="add-to-cart">კალათაში დამატება</button>`,
      { lang: 'ka', title: 'ჩაიდანი ფოლადის', free: '100 ₾', zero: '0 ₾', others: tiles((at) => `${at + 49}.00 ₾`) },
    ),
    expected: { price: 89, currency: 'GEL', availability: 'in_stock', title: 'ჩაიდანი ფოლადის' },
  },
  {
    name: 'Icelandic: sold out by class and words',
    html: shopPage(
      `<h1 class="product-heading">Ullarpeysa Hekla</h1><div class="product-price">24.990 kr.</div><div class="stock out-of-stock">Uppselt</div><button class="btn add-to-cart disabled" disabled>Setja í körfu</button>`,
      {
        lang: 'is',
        title: 'Ullarpeysa Hekla',
        free: '10.000 kr.',
        zero: '0 kr.',
        others: tiles((at) => `${at + 11}.990 kr.`),
      },
    ),
    expected: { price: 24990, currency: 'ISK', availability: 'out_of_stock', title: 'Ullarpeysa Hekla' },
  },
  {
    name: 'Macedonian: denars, price with and without tax',
    html: shopPage(
      `<h1 class="product_title">Тенџере 24 см</h1><p class="price"><span class="amount">1.890 ден</span></p><p class="price-without-tax">1.602 ден</p><p>Шифра: TN24</p><p class="stock in-stock">На залиха</p><button class="single_add_to_cart_button">Додај во кошничка</button>`,
      {
        lang: 'mk',
        title: 'Тенџере 24 см',
        free: '2.000 ден',
        zero: '0 ден',
        others: tiles((at) => `${at + 1}.290 ден`),
      },
    ),
    expected: { price: 1890, currency: 'MKD', availability: 'in_stock', title: 'Тенџере 24 см' },
  },
  {
    name: 'Albanian-like theme with English names',
    html: shopPage(page('albanian-like-theme-with-english-names'), {
      lang: 'sq-AL',
      title: 'Llambë tavoline',
      free: '5.000 Lekë',
      zero: '0 Lekë',
      others: tiles((at) => `${at + 1}.900 Lekë`),
    }),
    expected: { price: 3900, currency: 'ALL', availability: 'in_stock', title: 'Llambë tavoline', sku: 'LT-39' },
  },
  {
    name: 'Bengali: taka, sale',
    html: shopPage(
      `<h1 class="product-name">কাঠের ল্যাম্প</h1><div class="price-wrap"><span class="special-price">৳ 1,450</span><span class="old-price">৳ 1,800</span></div><div class="sku">SKU: KL-14</div><button class="add-to-cart">কার্টে যোগ করুন</button>`,
      { lang: 'bn', title: 'কাঠের ল্যাম্প', free: '৳ 1,000', zero: '৳ 0', others: tiles((at) => `৳ ${at + 1},250`) },
    ),
    expected: { price: 1450, currency: 'BDT', availability: 'in_stock', title: 'কাঠের ল্যাম্প', sku: 'KL-14' },
  },
  {
    name: 'Kazakh: price, credit and bonus by class',
    html: shopPage(
      `<h1 class="item__heading">Шайнек электрлік 1,8 л</h1><div class="item__price"><div class="item__price-once">15 990 ₸</div><div class="item__instalment">1 333 ₸ x 12</div></div><div class="item__bonus">160 ₸</div><div class="item__sku">Код: 1029384</div><button class="item__buy-button">Себетке қосу</button>`,
      {
        lang: 'kk',
        title: 'Шайнек электрлік 1,8 л',
        free: '10 000 ₸',
        zero: '0 ₸',
        others: tiles((at) => `${at + 1}0 990 ₸`),
      },
    ),
    expected: {
      price: 15990,
      currency: 'KZT',
      availability: 'in_stock',
      title: 'Шайнек электрлік 1,8 л',
      sku: '1029384',
    },
  },
];
