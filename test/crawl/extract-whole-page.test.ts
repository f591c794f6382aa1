import { describe, expect, test } from 'vitest';
import { LAMP, extract, raw } from './extract-fixture.ts';

const URL = 'https://www.shop.example/products/brass-desk-lamp-4711';
const HEADING = '<h1>Brass desk lamp</h1>';
const PRICE = '<div>€ 49.90</div>';
const ABOUT = '<p>Hand-made in a small workshop.</p>';
const BUTTON = '<button>Add to cart</button>';
const related = Array.from(
  { length: 6 },
  (_, at) =>
    `<div class="card"><a href="/products/vase-${at}"><img src="/v${at}.jpg" alt="Vase ${at}"><h3>Vase ${at}</h3></a><b>€ ${10 + at}.00</b></div>`,
).join('');
const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Brass desk lamp – Acme</title>${head}</head><body>
  <header><a href="/">Acme</a><a href="/cart">Cart</a></header>${body}<footer>Imprint</footer></body></html>`;
const spaced = ABOUT.repeat(90);

describe('reads the product of a page without markup', () => {
  test.each([
    ['with its button far from the price', `<main>${HEADING}${PRICE}${spaced}${BUTTON}</main>`],
    ['with other products below', `<main>${HEADING}${PRICE}${spaced}${BUTTON}</main><section>${related}</section>`],
    ['with its price and button before the heading', `<main>${PRICE}${BUTTON}${HEADING}${ABOUT}</main>`],
    [
      'with a heading that begins with the path to it',
      `<h1><a href="/l">Lamps</a> &gt; Brass desk lamp</h1>${PRICE}${BUTTON}`,
    ],
    [
      'with a heading that begins with the path to it, as plain text',
      `<h1>Home&gt; Lamps&gt;Brass desk lamp</h1>${PRICE}${BUTTON}`,
    ],
    [
      'with a smaller heading that repeats the title, and a larger one that only shares its words',
      `<h2>Brass desk lamp</h2>${PRICE}${BUTTON}<h1>Material: brass</h1>`,
    ],
    [
      'below another heading that shares a word with the title',
      `<h1>Acme lamp</h1><p>Since 1950</p>${HEADING}${PRICE}${BUTTON}`,
    ],
  ])('%s', (_, body) => {
    expect(extract(page(body), URL)).toMatchObject([
      { title: 'Brass desk lamp', price: 49.9, currency: 'EUR', availability: 'in_stock' },
    ]);
  });

  test.each(['cookie', 'filter', 'drawer', 'has-reviews', 'sidebar'])('in a wrapper named %s', (name) => {
    const body = `<div class="page ${name}"><main>${HEADING}${PRICE}${BUTTON}</main></div>`;
    expect(extract(page(body), URL)).toMatchObject([{ title: 'Brass desk lamp', price: 49.9 }]);
  });

  test.each([
    '<input type="submit" value="Add to cart">',
    '<input type="image" alt="Add to cart">',
    '<div role="button">Add to cart</div>',
    '<add-button>Add to cart</add-button>',
    '<button><img src="/b.gif" alt="Add to cart"></button>',
  ])('that is bought by %s', (button) => {
    const body = `<main>${HEADING}${PRICE}${button}</main>`;
    expect(extract(page(body), URL)).toMatchObject([{ price: 49.9, availability: 'in_stock' }]);
  });

  test('whose title names the shop alone, by the heading above the price', () => {
    const shop = '<title>Acme | Fine lamps</title>';
    const html = page(`<h2>Brass desk lamp</h2>${PRICE}${BUTTON}<h2>More lamps</h2>${related}`).replace(
      /<title>.*<.title>/,
      shop,
    );
    expect(extract(html, URL)).toMatchObject([{ title: 'Brass desk lamp', price: 49.9 }]);
  });

  test('whose title has a separator within the name', () => {
    const html = page(`<h2>Acme – Brass desk lamp</h2>${PRICE}${BUTTON}<h1>Maker: Acme</h1>`);
    const titled = html.replace(/<title>.*<.title>/, '<title>Acme – Brass desk lamp - Shop | Lamps</title>');
    expect(extract(titled, URL)).toMatchObject([{ title: 'Acme – Brass desk lamp' }]);
  });

  test('in two boxes of one kind, of which one has a link to a help page', () => {
    const boxes = `<div class="row">${PRICE}${BUTTON}</div><div class="row">Shipping € 4.95 <a href="/help">Delivery</a></div>`;
    expect(extract(page(`<main>${HEADING}${boxes}</main>`), URL)).toMatchObject([{ price: 49.9 }]);
  });
});

describe('reads no single product', () => {
  test.each([
    ['on a listing with one stray button', `<h1>Lamps</h1>${related}${BUTTON}`, '/c/lamps'],
    [
      'in an article',
      `<h1>How we test lamps</h1><time>2 May 2024</time>${`<p>${'It shone for hours. '.repeat(20)}</p>`.repeat(8)}<p>€ 49.90</p>`,
      '/blog/lamps',
    ],
    [
      'of an event',
      '<h1>Night of lamps</h1><p>12 May 2026</p><p>Doors open at 7 pm</p><p>€ 15.00</p>',
      '/events/night',
    ],
  ])('%s', (_, body, path) => {
    const found = extract(`<title>${/<h1>(.*?)</.exec(body)?.[1]}</title>${body}`, `https://www.shop.example${path}`);
    expect(found).not.toHaveLength(1);
  });
});

test('prefers the heading to a social card that adds the name of the site', () => {
  const head =
    '<meta property="og:type" content="product"><meta property="og:title" content="Brass desk lamp by Acme: buy online"><meta property="product:price:amount" content="49.90"><meta property="product:price:currency" content="EUR">';
  expect(extract(page(`${HEADING}${PRICE}${BUTTON}`, head), URL)).toMatchObject([
    { title: 'Brass desk lamp', price: 49.9 },
  ]);
});

test('reads brand and article number from a table far below the heading', () => {
  const table =
    '<h2>Details</h2><table><tr><th>Manufacturer</th><td>Acme</td></tr><tr><th>Article number</th><td>L-4711</td></tr><tr><th>Weight</th><td>2 kg</td></tr></table>';
  expect(extract(page(`<main>${HEADING}${PRICE}${BUTTON}${spaced}${table}</main>`), URL)).toMatchObject([
    { brand: 'Acme', externalId: 'L-4711' },
  ]);
});

test('saves the first object of a JSON-LD block that is broken behind it', () => {
  const head = raw(`${JSON.stringify(LAMP)}}, "offers": {{% missing %}`);
  expect(extract(page(HEADING, head), URL)).toMatchObject([{ title: 'Brass lamp', price: 49.9, externalId: 'L-1' }]);
});
