/** A grid of names with numbers, page shapes and price formats; the tests read every combination. */

export type Format = {
  text: string;
  price: number;
  currency: string;
  lang: string;
  buy: string;
  /** The number with its prefix and suffix, for shapes that wrap each in its own element. */
  parts: [before: string, number: string, after: string];
  /** The number in whole units and in cents, for shapes that raise the cents. */
  cents: [whole: string, cents: string];
};
export type Shape = (name: string, format: Format) => string;

const row = (
  [lang, buy]: [lang: string, buy: string],
  text: string,
  price: number,
  currency: string,
  parts: Format['parts'],
  cents: Format['cents'],
): Format => ({ lang, buy, text, price, currency, parts, cents });

const EN: [string, string] = ['en', 'Add to cart'];
const DE: [string, string] = ['de', 'In den Warenkorb'];
export const FORMATS: [Format, ...Format[]] = [
  row(EN, '£799.00', 799, 'GBP', ['£', '799.00', ''], ['799', '00']),
  row(DE, '799,00 €', 799, 'EUR', ['', '799,00', '€'], ['799', '00']),
  row(DE, '€ 799,–', 799, 'EUR', ['€', '799,–', ''], ['799', '00']),
  row(['da', 'Læg i kurv'], '1.299 kr', 1299, 'DKK', ['', '1.299', 'kr'], ['1.299', '00']),
  row(DE, "CHF 1'299.–", 1299, 'CHF', ['CHF', "1'299.–", ''], ["1'299", '00']),
  row(['pl', 'Dodaj do koszyka'], '799 zł', 799, 'PLN', ['', '799', 'zł'], ['799', '00']),
  row(EN, 'US$1,299.99', 1299.99, 'USD', ['US$', '1,299.99', ''], ['1,299', '99']),
  row(EN, '₹1,29,900', 129_900, 'INR', ['₹', '1,29,900', ''], ['1,29,900', '00']),
  row(['cs', 'Do košíku'], '799 Kč', 799, 'CZK', ['', '799', 'Kč'], ['799', '00']),
  row(['pt-BR', 'Comprar'], 'R$ 1.299,90', 1299.9, 'BRL', ['R$', '1.299,90', ''], ['1.299', '90']),
];

export const NAMES = [
  'Model 15',
  'iPhone 15',
  'Size 42 trainers',
  'Chair No. 4',
  '500 GB SSD',
  'Set of 3',
  '1000-piece puzzle',
  'USB 3.0 cable',
  '4 € Mug',
  '2024 edition',
  "Levi's 501",
  '7 For All',
  'Chanel No 5 100 ml',
  'Windows 11',
  '24/7 bag',
  '3-in-1',
  '20 % off bundle',
  'Boeing 747-8',
  'Galaxy S24 256',
  'Lamp 12.50',
];

const frame = (title: string, lang: string, main: string): string =>
  `<html lang="${lang}"><head><title>${title} | Acme</title></head><body><header><a href="/">Acme</a><nav>
  <a href="/lamps">Lamps</a></nav></header><main>${main}</main><footer><a href="/terms">Terms</a></footer></body></html>`;
export const productPage = (name: string, format: Format, shape: Shape): string =>
  frame(name, format.lang, `${shape(name, format)}<button class="btn">${format.buy}</button>`);
/** Builds a listing of all names; replaces `{url}` in a shape by `/p/` and the index of the name. */
export const tilePage = (names: readonly string[], format: Format, shape: Shape): string => {
  const tiles = names.map((name, index) => shape(name, format).replaceAll('{url}', `/p/${index}`)).join('\n');
  return frame('All', format.lang, `<h1>All</h1>${tiles.startsWith('<tr') ? `<table>${tiles}</table>` : tiles}`);
};

const inParts = ({ parts }: Format): string => parts.map((part) => part && `<span>${part}</span>`).join('');
const withCents = ({ parts: [before, , after], cents: [whole, cents] }: Format): string =>
  `${before}${whole}<sup>${cents}</sup>${after && ` ${after}`}`;

export const PRODUCT_SHAPES: Record<string, Shape> = {
  'in sibling spans': (name, { text }) => `<div><h1>${name}</h1><span>${text}</span></div>`,
  'in sibling divs': (name, { text }) => `<h1>${name}</h1>\n<div>${text}</div>`,
  'in a paragraph': (name, { text }) => `<h1>${name}</h1>\n<p>${text}</p>`,
  'in table cells': (name, { text }) => `<table><tr><td><h1>${name}</h1></td><td>${text}</td></tr></table>`,
  'in a definition list': (name, { text }) => `<h1>${name}</h1><dl><dt>Product<dd>${name}<dt>Price<dd>${text}</dl>`,
  'before the name': (name, { text }) => `<p>${text}</p><h1>${name}</h1>`,
  'in one line with the name, which is no heading': (name, { text }) =>
    `<h1>${name}</h1><div><span>${name}</span><span>${text}</span></div>`,
  'in inline elements without a space between': (name, { text }) => `<h1>${name}</h1><b>${text}</b>`,
  'inside the heading': (name, { text }) => `<h1><span>${name}</span><span>${text}</span></h1>`,
  'with the sign in its own element': (name, format) =>
    `<div><h1>${name}</h1><b>${name}</b><div>${inParts(format)}</div></div>`,
  'with the sign in its own element, in one line with the name': (name, format) =>
    `<h1>${name}</h1><div><span>${name}</span>${inParts(format)}</div>`,
  'with raised cents': (name, format) => `<h1>${name}</h1><div><b>${name}</b> <b>${withCents(format)}</b></div>`,
  'in one text with the name': (name, { text }) => `<h1>${name}</h1><p>${name} – ${text}</p>`,
};

const picture = '<img src="/{url}.jpg" alt="">';
export const TILE_SHAPES: Record<string, Shape> = {
  'in a link around name and price': (name, { text }) =>
    `<li><a href="{url}">${picture}<span>${name}</span><span>${text}</span></a></li>`,
  'in a link around a heading and a price': (name, { text }) =>
    `<li><a href="{url}">${picture}<h3>${name}</h3><p>${text}</p></a></li>`,
  'beside a linked heading': (name, { text }) =>
    `<div class="card"><a href="{url}">${picture}<h3>${name}</h3></a><span>${text}</span></div>`,
  'beside a linked name without a space': (name, { text }) => `<li><a href="{url}">${name}</a><b>${text}</b></li>`,
  'before the name': (name, { text }) =>
    `<div class="card"><b>${text}</b><a href="{url}">${picture}<span>${name}</span></a></div>`,
  'in a table row': (name, { text }) => `<tr><td><a href="{url}">${name}</a></td><td>${text}</td></tr>`,
  'with the sign in its own element': (name, format) =>
    `<li><a href="{url}">${picture}<b>${name}</b></a><span>${inParts(format)}</span></li>`,
  'with raised cents': (name, format) =>
    `<li><a href="{url}">${picture}<b>${name}</b> <b>${withCents(format)}</b></a></li>`,
  'in one text with the name': (name, { text }) => `<li><a href="{url}">${picture}${name} – ${text}</a></li>`,
};
