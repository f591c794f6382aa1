import { describe, expect, test } from 'vitest';
import type { Node } from '../../src/crawl/extract/markup/node.ts';
import { scanPage } from '../../src/crawl/extract/html/scan-page.ts';
import { cpuSeconds } from '../setup/cpu-seconds.ts';
import { page } from './pages.ts';

const URL = 'https://shop.example/a/b?c=1';
const scan = (html: string) => scanPage(html, URL);

type Plain = { [property: string]: (string | Plain)[] };
const plain = (node: Node): Plain =>
  Object.fromEntries(
    [...node.properties].map(([name, values]) => [
      name,
      values.map((value) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : plain(value))),
    ]),
  );
const items = (html: string): Plain[] => scan(html).microdata.map(plain);

describe('scanPage', () => {
  test.each([
    '',
    '<',
    '<a',
    '<a href',
    '<a href="',
    '</',
    '<!--',
    '<![CDATA[',
    '<script type="application/ld+json">',
    '<script type="application/ld+json">{',
    '<div itemscope itemprop itemtype itemref>',
    '<p itemscope><b itemprop=name>',
    '</div></div>',
    '&#xffffffff; &#0; &bogus',
    '<svg><title>x</svg>',
    '<base href="javascript:0"><a href=x>',
    '\0<\0a\0>',
  ])('reads %j without an error', (html) => {
    expect(scan(html)).toMatchObject({ url: URL });
  });

  test.each<[string, string]>([
    ['deep nesting', '<div itemscope itemprop=a>'.repeat(40_000)],
    ['unmatched end tags', `${'<i>'.repeat(500)}${'</b></div></p>'.repeat(100_000)}`],
    ['nested captures', `<div itemscope>${'<p itemprop=a><b itemprop=b>x'.repeat(30_000)}`],
    ['white space in a block', `<script type="application/ld+json">${' '.repeat(1_000_000)}</script>`],
    ['references to one another', `<div itemscope>${'<i id=a itemscope itemprop=x itemref="a b c">'.repeat(20_000)}`],
    ['entities', `<h1 title="${'&amp'.repeat(100_000)}">${'&amp;'.repeat(100_000)}`],
    ['attributes', `<a ${'href=x '.repeat(100_000)}>`],
    ['links', '<a href="/x?'.concat('">y</a><a href="/z'.repeat(100_000))],
  ])('bounds the work on %s', (_, html) => {
    expect(cpuSeconds(() => expect(scan(html).links.length).toBeLessThanOrEqual(5000))).toBeLessThan(3);
  });

  test('reads the head', () => {
    const head = scan(page('every-part-of-a-head'));
    expect(head).toMatchObject({
      base: 'https://shop.example/shop/',
      canonical: 'https://shop.example/shop/p/1',
      lang: 'de-CH',
      title: 'A & B',
      h1: 'Head ing one',
      noindex: true,
      nofollow: false,
    });
    expect(Object.fromEntries(head.meta)).toMatchObject({ description: 'first', 'og:title': '<b>', price: '5' });
  });

  test('returns absolute web links, once each', () => {
    const { links } = scan(page('links-of-every-kind'));
    expect(links).toEqual([
      { url: 'https://cdn.example/?page=2', rel: 'next' },
      { url: 'https://cdn.example/x' },
      { url: 'https://cdn.example/y?a=1&b=2', rel: 'nofollow noopener' },
      { url: 'https://other.example/' },
    ]);
  });

  test('keeps JSON-LD blocks verbatim, whatever the case of their type', () => {
    const { jsonLd } = scan(`<script type="application/ld+json">{"a":"&amp;</b>"}</script>
      <SCRIPT TYPE='Application/LD+JSON; charset=utf-8'>[1]</SCRIPT><script>{"no":1}</script><script type=application/ld+json>2`);
    expect(jsonLd).toEqual(['{"a":"&amp;</b>"}', '[1]', '2']);
  });
});

describe('microdata', () => {
  test.each<[string, string, Plain[]]>([
    ['properties outside an item', '<p itemprop=name>x</p>', []],
    [
      'an item in an item',
      '<div itemscope><p itemprop=a itemscope><b itemprop=b>x</b></p><i itemprop=c>y</i></div>',
      [{ a: [{ b: ['x'] }], c: ['y'] }],
    ],
    ['an item beside one', '<div itemscope><p itemscope><b itemprop=b>x</b></p></div>', [{}, { b: ['x'] }]],
    [
      'several names and values',
      '<p itemscope><b itemprop="a A">x</b><b itemprop=a>y</b></p>',
      [{ a: ['x', 'x', 'y'] }],
    ],
    [
      'names with their vocabulary',
      '<p itemscope><b itemprop="https://schema.org/priceCurrency">x</b></p>',
      [{ pricecurrency: ['x'] }],
    ],
    [
      'values by element',
      `<div itemscope><meta itemprop=a content=1><link itemprop=b href=2><img itemprop=c src=3><a itemprop=d href=4>x</a>
       <data itemprop=e value=5>x</data><time itemprop=f datetime=6>x</time><object itemprop=g data=7></object><time itemprop=h>8</time>
       <span itemprop=i content=9>x</span><input itemprop=j value=10></div>`,
      [{ a: ['1'], b: ['2'], c: ['3'], d: ['4'], e: ['5'], f: ['6'], g: ['7'], h: ['8'], i: ['9'], j: ['10'] }],
    ],
    [
      'the text of a link or a logo as the name',
      '<p itemscope><a itemprop=brand href=/x>X</a><img itemprop=brand src=y alt=Y>',
      [{ brand: ['X', 'Y'] }],
    ],
    [
      'a lazy-loaded image',
      '<p itemscope><img itemprop=image src="data:," data-src=/i.jpg></p>',
      [{ image: ['/i.jpg'] }],
    ],
    [
      'an itemtype without itemscope',
      '<div itemtype=Thing><b itemprop=a>1</b><i itemprop=b itemtype=Thing>2</i></div>',
      [{ a: ['1'], b: ['2'] }],
    ],
    [
      'a brand as an item of text alone',
      '<p itemscope><i itemprop=brand itemscope>X</i></p>',
      [{ brand: [{ name: ['X'] }] }],
    ],
    ['text without scripts', '<p itemscope><b itemprop=a>x &lt;<script>y</script> z</b></p>', [{ a: ['x < z'] }]],
    [
      'unclosed paragraphs, items, cells and options',
      `<div itemscope><p itemprop=a>1<p itemprop=b>2<ul><li itemprop=c>3<li itemprop=d>4</ul>
       <table><tr><td itemprop=e>5<td itemprop=f>6<tr><td itemprop=g>7</table><select><option itemprop=h>8<option itemprop=i>9</select>
       <dl><dt>x<dd itemprop=j>10<dt>y</dl><p>z</div><b itemprop=k>out</b>`,
      [{ a: ['1'], b: ['2'], c: ['3'], d: ['4'], e: ['5'], f: ['6'], g: ['7'], h: ['8'], i: ['9'], j: ['10'] }],
    ],
    [
      'void elements',
      '<p itemscope><br><meta itemprop=a content=1><img><input><b itemprop=b>2</b></p><b itemprop=c>out</b>',
      [{ a: ['1'], b: ['2'] }],
    ],
    ['an inline end tag that has no start', '<div itemscope></b></span><b itemprop=a>1</b></div>', [{ a: ['1'] }]],
    ['an inline end tag out of order', '<b><div itemscope></b><i itemprop=a>1</i></div>', [{ a: ['1'] }]],
    [
      'elements closed by their parent',
      '<section><div itemscope><span><i itemprop=a>1</i></section><i itemprop=b>out</i>',
      [{ a: ['1'] }],
    ],
    [
      'SVG elements',
      '<div itemscope><svg><path/><path/><title>no</title></svg><i itemprop=a>1</i></div><i itemprop=b>out</i>',
      [{ a: ['1'] }],
    ],
    [
      'references, before and after',
      '<p id=x itemprop=a>1</p><div itemscope itemref="x y gone"></div><div id=y><b itemprop=b>2</b><b itemprop=c>3</b></div>',
      [{ a: ['1'], b: ['2'], c: ['3'] }],
    ],
    ['an item that refers to itself', '<div id=x itemscope itemref=x><b itemprop=a>1</b></div>', [{ a: ['1'] }]],
  ])('%s', (_, html, expected) => {
    expect(items(html)).toEqual(expected);
  });

  test('reads types and ids', () => {
    const [item] = scan(
      '<p itemscope itemtype="http://schema.org/Product  https://x.example/#Thing" itemid="urn:1">',
    ).microdata;
    expect(item).toMatchObject({ types: ['product', 'thing'], id: 'urn:1' });
  });
});
