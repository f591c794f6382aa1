import { readMeasure, toBaseUnit } from '../text/attributes/measure.ts';
import { LRUCache } from 'lru-cache';
import { conceptsOf } from './evidence/claims.ts';
import { languages } from './languages/registry.ts';

/** What shops offer a choice of. */
const TABLES: ReadonlySet<string> = new Set(['colours', 'qualities']);
/** In letters: a shorter word means something else in another language too often. */
const MIN_FOREIGN = 5;

const codes = languages.map(({ code }) => code);
const known = new LRUCache<string, readonly string[]>({ max: 10_000 });

/**
 * What a word for a colour or the like means, so that "rouge" is found where a shop writes "red". Cached, because messages are read again
 * for each product.
 * @param name folded
 * @param code ISO 639-1; null if the language is not known
 * @returns keys that words of the same meaning share; none for other words
 */
export function meaningsOf(name: string, code: string | null): readonly string[] {
  const id = `${code ?? ''} ${name}`;
  let meanings = known.get(id);
  if (!meanings) known.set(id, (meanings = findMeanings(name.split(' '), code)));
  return meanings;
}

function findMeanings(words: readonly string[], code: string | null): readonly string[] {
  const own = code === null ? [] : conceptsIn(words, [code]);
  const isForeign = code === null || words.join(' ').length >= MIN_FOREIGN;
  return own.length > 0 || !isForeign ? own : conceptsIn(words, codes);
}

/** Concepts of a whole phrase. "In weiß" is a colour, while "weiß" alone may be a verb: as a value, it is none. */
function conceptsIn(words: readonly string[], languagesOf: readonly string[]): string[] {
  const find = conceptsOf(languagesOf);
  const found = [words, ['in', ...words]].flatMap((said) =>
    find(said).filter(({ table, start, end }) => TABLES.has(table) && start === 0 && end === said.length),
  );
  return [...new Set(found.map(({ concept }) => `#${concept}`))];
}

/** In letters: "the l one" is no litre. */
const MIN_UNIT = 4;

/**
 * What "40 Litern", "half a litre" and "the litre one" have in common with "40 l", "500 ml" and "1 l".
 * @param count how many of a unit there are if it stands alone; null if a number in digits stands before it
 */
export function measuresOf(words: readonly string[], count: number | null): string[] {
  const text = words.join(' ');
  const isUnit = words.length === 1 && text.length >= MIN_UNIT && !/\p{N}/u.test(text);
  const measure = isUnit ? count !== null && readMeasure(`${count} ${text}`) : readMeasure(text);
  const based = measure && toBaseUnit(measure.number, measure.unit);
  return based ? [`#${based.number} ${based.unit}`] : [];
}

/** What the words of a value mean one by one: "sage green" is a green. */
export const partMeaningsOf = (words: readonly string[]): string[] =>
  words.length > 1 ? [...new Set(words.flatMap((word) => meaningsOf(word, null)))] : [];
