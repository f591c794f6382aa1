import { describe, expect, it } from 'vitest';
import { readPage } from '../../src/crawl/extract/index.ts';
import { readFlight } from '../../src/crawl/extract/markup/flight.ts';
import type { ProductDetails } from '../../src/domain/product-details.ts';
import { cpuSeconds } from '../setup/cpu-seconds.ts';
import { LAMP, OFFER, PAGE, json } from './extract-fixture.ts';

const PROPS = {
  product: {
    title: 'Brass lamp',
    variants: ['S', 'M'].map((size, at) => ({
      id: `v${at}`,
      price: 20 + at,
      options: [{ name: 'Size', value: size }],
    })),
  },
};
const row = (props: object, id = '1b'): string => `${id}:${JSON.stringify(['$', '$L1c', null, props])}\n`;
const text = (content: string, id = '2c'): string => `${id}:T${Buffer.byteLength(content).toString(16)},${content}`;
/** The stream in scripts of a few characters each. */
const scripts = (stream: string, size = 50): string[] =>
  (stream.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? []).map(
    (part) => `self.__next_f.push([1,${JSON.stringify(part)}])`,
  );
const page = (stream: string, size?: number): string =>
  `<h1>Brass lamp</h1>${scripts(stream, size)
    .map((each) => `<script>${each.replaceAll('<', String.raw`\u003c`)}</script>`)
    .join('')}`;
const details = (html: string): Partial<ProductDetails> => readPage(html, PAGE).products[0]?.details?.details ?? {};

describe('flight data of Next.js', () => {
  it('gives the variants of the page’s product, wherever its scripts are cut', () => {
    for (const size of [7, 50, 10_000])
      expect(
        details(
          json({ ...LAMP, offers: { ...OFFER, price: 20 } }) +
            page(`1:"$Sreact"\n2:I[7,["a.js"],"x"]\n${row(PROPS)}`, size),
        ),
      ).toMatchObject({
        options: [{ name: 'Size', values: ['S', 'M'] }],
        variants: [
          { cartId: 'v0', price: 20 },
          { cartId: 'v1', price: 21 },
        ],
      });
  });

  it('gives the product itself, like other state', () => {
    const html = page(row({ product: { title: 'Brass lamp', price: 20, currency: 'EUR', inStock: true } }));
    expect(readPage(html, PAGE).products).toMatchObject([{ title: 'Brass lamp', price: 20, currency: 'EUR' }]);
  });

  it('gives JSON-LD in a text of its own, unless the page has some', () => {
    const rated = { ...LAMP, aggregateRating: { ratingValue: 4.5, reviewCount: 8 } };
    const stream = text(JSON.stringify(rated)) + row({ x: 1 });
    expect(details(page(stream)).rating).toEqual({ value: 4.5, scale: 5, count: 8 });
    expect(details(json(LAMP) + page(stream)).rating).toBeUndefined();
  });

  it('is read past texts of any characters', () => {
    const { json: rows, texts } = readFlight(scripts(`${text('Lämp 💡\n3:{"a":1}')}${row({ b: 2 })}`));
    expect({ rows, texts }).toEqual({ rows: ['["$","$L1c",null,{"b":2}]'], texts: ['Lämp 💡\n3:{"a":1}'] });
  });

  it.each<[string, string[]]>([
    ['a text without an end', ['self.__next_f.push([1,"2c:Tffff,abc"])']],
    ['a text of no length', ['self.__next_f.push([1,"2c:Tzz,abc"])']],
    ['no string', ['self.__next_f.push([1,"a\\"])', 'self.__next_f.push([0])', 'self.__next_f.push([1,"']],
    ['no rows', ['self.__next_f.push([1,"::::\\n\\n\\n:"])']],
  ])('is bounded and never throws for %s', (_, some) => {
    expect(readFlight(some).json).toEqual([]);
  });

  it('is read in bounded time', () => {
    const stream = row({ list: Array.from({ length: 2000 }, (_, at) => ({ name: 'Lamp', price: at })) }).repeat(60);
    expect(cpuSeconds(() => readPage(page(stream, 20_000), PAGE))).toBeLessThan(3);
  });
});
