import { describe, expect, test } from 'vitest';
import { cpuSeconds } from '../setup/cpu-seconds.ts';
import { extract, one } from './extract-fixture.ts';

const frame = (main: string): string => `<html lang="en"><head><title>Brass lamp | Acme</title></head><body>
  <header><a href="/">Acme</a><nav><a href="/lamps">Lamps</a></nav><div class="minicart">Cart 0,00 €</div></header>
  <main>${main}</main><footer>Free delivery from 49,00 € <a href="/terms">Terms</a></footer></body></html>`;
const product = (box: string): string => frame(`<h1>Brass lamp</h1>${box}`);
const BUY = '<button class="btn">Add to cart</button>';
const related = (price = '5,00 €'): string =>
  ['Sofa', 'Desk', 'Bed']
    .map(
      (name) =>
        `<div class="card"><a href="/p/${name}"><img src="/${name}.jpg" alt="${name}"><h3>${name}</h3></a><span class="price">${price}</span>${BUY}</div>`,
    )
    .join('');

describe('finds no visible product on', () => {
  test.each<[string, string]>([
    ['a page with a price alone', product('<p class="price">49,90 €</p>')],
    ['a page with a button alone', product(BUY)],
    [
      'an article that names a price',
      product(`<p>I paid 49,90 € for it, and never looked back, as I told everybody I met.</p>`),
    ],
    ['an article with a link to a shop', product('<p>49,90 €</p><a href="/magazine">Order now</a>')],
    ['a page with dates', product(`<p>12.05.2024 10:30</p>${BUY}`)],
    ['a table of sizes', product(`<table><tr><td>S<td>38-40<tr><td>M<td>42-44</table>${BUY}`)],
    ['a product that is hidden', product(`<div style="display: none">49,90 € ${BUY}</div>`)],
    ['an imprint', frame('<h1>Imprint</h1><p>Acme Ltd, 12 Main Street</p>')],
    [
      'a recipe',
      `${product(`<p class="price">49,90 €</p>${BUY}`)}<script type="application/ld+json">{"@type":"Recipe","name":"Soup"}</script>`,
    ],
    [
      'news',
      `${product(`<p class="price">49,90 €</p>${BUY}`)}<script type="application/ld+json">{"@type":"NewsArticle"}</script>`,
    ],
    ['a single box of another product', frame(`<div class="card"><a href="/p/x"><h3>Sofa</h3></a> 5 €</div>`)],
  ])('%s', (_, html) => {
    expect(extract(html)).toEqual([]);
  });
});

describe('the name of a page without an h1', () => {
  const page = (title: string, main: string): string =>
    `<html lang="en"><head><title>${title}</title></head><body><nav><a href="/lamps">Lamps</a></nav>
     <main>&nbsp;<div>&nbsp;</div>${main}<p class="price">49,90 €</p>${BUY}</main></body></html>`;

  test.each<[string, string, string]>([
    ['a heading by its role', 'Brass lamp on Acme', '<div role="heading" aria-level="1">Brass lamp</div>'],
    ['a part of the title after a slash', 'Brass lamp / acme.example', '<b>Brass lamp</b>'],
    [
      'the text with most of the title’s words, rather than one that is a small part of it',
      'Aurora | Acme | Home | Brass lamp 40 cm | Lampshop',
      '<td>Home</td><b>Aurora Brass lamp 40 cm for your Home</b>',
    ],
  ])('is %s', (_, title, main) => {
    expect(one(page(title, main))?.title).toMatch(/^(Brass lamp|Aurora Brass lamp 40 cm for your Home)$/);
  });
});

describe('the visible price', () => {
  test('is the one beside the button in a column that ends far above the heading', () => {
    const sellers = '<li><span class="price">59,90 €</span> <b>Another seller</b></li>';
    const lines = '<p>About the lamp.</p>'.repeat(60);
    const html = frame(
      `<div><p class="price">49,90 €</p>${BUY}<p>Sold by Acme</p><p>Shipped by Acme</p></div><ul>${sellers}</ul>${lines}<h1>Brass lamp</h1><p>SKU: 77</p>`,
    );
    expect(one(html)?.price).toBe(49.9);
  });

  test('is not what an order has to reach', () => {
    const html = frame(`<p>FREE SHIPPING €29+</p><h1>Brass lamp</h1><p class="price">49,90 €</p>${BUY}`);
    expect(one(html)?.price).toBe(49.9);
  });

  test('is a product’s beside what only a theme calls a button', () => {
    const page = (name: string) => product(`<p>49,90 zł</p><div class="${name}"><span>Do koszyka</span></div>`);
    expect(one(page('cart-button_add button primary'))?.availability).toBe('in_stock');
    expect(extract(page('cart-note'))).toEqual([]);
  });

  test.each<[string, string, number, string]>([
    ['beside a button', '<p class="price">49,90 €</p>', 49.9, 'EUR'],
    ['in parts', '<p class="price"><b>49</b><sup>90</sup> <span>€</span></p>', 49.9, 'EUR'],
    ['with the currency sign first', '<div><span>£</span><span>49.90</span></div>', 49.9, 'GBP'],
    ['below a struck-out former price', '<del>59,90 €</del> <ins>49,90 €</ins>', 49.9, 'EUR'],
    ['before a former price', '<span class="price">49,90 €</span><span class="old-price">59,90 €</span>', 49.9, 'EUR'],
    [
      'with labels',
      '<span class="special-price"><i>Special price</i> <b class="price">$49.90 USD</b></span><span class="old-price"><i>Regular price</i> <b class="price">$59.90 USD</b></span>',
      49.9,
      'USD',
    ],
    [
      'in an element whose class says old, if it is the only one',
      '<span class="price-old">49,90 €</span>',
      49.9,
      'EUR',
    ],
    ['before the price without tax', '<p>49,90 €</p><p>excl. VAT: 41,93 €</p>', 49.9, 'EUR'],
    ['beside a price per kilogram', '<p>12,48 € / kg</p><p>49,90 €</p>', 49.9, 'EUR'],
    ['beside instalments', '<p>12x 4,50 €</p><p>from 4,16 € per month</p><p>49,90 €</p>', 49.9, 'EUR'],
    ['beside the savings', '<p>You save: 10,00 €</p><p>49,90 €</p>', 49.9, 'EUR'],
    ['followed by the savings', '<p><b>49,90 €</b> <i>Save 20%</i></p>', 49.9, 'EUR'],
    ['after a labelled former price', '<p>UVP 59,90 €</p><p>49,90 €</p>', 49.9, 'EUR'],
    [
      'below a former price for screen readers',
      '<i class="screen-reader-text">Price was: 59,90 €</i><p>49,90 €</p>',
      49.9,
      'EUR',
    ],
    ['beside shipping', '<p>Shipping: 4,90 €</p><p>49,90 €</p>', 49.9, 'EUR'],
    ['beside a surcharge', '<label>Large (+ 5,00 €)</label><p>49,90 €</p>', 49.9, 'EUR'],
    ['in a sidebar', '<aside class="sidebar"><p>49,90 €</p></aside>', 49.9, 'EUR'],
    ['as a number in a price box', '<p class="product-price">49.90</p><p>SKU: 77</p>', 49.9, ''],
  ])('is read %s', (_, box, price, currency) => {
    expect(one(product(`${box}${BUY}`))).toMatchObject({ title: 'Brass lamp', price, currency: currency || null });
  });

  test.each([
    'Kup teraz',
    'In den Warenkorb',
    'Ajouter au panier',
    'Do košíka',
    'В корзину',
    'カートに入れる',
    'Adaugă în coș',
  ])('is read beside a button that says %s', (words) => {
    expect(one(product(`<p>49,90 €</p><a href="#" class="btn">${words}</a>`))?.price).toBe(49.9);
  });

  test('is not that of related products', () => {
    const html = product(`<p class="price">49,90 €</p>${BUY}<section><h2>More</h2>${related()}</section>`);
    expect(one(html)).toMatchObject({ title: 'Brass lamp', price: 49.9 });
  });

  test('is used if the markup has none', () => {
    const markup = '<script type="application/ld+json">{"@type":"Product","name":"Brass lamp","sku":"L-1"}</script>';
    expect(one(product(`${markup}<p>49,90 €</p>${BUY}`))).toMatchObject({ price: 49.9, externalId: 'L-1' });
  });
});

describe('the visible availability', () => {
  test.each<[string, string, string]>([
    ['an enabled button', BUY, 'in_stock'],
    ['a disabled button', '<p>SKU: 77</p><button disabled>Add to cart</button>', 'unknown'],
    ['a status', `<p class="stock">Sold out</p>${BUY}`, 'out_of_stock'],
    [
      'a status before a disabled button',
      '<p>Nicht vorrätig</p><button disabled>In den Warenkorb</button>',
      'out_of_stock',
    ],
    [
      'the label of a disabled button',
      '<p>SKU: 77</p><button disabled class="add-to-cart">Ausverkauft</button>',
      'out_of_stock',
    ],
    [
      'a label and its value',
      `<b>Availability:</b> <span>On request</span><b>Stock</b> <i>In stock</i>${BUY}`,
      'in_stock',
    ],
    ['a button beside a notification link', `<a href="#">Notify me when available</a>${BUY}`, 'in_stock'],
    ['a button beside a hidden status', `<p style="display:none">Out of stock</p>${BUY}`, 'in_stock'],
    [
      'a button beside the status of another product',
      `${BUY}<section>${related('Sold out 5,00 €')}</section>`,
      'in_stock',
    ],
    [
      'a button beside a sentence on other products',
      `${BUY}<p>Our lamps in oak are no longer available since the storm of last year.</p>`,
      'in_stock',
    ],
  ])('is read from %s', (_, box, availability) => {
    expect(one(product(`<p class="price">49,90 €</p>${box}`))?.availability).toBe(availability);
  });
});

test('reads labelled product numbers and brands', () => {
  const html = product(
    `<ul><li><b>Art. No.:</b> L-1</li><li>Brand: <a href="/lumen">Lumen</a></li></ul><p>49,90 €</p>${BUY}`,
  );
  expect(one(html)).toMatchObject({ externalId: 'L-1', brand: 'Lumen' });
});

describe('a listing without markup', () => {
  const names = (html: string): string[] => extract(html, 'https://www.shop.example/all').map(({ title }) => title);

  test.each<[string, string]>([
    ['boxes', frame(`<h1>All</h1>${related()}`)],
    [
      'boxes in rows',
      frame(`<h1>All</h1>${related().replace('<div class="card"><a href="/p/Bed">', '</div><div class="row">$&')}`),
    ],
    ['struck prices', frame(related('<s>9,00 €</s> 5,00 €'))],
    [
      'a table',
      frame(
        `<table>${['Sofa', 'Desk', 'Bed'].map((name) => `<tr><td><a href="/p/${name}">${name}</a><td>5,00 €`).join('')}</table>`,
      ),
    ],
    [
      'links around everything',
      frame(
        ['Sofa', 'Desk', 'Bed']
          .map((name) => `<a class="tile" href="/p/${name}"><b>${name}</b><i>5,00 €</i></a>`)
          .join(''),
      ),
    ],
  ])('of %s returns each product with its price', (_, html) => {
    expect(names(html)).toEqual(['Sofa', 'Desk', 'Bed']);
    const products = extract(html, 'https://www.shop.example/all');
    expect(products.map(({ url, price }) => [url, price])).toEqual(
      ['Sofa', 'Desk', 'Bed'].map((name) => [`https://www.shop.example/p/${name}`, 5]),
    );
  });

  test('omits links to other sites, to the page itself and to scripts', () => {
    const boxes = ['https://ads.example/x', '#', '/all', 'javascript:void(0)']
      .map((href) => `<li><a href="${href}">Thing</a> 5,00 €</li>`)
      .join('');
    expect(names(frame(`<ul>${boxes}</ul>`))).toEqual([]);
  });
});

test.each<[string, string]>([
  ['prices', '<p>5,00 €</p>'.repeat(50_000)],
  ['boxes', '<div class="c"><a href="/x">x</a><b>5,00 €</b></div>'.repeat(30_000)],
  ['nested boxes', '<div class="c"><a href="/x">x</a><b>5,00 €</b>'.repeat(30_000)],
  ['buttons', '<button>Add to cart</button>'.repeat(50_000)],
  ['digits', `<p>${'9'.repeat(1_000_000)} €</p>`],
  ['attributes', `<p ${'class=price '.repeat(100_000)}>5 €</p>`],
  ['headings', '<h1>Brass lamp</h1>'.repeat(50_000)],
  ['regions beside headings', '<h1>Brass lamp</h1><div class="sidebar">9,00 €</div>'.repeat(30_000)],
])('bounds the work on %s', (_, html) => {
  expect(cpuSeconds(() => expect(extract(`<title>x</title>${html}`).length).toBeLessThanOrEqual(400))).toBeLessThan(3);
});
