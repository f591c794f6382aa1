import { LRUCache } from 'lru-cache';
import type { Product } from '../domain/product.ts';
import { tableSource } from '../text/lexicon/patterns.ts';
import type { Table } from '../text/lexicon/phrases.ts';
import { PURPOSE, WITH } from '../text/lexicon/purpose.ts';
import { DISCOURSE } from '../text/lexicon/claims/discourse.ts';
import { foldText } from './languages/language.ts';
import { languages } from './languages/registry.ts';
import { includesStem, stemsOf } from './stems.ts';

const before = (table: Table): RegExp => new RegExp(`(?<=\\S)\\s{1,9}(?:${tableSource(table)})\\s`, 'iu');
const BEFORE_PURPOSE = before(PURPOSE);
const BEFORE_WITH = before(WITH);

/** Splits a title into the name of the thing and its purpose: a case for a phone is not a phone. */
export function titleParts(title: string): [called: string, purpose: string] {
  const at = BEFORE_PURPOSE.exec(title)?.index ?? title.length;
  return [title.slice(0, at), title.slice(at)];
}

/** Returns the part of a title before what comes with the thing: headphones with a cable are no cable. */
export const titleOfThing = (title: string): string => title.slice(0, BEFORE_WITH.exec(title)?.index ?? title.length);

/** Returns the steps of a category's path, the broadest first. */
export const categorySteps = (path: string): string[] => path.split(/[>|»›]|\s\/\s/).map((step) => step.trim());

/** "Plus de" denies only in some sentences; "isn t" stands for "isn't". */
const isDenial = (phrase: string): boolean => !/ \p{L}{2}/u.test(phrase);
const NONE = languages
  .flatMap(({ code }) => [DISCOURSE['negation']?.[code] ?? '', DISCOURSE['without']?.[code] ?? ''])
  .flatMap((list) => list.split(',').map((phrase) => foldText(phrase.trim())))
  .filter((phrase) => phrase !== '' && isDenial(phrase))
  .map((phrase) => phrase.replace(' ', "[' ]"))
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const ABSENT = new RegExp(
  `(?<!\\p{L})(?:${NONE})\\s+(?:\\p{L}{1,3}\\s+)?\\p{L}+|(?<!\\p{L})\\p{L}+[- ]free(?!\\p{L})`,
  'gu',
);

/** Removes negated features from a text: "without a hood". */
export const present = (text: string): string => foldText(text).replace(ABSENT, ' ');

const MAX_STEMS_BYTES = 65_536;
/** Cached, because answers read the same catalogue texts repeatedly. Sizes are in characters. */
const stemsByText = new LRUCache<string, ReadonlySet<string>>({
  maxSize: 4_000_000,
  sizeCalculation: (_, text) => text.length + 100,
});

/** Returns the stems of a text without its negated features. */
function stemsPresent(text: string): ReadonlySet<string> {
  let stems = stemsByText.get(text);
  if (!stems) stemsByText.set(text, (stems = new Set(stemsOf(present(text), MAX_STEMS_BYTES))));
  return stems;
}

/** True if a row mentions a feature that the shopper does not want. */
export function mentions({ title, brand, category, description }: Product, word: string): boolean {
  const all = stemsPresent(`${title} ${brand ?? ''} ${category ?? ''} ${description ?? ''}`);
  const stems = stemsOf(word);
  return stems.length > 0 && stems.every((stem) => includesStem(all, stem));
}
