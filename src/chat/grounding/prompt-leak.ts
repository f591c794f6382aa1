import { LRUCache } from 'lru-cache';
import { words } from '../../text/words.ts';

/** Words in a row that are the smallest piece of a leak. */
const PIECE = 4;
/** So many such pieces, each a word further on: eight words that the secret has too are no accident. */
const LEAK = 5;
const MAX_WORD_BYTES = 1_024;

/**
 * Notices when a text repeats another that is not to be told.
 * @param secret empty for none
 * @returns a function that is given a text piece by piece, and gives how many characters at its end may yet turn out to
 *   be a leak; null when they are one
 */
export function createLeakFinder(secret: string): (piece: string) => number | null {
  const pieces = piecesOf(secret);
  /** The last words that are complete, with where they begin. */
  const latest: { folded: string; start: number }[] = [];
  /** A word that is not at its end yet. */
  let word = '';
  let length = 0;
  /** How many pieces in a row ended with the last words. */
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

/** All shoppers of a shop are answered with the same secret. */
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
