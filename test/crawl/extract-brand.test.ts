import { describe, expect, test } from 'vitest';
import { one } from './extract-fixture.ts';

const BUY = '<button class="btn">Add to cart</button>';
/** Builds the page of a lamp from what stands above and below its heading. */
const page = (above: string, below = '', head = ''): string =>
  `<html lang="en"><head><title>Brass lamp | Acme</title>${head}</head><body><header><a href="/">Acme</a></header>
  <main>${above}<h1>Brass lamp</h1>${below}<p class="price">49,90 €</p>${BUY}</main></body></html>`;
const brandOf = (...parts: Parameters<typeof page>): string | null | undefined => one(page(...parts))?.brand;

describe('a brand without a label is read from', () => {
  test.each<[string, string, string?]>([
    ['a text above the heading that is named so', '<p class="brand">Nordvik</p>'],
    ['the same in Spanish', '<p class="marca">Nordvik</p>'],
    ['the same in Swedish', '<p class="produkt-varumarke">Nordvik</p>'],
    ['the same in Polish', '<p class="producent">Nordvik</p>'],
    ['a link in a row that is named so', '<div class="brand-row"><a href="/b/nordvik">Nordvik</a></div>'],
    ['a heading below it', '', '<h2 class="productView-brand"><a href="/x"><span>Nordvik</span></a></h2>'],
    ['an item property', '', '<span itemprop="brand">Nordvik</span>'],
    ['a name for tests', '', '<span class="css-1x" data-testid="product-brand">Nordvik</span>'],
    ['a link to the brand', '<a href="/brands/nordvik">Nordvik</a>'],
    ['a link to the brand in German', '', '<a href="https://www.shop.example/marken/nordvik/">Nordvik</a>'],
    ['a link to the brand in Swedish', '<a href="/varumärken/nordvik">Nordvik</a>'],
    ['a link to the brand by its number', '<a href="/brand/3">Nordvik</a>'],
    ['a link to the brand by number and name', '<a href="/manufacturer/3-nordvik">Nordvik</a>'],
    ['a link to a query', '<a href="/collections/vendors?q=Nordvik">Nordvik</a>'],
    ['a linked picture', '<a href="/maerker/nordvik"><img src="/logo.png" alt="Nordvik"></a>'],
    ['a picture of the logo', '<div class="brand"><img src="/logo.png" alt="Nordvik logo"></div>'],
    [
      'a link behind a word',
      '',
      '<p class="byline">by <a href="/brand/nordvik">Nordvik</a> | Model: OX2 | SKU: 771204</p>',
    ],
    ['a text with two words before it', '', '<p class="brand">Made by Nordvik</p>'],
    ['a text with a word before it', '', '<p class="brand">by Nordvik</p>'],
  ])('%s', (_, above, below) => {
    expect(brandOf(above, below)).toBe('Nordvik');
  });

  test('the page beside markup that has none, as one of its fields', () => {
    const html = page('<p class="brand">Nordvik</p>', '', '<meta property="og:type" content="product">');
    expect(one(html)).toMatchObject({ brand: 'Nordvik' });
  });

  test('the head of the product', () => {
    const html = page('')
      .replace('<h1>', '<header><p class="brand">Nordvik</p><h1>')
      .replace('</h1>', '</h1></header>');
    expect(one(html)?.brand).toBe('Nordvik');
  });

  test.each([
    '<h3>Brand Name</h3><p>by <a href="/x">Nordvik</a></p>',
    '<p>Made by <a href="/shop/nordvik">Nordvik</a></p>',
  ])('the label in %s', (below) => {
    expect(brandOf('', below)).toBe('Nordvik');
  });

  test('a label rather than from a name', () => {
    expect(brandOf('<p class="brand">Lumen</p>', '<p>Brand: Nordvik</p>')).toBe('Nordvik');
  });

  test('a link even if the shop has the same name', () => {
    expect(brandOf('', '<a href="/brands/acme">Acme</a>')).toBe('Acme');
  });
});

describe('a brand in the name of the product is read if', () => {
  /** Builds the page of a named product. */
  const named = (name: string, around: string, title = `${name} | Acme`, url?: string): string | null | undefined =>
    one(page(around).replace('Brass lamp | Acme', title).replace('<h1>Brass lamp', `<h1>${name}`), url)?.brand;
  const crumb = (href: string, text: string): string => `<div class="breadcrumbs"><a href="${href}">${text}</a></div>`;
  const SHOP = 'https://www.nordvik.example/p/1';

  test('the path of links leads to it', () => {
    expect(named('Nordvik Brass lamp', crumb('/brands/nordvik', 'Nordvik'))).toBe('Nordvik');
  });

  test('a list of brands has it', () => {
    const links = ['Nordvik', 'Lumen', 'Globex', 'Umbra']
      .map((each) => `<a href="/brands/${each.toLowerCase()}">${each}</a>`)
      .join('');
    expect(named('Nordvik Brass lamp', `<ul>${links}</ul>${'<p>Text</p>'.repeat(4)}`)).toBe('Nordvik');
  });

  test('it is the name of the shop', () => {
    expect(named('Nordvik Brass lamp', '', undefined, SHOP)).toBe('Nordvik');
    expect(named('Brass lamp', '', 'Nordvik Brass lamp: for desks', SHOP)).toBe('Nordvik');
  });

  test('it stands alone beside the heading and behind "by" in it', () => {
    const below = page('', '<h2>Nordvik</h2>').replace('<h1>Brass lamp', '<h1>Brass lamp by Nordvik');
    expect(one(below)?.brand).toBe('Nordvik');
  });

  test.each<[string, ...Parameters<typeof named>]>([
    ['a link to a category', 'Nordvik Brass lamp', crumb('/lamps/nordvik', 'Nordvik')],
    ['a part of a word', 'Nordviker lamp', crumb('/brands/nordvik', 'Nordvik')],
    ['the whole name', 'Nordvik', crumb('/brands/nordvik', 'Nordvik')],
    ['the name of the shop after the product', 'Brass lamp', '', 'Brass lamp Nordvik', SHOP],
    ['the name of the shop in a sentence', 'Brass lamp', '', 'Nordvik sells a Brass lamp', SHOP],
    ['the short name of a host', 'Shop lamp', '', undefined, 'https://shop.acme.example/p/1'],
  ])('but not from %s', (_, ...parts) => {
    expect(named(...parts)).toBeNull();
  });
});

describe('no brand is read from', () => {
  test.each<[string, string, string?, string?]>([
    ['the name of the shop', '<div class="brand">Acme</div>'],
    ['a link home', '<a class="brand" href="/">Lumen</a>'],
    ['the name of the site', '<div class="brand">Lumen</div>', '', '<meta property="og:site_name" content="Lumen">'],
    ['navigation', '<nav><a class="brand" href="/brands/lumen">Lumen</a></nav>'],
    ['the head of the page', '<header><span class="navbar-brand">Lumen</span></header>'],
    ['breadcrumbs', '<div class="breadcrumbs"><a href="/lamps">Lamps</a> / <a href="/brands/lumen">Lumen</a></div>'],
    ['a category', '<p class="category"><a href="/lamps">Lamps</a></p>'],
    ['a list of all brands', '<a href="/brands">All brands</a>'],
    ['a text about the brand', '', '<p class="brand">Handmade in Sweden since 1920 by three brothers.</p>'],
    ['more by the brand', '', '<a href="/brands/lumen">More from Lumen</a>'],
    ['all by the brand', '', '<a class="brand" href="/b/lumen/-/N-1">Shop all Lumen</a>'],
    ['a link to details', '', '<a class="brand" href="/x">Learn more</a>'],
    ['several brands', '', '<p class="brands"><span>Lumen</span> <span>Globex</span></p>'],
    ['a label alone', '', '<p class="brand">Brand</p>'],
    ['the heading again', '', '<p class="brand">Brass lamp</p>'],
    ['a price', '', '<p class="brand">49,90 €</p>'],
    ['a fabric', '', '<p class="fabric">Linen</p>'],
    ['a market', '', '<p class="market">Germany</p>'],
    ['a feature in German', '', '<p class="merkmal">Linen</p>'],
    ['a list to remember in German', '', '<a class="merkzettel" href="#">Save</a>'],
    ['a seller', '', '<p class="vendor">Sold by Lumen</p>'],
    ['a picture without a name', '<div class="brand"><img src="/logo.png" alt="Logo"></div>'],
    ['a hidden text', '<p class="brand" style="display:none">Lumen</p>'],
    ['a text far from the heading', `<p class="brand">Lumen</p>${'<p>Text</p>'.repeat(4)}`],
    ['a button', '', '<button class="brand">Follow</button>'],
  ])('%s', (_, ...parts) => {
    expect(brandOf(...parts)).toBeNull();
  });
});
