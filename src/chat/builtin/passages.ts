import type { Product } from '../../domain/product.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { type Facts, readFacts } from '../evidence/facts.ts';
import { type AnswerValue, valuesIn } from '../evidence/values.ts';
import { know, learnDetails } from '../turn.ts';
import { ASPECTS, type Aspect, MEASURES } from './aspects.ts';
import { descriptionOf, speaksOf } from './matching.ts';
import { boundIn, smallestEnough } from './enough.ts';
import type { ParsedMessage, MessageTerm } from './message.ts';
import type { Talk } from './talk.ts';
import { AUDIENCES, isHarmful, needsProof, termWeight } from './weights.ts';

/** A row or sentence of a product's texts that may answer a question. */
export interface Passage {
  text: string;
  facts: Facts;
  /** The key of a table row; empty if it has no common key, null for a sentence. */
  key: string | null;
}

export interface AnsweringPassage {
  passage: Passage;
  score: number;
  /** Number of the question's words that it has. */
  matched: number;
  /** Share of the question that it has, from 0 to 1. */
  share: number;
}

/** The name of a row is its subject, so it counts more than a word in a sentence. */
const ROW_BONUS = 0.3;
const SPECIFIC_WEIGHT = 1.5;
const WARNING_BONUS = 0.8;
const DENIAL_BONUS = 0.3;
export const ASPECT_KEY = 2;
const ASPECT_CONCEPT = 1.2;
const ASPECT_UNIT = 1;
/** Bonus of a number close to the one asked for: "17 kg" and "up to 15 kg". */
const COMPARABLE = 1.5;
/** Bonus of a range around the number asked for: for "58 cm", of "55-70 cm" but not "42-54 cm". */
const WITHIN = 2.5;
/** Numbers that differ by a larger factor are not comparable. */
const MAX_RATIO = 3;
/** In minutes: from a month on, a duration is an age. */
const MIN_AGE = 43_200;
/** Share of the best score from which other passages count as answers too. */
const ALSO = 0.8;
const MAX_SENTENCES = 40;

/** Returns the rows and sentences of a product. */
export async function passagesOf(talk: Talk, product: Product): Promise<Passage[]> {
  const { turn, sources, reader } = talk;
  know(turn, [product]);
  const [details = ''] = await learnDetails(turn, sources, [product]);
  const rows = details.split('\n').filter((row) => row.includes(':'));
  const sentences = sentencesOf(descriptionOf(product)).slice(0, MAX_SENTENCES);
  return [
    ...rows.map((text) => ({
      text,
      facts: readFacts(text, reader),
      key: attributeKey(text.split(':', 1)[0] ?? '') ?? '',
    })),
    ...sentences.map((text) => ({ text, facts: readFacts(text, reader), key: null })),
  ];
}

/** Finds the passages that answer a question, the best first. @param title the product's name */
export function answeringPassages(
  message: ParsedMessage,
  passages: readonly Passage[],
  title: Facts,
): AnsweringPassage[] {
  const isMeasure = MEASURES.some((cue) => message.cues.has(cue));
  const all = Object.entries(ASPECTS).flatMap(([cue, aspect]) =>
    aspect && message.cues.has(cue as keyof typeof ASPECTS) && !(isMeasure && cue === 'sizeAsk') ? [aspect] : [],
  );
  // "Is it for children of 6?" asks for an age, not for a use.
  const precise = all.filter(({ isVague }) => !isVague);
  const aspects = precise.length > 0 ? precise : all;
  // The product's own name is in both the question and its texts, but answers nothing.
  // "I cannot have eggs" asks about the excluded thing.
  const asked = [...message.asked, ...message.excluded];
  const others = asked.filter((term) => !isNameOf(term, title));
  const isOffer = message.cues.has('price') || message.cues.has('inStock');
  const terms = isOffer || others.length + aspects.length > 0 ? others : asked;
  const rare = rarityOf(terms, passages);
  // The words of cues, such as "how heavy", tell less than those of things.
  const specific = new Set([...message.terms, ...message.excluded].map(({ word }) => word));
  const isAboutHarm = terms.some(needsProof);
  const values = valuesIn(message.text);
  const amounts = values.filter(({ unit }) => unit !== null);
  const counts = values.filter(({ kind }) => kind === 'count').flatMap(({ numbers }) => numbers);
  const enough = new Set(amounts.map((amount) => lowestEnough(amount, passages)));
  const scored = passages.map((passage) => {
    const { facts, key } = passage;
    const fits = terms.map((term) => speaksOf(term, facts));
    const weights = terms.map((term) => (specific.has(term.word) ? SPECIFIC_WEIGHT : 1) * termWeight(term));
    const words = terms.reduce((sum, _, at) => sum + (fits[at] ?? 0) * (weights[at] ?? 1) * (rare[at] ?? 1), 0);
    // Words of the product's name ask for nothing: "the STORM jacket" is no question about storms.
    const missed = terms.filter(
      (term, at) => specific.has(term.word) && !fits[at] && speaksOf(term, title) === 0,
    ).length;
    const matched = terms.filter(({ word }, at) => specific.has(word) && fits[at]).length;
    const about = aspects.reduce((sum, aspect) => sum + aspectScore(aspect, passage, missed === 0), 0);
    const isWithin =
      enough.has(passage) ||
      amounts.some((amount) => contains(passage, amount)) ||
      (matched > 0 && holdsCount(passage, counts));
    const isMeasured = amounts.some((amount) => isComparable(amount, passage));
    const measured = isWithin ? WITHIN : isMeasured ? COMPARABLE : 0;
    const bonus = [
      key === null ? 0 : ROW_BONUS,
      isAboutHarm && isWarning(facts) ? WARNING_BONUS : 0,
      terms.some((term) => isDenied(term, facts)) ? DENIAL_BONUS : 0,
    ].reduce((sum, each) => sum + each);
    const has = words + about + measured;
    const isBeside = about + measured === 0 && missed > 2 * matched;
    const whole = weights.reduce((sum, each) => sum + each, 0);
    return {
      passage,
      score: isBeside || has === 0 ? 0 : has + bonus,
      matched: fits.filter((each) => each > 0).length,
      share: whole === 0 ? 0 : fits.reduce((sum, fit, at) => sum + fit * (weights[at] ?? 1), 0) / whole,
    };
  });
  const best = scored.toSorted((a, b) => b.score - a.score);
  return best.filter(({ score }) => score >= threshold(aspects.length) && score >= ALSO * (best[0]?.score ?? 0));
}

/** For 20 kg, finds "Size L: dogs up to 25 kg" among rows of one name for each size. */
function lowestEnough({ unit, numbers: [asked = 0] }: AnswerValue, passages: readonly Passage[]): Passage | null {
  const bounded = passages.flatMap((passage) => {
    const bound = boundIn(passage.facts.values, unit);
    return passage.key === null || bound === null ? [] : { passage, bound };
  });
  const steps = [...Map.groupBy(bounded, ({ passage }) => passage.text.split(/[\s:]/u, 1)[0]).values()];
  return steps.flatMap((rows) => smallestEnough(rows, asked) ?? [])[0]?.passage ?? null;
}

const isNameOf = (term: MessageTerm, title: Facts): boolean =>
  (term.concepts.size === 0 || [...term.concepts].some((concept) => concept.startsWith('kinds'))) &&
  speaksOf(term, title) > 0.5;

/** A question about an aspect needs an answer to it; other questions need a specific word. */
const threshold = (aspects: number): number => (aspects > 0 ? 1 : 0.5);

const isWarning = ({ claims }: Facts): boolean => [...claims.keys()].some((claim) => isHarmful(claim));

/** True if a text denies a term. */
export const isDenied = ({ concepts }: MessageTerm, { claims }: Facts): boolean =>
  [...concepts].some((concept) => claims.get(concept)?.isDenied === true);

/** True for numbers in the same unit and of similar size: "17 kg" and "up to 15 kg", but not "720 g". */
function isComparable({ unit, numbers: [asked = 0] }: AnswerValue, { key, facts }: Passage): boolean {
  const isOfAge = key === 'age' || [...facts.claims.keys()].some((claim) => OF_AGE.has(claim.split('.', 1)[0] ?? ''));
  return facts.values.some(
    ({ unit: own, numbers: [said = 0] }) =>
      own === unit &&
      (unit === 'min' && asked >= MIN_AGE ? isOfAge : Math.max(said / asked, asked / said) <= MAX_RATIO),
  );
}

/** Finds ranges such as "55-70 cm" in a text, in base units; `scale` converts from the unit as written. */
const rangesOf = ({ facts: { values } }: Passage) =>
  values.flatMap(({ unit, numbers: [to = 0], scale = 1 }, at) => {
    const { unit: own = null, numbers: [from = 0] = [] } = values[at - 1] ?? {};
    return own === unit && unit !== null && from < to ? [{ unit, from, to, scale }] : [];
  });

const contains = (passage: Passage, { unit, numbers: [asked = 0] }: AnswerValue): boolean =>
  rangesOf(passage).some((range) => range.unit === unit && range.from <= asked && asked <= range.to);

/** True if a range contains a number without a unit: "I measure 58". */
const holdsCount = (passage: Passage, counts: readonly number[]): boolean =>
  rangesOf(passage).some(({ from, to, scale }) => counts.some((each) => from <= each * scale && each * scale <= to));

const OF_AGE: ReadonlySet<string> = new Set(['age', 'safety']);

function aspectScore({ keys, concepts, units, isVague }: Aspect, { key, facts }: Passage, isComplete: boolean): number {
  if (isVague && !isComplete) return 0;
  if (key !== null && keys.includes(key)) return ASPECT_KEY - keys.indexOf(key) / 100;
  const isAbout = [...facts.claims.keys()].some(
    (claim) => concepts.includes(claim) || (concepts.includes(claim.split('.', 1)[0] ?? '') && !AUDIENCES.has(claim)),
  );
  const isMeasured = facts.values.some(({ unit }) => unit !== null && units.includes(unit));
  return (isAbout ? ASPECT_CONCEPT : 0) + (isMeasured ? ASPECT_UNIT : 0);
}

/** Weighs words that most passages have lower. */
const rarityOf = (terms: readonly MessageTerm[], passages: readonly Passage[]): number[] =>
  terms.map((term) => {
    const having = passages.filter(({ facts }) => speaksOf(term, facts) > 0).length;
    return having === 0 ? 1 : Math.min(1, 0.3 + Math.log((passages.length + 1) / having) / 3);
  });
