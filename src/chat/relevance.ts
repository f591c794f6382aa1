import { LRUCache } from 'lru-cache';
import type { Product } from '../domain/records.ts';
import { tableSource } from '../text/lexicon/patterns.ts';
import { PURPOSE } from '../text/lexicon/purpose.ts';
import { languages } from './languages/registry.ts';
import { anyOf, foldText } from './languages/language.ts';
import { includesStem, stemsOf } from './stems.ts';

/** How well a product matches the words of a query. */
export interface Relevance {
  /** Words that are in neither its name nor its description. */
  lacks: string[];
  /** Words that are in its title. */
  titled: string[];
  /** True if its title, brand or category has one of the words: it is such a thing, rather than mentioning it. */
  named: boolean;
  /** True if its title says the opposite of a word: a summer bag for a search for a winter one. */
  opposes: boolean;
}

/** @param wanted words of a query, as the shopper wrote them */
export function relevanceOf({ title, brand, category, description }: Product, wanted: readonly string[]): Relevance {
  const [called, purpose] = titleParts(title);
  const name = stemsPresent(called);
  const family = new Set(stemsOf(`${brand ?? ''} ${category ?? ''}`));
  let text: ReadonlySet<string> | undefined;
  const relevance: Relevance = {
    lacks: [],
    titled: [],
    named: false,
    opposes: opposes(new Set(stemsOf(title)), wanted),
  };
  for (const word of wanted) {
    const stems = stemsOf(word);
    const inTitle = stems.every((stem) => includesStem(name, stem));
    const inFamily = stems.every((stem) => includesStem(family, stem));
    if (inTitle) relevance.titled.push(word);
    if (inTitle || inFamily) relevance.named = true;
    else {
      // The description is long, and most words are found before it.
      const details = (text ??= stemsPresent(`${purpose} ${description ?? ''}`));
      if (!stems.every((stem) => details.has(stem))) relevance.lacks.push(word);
    }
  }
  return relevance;
}

const BEFORE_PURPOSE = new RegExp(`(?<=\\S)\\s{1,9}(?:${tableSource(PURPOSE)})\\s`, 'iu');

/** Splits a title into the name of the thing and its purpose: a case for a phone is not a phone. */
export function titleParts(title: string): [called: string, purpose: string] {
  const at = BEFORE_PURPOSE.exec(title)?.index ?? title.length;
  return [title.slice(0, at), title.slice(at)];
}

/** The steps of a category's path, the broadest first. */
export const categorySteps = (path: string): string[] => path.split(/[>|»›]|\s\/\s/).map((step) => step.trim());

interface QueryWord {
  stem: string;
  written: string;
}

/** Groups of mutually exclusive sides, each a list of words. */
const OPPOSITES: readonly QueryWord[][][] = languages.flatMap(({ vocabulary }) =>
  vocabulary.opposites.split(/\s+/).map((group) => group.split('/').map((side) => side.split(',').map(wordOf))),
);

function wordOf(listed: string): QueryWord {
  const written = listed.replaceAll('_', ' ');
  return { stem: stemsOf(written).join(' '), written };
}

function opposes(name: ReadonlySet<string>, wanted: readonly string[]): boolean {
  const asked = wanted.flatMap((word) => stemsOf(word));
  const on = (stems: Iterable<string>, side: readonly QueryWord[]) => [...stems].some((stem) => side.some(isOf(stem)));
  return OPPOSITES.some((sides) => {
    const sought = sides.filter((side) => on(asked, side));
    return (
      sought.length > 0 &&
      !sought.some((side) => on(name, side)) &&
      sides.some((side) => !sought.includes(side) && on(name, side))
    );
  });
}

/** Matches compounds: "Winterjacke" is for winter. */
const isOf =
  (stem: string) =>
  (word: QueryWord): boolean =>
    stem === word.stem || (word.written.length >= 5 && stem.startsWith(word.written));

const NONE = languages.map(({ vocabulary }) => anyOf(`${vocabulary.without} ${vocabulary.not}`)).join('|');
const ABSENT = new RegExp(
  `(?<!\\p{L})(?:no|${NONE})\\s+(?:\\p{L}{1,3}\\s+)?\\p{L}+|(?<!\\p{L})\\p{L}+[- ]free(?!\\p{L})`,
  'gu',
);

/** Removes negated features from a text: "without a hood". */
export const present = (text: string): string => foldText(text).replace(ABSENT, ' ');

const STEMS_BYTES = 65_536;
/** Answers read the same catalogue texts again and again. Sizes are in characters. */
const stemsByText = new LRUCache<string, ReadonlySet<string>>({
  maxSize: 4_000_000,
  sizeCalculation: (_, text) => text.length + 100,
});

/** The stems of a text without its negated features. */
function stemsPresent(text: string): ReadonlySet<string> {
  let stems = stemsByText.get(text);
  if (!stems) stemsByText.set(text, (stems = new Set(stemsOf(present(text), STEMS_BYTES))));
  return stems;
}

/** True if a row mentions a feature that the shopper does not want. */
export function mentions({ title, brand, category, description }: Product, word: string): boolean {
  const all = stemsPresent(`${title} ${brand ?? ''} ${category ?? ''} ${description ?? ''}`);
  const stems = stemsOf(word);
  return stems.length > 0 && stems.every((stem) => includesStem(all, stem));
}
