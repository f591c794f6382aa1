import { words as wordsOf } from '../../text/words.ts';
import { fold } from '../../text/fold.ts';
import { FORM, PURPOSE } from '../../text/lexicon/purpose.ts';
import { isOfShop } from '../evidence/groups.ts';
import type { Language } from '../languages/language.ts';
import { perLanguage } from '../languages/word-lists.ts';
import type { CueMention } from './message-cues.ts';
import type { MessageTerm, Placed } from './message.ts';
import { needsProof } from './weights.ts';

const MAX_BYTES = 8_000;
const BOUNDARY = /[.!?;\n]|,(?!\d)/u;

/** In words. */
function clauseEnds(plain: string): number[] {
  let count = 0;
  return plain.split(BOUNDARY).map((clause) => (count += wordsOf(clause, MAX_BYTES).length));
}

/** In words: the scope of "without". */
const MAX_EXCLUDED = 4;

/** "For" and "in", which begin something else that is wanted. In its own language only: the French "en" is a Dutch "and". */
const endsOf = perLanguage(({ code }) => new Set([PURPOSE, FORM].flatMap((table) => fold(table[code] ?? ''))));

/** True for what products may be made of or contain, which words that no table knows may be, too. */
const isSubstance = (term: MessageTerm): boolean =>
  term.concepts.size === 0 ||
  needsProof(term) ||
  [...term.concepts].some((concept) => concept.startsWith('materials.'));

/** Tells which ingredients do somebody harm: "chicken makes him itchy", unlike "does chicken make them itchy?". */
function isHarmedBy(ends: readonly number[], mentions: readonly CueMention[]): (term: Placed) => boolean {
  const clauseAt = (at: number) => ends.findIndex((end) => at < end);
  const asked = new Set(mentions.filter(({ cue }) => cue === 'question').map(({ start }) => clauseAt(start)));
  const harms = mentions.filter(({ cue, start }) => cue === 'harms' && !asked.has(clauseAt(start)));
  return ({ at }) => harms.some(({ start, end }) => at < end && clauseAt(at) === clauseAt(start));
}

/**
 * Finds what products must not have: the words after "without", within its clause, and what somebody is said not to tolerate.
 * @returns their positions, each with what excludes it
 * @param plain the message without its limits, and @param words its words, in that language
 */
export function positionsOfExcluded(
  plain: string,
  words: readonly string[],
  mentions: readonly CueMention[],
  terms: readonly Placed[],
  language: Language,
): ReadonlyMap<number, object> {
  const clauses = clauseEnds(plain);
  const ends = new Set(clauses);
  // "If she doesn't like it, can I return it?": a question is a clause of its own.
  for (const { cue, start } of mentions) if (cue === 'question') ends.add(start);
  const positions = new Map<number, object>();
  for (const mention of mentions) {
    const { cue, start, end } = mention;
    if (cue !== 'without') continue;
    // "Pas en laine": a phrase that begins with the last word of the denial is what is denied.
    const over = terms.find((term) => start < term.at && term.at < end && end < term.end);
    if (over) positions.set(over.at, mention);
    for (let at = end; at < Math.min(words.length, end + MAX_EXCLUDED) && !ends.has(at); at++) {
      // "Without silicone for curls" excludes no curls, and "without caffeine in bags" no bags.
      if (at > end && endsOf(language).has(words[at] ?? '')) break;
      positions.set(at, mention);
    }
  }
  for (const term of terms.filter(isSubstance).filter(isHarmedBy(clauses, mentions))) positions.set(term.at, term);
  return positions;
}

/** "If she doesn't like it, can I return it?" excludes nothing: it is about the shop's policies. */
export const isPolicy = ({ concepts }: MessageTerm): boolean => concepts.size > 0 && [...concepts].every(isOfShop);
