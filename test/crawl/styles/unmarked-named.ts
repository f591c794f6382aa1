import { type Style } from './frame.ts';

/** Pages without product markup, but with descriptive class names, in many languages. */
export const UNMARKED_NAMED: Style[] = [
  {
    page: 'unmarked/estonian-sale-and-normal-price-by-class-alone',
    expected: { price: 449, currency: 'EUR', availability: 'in_stock', title: 'Pliit Tuli 60 cm', sku: 'PT60' },
  },
  {
    page: 'unmarked/latvian-old-price-first-loyalty-price-last',
    expected: { price: 29.9, currency: 'EUR', availability: 'in_stock', title: 'Tējkanna Krūze 1 l', sku: 'TK1' },
  },
  {
    page: 'unmarked/georgian-price-and-delivery-fee',
    expected: { price: 89, currency: 'GEL', availability: 'in_stock', title: 'ჩაიდანი ფოლადის' },
  },
  {
    page: 'unmarked/icelandic-sold-out-by-class-and-words',
    expected: { price: 24990, currency: 'ISK', availability: 'out_of_stock', title: 'Ullarpeysa Hekla' },
  },
  {
    page: 'unmarked/macedonian-denars-price-with-and-without-tax',
    expected: { price: 1890, currency: 'MKD', availability: 'in_stock', title: 'Тенџере 24 см' },
  },
  {
    page: 'unmarked/albanian-like-theme-with-english-names',
    expected: { price: 3900, currency: 'ALL', availability: 'in_stock', title: 'Llambë tavoline', sku: 'LT-39' },
  },
  {
    page: 'unmarked/bengali-taka-sale',
    expected: { price: 1450, currency: 'BDT', availability: 'in_stock', title: 'কাঠের ল্যাম্প', sku: 'KL-14' },
  },
  {
    page: 'unmarked/kazakh-price-credit-and-bonus-by-class',
    expected: {
      price: 15990,
      currency: 'KZT',
      availability: 'in_stock',
      title: 'Шайнек электрлік 1,8 л',
      sku: '1029384',
    },
  },
];
