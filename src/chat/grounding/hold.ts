import { createOpenLinks } from './open-links.ts';
import type { Patterns } from './patterns.ts';

/** Words that may follow the beginning of a claim and still belong to it. */
const SPAN = 4;
/** Longest word that is waited for. */
const MAX_WORD_LENGTH = 2_400;
/** Longest part of the very first word that is looked at before the word is complete. */
const MAX_FIRST_LENGTH = 40;
/** Abbreviations of currencies end no sentence. */
const SENTENCE_END = /(?<!\b(?:kr|fr))[.!?]$/i;

/** Knows from where on a text that streams has to be held back, as a claim may have begun there. */
export interface Hold {
  add(piece: string): void;
  /**
   * The position from which on nothing may be let go yet.
   * @param released up to where the text was let go before
   */
  from(released: number): number;
  /** Nothing follows for the moment: all may go. */
  clear(): void;
}

/**
 * A claim is open until its sentence ends or SPAN more words are there; a link until its brackets are closed.
 * Each piece is looked at when it comes, and each word once more when it is complete.
 */
export function createHold({ start, first }: Patterns): Hold {
  const links = createOpenLinks();
  /** Where claims may begin in the last complete words of this sentence; Infinity for nowhere. */
  let claims: number[] = [];
  /** The word that is not complete yet, and where it begins. */
  let word = '';
  let wordStart = 0;
  let length = 0;

  /** The very first word goes ahead when it can be no claim. */
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
