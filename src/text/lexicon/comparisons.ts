import { COMPARATIVES, type Comparison } from './comparatives.ts';
import { OPPOSITE } from './limits.ts';
import { NOT } from './negation.ts';
import { type PhraseMatcher, type Table, compilePhrases } from './phrases.ts';

const THAN: Table = {
  en: 'than',
  de: 'als',
  fr: 'que, qu, de, à',
  es: 'que, de, a',
  it: 'di, che, a',
  nl: 'dan',
  sv: 'än',
  da: 'end',
  nb: 'enn',
  fi: 'kuin',
  pt: 'que, do que, de, a',
  pl: 'niż, od',
};

const OR: Table = {
  en: 'or, and',
  de: 'oder, und',
  fr: 'ou, et',
  es: 'o, y',
  it: 'o, e',
  nl: 'of, en',
  sv: 'eller, och',
  da: 'eller, og',
  nb: 'eller, og',
  fi: 'tai, ja',
  pt: 'ou, e',
  pl: 'lub, albo, i',
};

const listed = (table: Table, language: string): string[] => table[language]?.split(', ') ?? [];

/** Combines each phrase of one table with each of another, in this order. */
const joined = (first: Table, second: Table): Table =>
  Object.fromEntries(
    Object.keys(first).map((language) => [
      language,
      listed(first, language)
        .flatMap((one) => listed(second, language).map((other) => `${one} ${other}`))
        .join(', '),
    ]),
  );

interface Compared extends Comparison {
  matches: PhraseMatcher;
}

/** Phrases before a measure: "lighter than", "not heavier than". */
const BEFORE: readonly Compared[] = COMPARATIVES.flatMap(({ limit, key, words }) => {
  const than = joined(words, THAN);
  return [
    { limit, key, matches: compilePhrases(than) },
    { limit: OPPOSITE[limit], key, matches: compilePhrases(joined(NOT, than)) },
  ];
});

/** Phrases after a measure: "or lighter"; in Finnish also "2 kg kevyempi". */
const AFTER: readonly Compared[] = COMPARATIVES.map(({ limit, key, words }) => ({
  limit,
  key,
  matches: compilePhrases({ ...joined(OR, words), bare: words['fi'] ?? '' }),
}));

/** Returns the comparison with the longest phrase at a word, and its number of words; null if there is none. */
const longest = (compared: readonly Compared[]) => (words: readonly string[], at: number) => {
  let best: (Comparison & { length: number }) | null = null;
  for (const { limit, key, matches } of compared) {
    const length = matches(words, at);
    if (length > (best?.length ?? 0)) best = { limit, key, length };
  }
  return best;
};

/** The words around a measure that compare it, compiled. */
export const COMPARISONS = { before: longest(BEFORE), after: longest(AFTER), not: compilePhrases(NOT) };
