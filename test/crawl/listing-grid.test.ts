import { describe, expect, test } from 'vitest';
import { extractProducts } from '../../src/crawl/extract/index.ts';

const NAMES = ['Oak sofa', 'Pine desk', 'Ash bed', 'Elm shelf', 'Fir stool', 'Yew bench'];
const PAGE = 'https://www.shop.example/furniture';
const addressOf = (name: string): string => `/p/${name.toLowerCase().replace(' ', '-')}`;
const pictureOf = (name: string): string => `<img src="${addressOf(name)}.jpg" alt="">`;

/** Markup of themes for one product of a list. */
const TILES: Record<string, (name: string, price: string) => string> = {
  'cards with a heading': (name, price) =>
    `<div class="card">${pictureOf(name)}<h3><a href="${addressOf(name)}">${name}</a></h3><div class="price">${price}</div></div>`,
  'cards inside one link': (name, price) =>
    `<a class="tile" href="${addressOf(name)}">${pictureOf(name)}<span>${name}</span><span>${price}</span></a>`,
  'cards under an empty link': (name, price) =>
    `<div class="item"><a class="stretched" href="${addressOf(name)}"></a>${pictureOf(name)}<p class="name">${name}</p><p>${price}</p></div>`,
  'cards with a badge': (name, price) =>
    `<li class="card"><a href="${addressOf(name)}">${pictureOf(name)}<h4>Sponsored</h4></a><p>${price}</p><a href="${addressOf(name)}">${name}</a></li>`,
  'list items': (name, price) =>
    `<li><a href="${addressOf(name)}">${pictureOf(name)}</a><a href="${addressOf(name)}">${name}</a><p>${price}</p><button>Add to cart</button></li>`,
};

/** Markup of themes for the price of 12, with its surroundings. */
const PRICES: Record<string, string> = {
  plain: '<b>12,00 €</b>',
  'a struck one before': '<del>15,00 €</del> <ins>12,00 €</ins>',
  'a struck one, and one per piece': '<del>15,00 €</del> <b>12,00 €</b> <small>(1,20 €/St.)</small>',
  'one per piece after it': '<b>12,00 €</b> <small>1,20 € / Stück</small>',
  'one per piece before it': '<small>1,20 €/pc</small> <b>12,00 €</b>',
  'one per piece without a slash': '<b>12,00 €</b> <small>1,20 € each</small>',
  'one per piece among its words': '<b>12,00 €</b> <small>10 pieces, 1,20 € per piece</small>',
  'the unit in its own element': '<b>12,00 €</b> <span>1,20 €</span> <span>/ szt.</span>',
  'a pack of one price': '<s>15,00 €</s> <b>12,00 €</b> <i>per pack</i>',
  'each behind it': '<b>12,00 €</b> <i>ea</i>',
  'a slash behind it': '<b>12,00 €/St.</b>',
  'a discount for many': '<b>12,00 €</b> <p>ab 10 Stück 11,00 €</p>',
  'discounts by a plus': '<b>12,00 €</b> <p>10+ <i>11,00 €</i></p><p>50+ <i>10,00 €</i></p>',
  'a table of quantities': '<b>12,00 €</b> <i>1</i> <i>12,00 €</i> <i>10</i> <i>11,00 €</i> <i>50</i> <i>9,00 €</i>',
  'several for less': '<b>12,00 €</b> <p>3 for 33,00 €</p><p>Buy 3, pay 11,00 € each</p>',
  'instalments in words': '<b>12,00 €</b> <p>or 3 payments of 4,00 €</p>',
  'instalments in other words': '<b>12,00 €</b> <p>Eller 3 betalinger av 4,10 €</p>',
  'what is saved': '<b>12,00 €</b> <s>15,00 €</s> <i>3,00 €</i>',
  'what is saved first': '<i>3,00 €</i> <b>12,00 €</b> <i>15,00 €</i>',
  'words before it': '<span>current price 12,00 €</span> <span>12,00 €</span>',
  'a range': '<b>12,00 € – 20,00 €</b>',
};

const list = (tiles: string): string => `<div class="grid">${tiles}</div>`;
const page = (body: string, head = ''): string =>
  `<html lang="en"><head><title>Furniture – Shop</title>${head}</head><body><nav><a href="/a">A</a><a href="/b">B</a></nav>${body}<footer>© Shop</footer></body></html>`;
const H1 = '<h1>Furniture</h1><p>All we have for your home.</p>';
const UNDER = ['10', '20', '50'].map((most) => `<li><a href="/under-${most}">Under ${most} €</a></li>`).join('');
const BETWEEN = ['0', '10', '20'].map((least) => `<li><a href="/f/${least}">${least} € – 50 € (7)</a></li>`).join('');

/** Pages, by the content around their list. */
const PAGES: Record<string, (tiles: string) => string> = {
  'with nothing else': (tiles) => page(`${H1}${list(tiles)}`),
  'with a stray buy button above': (tiles) => page(`<a class="btn buy-now" href="#">Buy now</a>${H1}${list(tiles)}`),
  'with a buy button below the heading': (tiles) =>
    page(`${H1}<button class="add-to-cart">Add to cart</button>${list(tiles)}`),
  'with two stray buy buttons below': (tiles) =>
    page(`${H1}${list(tiles)}<button>Add to cart</button><button>Add to cart</button>`),
  'with a box for a voucher': (tiles) =>
    page(`${H1}${list(tiles)}<div class="voucher"><p>Voucher 25,00 €</p><button>Add to cart</button></div>`),
  'in a wrapper named after cookies': (tiles) => page(`<div class="has cookie bar">${H1}${list(tiles)}</div>`),
  'in a wrapper named after a filter': (tiles) => page(`<section class="filter results">${H1}${list(tiles)}</section>`),
  'in a wrapper named after a drawer': (tiles) =>
    page(`<div class="drawer">${H1}</div><div class="drawer">${list(tiles)}</div>`),
  'declared a product': (tiles) => page(`${H1}${list(tiles)}`, '<meta property="og:type" content="product">'),
  'with a menu by price': (tiles) => page(`<ul class="menu">${UNDER}</ul>${H1}${list(tiles)}`),
  'with a choice of prices': (tiles) => page(`<ul>${BETWEEN}</ul>${H1}${list(tiles)}`),
  'without a heading': (tiles) => page(list(tiles)),
};

describe.each(Object.entries(PAGES))('a list %s', (_, pageOf) => {
  test.each(Object.entries(PRICES))('is read with its prices: %s', (_kind, price) => {
    for (const [tile, tileOf] of Object.entries(TILES)) {
      const html = pageOf(NAMES.map((name) => tileOf(name, price)).join(''));
      const found = extractProducts(html, PAGE).map((product) => [product.title, product.url, product.price]);
      expect([tile, ...found]).toEqual([tile, ...NAMES.map((name) => [name, new URL(addressOf(name), PAGE).href, 12])]);
    }
  });
});

test('products above the heading are read, too', () => {
  const [first = '', ...others] = NAMES.map((name) => TILES['cards with a heading']?.(name, '<b>12,00 €</b>') ?? '');
  const found = extractProducts(page(`${list(first)}${H1}${list(others.join(''))}`), PAGE);
  expect(found.map(({ title }) => title)).toEqual(NAMES);
});

describe('no list is read', () => {
  const tiles = NAMES.slice(0, 4)
    .map((name) => TILES['cards with a heading']?.(name, '<b>12,00 €</b>') ?? '')
    .join('');
  test.each<[string, string]>([
    ['from links to ranges of prices', page(`<h1>Shop</h1><ul>${UNDER}</ul>`)],
    [
      'from what is like a product that has no price',
      page(
        `<h1>Oak chair</h1><p>Solid oak, oiled by hand, with a seat of woven paper that lasts for decades.</p><button>Add to cart</button><p>Width 40 cm</p><h2>More of our furniture</h2>${list(tiles)}`,
        '<meta property="og:type" content="product">',
      ),
    ],
  ])('%s', (_, html) => {
    expect(extractProducts(html, PAGE)).toEqual([]);
  });
});

describe('a product is read', () => {
  const box = '<h1>Oak chair</h1><p class="price">49,90 €</p><button>Add to cart</button>';
  test.each<[string, string]>([
    ['in a wrapper named after cookies', `<div class="page has cookie">${box}</div>`],
    ['in a wrapper named after a filter', `<div class="filter results">${box}</div>`],
    ['in a wrapper named after a drawer', `<div class="drawer content"><div>${box}</div></div>`],
    ['beside a filter', `<div class="filter"><p>9,90 €</p><button>Add to cart</button></div>${box}`],
    [
      'beside a menu whose heading is the name of the shop',
      `<div class="main-menu"><h1><a href="/">Shop</a></h1><p>9,90 €</p><button>Buy now</button></div>${box}`,
    ],
    [
      'above many others',
      `${box}<div class="list">${NAMES.map((name) => TILES['cards with a heading']?.(name, '<b>12,00 €</b>')).join('')}</div>`,
    ],
  ])('%s', (_, html) => {
    const found = extractProducts(page(html).replace('<title>Furniture', '<title>Oak chair'), PAGE);
    expect(found).toEqual([expect.objectContaining({ title: 'Oak chair', price: 49.9, availability: 'in_stock' })]);
  });
});
