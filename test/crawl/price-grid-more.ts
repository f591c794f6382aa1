/** Names, shapes and formats other than those of the price grid: each shape with one format. */
import type { Format, Shape } from './price-grid.ts';

export const MORE_NAMES = [
  'Pixel 9',
  'Area 51 poster',
  'Route 66 sign',
  '12-pack socks',
  'Dr. Martens 1460',
  'PlayStation 5',
  'WD-40 400 ml',
  'Monitor 27"',
  '10 € voucher',
  'Catch-22',
];

const en = { lang: 'en', buy: 'Add to basket' };
const format = (text: string, price: number, currency: string, more: Partial<Format> = {}): Format => ({
  ...en,
  text,
  price,
  currency,
  parts: ['', text, ''],
  cents: [text, ''],
  ...more,
});
const photo = '<picture><img src="/{url}.webp" alt=""></picture>';

export const MORE_PRODUCT_SHAPES: [shape: string, Format, Shape][] = [
  [
    'in a bar that repeats the name',
    format('1 249,00 Ft', 1249, 'HUF', { lang: 'hu', buy: 'Kosárba' }),
    (name, { text }) =>
      `<h1>${name}</h1><div>${text}</div><div class="bar"><strong>${name}</strong><strong>${text}</strong></div>`,
  ],
  [
    'in a list item below a subtitle',
    format('$64.95', 64.95, 'USD'),
    (name, { text }) => `<h1>${name}</h1><ul><li>${name}</li><li>Now in stock</li><li>${text}</li></ul>`,
  ],
  [
    'with the code in small type after it',
    format('64,95 EUR', 64.95, 'EUR', { lang: 'fr', buy: 'Ajouter au panier' }),
    (name) => `<h1>${name}</h1><p><em>${name}</em><em>64,95</em><small>EUR</small></p>`,
  ],
  [
    'in the heading after a line break',
    format('1.049,50 €', 1049.5, 'EUR', { lang: 'it', buy: 'Aggiungi al carrello' }),
    (name, { text }) => `<h1>${name}<br><small>${text}</small></h1>`,
  ],
];
export const ONE_TEXT: [shape: string, Format, Shape] = [
  'in one text without a dash',
  format('£64.95', 64.95, 'GBP'),
  (name, { text }) => `<h1>${name}</h1><p>${name} ${text}</p>`,
];
export const MORE_TILE_SHAPES: [shape: string, Format, Shape][] = [
  [
    'in a figure with a caption',
    format('¥12,800', 12_800, 'JPY', { lang: 'ja' }),
    (name, { text }) =>
      `<figure class="f"><a href="{url}">${photo}</a><figcaption><a href="{url}">${name}</a><i>${text}</i></figcaption></figure>`,
  ],
  [
    'with the count of reviews between',
    format('A$89.00', 89, 'AUD'),
    (name, { text }) =>
      `<article class="tile"><a href="{url}"><b>${name}</b></a><small>(27)</small><b>${text}</b></article>`,
  ],
  [
    'with the sign between whole and cents',
    format('89€95', 89.95, 'EUR', { lang: 'fr' }),
    (name) => `<li class="p"><a href="{url}">${name}</a><span><span>89</span><sup>€95</sup></span></li>`,
  ],
  [
    'with an old price struck out',
    format('89,95 €', 89.95, 'EUR', { lang: 'es' }),
    (name, { text }) => `<li><a href="{url}"><span>${name}</span><s>119,95 €</s><span>${text}</span></a></li>`,
  ],
  [
    'in one text after a bar',
    format('1 290 ₽', 1290, 'RUB', { lang: 'ru' }),
    (name, { text }) => `<p class="row"><a href="{url}">${name} | ${text}</a></p>`,
  ],
];
