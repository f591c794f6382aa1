import { describe, expect, it } from 'vitest';
import { fieldWords } from '../../src/search/fields.ts';
import { planAll, planBegun, planSearch } from '../../src/search/plan.ts';
import { parseQuery } from '../../src/search/query.ts';
import { type Candidate, rank } from '../../src/search/rank.ts';
import { expandQuery } from '../../src/search/expand.ts';
import { FIELDS } from '../../src/search/fields.ts';
import { fieldAt, indexEntry, readVector, stemsBy } from '../../src/search/vector.ts';
import { vocabularyOf } from './vocabulary-text.ts';

type Given = { title: string; brand?: string; category?: string; description?: string; details?: string };

/** Removes the plural "s". */
const stems = stemsBy((word) => word.replace(/s$/, ''));
const APART = new Set(['for', 'with']);

function entryOf({ title, brand = '', category = '', description = '', details = '' }: Given) {
  return indexEntry(fieldWords({ title, brand, category, description, details }, APART), category || null, stems);
}

function candidate(given: Given, index: number): Candidate {
  const { words, lengths, category } = entryOf(given);
  return { id: `prd_${index}`, places: readVector(words), lengths, category };
}

const terms = (query: string, vocabulary = vocabularyOf({})) =>
  expandQuery(
    parseQuery(query, 'english'),
    { language: 'english', vocabulary, synonyms: [] },
    () => Promise.resolve(stems),
    false,
  );

describe('an index entry', () => {
  it.each<[string, Given, string]>([
    ['an empty product', { title: '' }, ''],
    ['marks', { title: "'; | & <->" }, ''],
    ['a word once', { title: 'Lamp' }, `'lamp':1C '++lamp':1 '+lamp':1`],
    ['a word and its stem', { title: 'Lamps' }, `'lamps':1B 'lamp':1 '++lamp':1 '+lamp':1`],
    ['a description', { title: '', description: 'Lamp lamp' }, `'lamp':1024,1025`],
  ])('%s', (_what, given, words) => {
    expect(entryOf(given).words).toBe(words);
  });

  it('stores the field of each word', () => {
    const { words, lengths } = entryOf({
      title: 'Pegs for tents',
      brand: 'Fjell',
      category: 'Outdoor > Camping > Tents',
      description: 'Eight.',
      details: 'Navy',
    });
    const fieldOf = (lexeme: string) =>
      readVector(words)
        .get(lexeme)
        ?.map((place) => FIELDS[fieldAt(place)]);
    expect(fieldOf('peg')).toEqual(['head']);
    expect(fieldOf('tent')).toEqual(['tail', 'leaf']);
    expect(fieldOf('fjell')).toEqual(['brand']);
    expect(fieldOf('camping')).toEqual(['path']);
    expect(fieldOf('eight')).toEqual(['description']);
    expect(fieldOf('navy')).toEqual(['details']);
    expect(lengths).toEqual([1, 3, 1, 3, 1, 1, 1]);
  });

  it.each(['Lamp, red', 'Lamp - red', 'Lamp (red)', 'Lamp | red', 'Lamp for red', 'Lamp with red'])(
    'ends the head of %s at its separator',
    (title) => {
      expect(entryOf({ title }).lengths[0]).toBe(1);
    },
  );

  it('fits into a tsvector', () => {
    const many = Array.from({ length: 30_000 }, (_, i) => `w${i.toString(36)}`).join(' ');
    const { words, lengths } = entryOf({ title: many, brand: many, category: many, description: many });
    const places = [...readVector(words).values()].flat();
    expect(Math.max(...places)).toBeLessThanOrEqual(16_383);
    expect(Buffer.byteLength(words)).toBeLessThan(1_048_576);
    expect(Math.max(...lengths)).toBeLessThan(32_768);
  });

  it('distinguishes categories, ignoring case', () => {
    const keys = ['Tents', 'TENTS', 'Lamps', ''].map((category) => entryOf({ title: 'x', category }).category);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
    expect(keys[3]).toBeNull();
  });
});

describe('ranking', () => {
  async function order(query: string, given: Given[]) {
    return rank(await terms(query), given.map(candidate), undefined).map(({ id }) => given[Number(id.slice(4))]?.title);
  }

  it('accepts no candidates and no words', async () => {
    expect(rank(await terms('lamp'), [], undefined)).toEqual([]);
    expect(await order('', [{ title: 'Lamp' }])).toEqual(['Lamp']);
    expect(rank(await terms('lamp'), [candidate({ title: 'Hat' }, 0)], undefined)).toEqual([{ id: 'prd_0', score: 0 }]);
  });

  it.each<[string, string, Given[]]>([
    ['a head before a tail', 'tent', [{ title: 'Tent' }, { title: 'Pegs for tent' }]],
    ['a short title before a long one', 'tent', [{ title: 'Tent' }, { title: 'Tent green two persons light' }]],
    [
      'a title before a brand before a description',
      'lamp',
      [{ title: 'Lamp' }, { title: 'A', brand: 'Lamp' }, { title: 'B', description: `lamp ${'word '.repeat(80)}` }],
    ],
    ['two words before one', 'red lamp', [{ title: 'Red lamp' }, { title: 'Lamp' }, { title: 'Hat' }]],
    [
      'a title that states the exclusion',
      'tea without sugar',
      [{ title: 'Tea without sugar' }, { title: 'Tea' }, { title: 'Tea sugar' }],
    ],
    [
      'a title that states the quality',
      'sugar free tea',
      [{ title: 'Tea sugar free' }, { title: 'Tea' }, { title: 'Tea sugar' }],
    ],
    [
      'an excluded word in a description before one in a title',
      'tea without sugar',
      [{ title: 'Tea', description: 'sugar' }, { title: 'Tea sugar' }],
    ],
  ])('%s', async (_what, query, given) => {
    expect(await order(query, given.toReversed())).toEqual(given.map(({ title }) => title));
  });

  it('prefers the product itself to its purpose', async () => {
    expect(await order('case for a tablet', [{ title: 'Tablet' }, { title: 'Case' }])).toEqual(['Case', 'Tablet']);
    expect(await order('tablet case', [{ title: 'Tablet' }, { title: 'Case' }])).toEqual(['Case', 'Tablet']);
    expect(await order('tablet for a case', [{ title: 'Tablet' }, { title: 'Case' }])).toEqual(['Tablet', 'Case']);
  });

  it('prefers words that name products to words of descriptions', async () => {
    const given = [{ title: 'Rug', description: 'office' }, { title: 'Printer' }];
    const known = vocabularyOf({ office: 20, printer: 20, '+printer': 20, '+office': 10 });
    const expected = ['Printer', 'Rug'];
    const ranked = rank(await terms('office printer', known), given.map(candidate), undefined);
    expect(ranked.map(({ id }) => given[Number(id.slice(4))]?.title)).toEqual(expected);
    const [office, printer] = (await terms('office printer', known)).wanted;
    expect([office?.naming, printer?.naming]).toEqual([0.5, 1]);
  });

  it('prefers whole words to prefixes', async () => {
    const known = vocabularyOf({ lamp: 1, lampshade: 1 });
    const literal = await expandQuery(
      parseQuery('lamp', 'english'),
      { language: 'english', vocabulary: known, synonyms: [] },
      () => Promise.resolve(stems),
      true,
    );
    const ranked = rank(literal, [{ title: 'Lampshade' }, { title: 'Lamp' }].map(candidate), undefined);
    expect(ranked.map(({ id }) => id)).toEqual(['prd_1', 'prd_0']);
    expect(ranked[1]?.score).toBeGreaterThan(0);
  });
});

describe('the candidate plan', () => {
  const vocabulary = vocabularyOf({
    black: 9_000,
    '+black': 5_000,
    '++black': 800,
    bag: 3_000,
    '+bag': 1_500,
    '++bag': 300,
    fjell: 50,
    '+fjell': 50,
    '++fjell': 40,
  });
  const known = { products: 10_000, vocabulary };

  it.each([
    ['nothing', '', undefined, []],
    ['everything of a small catalogue', 'black bag', { products: 500, vocabulary }, [`'black' | 'bag'`]],
    ['everything without statistics', 'black bag', undefined, [`'black' | 'bag'`]],
    ['the best of a frequent word first', 'bag', known, [`('++bag')`, `('+bag')`, `'bag'`]],
    ['all of a rare word', 'fjell', known, [`'fjell'`]],
    ['a rare word, then a frequent one', 'fjell black', known, [`('fjell')`, `('++black')`, `'fjell' | 'black'`]],
    ['an unknown word', 'xylophone', known, [`'xylophone'`]],
  ])('%s', async (_what, query, about, wanted) => {
    expect(planSearch(await terms(query), about, 600).tsqueries).toEqual(wanted);
  });

  it('reads products with all words before those with the more frequent word', async () => {
    const few = { black: 9_000, '+black': 5_000, '++black': 800, wool: 700, '+wool': 20 };
    const { tsqueries } = planSearch(
      await terms('black wool'),
      { products: 10_000, vocabulary: vocabularyOf(few) },
      600,
    );
    expect(tsqueries).toEqual([`('+wool')`, `('wool') & ('black')`, `'black' | 'wool'`]);
  });

  it.each([
    ['few matches', 'fjell', 50, `('fjell')`],
    ['many matches in the title head', 'bag', 50, `('++bag')`],
    ['many matches, but too few in the title head', 'bag', 400, `('+bag')`],
  ])('for products with all words: %s', async (_what, query, enough, wanted) => {
    expect(planAll(await terms(query), known, 600, enough)).toBe(wanted);
  });

  it('completes the last word from the vocabulary, or by prefix', async () => {
    const literal = await expandQuery(
      parseQuery('black ba', 'english'),
      { language: 'english', vocabulary, synonyms: [] },
      () => Promise.resolve(stems),
      true,
    );
    expect(planBegun(literal, '&', true)).toBe(`('black') & ('ba' | 'bag' | 'bag')`);
    expect(planBegun(literal, '|', false)).toBe(`('black') | ('ba' | 'bag' | 'ba':*)`);
    expect(planBegun(await terms('black bag'), '&', true)).toBe(`('black') & ('bag' | 'bag':*)`);
  });
});
