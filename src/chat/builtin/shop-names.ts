import type { LexiconEntry } from '../../domain/catalogue-lexicon.ts';
import { stemsOf } from '../stems.ts';

/** A shop's own names for things that shoppers call differently, in their language or in the shop's. */
export interface ShopNames {
  /** Names for a word or a phrase; empty if it is not in the lexicon. */
  of(phrase: string): readonly string[];
  /** Length of the longest phrase, in words. */
  longest: number;
}

export const NO_NAMES: ShopNames = { of: () => [], longest: 0 };

/** Names of both; those of the first win. */
export const joinNames = (first: ShopNames, second: ShopNames): ShopNames => ({
  of: (phrase) => [first, second].map((names) => names.of(phrase)).find(({ length }) => length > 0) ?? [],
  longest: Math.max(first.longest, second.longest),
});

export function shopNamesFrom(entries: readonly LexiconEntry[]): ShopNames {
  if (entries.length === 0) return NO_NAMES;
  const names = new Map<string, string[]>();
  let longest = 0;
  for (const { name, words } of entries)
    for (const word of words) {
      const stems = stemsOf(word);
      longest = Math.max(longest, stems.length);
      names.set(stems.join(' '), [...(names.get(stems.join(' ')) ?? []), name]);
    }
  return { of: (phrase) => names.get(stemsOf(phrase).join(' ')) ?? [], longest };
}
