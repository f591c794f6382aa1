import { describe, expect, it } from 'vitest';
import { SelectorIndex, parseSelector, writeSelector } from '../../../src/crawl/pattern/selector.ts';
import { pageOf } from './shop-pages.ts';

describe('parseSelector rejects', () => {
  it.each([
    '',
    ' ',
    '>',
    'div:has(a)',
    'a[href^="x"]',
    'div, p',
    'div..x',
    '#',
    'h1 + p',
    'a b c d e f g',
    '<b>',
    'x'.repeat(9) + '"',
  ])('%j', (at) => expect(parseSelector(at)).toBeNull());
});

it.each([
  ['div.price', 'div.price'],
  ['#main > span.now.sale', '#main span.now.sale'],
  ['* [itemprop="name"]', '* [itemprop=name]'],
  ['td font b', 'td font b'],
])('parses %j and writes it as %j', (at, written) => {
  expect(writeSelector(parseSelector(at) ?? [])).toBe(written);
});

describe('SelectorIndex finds', () => {
  const { outline } = pageOf(
    `<main id="main"><div class="a b"><p class="x">1</p></div><div class="a"><p class="x y">2</p><img data-qa="pic"></div></main><p class="x">3</p>`,
  );
  const places = new SelectorIndex(outline);
  it.each([
    ['p.x', ['1', '2', '3']],
    ['#main p.x', ['1', '2']],
    ['div.a.b p', ['1']],
    ['p.x.y', ['2']],
    ['div.b div p', []],
    ['constructor', []],
    ['[data-qa=pic]', ['']],
  ])('%s', (at, texts) => {
    expect(places.find(at).map((element) => outline.textIn(element))).toEqual(texts);
  });
});
