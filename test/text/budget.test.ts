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

/** Denials, ranges after "budget", "about" and "max", and thousands that are none. */
it.each<[string, number | null, number | null, string | null]>([
  ['it should not cost more than $100', null, 100, 'USD'],
  ['nothing over $100', null, 100, 'USD'],
  ["shouldn't cost over 80 euros", null, 80, 'EUR'],
  ['en lampa, inte dyrare än 500 kr', null, 500, null],
  ['får inte kosta mer än 500 kr', null, 500, null],
  ['ikke dyrere end 500 kr', null, 500, null],
  ['ikke dyrere enn 500 kr', null, 500, null],
  ['nie droższy niż 100 zł', null, 100, 'PLN'],
  ['nie ponad 100 zł', null, 100, 'PLN'],
  ['che non costi più di 100 euro', null, 100, 'EUR'],
  ['que no cueste más de 100 euros', null, 100, 'EUR'],
  ['que não custe mais de 100 euros', null, 100, 'EUR'],
  ['nichts über 100 Euro', null, 100, 'EUR'],
  ['niets boven de 100 euro', null, 100, 'EUR'],
  ['niet minder dan 50 euro', 50, null, 'EUR'],
  ['nicht weniger als 50 Euro', 50, null, 'EUR'],
  ['nie mniej niż 50 zł', 50, null, 'PLN'],
  ['inte mindre än 50 kr', 50, null, null],
  ['produto no valor de até 50 euros', null, 50, 'EUR'],
  ['no máx. 50 euros', null, 50, 'EUR'],
  ['no, over 100 euros please', 100, null, 'EUR'],
  ['tv 4k max 500 euro', null, 500, 'EUR'],
  ['LED lamp between 2700K and 4000K', null, null, null],
  ['daylight bulb over 5000K', null, null, null],
  ['laptop under 2k', null, 2000, null],
  ['budget 300-400€', 300, 400, 'EUR'],
  ['my budget is 300-400 euros', 300, 400, 'EUR'],
  ['budget di 300-400 euro', 300, 400, 'EUR'],
  ['budżet 300-400 zł', 300, 400, 'PLN'],
  ['budget between 300 and 400', 300, 400, null],
  ['presupuesto de 300 a 400 euros', 300, 400, 'EUR'],
  ['around 50-60 euros', 50, 60, 'EUR'],
  ['um die 50-60 Euro', 50, 60, 'EUR'],
  ['environ 50-60 €', 50, 60, 'EUR'],
  ['max 50-60 euros', null, 60, 'EUR'],
  ['bis 50-60 Euro', null, 60, 'EUR'],
  ['ab 50-60 Euro', 50, null, 'EUR'],
  ['under 50 for 60 people', null, 50, null],
  ['nothing over 50-60 euros', null, 60, 'EUR'],
  ['do you have a 20 L backpack?', null, null, null],
  ['a kettle with 1.7 L', null, null, null],
  ['ok then black. add one L', null, null, null],
  ['under R500', null, 500, 'ZAR'],
])('reads %s', (text, min, max, currency) => {
  const { budget } = readBudget(text) ?? { budget: NO_BUDGET };
  expect([budget.min, budget.max, budget.around]).toEqual([min, max, null]);
  expect(currency === null || budget.currencies[0] === currency).toBe(true);
});
