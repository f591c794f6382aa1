import { LRUCache } from 'lru-cache';
import { words } from '../../text/words.ts';

/** Size of the smallest piece of a leak, in consecutive words. */
const PIECE = 4;
/** Number of such pieces in a row, each one word further on: eight words in common with the secret are no accident. */
const LEAK = 5;
const MAX_WORD_BYTES = 1_024;

/**
 * Detects when a text repeats a secret.
 * @param secret empty for none
 * @returns a function that takes a text piece by piece and returns how many characters at its end may still turn out to
 *   be a leak; null when they are one
 */
export function createLeakFinder(secret: string): (piece: string) => number | null {
  const pieces = piecesOf(secret);
  /** The last complete words, with their positions. */
  const latest: { folded: string; start: number }[] = [];
  /** A word that is still incomplete. */
  let word = '';
  let length = 0;
  /** Number of consecutive pieces that ended with the last words. */
  let run = 0;

  function complete(): void {
    latest.push({ folded: words(word, MAX_WORD_BYTES).join(' '), start: length - word.length });
    word = '';
    if (latest.length > PIECE + LEAK) latest.shift();
    const piece = latest.slice(-PIECE).map(({ folded }) => folded);
    run = pieces.has(piece.join(' ')) ? run + 1 : 0;
  }

  return (text) => {
    if (pieces.size === 0) return 0;
    for (const [part, letters] of text.matchAll(/([\p{L}\p{N}]+)|[^\p{L}\p{N}]+/gu)) {
      if (letters === undefined && word !== '') complete();
      if (run >= LEAK) return null;
      if (letters !== undefined) word += letters;
      length += part.length;
    }
    return run === 0 ? 0 : length - (latest.at(1 - PIECE - run)?.start ?? 0);
  };
}

/** Cached, because all shoppers of a shop share the same secret. */
const piecesBySecret = new LRUCache<string, ReadonlySet<string>>({ max: 64 });

function piecesOf(secret: string): ReadonlySet<string> {
  let pieces = piecesBySecret.get(secret);
  if (!pieces) piecesBySecret.set(secret, (pieces = split(secret)));
  return pieces;
}

function split(secret: string): Set<string> {
  const kept = words(secret, 262_144);
  return new Set(kept.slice(PIECE - 1).map((_, at) => kept.slice(at, at + PIECE).join(' ')));
}
