import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/crawl/extract/index.ts';
import { PAGE, json } from './extract-fixture.ts';
import { BUY, details } from './extract-page-details-fixture.ts';

/** Formats the options as "name: values". */
const options = (box: string): string[] =>
  (details(box).options ?? []).map(({ name, values }) => `${name}: ${values.join(' | ')}`);

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
    ...[
      'tallas',
      'tailles',
      'pointures',
      'groessen',
      'storlekar',
      'rozmiary',
      'maten',
      'taglie',
      'tamanhos',
      'stoerrelser',
      'velikosti',
      'koot',
      'meretek',
    ].map((name): [string, string, string[]] => [
      `links in a list that is named ${name}`,
      `<p>Size</p><ul class="${name}"><li><a href="#">40</a></li><li><a href="#">41</a></li></ul>`,
      ['Size: 40 | 41'],
    ]),
    [
      'a label with a remark and the place of the chosen value',
      '<div><label>Size: <span></span> <small>(Required)</small></label><input type="radio" id="a" name="attribute[1]"><label for="a">S</label><input type="radio" id="b" name="attribute[1]"><label for="b">M</label></div>',
      ['Size: S | M'],
    ],
    [
      'a label with a remark in German',
      '<label for="s">Größe <small>(Pflichtfeld)</small></label><select id="s"><option>S<option>M</select>',
      ['Größe: S | M'],
    ],
    [
      'a label that names a unit',
      '<label for="s">Length (cm)</label><select id="s"><option>50<option>70</select>',
      ['Length (cm): 50 | 70'],
    ],
    [
      'a label that shows the chosen value',
      '<div><label>Color: <b>Red</b></label><input type="radio" id="a" name="c"><label for="a">Red</label><input type="radio" id="b" name="c"><label for="b">Blue</label></div>',
      ['Color: Red | Blue'],
    ],
    [
      'radio buttons behind others whose labels end in a picture',
      '<div><label for="a">500 g <img src="/x.png" alt=""></label></div><div><div>Roast</div><input type="radio" id="b" name="option-color"><label for="b">Dark</label><input type="radio" id="c" name="option-color"><label for="c">Light</label></div>',
      ['color: Dark | Light'],
    ],
    [
      'amounts with units',
      '<label for="q">Quantity</label><select id="q" name="quantity"><option>100 g<option>1 kg</select>',
      ['Quantity: 100 g | 1 kg'],
    ],
    [
      'amounts with units in German',
      '<fieldset><legend>Menge</legend><input type="radio" name="Menge" id="a"><label for="a">100 ml</label><input type="radio" name="Menge" id="b"><label for="b">250 ml</label></fieldset>',
      ['Menge: 100 ml | 250 ml'],
    ],
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
    ['a quantity of pieces', '<label>Quantity <select><option>1 piece<option>2 pieces</select></label>'],
    ['a quantity of which one has a unit', '<label>Menge <select><option>1<option>100 g</select></label>'],
    ['how often it comes', '<label>Delivery frequency <select><option>30 days<option>60 days</select></label>'],
    [
      'links in a list of materials',
      '<p>Size</p><ul class="materials"><li><a href="#">40</a></li><li><a href="#">41</a></li></ul>',
    ],
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
