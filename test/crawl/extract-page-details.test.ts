import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/crawl/extract/index.ts';
import type { FoundDetails, ProductDetails } from '../../src/domain/product-details.ts';
import { cpuSeconds } from '../setup/cpu-seconds.ts';
import { LAMP, PAGE, json } from './extract-fixture.ts';

const BUY = '<button class="btn">Add to cart</button>';
const PRICE = '<p class="price">49,90 €</p>';
const page = (
  box: string,
  price = PRICE,
): string => `<html lang="en"><head><title>Brass lamp | Acme</title></head><body>
  <header><a href="/">Acme</a><nav><ul><li>Color: red</li><li>Size: M</li></ul></nav></header>
  <main><h1>Brass lamp</h1>${price}${BUY}${box}</main><footer><dl><dt>Weight<dd>1 kg<dt>Color<dd>red</dl></footer></body></html>`;
const found = (html: string): FoundDetails | undefined => {
  const { products } = readPage(html, PAGE);
  expect(products).toHaveLength(1);
  return products[0]?.details;
};
const details = (box: string, price?: string): Partial<ProductDetails> => found(page(box, price))?.details ?? {};
/** Formats the attributes as "[group] name = value". */
const rows = (box: string): string[] =>
  (details(box).attributes ?? []).map(({ group, name, value }) => `${group ? `[${group}] ` : ''}${name} = ${value}`);
/** Formats the options as "name: values". */
const options = (box: string): string[] =>
  (details(box).options ?? []).map(({ name, values }) => `${name}: ${values.join(' | ')}`);

describe('attributes are read from', () => {
  test.each<[string, string, string[]]>([
    [
      'tables with captions',
      '<div><table><caption>Size</caption><tr><th>Width<td>2 cm</table><table><caption>Light</caption><tr><th>Power<td>5 W</table></div>',
      ['[Size] Width = 2 cm', '[Light] Power = 5 W'],
    ],
    [
      'labelled lines within a text',
      '<p>We made it.<br>By hand.<br>In two weeks.<br>For you.<br><b>Color:</b> red<br><b>Wick:</b> cotton<br><b>Size:</b> 5 cm<br>Enjoy.</p>',
      ['Color = red', 'Wick = cotton', 'Size = 5 cm'],
    ],
    [
      'paragraphs of which some are labelled',
      '<div><p>We made it.</p><p>By hand.</p><p>Size: 5 cm</p><p>Volume: 2 l</p><p>Enjoy.</p></div>',
      ['Size = 5 cm', 'Volume = 2 l'],
    ],
    [
      'unknown names below a heading, each with its value',
      '<h3>Specifications</h3><ul><li><b>Wick</b><i>A7</i></li><li><b>Burner</b><i>Steel</i></li><li><b>Valve</b><i>Yes</i></li></ul>',
      ['[Specifications] Wick = A7', '[Specifications] Burner = Steel', '[Specifications] Valve = Yes'],
    ],
    ['a date', '<dl><dt>Release date<dd>22/10/2020<dt>Color<dd>red</dl>', ['Release date = 22/10/2020', 'Color = red']],
    [
      'a table of headers and cells',
      '<table><tr><th>Weight</th><td>2 kg</td></tr><tr><th>Wick</th><td>Cotton</td></tr></table>',
      ['Weight = 2 kg', 'Wick = Cotton'],
    ],
    [
      'a table of cells without end tags',
      '<table><tr><td>Weight:<td>2 kg<tr><td>Wick:<td>Cotton</table>',
      ['Weight = 2 kg', 'Wick = Cotton'],
    ],
    [
      'a table with a row above each group',
      '<table><tr><th colspan="2">Size</th></tr><tr><td>Width</td><td>2 cm</td></tr><tr><th colspan="2">Light</th></tr><tr><td>Power</td><td>5 W</td></tr></table>',
      ['[Size] Width = 2 cm', '[Light] Power = 5 W'],
    ],
    [
      'a table with two pairs in a row',
      '<table><tr><th>Width</th><td>2 cm</td><th>Height</th><td>3 cm</td></tr></table>',
      ['Width = 2 cm', 'Height = 3 cm'],
    ],
    [
      'a table below a heading',
      '<h3>Technical data</h3><table><tr><td>Width</td><td>2 cm</td></tr><tr><td>Wick</td><td>Cotton</td></tr></table>',
      ['[Technical data] Width = 2 cm', '[Technical data] Wick = Cotton'],
    ],
    [
      'a table under a head of two names',
      '<table><thead><tr><th>Specification</th><th>Value</th></tr></thead><tr><td>Width</td><td>2 cm</td></tr></table>',
      ['Width = 2 cm'],
    ],
    ['a closed tab', '<div style="display:none"><table><tr><td>Width<td>2 cm</table></div>', ['Width = 2 cm']],
    [
      'a definition list',
      '<dl><dt>Color</dt><dd>Brass</dd><dt>Rooms</dt><dd>Hall</dd><dd>Kitchen</dd></dl>',
      ['Color = Brass', 'Rooms = Hall, Kitchen'],
    ],
    [
      'a definition list in boxes',
      '<dl><div><dt>Color</dt><dd>Brass</dd></div><div><dt>Bulb</dt><dd>E27</dd></div></dl>',
      ['Color = Brass', 'Bulb = E27'],
    ],
    [
      'items with two spans',
      '<ul class="specs"><li><span>Color</span><span>Brass</span></li><li><span>Bulb</span><span>E27</span></li><li><span>Width</span><span>2 cm</span></li></ul>',
      ['Color = Brass', 'Bulb = E27', 'Width = 2 cm'],
    ],
    [
      'boxes with two boxes',
      '<section class="product-attributes"><div class="row"><div>Color</div><div>Brass</div></div><div class="row"><div>Weight</div><div>2 kg</div></div></section>',
      ['Color = Brass', 'Weight = 2 kg'],
    ],
    ['lines with a colon', '<ul><li>Color: Brass</li><li>Bulb: E27</li></ul>', ['Color = Brass', 'Bulb = E27']],
    [
      'bold labels in items',
      '<ul><li><b>Color:</b> Brass</li><li><b>Bulb</b>: E27</li></ul>',
      ['Color = Brass', 'Bulb = E27'],
    ],
    [
      'bold labels between breaks',
      '<p><b>Color:</b> Brass<br><b>Bulb:</b> E27<br></p>',
      ['Color = Brass', 'Bulb = E27'],
    ],
    ['text between breaks', '<p>Color: Brass<br>Bulb: E27</p>', ['Color = Brass', 'Bulb = E27']],
    [
      'markup and entities',
      '<table><tr><td>Color<td><b>R&amp;B</b> &lt;blue&gt;<tr><td>Width<td>2&nbsp;cm</table>',
      ['Color = R&B', 'Width = 2 cm'],
    ],
    [
      'a list in a cell',
      '<table><tr><td>Material<td><ul><li>Brass</li><li>Glass</li></ul></table>',
      ['Material = Brass, Glass'],
    ],
    [
      'a row among rows about the service',
      '<table><tr><td>Width<td>2 cm<tr><td>Delivery<td>2 days<tr><td>Bulb<td>E27</table>',
      ['Width = 2 cm', 'Bulb = E27'],
    ],
  ])('%s', (_, box, expected) => {
    expect(rows(box)).toEqual(expected);
  });

  test('a definition list, with keys, numbers and units', () => {
    expect(found(page('<dl><dt>Gewicht:</dt><dd>1,5 kg</dd></dl>'))).toMatchObject({
      details: {
        attributes: [{ group: null, name: 'Gewicht', value: '1,5 kg', key: 'weight', number: 1.5, unit: 'kg' }],
      },
      sources: { attributes: 'page' },
    });
  });
});

describe('no attribute is read from', () => {
  const tile = (name: string): string =>
    `<div class="card"><a href="/p/${name}"><h3>${name}</h3></a><dl><dt>Color<dd>red<dt>Weight<dd>2 kg</dl><span class="price">5,00 €</span></div>`;
  test.each<[string, string]>([
    ['a size chart of many columns', '<table><tr><th>Size<th>EU<th>US<tr><td>S<td>36<td>4<tr><td>M<td>38<td>6</table>'],
    ['a size chart of two columns', '<table><tr><td>S<td>36-38 cm<tr><td>M<td>38-40 cm<tr><td>XL<td>42-44 cm</table>'],
    [
      'a table of prices',
      '<table><tr><td>Small lamp<td>5,00 €<tr><td>Big lamp<td>9,00 €<tr><td>10-19 pieces<td>4,00 €</table>',
    ],
    [
      'a table of delivery',
      '<table><tr><td>Standard delivery<td>2 days<tr><td>Shipping cost<td>free<tr><td>Color<td>red</table>',
    ],
    ['opening hours', '<table><tr><td>Monday<td>9:00 - 18:00<tr><td>Tuesday<td>9:00 - 18:00</table>'],
    ['the sums of a cart', '<table><tr><td>Subtotal<td>49,90 €<tr><td>Total<td>49,90 €</table>'],
    ['a table of cookies', '<table><tr><td>Cookie name<td>_ga<tr><td>Cookie lifetime<td>2 years</table>'],
    ['a consent dialog', '<div class="cookie-consent"><dl><dt>Brand<dd>Acme<dt>Type<dd>HTTP</dl></div>'],
    ['how many reviews have how many stars', '<dl><dt>5 stars:<dd>(2)<dt>4 stars:<dd>(0)<dt>3 stars:<dd>(1)</dl>'],
    ['reviews', `<div id="reviews">${'<dl><dt>Size<dd>M<dt>Fit<dd>good</dl>'.repeat(3)}</div>`],
    ['repeated names', `<table>${'<tr><td>Author<td>Ann<tr><td>Author<td>Bob<tr><td>Author<td>Cid'.repeat(2)}</table>`],
    ['other products', ['Sofa', 'Desk', 'Bed'].map(tile).join('')],
    [
      'links',
      '<ul><li><a href="/a"><b>Color</b> <i>red</i></a></li><li><a href="/b"><b>Size</b> <i>M</i></a></li></ul>',
    ],
    ['questions', '<dl><dt>What is the color?<dd>It is red.<dt>Is it big?<dd>Yes.</dl>'],
    ['form fields', '<table><tr><td>Color<td><input name="c"><tr><td>Engraving<td><textarea></textarea></table>'],
    [
      'service promises',
      '<ul><li><b>Free shipping</b><span>over 50 €</span></li><li><b>Returns</b><span>30 days</span></li></ul>',
    ],
    ['prose', '<p>Note: it is bright.</p><p>We say: buy it.</p>'],
    ['a layout table', '<table><tr><td><p>We make lamps</p><td><table><tr><td>x<td>y<td>z</table></table>'],
    ['contact data', '<table><tr><td>Support<td>help@acme.example<tr><td>Hotline<td>+49 30 1234567</table>'],
    ['a table of names', '<table><tr><td>Acme<td>Globex<tr><td>Initech<td>Umbrella Ltd</table>'],
    [
      'advertising',
      `<ul class="features">${['Bright', 'Warm', 'Solid'].map((name) => `<li><b>${name} light:</b> ${'It shines through the night. '.repeat(4)}</li>`).join('')}</ul>`,
    ],
    ['accordions of text', `<dl><dt>Description<dd>${'<p>Text</p>'.repeat(50)}</dl>`],
    ['an empty table', '<table><tr><td><td></table><table></table><dl><dt></dl>'],
  ])('%s', (_, box) => {
    expect(rows(box)).toEqual([]);
  });
});

describe('options', () => {
  const select = (choices: string, attributes = 'id="s"'): string =>
    `<label for="s">Size</label><select ${attributes}>${choices}</select>`;
  test.each<[string, string, string[]]>([
    ['a select with a label', select('<option>S</option><option>M'), ['Size: S | M']],
    ['a select in its label', '<label>Size <select><option>S<option>M</select></label>', ['Size: S | M']],
    ['a select with an aria-label', '<select aria-label="Size"><option>S<option>M</select>', ['Size: S | M']],
    [
      'a select with only a name attribute',
      '<select name="attribute_pa_color"><option>Red<option>Blue</select>',
      ['color: Red | Blue'],
    ],
    [
      'a select in a table',
      '<table><tr><th>Size</th><td><select><option>S<option>M</select></td></tr></table>',
      ['Size: S | M'],
    ],
    ['a select with a prompt', select('<option value="">Choose an option</option><option>S<option>M'), ['Size: S | M']],
    [
      'a prompt in German',
      select('<option value="0">Bitte wählen</option><option value="1">S<option value="2">M'),
      ['Size: S | M'],
    ],
    [
      'choices that are sold out',
      select('<option>S<option disabled>M<option>L (sold out)<option>XL - Sold out'),
      ['Size: S | M | L | XL'],
    ],
    ['choices with a surcharge', select('<option>S<option>M (+5,00 €)<option>L + 6,00 €'), ['Size: S | M | L']],
    [
      'radio buttons with a legend',
      '<fieldset><legend>Color: Red</legend><input type="radio" name="c" id="c1"><label for="c1">Red</label><input type="radio" name="c" id="c2" disabled><label for="c2">Blue</label></fieldset>',
      ['Color: Red | Blue'],
    ],
    [
      'swatches with a label',
      '<div><p>Color:</p><ul class="swatches"><li><button title="Red"></button></li><li><button title="Blue"></button></li></ul></div>',
      ['Color: Red | Blue'],
    ],
    [
      'a group of buttons',
      '<div role="radiogroup" aria-label="Size"><button>S</button><button>M</button></div>',
      ['Size: S | M'],
    ],
    [
      'two selects with the same label',
      `${select('<option>S<option>M')}${select('<option>38<option>40')}`,
      ['Size: S | M', 'Size: 38 | 40'],
    ],
    ['the same select twice', select('<option>S<option>M').repeat(2), ['Size: S | M']],
    ['a select named by its field', '<select name="shoe_size"><option>38<option>40</select>', ['size: 38 | 40']],
    [
      'radio buttons with a text beside them',
      '<p>Color:</p><div><div><input type="radio" name="c" value="1"><p>Red</p></div><div><input type="radio" name="c" value="2"><p>Blue</p></div></div>',
      ['Color: Red | Blue'],
    ],
    [
      'swatches that say which is selected',
      '<div role="radiogroup" aria-label="Color"><button>Red, selected</button><button>Blue</button></div>',
      ['Color: Red | Blue'],
    ],
    [
      'swatches that say so in German',
      '<div role="radiogroup" aria-label="Farbe"><button>Rot (ausgewählt)</button><button>Blau</button></div>',
      ['Farbe: Rot | Blau'],
    ],
    [
      'swatches that repeat the name',
      '<div role="radiogroup" aria-label="Size"><button aria-label="Size 8"></button><button aria-label="Size 9"></button></div>',
      ['Size: 8 | 9'],
    ],
    [
      'links that repeat the product',
      '<div role="radiogroup" aria-label="variant.color_selection"><a href="/r">Brass lamp in Red</a><a href="/b">Blue</a></div>',
      ['color: Red | Blue'],
    ],
    [
      'a price in brackets behind a unit',
      select('<option>50 x 70 cm<option>70 x 100 cm (20,00 EUR)'),
      ['Size: 50 x 70 cm | 70 x 100 cm'],
    ],
    ['values that begin alike', select('<option>ca. 5 cm<option>ca. 7 cm'), ['Size: ca. 5 cm | ca. 7 cm']],
    ['markup in a value', select('<option>S &amp; M &lt;b&gt;<option>L'), ['Size: S & M | L']],
  ])('are read from %s', (_, box, expected) => {
    const variants = details(box).variants ?? [];
    expect(options(box)).toEqual(expected);
    expect(variants).toEqual([]);
  });

  test.each<[string, string]>([
    ['a quantity', '<label for="q">Quantity</label><select id="q"><option>1<option>2<option>3</select>'],
    ['a quantity by its name attribute', '<select name="qty"><option>1<option>2</select>'],
    ['numbers from one', '<label>Pieces<select><option>1<option>2<option>3</select></label>'],
    ['a country', '<label>Country <select><option>France<option>Spain</select></label>'],
    ['a currency', '<select name="currency" aria-label="Currency"><option>EUR<option>USD</select>'],
    [
      'a finder of parts for a car',
      '<form method="GET" action="/search"><label>Model <select><option>206<option>308</select></label></form>',
    ],
    [
      'how it comes',
      '<fieldset><legend>Options</legend><label><input type="radio" name="o">Ship this item</label><label><input type="radio" name="o">Free pick up in store</label></fieldset>',
    ],
    [
      'the choices of another row of buttons',
      '<div><label><input type="radio" name="a">Size</label></div><div><label><input type="radio" name="b">S</label><label><input type="radio" name="b">M</label></div>',
    ],
    ['a sort order', '<label>Sort by <select><option>Price<option>Name</select></label>'],
    ['a select without a name', '<select><option>Foo<option>Bar</select>'],
    ['prompts alone', '<select aria-label="Size"><option>Choose an option<option>- Please select -</select>'],
    [
      'stars',
      '<fieldset><legend>Your rating</legend><label><input type="radio" name="r">One</label><label><input type="radio" name="r">Two</label></fieldset>',
    ],
    ['the footer', '<footer><select aria-label="Size"><option>S<option>M</select></footer>'],
  ])('are not read from %s', (_, box) => {
    expect(options(box)).toEqual([]);
  });

  test('are read with variants if each choice states its own price', () => {
    const box = select(
      '<option value="7">S – €20.00<option value="7">M (€25.00)<option value="9" disabled>L €30.00 - sold out',
      'id="s" name="id"',
    );
    expect(details(box)).toMatchObject({
      options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
      variants: [
        { values: ['S'], price: 20, cartId: '7', availability: 'in_stock' },
        { values: ['M'], price: 25, cartId: '7', availability: 'in_stock' },
        { values: ['L'], price: 30, cartId: '9', availability: 'out_of_stock' },
      ],
    });
    expect(details(box.replace('M (€25.00)', 'M')).variants).toEqual([]);
  });

  test('variants, if the cart knows each choice by its own id', () => {
    const box = select('<option value="7">S<option value="8">M', 'id="s" name="variant_id"');
    expect(details(box).variants).toMatchObject([
      { values: ['S'], price: null, cartId: '7', availability: 'unknown' },
      { values: ['M'], price: null, cartId: '8', availability: 'unknown' },
    ]);
    expect(details(box.replace('"8"', '"7"')).variants).toEqual([]);
    expect(details(box.replace('variant_id', 'size')).variants).toEqual([]);
  });

  test.each<[string, string, object]>([
    ['where nothing else states them', '', { price: 25, currency: 'EUR', availability: 'in_stock', externalId: '8' }],
    [
      'but not where markup does',
      '"offers": {"@type": "Offer", "price": 24, "priceCurrency": "CHF", "availability": "https://schema.org/OutOfStock"},',
      { price: 24, currency: 'CHF', availability: 'out_of_stock', externalId: '8' },
    ],
  ])('variants that decide price and stock %s', (_, offer, expected) => {
    const markup = `<script type="application/ld+json">{"@type": "Product", ${offer} "name": "Jacket", "sku": "J"}</script>`;
    const box = select('<option value="7" disabled>S – €20.00<option value="8">M – €25.00<option value="9">L – €30.00');
    const html = `<html lang="de">${markup}<h1>Jacket</h1>${box.replace('id="s"', 'id="s" name="id"')}<button>Add to cart</button>`;
    expect(readPage(html, PAGE).products).toMatchObject([expected]);
  });
});

describe('the list price', () => {
  test.each<[string, string, number | null]>([
    ['is struck out beside the price', '<del>59,90 €</del> <ins>49,90 €</ins>', 59.9],
    ['is labelled as one', '<span class="price">49,90 €</span><span>RRP 59,90 €</span>', 59.9],
    ['has its label before it', '<button>Was:</button> <span>59,90 €</span> <span>49,90 €</span>', 59.9],
    [
      'stands beside a price with a name of old ones',
      '<s>59,90 €</s> <span class="catalog-price">49,90 €</span>',
      59.9,
    ],
    ['is not a lower price', '<p class="price">49,90 €</p><del>39,90 €</del>', null],
    ['is not far higher than the price', '<p class="price">49,90 €</p><del>999,00 €</del>', null],
    ['is missing', '<p class="price">49,90 €</p>', null],
  ])('%s', (_, price, expected) => {
    expect(details('', price).listPrice ?? null).toBe(expected);
  });
});

describe('variants that only the page shows', () => {
  const bare = (choices: string, fields: object = {}): string =>
    `<h1>Brass lamp</h1>${json({ '@type': 'Product', name: 'Brass lamp', sku: 'L-1', ...fields })}${BUY}<label for="s">Size</label><select id="s">${choices}</select>`;
  test('give the price of the cheapest that can be bought, and are in stock if one is', () => {
    const html = bare('<option>S – €20.00 - sold out<option>M – €25.00 - in stock<option>L – €30.00');
    expect(readPage(html, PAGE).products).toMatchObject([
      { price: 25, availability: 'in_stock', externalId: 'L-1', sources: { price: 'page', availability: 'page' } },
    ]);
  });
  test('are sold out only if all are', () => {
    const html = bare('<option disabled>S – €20.00<option>M – €25.00 - sold out').replace(BUY, '');
    expect(readPage(html, PAGE).products).toMatchObject([{ price: 20, availability: 'out_of_stock' }]);
  });
  test('do not change what markup states', () => {
    const offers = { price: 22, priceCurrency: 'EUR', availability: 'InStock' };
    const html = bare('<option disabled>S – €20.00<option disabled>M – €25.00', { offers });
    expect(readPage(html, PAGE).products).toMatchObject([{ price: 22, availability: 'in_stock' }]);
  });
});

describe('the rating', () => {
  test.each<[string, string, unknown]>([
    ['in a text', '<p>4.6 out of 5 stars (213 reviews)</p>', { value: 4.6, scale: 5, count: 213 }],
    ['in German', '<p>4,6 von 5 Sternen bei 1.213 Bewertungen</p>', { value: 4.6, scale: 5, count: 1213 }],
    ['for screen readers', '<span aria-label="Rated 4.6 out of 5"></span>', { value: 4.6, scale: 5, count: null }],
    [
      'with its count beside it',
      '<div class="rating"><b>4.6/5</b> <i>(12)</i></div>',
      { value: 4.6, scale: 5, count: 12 },
    ],
    ['is not an image counter', '<p>Image 1 of 5</p>', null],
    ['needs at least one review', '<p>0 out of 5 stars (0 reviews)</p>', null],
    ['is at most the scale', '<p>7 out of 5 stars</p>', null],
  ])('%s', (_, box, expected) => {
    expect(details(box).rating ?? null).toEqual(expected);
  });
});

test('reads product numbers by their labels', () => {
  expect(details('<p>EAN: 4006381333931</p><p>MPN: BL-12</p>')).toMatchObject({ gtin: '4006381333931', mpn: 'BL-12' });
  expect(details('<table><tr><td>Width<td>2 cm<tr><td>GTIN<td>4006381333931</table>').gtin).toBe('4006381333931');
  expect(details('<p>EAN: 4006381333932</p>').gtin ?? null).toBeNull();
});

test('fills details missing in markup from the page', () => {
  const html = `${json(LAMP)}${page('<dl><dt>Width<dd>2 cm<dt>Bulb<dd>E27</dl>')}`;
  const { products, isMarked } = readPage(html, PAGE);
  expect(isMarked).toBe(true);
  expect(products[0]?.details).toMatchObject({
    details: { attributes: [{ name: 'Width', key: 'width', number: 2, unit: 'cm' }, { name: 'Bulb' }] },
    sources: { attributes: 'page' },
  });
});

describe('unusual pages', () => {
  const long = 'x'.repeat(10_000);
  test('are read with long values truncated or omitted', () => {
    expect(details(`<table><tr><td>Color<td>${long}<tr><td>Width<td>2 cm</table>`).attributes?.length).toBe(2);
    expect(() => details(`<select aria-label="Size"><option>${long}<option>S</select>`)).not.toThrow();
  });
  test('take bounded work with many rows and choices', () => {
    const table = `<table>${Array.from({ length: 4_000 }, (_, n) => `<tr><th>Part ${'abcdefghij'.charAt(n % 10)}${n}x<td>value ${n}`).join('')}</table>`;
    const select = `<label>Size <select>${Array.from({ length: 5_000 }, (_, n) => `<option>Size ${n}a`).join('')}</select></label>`;
    expect(cpuSeconds(() => expect(details(`${table}${select}`).attributes?.length).toBe(400))).toBeLessThan(5);
    expect(details(select).options?.[0]?.values.length).toBeGreaterThanOrEqual(500);
  });
  test.each([
    '<table><tr><td>a',
    '<dl><dt>',
    '<select><option',
    '<table>'.repeat(2_000),
    '<dl><div>'.repeat(2_000),
    '<div><p>Color: <b>'.repeat(3_000),
  ])('do not throw: %#', (box) => {
    expect(() => readPage(page(box), PAGE)).not.toThrow();
  });
});
