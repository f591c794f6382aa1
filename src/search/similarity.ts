import { setImmediate } from 'node:timers/promises';
import type { Entry, Vocabulary } from './vocabulary.ts';

/** Shorter words have too many neighbours; longer ones may contain two typos. */
const MIN_LENGTH = 4;
const TWO_SLIPS_FROM = 8;
const MAX_LENGTH = 32;
/** Words compared before yielding to the event loop: hostile ones are slow to compare. */
const BATCH_SIZE = 5_000;
/** A missing letter is the most common typing error. */
const OMISSION_BONUS = 0.1;

/**
 * Returns the catalogue's word that an unknown word was probably meant to be: one letter missing, added, replaced or
 * transposed (two such errors in long words). Prefers the same first letter, then the more frequent word.
 */
export async function correctSpelling(word: string, vocabulary: Vocabulary): Promise<string | undefined> {
  const length = word.length;
  if (length < MIN_LENGTH || length > MAX_LENGTH || /\d/.test(word)) return undefined;
  // The first letter is rarely mistyped, and comparing with all words takes twenty times as long.
  return (await closest(word, word.slice(0, 1), vocabulary)) ?? closest(word, '', vocabulary);
}

async function closest(word: string, beginning: string, vocabulary: Vocabulary): Promise<string | undefined> {
  const slips = word.length >= TWO_SLIPS_FROM ? 2 : 1;
  let best: { entry: Entry; cost: number } | undefined;
  let compared = 0;
  for (const entry of vocabulary.ofLength(word.length - slips, word.length + slips, beginning)) {
    if (++compared % BATCH_SIZE === 0) await setImmediate();
    const distance = editDistance(word, entry.lexeme, slips);
    if (distance > slips || /\d/.test(entry.lexeme)) continue;
    const cost = distance - (entry.lexeme.length > word.length ? OMISSION_BONUS : 0);
    if (!best || cost < best.cost || (cost === best.cost && entry.df > best.entry.df)) best = { entry, cost };
  }
  return best?.entry.lexeme;
}

/**
 * Counts the letters to add, drop, replace or exchange with their neighbour (optimal string alignment).
 * @returns more than `limit` as soon as the distance is known to exceed it
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  if (start === a.length && start === b.length) return 0;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length - start + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length - start; i++) {
    // Cells further from the diagonal exceed the limit.
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length - start, i + limit);
    const row: number[] = [];
    row[from - 1] = from === 1 ? i : limit + 1;
    let least = row[from - 1] ?? i;
    for (let j = from; j <= to; j++) {
      const same = a[start + i - 1] === b[start + j - 1];
      let cost = Math.min((last[j] ?? limit) + 1, (row[j - 1] ?? limit) + 1, (last[j - 1] ?? limit) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[start + i - 1] === b[start + j - 2] && a[start + i - 2] === b[start + j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? limit) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length - start] ?? limit + 1;
}
