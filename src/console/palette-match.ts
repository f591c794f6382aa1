import { fold } from '../text/fold.ts';

export interface Searchable {
  title: string;
  /** Its location, such as the name of an assistant. */
  detail?: string | undefined;
  /** Other words for it, which are not shown. */
  also?: string | undefined;
}

const BETWEEN_WORDS = /[\s\p{P}]+/u;
/** People type no more; the rest is ignored. */
const MAX_WORDS = 12;

/** In the search's own form. Upper case first: it leaves one form of each sigma and i. */
const formOf = (word: string): string => fold(word.normalize('NFKC').toUpperCase().toLowerCase()).replaceAll('ς', 'σ');

/** A symbol that is a word by itself has no such form. */
const wordsOf = (text: string): string[] =>
  text
    .split(BETWEEN_WORDS)
    .filter(Boolean)
    .map((word) => formOf(word) || word);

/** The words of a text; those with umlauts also as people without these keys write them. */
function formsOf(text: string): string[] {
  const expanded = text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${formOf(letter)}e`);
  return [...new Set([...wordsOf(text), ...wordsOf(expanded)])];
}

/** 0 for a word that begins so, 1 for one that contains it, else nothing. */
function placeIn(words: readonly string[], wanted: string): number | undefined {
  if (words.some((word) => word.startsWith(wanted))) return 0;
  return words.some((word) => word.includes(wanted)) ? 1 : undefined;
}

/** Returns how far an item is from what is wanted; undefined if one of the words is nowhere. */
function distanceOf({ title, detail = '', also = '' }: Searchable, wanted: readonly string[]): number | undefined {
  const inTitle = formsOf(title);
  const elsewhere = formsOf(`${detail} ${also}`);
  let distance = 0;
  for (const word of wanted) {
    const inOther = placeIn(elsewhere, word);
    const place = placeIn(inTitle, word) ?? (inOther === undefined ? undefined : inOther + 2);
    if (place === undefined) return undefined;
    distance += place;
  }
  // Among equals, the title that says nothing else, then the one that begins with the first word.
  const start = wanted[0] ?? '';
  if (inTitle[0]?.startsWith(start) !== true) distance += 0.5;
  if (!wordsOf(title).every((word) => wanted.some((each) => word.startsWith(each)))) distance += 0.25;
  return distance;
}

/** The items that have all words of a query, in any order, the closest first; all of them for an empty query. */
export function findMatches<Item extends Searchable>(items: readonly Item[], query: string): Item[] {
  const wanted = [...new Set(wordsOf(query))].slice(0, MAX_WORDS);
  if (wanted.length === 0) return [...items];
  return items
    .flatMap((item) => {
      const distance = distanceOf(item, wanted);
      return distance === undefined ? [] : { item, distance };
    })
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ item }) => item);
}
