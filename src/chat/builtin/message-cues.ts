import { conceptsOf } from '../evidence/claims.ts';
import type { Cue } from '../languages/cues.ts';
import type { Language } from '../languages/language.ts';
import { cueMentionsIn } from './cues.ts';
import { numbersIn } from './number-words.ts';

/** "Kostet der" points at a product, and still asks for its price; so does "do you". */
const POINTING: ReadonlySet<Cue> = new Set(['here', 'it', 'them', 'you']);
/** Cues that ask for nothing by themselves, and are part of a thing's name: "the SMALL bottle". */
export const ADJECTIVES: ReadonlySet<Cue> = new Set(['small', 'medium', 'large']);
/** Cues that count within longer phrases as well: "the middle one" is the second of three, or the medium size. */
const UNCOVERED: ReadonlySet<Cue> = new Set(['question', 'here', 'medium', 'want', 'decide'] as const);
/** Cues that only a person can handle. */
const DEEDS: ReadonlySet<Cue> = new Set(['complaint', 'order', 'person'] as const);

export interface CueMention {
  cue: Cue;
  start: number;
  end: number;
  /** Positions of words between those of the phrase: "add the DRIZZLE to my cart". */
  gap?: readonly number[];
}

/**
 * Finds the cues of a message. The longest phrase wins: "are you a real person?" does not ask for a person. "Packs"
 * counts only after a number.
 */
export function cuesIn(text: string, words: readonly string[], language: Language): CueMention[] {
  const mentions = cueMentionsIn(language.code, text, words);
  const all = mentions.map(({ concept, ...place }) => ({ cue: concept as Cue, ...place }));
  const denials = denialsIn(words, language);
  return all.filter(({ cue, start, end }) => {
    // "Was nehm ich da?" asks what to buy.
    if (
      cue === 'cart' &&
      all.some((other) => other.cue === 'question' && other.start === start - 1 && other.end === start)
    )
      return false;
    // "Nehm ich auch nicht", "no me lo llevo".
    if (cue === 'cart' && denials.some((at) => at === start - 1 || at === end || at === end + 1)) return false;
    // "Ich brauche die schwarze nicht".
    if (cue === 'want' && denials.length > 0) return false;
    if (UNCOVERED.has(cue) || cue.startsWith('for')) return true;
    if (cue === 'pieces') return numbersIn(words.slice(Math.max(0, start - 1), start), language).length > 0;
    // "I want to complain" does not ask for a product.
    if (cue === 'have' && all.some((other) => DEEDS.has(other.cue) && (other.start === end || other.start === end + 1)))
      return false;
    return !all.some(
      (other) =>
        other.cue !== cue &&
        !POINTING.has(other.cue) &&
        // "I need" may begin a search, and "which one then, without wool" still excludes.
        other.cue !== 'want' &&
        other.cue !== 'whichThen' &&
        // "Doe DE GROTE maar", "add BOTH".
        !(other.cue === 'cart' && (ADJECTIVES.has(cue) || cue === 'both')) &&
        other.start <= start &&
        other.end >= end &&
        !isBetween(start, end, other) &&
        other.end - other.start > end - start,
    );
  });
}

/** True for words between those of a phrase: "put the SECOND in my cart". */
function isBetween(start: number, end: number, { gap = [] }: CueMention): boolean {
  for (let at = start; at < end; at++) if (!gap.includes(at)) return false;
  return true;
}

/** Finds the positions of "not". */
export const denialsIn = (words: readonly string[], { code }: Language): number[] =>
  conceptsOf([code])(words).flatMap(({ table, concept, start, end }) =>
    table === 'discourse' && concept === 'negation' && end === start + 1 ? [start] : [],
  );
