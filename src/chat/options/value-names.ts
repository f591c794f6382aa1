import { readMeasure, toBaseUnit } from '../../text/attributes/measure.ts';
import { LRUCache } from 'lru-cache';
import { fold } from '../../text/fold.ts';
import { COLOUR_NAMES } from '../../text/lexicon/colour-names.ts';
import { OPTION_VALUES } from '../../text/lexicon/option-values.ts';
import { conceptsOf } from '../evidence/claims.ts';
import { languages } from '../languages/registry.ts';

/** Tables of values that shops offer a choice of. */
const TABLES: ReadonlySet<string> = new Set(['colours', 'qualities', 'materials']);
/** In letters. Shorter words too often mean something else in another language. */
const MIN_FOREIGN = 5;

const codes = languages.map(({ code }) => code);
const knownMeanings = new LRUCache<string, readonly string[]>({ max: 10_000 });

/**
 * Returns the meanings of a word for a colour or the like, so that "rouge" is found where a shop writes "red". Cached,
 * because messages are read for each product.
 * @param name folded
 * @param code ISO 639-1; null if the language is not known
 * @returns keys that words of the same meaning share; none for other words
 */
export function meaningsOf(name: string, code: string | null): readonly string[] {
  const id = `${code ?? ''} ${name}`;
  let meanings = knownMeanings.get(id);
  if (!meanings) knownMeanings.set(id, (meanings = findMeanings(name.split(' '), code)));
  return meanings;
}

/** What keys of choices begin with, which no concept does. */
const CHOICE = '#choice ';

/** True for a key that counts only if no other value of a product shares it. */
export const isBroad = (key: string): boolean => key.startsWith(CHOICE);

const normal = (phrase: string): string => fold(phrase).replaceAll(/\s+/gu, ' ').trim();

const keyOf = (concept: string): string => `#${concept}`;

/** Keys of colours that are called after things, and of what they are shades of, by their names. */
const calledAfter = new Map(
  Object.entries(COLOUR_NAMES).flatMap(([colour, [, names]]) =>
    names.split(' ').map((name) => [fold(name), keyOf(colour)] as const),
  ),
);
const shadesOf = new Map(
  Object.entries(COLOUR_NAMES).map(([colour, [shades]]) => [keyOf(colour), shades.split(' ').map(keyOf)] as const),
);

function findMeanings(words: readonly string[], code: string | null): readonly string[] {
  const said = words.join(' ');
  const named = calledAfter.get(said);
  return [
    ...new Set([...findConcepts(words, code), ...(named === undefined ? [] : [named]), ...(choices.get(said) ?? [])]),
  ];
}

/** Keys of what shops offer a choice of, by its names. */
const choices = new Map<string, string[]>();
for (const [choice, names] of Object.entries(OPTION_VALUES))
  for (const name of names.split(','))
    choices.set(normal(name), [...(choices.get(normal(name)) ?? []), `${CHOICE}${choice}`]);

function findConcepts(words: readonly string[], code: string | null): readonly string[] {
  const own = code === null ? [] : conceptsIn(words, [code]);
  const isForeign = code === null || words.join(' ').length >= MIN_FOREIGN;
  return own.length > 0 || !isForeign ? own : conceptsIn(words, codes);
}

/** Finds concepts of a whole phrase, also after "in": "weiß" alone may be a verb, but "in weiß" is a colour. */
function conceptsIn(words: readonly string[], languagesOf: readonly string[]): string[] {
  const find = conceptsOf(languagesOf);
  const found = [words, ['in', ...words]].flatMap((said) =>
    find(said).filter(({ table, start, end }) => TABLES.has(table) && start === 0 && end === said.length),
  );
  return [...new Set(found.map(({ concept }) => keyOf(concept)))];
}

/** In letters: "the l one" is not a litre. */
const MIN_UNIT = 4;

/**
 * Returns keys that "40 Litern", "half a litre" and "the litre one" share with "40 l", "500 ml" and "1 l".
 * @param count the number of units if the unit is alone; null if a number in digits precedes it
 */
export function measuresOf(words: readonly string[], count: number | null): string[] {
  const text = words.join(' ');
  const isUnit = words.length === 1 && text.length >= MIN_UNIT && !/\p{N}/u.test(text);
  const measure = isUnit ? count !== null && readMeasure(`${count} ${text}`) : readMeasure(text);
  const based = measure && toBaseUnit(measure.number, measure.unit);
  return based ? [`#${based.number} ${based.unit}`] : [];
}

/** In letters: what a compound begins and ends with at least, and the longest word that is taken for one. */
const [MIN_START, MIN_END, MAX_COMPOUND] = [3, 4, 30];

/**
 * Returns the meanings of a value's single words, of what compounds end with, and of what colours are shades of: "sage
 * green", "saliegroen" and "sage" are greens.
 */
export const partMeaningsOf = (words: readonly string[]): string[] => {
  const whole = meaningsOf(words.join(' '), null);
  const own = words.length > 1 ? words.flatMap((word) => meaningsOf(word, null)) : [];
  const shades = [...whole, ...own].flatMap((meaning) => shadesOf.get(meaning) ?? []);
  return [...new Set([...own, ...words.flatMap(meaningsOfEnd), ...shades])];
};

/** Not cached: hardly any end of a word has a meaning. */
function meaningsOfEnd(word: string): readonly string[] {
  if (word.length > MAX_COMPOUND) return [];
  for (let at = MIN_START; at <= word.length - MIN_END; at++) {
    const meanings = findMeanings([word.slice(at)], null);
    if (meanings.length > 0) return meanings;
  }
  return [];
}
