import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/crawl/extract/index.ts';
import { cpuSeconds } from '../setup/cpu-seconds.ts';
import { LAMP, PAGE, json } from './extract-fixture.ts';
import { details, page } from './extract-page-details-fixture.ts';

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
