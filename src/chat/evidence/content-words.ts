import { isOrdinary } from '../../text/lexicon/ordinary-words.ts';
import { words } from '../../text/words.ts';
import { stemsOf } from '../stems.ts';
import { claimKey } from './claims.ts';
import type { Context } from './context.ts';
import type { Facts } from './facts.ts';

const MAX_BYTES = 8_000;
/** In words. The rest of a text is not read: a real sentence has fewer. */
const MAX_WORDS = 60;
/** In letters. Shorter words mean too little. */
export const MIN_WORD = 3;

/** A word with a meaning of its own. */
export interface ContentWord {
  stems: readonly string[];
  /** Keys of the concepts that it is part of. */
  concepts: readonly string[];
}

type WordReader = Pick<Context, 'languages' | 'mentionsIn'>;

/** Reads the words of a text that mean something by themselves. @param skipped stems of words to leave out */
export function contentOf(
  text: string,
  { languages, mentionsIn }: WordReader,
  skipped: ReadonlySet<string> = new Set(),
): ContentWord[] {
  const said = words(text, MAX_BYTES).slice(0, MAX_WORDS);
  const mentions = mentionsIn(said).filter(({ table }) => table !== 'discourse');
  return said.flatMap((word, at) => {
    if (word.length < MIN_WORD || /\d/u.test(word) || isOrdinary(word, languages)) return [];
    const stems = stemsOf(word);
    if (stems.every((stem) => skipped.has(stem))) return [];
    const concepts = mentions
      .filter(({ start, end }) => start <= at && at < end)
      .map(({ table, concept }) => claimKey({ group: table, concept }));
    return [{ stems, concepts }];
  });
}

/** True if the facts have a word, or a concept that it names. */
export const states = ({ stems, claims }: Facts, word: ContentWord): boolean =>
  word.stems.some((stem) => stem.length >= MIN_WORD && stems.has(stem)) || word.concepts.some((key) => claims.has(key));
