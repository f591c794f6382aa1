import fs from 'node:fs';
import type { LexiconEntry } from '../../domain/catalogue-lexicon.ts';
import { NO_NAMES, type ShopNames, shopNamesFrom } from './shop-names.ts';

/** A row for each narrow kind of goods, a column of names for each language. */
const TABLE = new URL('../../text/lexicon/goods.tsv', import.meta.url);

/** Read when a shopper first writes in another language than a shop's. */
let rows: string[][] | undefined;
const compiled = new Map<string, ShopNames>();

/**
 * Returns what goods are called in a catalogue's language, by their names in the shopper's: a lipstick is a "rossetto".
 * @param shopper,catalogue ISO 639-1
 */
export function goodsNames(shopper: string, catalogue: string): ShopNames {
  if (shopper === catalogue) return NO_NAMES;
  const pair = `${shopper} ${catalogue}`;
  let names = compiled.get(pair);
  if (!names) compiled.set(pair, (names = shopNamesFrom(entriesOf(shopper, catalogue))));
  return names;
}

function entriesOf(shopper: string, catalogue: string): LexiconEntry[] {
  rows ??= fs
    .readFileSync(TABLE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const [languages = [], ...goods] = rows;
  const [from, to] = [languages.indexOf(shopper), languages.indexOf(catalogue)];
  if (from < 0 || to < 0) return [];
  const namesIn = (row: readonly string[], column: number) => row[column]?.split(', ') ?? [];
  return goods.flatMap((row) => namesIn(row, to).map((name) => ({ name, words: namesIn(row, from) })));
}
