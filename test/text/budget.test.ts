import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../src/chat/builtin/message.ts';
import { languageOfCode } from '../../src/chat/languages/index.ts';
import { LANGUAGES, LANGUAGE_CODES } from '../../src/search/languages.ts';
import { parseQuery } from '../../src/search/query.ts';
import { rangeOf, readBudget } from '../../src/text/money/budget.ts';
import { words } from '../../src/text/words.ts';

interface Row {
  language: string;
  text: string;
  min: number | null;
  max: number | null;
  currency: string | null;
  /** A number: the price is approximate. Null: it has no word of limit, and may be read as either. */
  around?: number | null;
  rest: string;
}

/** Written by people who did not know the parser, in 12 languages; a third states no price. */
const ROWS = fs
  .readFileSync(path.join(import.meta.dirname, 'price-expressions.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

const NO_BUDGET = { min: null, max: null, around: null, currencies: [] };
const wordsOf = (text: string) => words(text, 10_000);

function without(text: string): string {
  const spans = readBudget(text)?.spans ?? [];
  return spans.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

it('has a table of 200 expressions in 12 languages or more', () => {
  expect(ROWS.length).toBeGreaterThan(200);
  expect(new Set(ROWS.map(({ language }) => language)).size).toBeGreaterThanOrEqual(12);
});

describe.each(ROWS)('$language: $text', ({ language, text, min, max, currency, around, rest }) => {
  const searched = LANGUAGES.find((name) => LANGUAGE_CODES[name] === language) ?? 'english';

  it('states these limits, and nothing else is taken out of it', () => {
    const { budget } = readBudget(text) ?? { budget: NO_BUDGET };
    expect(budget).toMatchObject(around ? { around } : { min, max });
    if (readBudget(text)) {
      if (currency === null) expect(budget.currencies.length).not.toBe(1);
      else expect(budget.currencies).toContain(currency);
    }
    const left = without(text);
    expect(wordsOf(left)).toEqual(expect.arrayContaining(wordsOf(rest)));
    expect(left.match(/\d+/g)).toEqual(rest.match(/\d+/g));
  });

  it('means the same to the search and to the chat', () => {
    const { price } = parseQuery(text, searched);
    const { limits } = readMessage(text, languageOfCode(language), [language]);
    expect([price?.min ?? null, price?.max ?? null, price?.currencies ?? []]).toEqual([
      limits.minPrice ?? null,
      limits.maxPrice ?? null,
      limits.currency ?? [],
    ]);
  });
});

it('takes an approximate price for a quarter more or less', () => {
  const { budget } = readBudget('a watch for about $200') ?? { budget: NO_BUDGET };
  expect(rangeOf(budget)).toEqual({ min: 150, max: 250 });
});

it.each<[text: string, min: number | null, max: number | null]>([
  ["laptop under 1'299.–", null, 1299],
  ['laptop under $1,000', null, 1000],
  ['Laptop unter 1.500 €', null, 1500],
  ['ordinateur moins de 1 500 €', null, 1500],
  ['vélo électrique max 1,5k €', null, 1500],
  ['Fahrrad mindestens 2.000 kr', 2000, null],
  ['lamp under $0.99', null, 0.99],
])('reads the number of %s', (text, min, max) => {
  expect(readBudget(text)?.budget).toMatchObject({ min, max });
});

it.each([
  'shoes size 42',
  'case for the iPhone 15',
  'rope 2 m',
  '2 m',
  'cotton 80 %',
  'TV 160x90',
  'toys for kids under 5',
])('states no price: %s', (text) => {
  expect(readBudget(text)).toBeNull();
});

it('reads no further than a query may be long', () => {
  expect(readBudget(`${'lamp '.repeat(2_000)}under $5`)).toBeNull();
});
