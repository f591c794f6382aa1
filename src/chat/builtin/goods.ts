import type { LexiconEntry } from '../../domain/catalogue-lexicon.ts';
import { readSource } from '../../programs.ts';
import { countryNames } from '../evidence/local-names.ts';
import { stemsOf } from '../stems.ts';
import { NO_NAMES, type ShopNames, shopNamesFrom } from './shop-names.ts';

/** A row for each narrow kind of goods, a column of names for each language. */
const TABLE = 'text/lexicon/goods.tsv';

/** Read when a shopper first writes in another language than a shop's. */
let rows: string[][] | undefined;
const compiled = new Map<string, ShopNames>();

/** Stemming the whole table takes a tenth of a second. */
const ENTRIES_AT_ONCE = 100;

/**
 * Returns what goods and countries are called in a catalogue's language, by their names in the shopper's: a lipstick is a
 * "rossetto", and Luxemburg is "Lussemburgo".
 * @param shopper,catalogue ISO 639-1
 * @param breathe called between pieces of the work
 */
export async function goodsNames(shopper: string, catalogue: string, breathe: () => Promise<void>): Promise<ShopNames> {
  if (shopper === catalogue) return NO_NAMES;
  const pair = `${shopper} ${catalogue}`;
  const known = compiled.get(pair);
  if (known) return known;
  const entries = [...entriesOf(shopper, catalogue), ...countriesOf(shopper, catalogue)];
  for (const [at, { words }] of entries.entries()) {
    // Stems are cached, so that what follows is quick.
    for (const word of words) stemsOf(word);
    if (at % ENTRIES_AT_ONCE === 0) await breathe();
  }
  const names = shopNamesFrom(entries);
  compiled.set(pair, names);
  return names;
}

function countriesOf(shopper: string, catalogue: string): LexiconEntry[] {
  const names = new Map(countryNames(catalogue).map(({ name, code }) => [code, name]));
  return countryNames(shopper).flatMap(({ name: word, code }) => {
    const name = names.get(code);
    return name === undefined ? [] : [{ name, words: [word] }];
  });
}

function entriesOf(shopper: string, catalogue: string): LexiconEntry[] {
  rows ??= readSource(TABLE)
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const [languages = [], ...goods] = rows;
  const [from, to] = [languages.indexOf(shopper), languages.indexOf(catalogue)];
  if (from < 0 || to < 0) return [];
  const namesIn = (row: readonly string[], column: number) => row[column]?.split(', ') ?? [];
  return goods.flatMap((row) => namesIn(row, to).map((name) => ({ name, words: namesIn(row, from) })));
}
