import { createLruCache } from '../../domain/lru-cache.ts';
import { words } from '../../domain/words.ts';

/** Words in a row that are the smallest piece of a leak. */
const PIECE = 4;
/** So many such pieces, each a word further on: eight words that the secret has too are no accident. */
const LEAK = 5;
/** Letters of the end that matter, and those that show at once that nothing is being repeated. */
const TAIL = 400;
const GLANCE = 80;
/** Secrets whose pieces are kept: many shoppers of a shop are answered with the same. */
const KEPT = 64;

/**
 * Notices when a text repeats another that is not to be told.
 * @param secret empty for none
 * @returns a function that is given a text so far, and gives how many characters at its end may yet turn out to be a
 *   leak; null when they are one
 */
export function createSecrecy(secret: string): (text: string) => number | null {
  const pieces = piecesOf(secret);

  return (text) => {
    if (pieces.size === 0) return 0;
    // The first word may be half of one.
    const latest = words(text.slice(-GLANCE).replace(/[\p{L}\p{N}]+$/u, ''), GLANCE * 4).slice(1);
    if (latest.length >= PIECE && !pieces.has(latest.slice(-PIECE).join(' '))) return 0;
    const end = text.slice(-TAIL);
    // A word that is not at its end yet is none.
    const found = [...end.matchAll(/[\p{L}\p{N}]+(?=[^\p{L}\p{N}])/gu)];
    const folded = found.map(([word]) => words(word, 1_024).join(' '));
    let run = 0;
    for (let last = folded.length; last >= PIECE; last--) {
      if (!pieces.has(folded.slice(last - PIECE, last).join(' '))) break;
      run += 1;
      if (run === LEAK) return null;
    }
    if (run === 0) return 0;
    return end.length - (found[folded.length - PIECE - run + 1]?.index ?? 0);
  };
}

const known = createLruCache<ReadonlySet<string>>(KEPT);

function piecesOf(secret: string): ReadonlySet<string> {
  const pieces = known.get(secret) ?? split(secret);
  known.set(secret, pieces);
  return pieces;
}

function split(secret: string): Set<string> {
  const kept = words(secret, 262_144);
  return new Set(kept.slice(PIECE - 1).map((_, at) => kept.slice(at, at + PIECE).join(' ')));
}
