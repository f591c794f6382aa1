import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAttributeLimits } from '../../src/text/attributes/limits.ts';
import { readMessage } from '../../src/chat/builtin/message.ts';
import { language as en } from '../../src/chat/languages/en.ts';
import { parseQuery } from '../../src/search/query.ts';
import { type AttributeLimit } from '../../src/text/attributes/limits.ts';
import { readLimits } from '../../src/text/limits.ts';
import { cpuSeconds } from '../setup/cpu-seconds.ts';

interface Row {
  language: string;
  text: string;
  limits: AttributeLimit[];
}

/** Written without knowing the parser, in 12 languages; a third states no limit. */
const ROWS = fs
  .readFileSync(path.join(import.meta.dirname, 'attribute-limits.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

describe.each(ROWS)('$language: $text', ({ text, limits }) => {
  it('states these limits', () => {
    const rounded = readLimits(text).attributes.map(({ min, max, ...rest }) => ({
      ...rest,
      min: round(min),
      max: round(max),
    }));
    expect(rounded).toEqual(limits);
  });

  it('states the same to the search and to the chat', () => {
    const { measures } = readMessage(text, en, ['en']);
    expect(readLimits(measures.join(' ')).attributes).toEqual(parseQuery(text, 'english').limits);
  });
});

const round = (number: number | null) => (number === null ? null : Number(number.toPrecision(6)));

/** "key min max unit" of each limit. */
const read = (text: string) =>
  readAttributeLimits(text).limits.map(
    ({ key, min, max, unit }) => `${key ?? 'any'} ${min ?? '-'} ${max ?? '-'} ${unit}`,
  );

describe('limits on attributes', () => {
  it.each([
    ['lighter than 1 kg', 'weight - 1 kg'],
    ['nothing heavier than 1 kg', 'weight - 1 kg'],
    ["it shouldn't weigh less than 2 kg", 'weight 2 - kg'],
    ['no heavier than 2 kg', 'weight - 2 kg'],
    ["a tent that doesn't weigh more than 2 kg", 'weight - 2 kg'],
    ['que no pese más de 2 kg', 'weight - 2 kg'],
    ['lighter than 5 pounds', 'weight - 5 lb'],
    ['waterproof to at least 10,000 mm', 'waterproof 10000 - mm'],
    ['laptop 16 GB RAM or more under 900 €', 'memory 16 - GB'],
    ['16 Go de RAM minimum', 'memory 16 - GB'],
    ['monitor 27"+', 'any 27 - in'],
    ['55 inch TV or larger', 'any 55 - in'],
    ['13-15 inch laptop', 'any 13 15 in'],
    ['from 900 g to 1.2 kg', 'any 0.9 1.2 kg'],
    ['desk max 120 cm wide', 'width - 120 cm'],
    ['about 2 kg dumbbell', 'any 1.5 2.5 kg'],
    ["moins d'un kilo", 'any - 1 kg'],
    ['battery life at least 10 hours', 'battery_life 10 - h'],
    ['RAM >= 16GB', 'memory 16 - GB'],
    ['Leuchtmittel mit mindestens 4000 K', 'any 4000 - K'],
    ['LED lamp between 2700 K and 4000 K', 'any 2700 4000 K'],
  ])('%s', (text, limit) => {
    expect(read(text)).toEqual([limit]);
  });

  it.each([
    'tent 2 kg',
    'headphones under 50 in black',
    'dumbbells under 5 pounds',
    'delivery within 24 h',
    'toys for kids under 5 years',
    '16 GB laptop max 900 €',
    '16 GB laptop max $900',
    'laptop 16 GB min $500',
    'shoes size 42 or larger',
    'lamp under 2k',
    'rug 160x230 cm',
  ])('are none: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

it('takes no number for both a price and a measure', () => {
  const { budget, attributes, attributeTexts } = readLimits(
    'laptop at least 16 GB RAM under 900 € and lighter than 5 pounds',
  );
  expect(budget).toMatchObject({ max: 900, min: null, currencies: ['EUR'] });
  expect(attributes).toHaveLength(2);
  expect(attributeTexts).toEqual(['at least 16 GB RAM', 'lighter than 5 pounds']);
});

it('bounds its work', () => {
  for (const text of [
    'under '.repeat(2_000),
    '16 GB '.repeat(2_000),
    'at least 1 kg '.repeat(2_000),
    '1 '.repeat(9_000),
  ]) {
    expect(cpuSeconds(() => readLimits(text))).toBeLessThan(1);
  }
});
