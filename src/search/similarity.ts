import type { Entry, Vocabulary } from './vocabulary.ts';

/** Shorter words have too many neighbours; longer ones may have two slips. */
const SHORTEST = 4;
const TWO_SLIPS_FROM = 8;
const LONGEST = 32;
/** A letter left out is the commonest slip. */
const LEFT_OUT = 0.1;

/**
 * The catalogue's word that somebody may have meant who wrote one that it has not: one letter missing, too much, another
 * or two exchanged (in long words two of these); the first letter rather right, the more frequent word rather.
 */
export function meantWord(word: string, vocabulary: Vocabulary): string | undefined {
  const length = word.length;
  if (length < SHORTEST || length > LONGEST || /\d/.test(word)) return undefined;
  // Hardly anybody misses the first letter, and looking at all words takes twenty times as long.
  return closest(word, word.slice(0, 1), vocabulary) ?? closest(word, '', vocabulary);
}

function closest(word: string, beginning: string, vocabulary: Vocabulary): string | undefined {
  const slips = word.length >= TWO_SLIPS_FROM ? 2 : 1;
  let best: { entry: Entry; cost: number } | undefined;
  for (const entry of vocabulary.ofLength(word.length - slips, word.length + slips, beginning)) {
    const distance = editDistance(word, entry.lexeme, slips);
    if (distance > slips || /\d/.test(entry.lexeme)) continue;
    const cost = distance - (entry.lexeme.length > word.length ? LEFT_OUT : 0);
    if (!best || cost < best.cost || (cost === best.cost && entry.df > best.entry.df)) best = { entry, cost };
  }
  return best?.entry.lexeme;
}

/**
 * How many letters to add, drop, replace or exchange with their neighbour (optimal string alignment).
 * @returns more than `limit` as soon as it is known to be more
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
