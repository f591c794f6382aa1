import { createOpenLinks } from './open-links.ts';
import type { Patterns } from './patterns.ts';

/** Number of words after the beginning of a claim that may still belong to it. */
const SPAN = 4;
/** Longest word to wait for. */
const MAX_WORD_LENGTH = 2_400;
/** Longest part of the very first word to check before the word is complete. */
const MAX_FIRST_LENGTH = 40;
/** Abbreviations of currencies do not end a sentence. */
const SENTENCE_END = /(?<!\b(?:kr|fr))[.!?]$/i;

/** Finds the position from which streamed text has to be held back because a claim may have begun there. */
export interface Hold {
  add(piece: string): void;
  /**
   * Returns the position from which text must still be held back.
   * @param released the end of the text released so far
   */
  from(released: number): number;
  /** No more text follows for the moment, so everything may be released. */
  clear(): void;
}

/**
 * A claim is open until its sentence ends or SPAN more words have arrived; a link, until its brackets are closed. Each
 * piece is checked when it arrives, and each word once more when it is complete.
 */
export function createHold({ start, first }: Patterns): Hold {
  const links = createOpenLinks();
  /** Positions where a claim may begin in the last complete words of this sentence; Infinity for none. */
  let claims: number[] = [];
  /** The incomplete word, and where it begins. */
  let word = '';
  let wordStart = 0;
  let length = 0;

  /** Releases the very first word early if it cannot begin a claim. */
  const isHarmless = (text: string) =>
    /^\p{L}+$/u.test(text) && !start.test(text) && !first.some((each) => each.startsWith(text.toLowerCase()));

  function completeWord(): void {
    const at = word.search(start);
    claims.push(at < 0 ? Infinity : wordStart + at);
    if (claims.length > SPAN) claims.shift();
    word = '';
  }

  return {
    add(piece) {
      links.add(piece);
      for (const [run, space] of piece.matchAll(/(\s+)|\S+/g)) {
        if (space === undefined) {
          if (word === '') wordStart = length;
          word += run;
        }
        const endsSentence = space?.includes('\n') || (space !== undefined && SENTENCE_END.test(word.slice(-4)));
        if (word !== '' && (space !== undefined || word.length > MAX_WORD_LENGTH)) completeWord();
        if (endsSentence) claims = [];
        length += run.length;
      }
    },
    from(released) {
      const open = claims.filter((claim) => claim >= released);
      if (released === 0 && word.length === length && length <= MAX_FIRST_LENGTH && isHarmless(word)) return length;
      return Math.min(links.firstOpen(released), ...open, word === '' ? length : Math.max(wordStart, released));
    },
    clear() {
      claims = [];
      word = '';
    },
  };
}
