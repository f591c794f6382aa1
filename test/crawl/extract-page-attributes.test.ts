import { describe, expect, test } from 'vitest';
import { details, found, page } from './extract-page-details-fixture.ts';

/** Formats the attributes as "[group] name = value". */
const rows = (box: string): string[] =>
  (details(box).attributes ?? []).map(({ group, name, value }) => `${group ? `[${group}] ` : ''}${name} = ${value}`);

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
    [
      'a table that has as many rows about other fields',
      '<table><tr><th>Article number<td>A-100<tr><th>Category<td>Tea<tr><th>Weight<td>2 kg<tr><th>Delivery time<td>2 days<tr><th>Material<td>Wood</table>',
      ['Weight = 2 kg', 'Material = Wood'],
    ],
    [
      'the one row of a list that is not another field',
      '<dl><dt>SKU:<dd>HT-1<dt>Weight:<dd>2.10 lbs<dt>Shipping:<dd>Calculated at checkout<dt>Availability:<dd>2 days</dl>',
      ['Weight = 2.10 lbs'],
    ],
    [
      'a list with a number of letters alone',
      '<dl><dt>SKU:<dd>HT-SMK<dt>Condition:<dd>New<dt>Weight:<dd>2.10 lbs<dt>Shipping:<dd>Calculated at checkout</dl>',
      ['Condition = New', 'Weight = 2.10 lbs'],
    ],
    [
      'a list without a number, of which two rows are common attributes',
      '<dl><dt>Category<dd>Lamps<dt>Weight<dd>2 kg<dt>Delivery time<dd>2 days<dt>Color<dd>red</dl>',
      ['Weight = 2 kg', 'Color = red'],
    ],
    [
      'a list beside labelled boxes',
      '<div><div id="product-details"><div><b>Brand</b><i>Acme</i></div><div><b>Reference</b><i>SUS-40</i></div><section><p>Data</p><dl><dt>Material<dd>Brass<dt>Bulb<dd>E27</dl></section></div></div>',
      ['Brand = Acme', 'Material = Brass', 'Bulb = E27'],
    ],
    [
      'a table behind labelled lines',
      '<div><b>Color:</b> <i>red</i><br><b>Width:</b> <i>2 cm</i><br><table><tr><th>Material<td>Brass<tr><th>Bulb<td>E27</table></div>',
      ['Color = red', 'Width = 2 cm', 'Material = Brass', 'Bulb = E27'],
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
    [
      'a table of delivery with a word for articles',
      '<table><tr><td>Item<td>Parcel<tr><td>Shipping cost<td>free<tr><td>Delivery<td>2 days<tr><td>Color<td>red</table>',
    ],
    [
      'links beside labelled boxes about the service',
      '<div><div><b>Delivery</b><i>2 days</i></div><div><b>Returns</b><i>30 days</i></div><section><a href="/a">Lamps</a> <a href="/b">Desks</a></section></div>',
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
