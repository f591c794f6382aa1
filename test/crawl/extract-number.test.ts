import { describe, expect, test } from 'vitest';
import { json, LAMP, one, OFFER } from './extract-fixture.ts';

const URL = 'https://www.acmelights.example/p/brass-lamp';
const BUY = '<p class="price">49,90 €</p><button class="btn">Add to cart</button>';
/** Builds the page of a lamp from what stands above and below its heading. */
const page = (below: string, above = '', head = ''): string =>
  `<html lang="en"><head><title>Brass lamp | Acme</title>${head}</head><body><header><a href="/">Acme</a></header>
  <main>${above}<h1>Brass lamp</h1>${below}${BUY}</main></body></html>`;
const numberOf = (...parts: Parameters<typeof page>): string | null | undefined => one(page(...parts), URL)?.externalId;
const pictures = '<div><img src="/1.jpg" alt="Brass lamp"></div>'.repeat(8);

describe('an article number is read', () => {
  test.each<[string, string, string, string?]>([
    ['after another status in the same line', '601576', '<p><b>In stock</b> - Item #601576</p>'],
    ['among others in one line', '771204', '<p>Model: OX2 • Item no.: 771204 • Weight: 2 kg</p>'],
    ['with letters alone', 'VBAG', '<p><strong>Product ID:</strong> <span>VBAG</span></p>'],
    ["behind the shop's own name", 'NID75024', '<p>Acme #NID75024 • MFR #1549</p>'],
    ['with a number sign in an element that is named so', '84682', '<div id="itemcode">#84682</div>'],
    ['from a named element', 'AX-40', '<span class="product-number">AX-40</span>'],
    ['behind a sign for the word number', 'PSE25', '<p><b>Model #:</b> <span>PSE25</span></p>'],
    ['of a catalogue', '34961', '<span>Catalog Item # 34961</span>'],
    ['of the shop itself in French', 'MART-01', '<p>Référence interne : MART-01</p>'],
    [
      'at the end of the path of links',
      'W0057',
      '',
      `<ul class="breadcrumbs"><li><a href="/lamps">Lamps</a></li><li>SKU: W0057</li></ul>${pictures}`,
    ],
    ['of a book', '9783407865328', '<dl><dt>ISBN</dt><dd>978-3-407-86532-8</dd></dl>'],
  ])('%s', (_, number, ...parts) => {
    expect(numberOf(...parts)).toBe(number);
  });

  test.each<[string, string, string?]>([
    ['a placeholder', '<p>SKU: N/A</p>'],
    ['a word', '<p>SKU: see below</p>'],
    ['another number sign', '<p>Chart #14</p>'],
    ['the GTIN of other goods', '<p>EAN: 4006381333931</p>'],
    ['navigation', '', `<ul class="menu"><li>SKU: W0057</li></ul>${pictures}`],
  ])('but not from %s', (_, ...parts) => {
    expect(numberOf(...parts)).toBeNull();
  });
});

describe('the number in markup', () => {
  const marked = { ...LAMP, offers: OFFER };

  test("yields to the page's own", () => {
    expect(numberOf(`<p>Item no.: 77-B</p>${json(marked)}`)).toBe('77-B');
  });

  test('does not yield to that of the manufacturer', () => {
    expect(numberOf(`<p>Model number: MX-40</p>${json({ ...marked, mpn: 'MX-40' })}`)).toBe('L-1');
  });

  test('is the ISBN of a book that has no other', () => {
    const book = { ...marked, sku: undefined, gtin13: '9783407865328' };
    expect(numberOf(json(book))).toBe('9783407865328');
  });
});
