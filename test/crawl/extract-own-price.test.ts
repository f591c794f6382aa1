import { describe, expect, test } from 'vitest';
import { json, LAMP, OFFER, one } from './extract-fixture.ts';

const BUY = '<button>Add to cart</button>';
const page = (box: string): string =>
  `<html lang="en"><head><title>Brass lamp | Acme</title></head><body><h1>Brass lamp</h1>
  <img src="/lamp.jpg" alt="Brass lamp">${box}${BUY}</body></html>`;
const rows = (...cells: string[]): string => cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('');

test('on a page laid out in tables without names, the row with the price is not one of other products', () => {
  const other = (name: string): string =>
    `<a href="/p/${name}"><img src="/${name}.jpg" alt="${name}">${name}</a> $9.00`;
  const own = `<b>Price:</b> $49.90 ${BUY} <a href="/share">Share</a>`;
  const html = page(
    `<table>${rows(own, other('Sofa'))}</table><table>${rows(...['Desk', 'Bed', 'Chair'].map(other))}</table>`,
  );
  expect(one(html)?.price).toBe(49.9);
});

describe('of three prices in a row, of which one is the sum of the others', () => {
  test.each([
    [
      'the saving is labelled before the price',
      ['Retail price: $125.00', 'Your savings: $11.05', 'Our price: $113.95'],
      113.95,
    ],
    ['the saving is the last', ['$125.00', '$113.95', '$11.05'], 113.95],
  ])('%s', (_, prices, price) => {
    const boxes = prices.map((text) => `<p>${text.replace(/^[^$]+/, '<b>$&</b>')}</p>`).join('');
    expect(one(page(boxes))?.price).toBe(price);
  });
});

test('the amount of a rebate is no price', () => {
  expect(one(page(`<p>Get up to $20 back</p>${'<p>Text</p>'.repeat(30)}<p>$49.90</p>`))?.price).toBe(49.9);
});

test('a weight in pounds is no price', () => {
  const html = page(`<ul><li>Weight: 3.5 pounds</li></ul>${json({ ...LAMP, offers: { availability: 'OutOfStock' } })}`);
  expect(one(html)).toMatchObject({ price: null, currency: null });
});

describe('the price in markup', () => {
  const marked = json({ ...LAMP, offers: { ...OFFER, price: 100 } });

  test.each([
    ['<p>zzgl. MwSt (21%): <b class="price-excluding-tax">100,00 €</b></p><p>Inkl. MwSt (21%): <b>121,00 €</b></p>'],
    ['<p>121,00 €</p><p>excl. VAT 100,00 €</p>'],
  ])('yields to the price with tax if the page shows it as that without: %s', (box) => {
    expect(one(page(box + marked))?.price).toBe(121);
  });

  test.each([
    ['<p>100,00 €</p><p>121,00 €</p>'],
    ['<p>excl. VAT 100,00 €</p><p>249,00 €</p>'],
    ['<p>excl. VAT 100,00 €</p>'],
  ])('stays beside %s', (box) => {
    expect(one(page(box + marked))?.price).toBe(100);
  });
});
