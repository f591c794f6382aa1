import { words } from '../../text/words.ts';
import { includesStem, stemsOf } from '../stems.ts';
import { claimKey } from './claims.ts';
import type { Context } from './context.ts';
import { type Facts, type ProductFacts, isStopWord, MIN_CONTENT_WORD } from './facts.ts';
import { isOrdinary } from '../../text/lexicon/ordinary-words.ts';

const MAX_BYTES = 2_000;
const MAX_LACKING = 5;

/**
 * Finds things that a question asks for and the evidence does not mention: concepts, such as "free returns", or else
 * its own words.
 * @param about the products in question; empty for all
 */
export function lackingOf(
  question: string,
  about: readonly ProductFacts[],
  { claimsIn, evidence, languages, names }: Pick<Context, 'claimsIn' | 'evidence' | 'languages' | 'names'>,
): string[] {
  const facts: Facts[] = [...(about.length > 0 ? about : evidence.products), ...evidence.passages];
  const open = claimsIn(question).filter((claim) => !facts.some(({ claims }) => claims.has(claimKey(claim))));
  const concepts = [...new Set(open.map(({ concept }) => readable(concept)))];
  if (concepts.length > 0) return concepts.slice(0, MAX_LACKING);
  const unknown = words(question, MAX_BYTES).filter(
    (word) =>
      word.length >= MIN_CONTENT_WORD &&
      !isStopWord(word) &&
      !isOrdinary(word, languages) &&
      stemsOf(word).every((stem) => !names.stems.has(stem) && !facts.some(({ stems }) => includesStem(stems, stem))),
  );
  return [...new Set(unknown)].slice(0, MAX_LACKING);
}

/** Turns "freeReturns" into "free returns". */
const readable = (concept: string): string => concept.replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
