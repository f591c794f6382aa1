import type { Product } from '../../domain/records.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { type Facts, readFacts } from '../evidence/facts.ts';
import { type Value, valuesIn } from '../evidence/values.ts';
import { know, learnDetails } from '../turn.ts';
import { ASPECTS, type Aspect, MEASURES } from './aspects.ts';
import { descriptionOf, speaksOf } from './matching.ts';
import type { Message, Term } from './message.ts';
import type { Talk } from './talk.ts';
import { AUDIENCES, isHarmful, needsProof, termWeight } from './weights.ts';

/** A part of the shop's texts that may answer a question. */
export interface Passage {
  text: string;
  facts: Facts;
  /** The key of a row of a details table. */
  key: string | null;
}

export interface Answering {
  passage: Passage;
  score: number;
  /** How many words of the question it has. */
  matched: number;
  /** How much of the question it has, from 0 to 1. */
  share: number;
}

/** A row is about its name, which counts more than a word in a sentence. */
const ROW_BONUS = 0.3;
const TELLING = 1.5;
const WARNING_BONUS = 0.8;
const DENIAL_BONUS = 0.3;
export const ASPECT_KEY = 2;
const ASPECT_CONCEPT = 1.2;
const ASPECT_UNIT = 1;
/** "59 cm", of "54 to 60 cm". */
const COMPARABLE = 1.5;
/** "58 cm", of "55-70 cm" and not of "42-54 cm". */
const WITHIN = 2.5;
/** Numbers that are compared are at most so many times each other. */
const MAX_RATIO = 3;
/** In minutes, from which a duration is an age: a month. */
const MIN_AGE = 43_200;
/** A share of the best, from which the second best is told as well. */
const ALSO = 0.8;
const MAX_SENTENCES = 40;

/** The rows and sentences of a product. */
export async function passagesOf(talk: Talk, product: Product): Promise<Passage[]> {
  const { turn, sources, reader } = talk;
  know(turn, [product]);
  const [details = ''] = await learnDetails(turn, sources, [product]);
  const rows = details.split('\n').filter((row) => row.includes(':'));
  const sentences = descriptionOf(product).split('\n').flatMap(sentencesOf).slice(0, MAX_SENTENCES);
  return [
    ...rows.map((text) => ({
      text,
      facts: readFacts(text, reader),
      key: attributeKey(text.split(':', 1)[0] ?? '') ?? '',
    })),
    ...sentences.map((text) => ({ text, facts: readFacts(text, reader), key: null })),
  ];
}

/** The passages that answer a question, the best first; none if nothing answers it. @param title what the product is called */
export function answering(message: Message, passages: readonly Passage[], title: Facts): Answering[] {
  const isMeasure = MEASURES.some((cue) => message.cues.has(cue));
  const all = Object.entries(ASPECTS).flatMap(([cue, aspect]) =>
    aspect && message.cues.has(cue as keyof typeof ASPECTS) && !(isMeasure && cue === 'sizeAsk') ? [aspect] : [],
  );
  // "Is it for children of 6?" asks for an age, rather than what it is for.
  const precise = all.filter(({ isVague }) => !isVague);
  const aspects = precise.length > 0 ? precise : all;
  // The product's own name is in the question and in its texts without answering anything.
  // What must not be in a thing is what is asked of it: "I cannot have eggs".
  const asked = [...message.asked, ...message.excluded];
  const others = asked.filter((term) => !isNameOf(term, title));
  const isOffer = message.cues.has('price') || message.cues.has('inStock');
  const terms = isOffer || others.length + aspects.length > 0 ? others : asked;
  const rare = rarityOf(terms, passages);
  // The words of cues, such as "how heavy", tell less than those of things.
  const telling = new Set([...message.terms, ...message.excluded].map(({ word }) => word));
  const isAboutHarm = terms.some(needsProof);
  const values = valuesIn(message.text);
  const amounts = values.filter(({ unit }) => unit !== null);
  const counts = values.filter(({ kind }) => kind === 'count').flatMap(({ numbers }) => numbers);
  const scored = passages.map((passage) => {
    const { facts, key } = passage;
    const fits = terms.map((term) => speaksOf(term, facts));
    const weights = terms.map((term) => (telling.has(term.word) ? TELLING : 1) * termWeight(term));
    const words = terms.reduce((sum, _, at) => sum + (fits[at] ?? 0) * (weights[at] ?? 1) * (rare[at] ?? 1), 0);
    // A word of the name is the product's already: "the STORM jacket" asks for nothing on storms.
    const missed = terms.filter(
      (term, at) => telling.has(term.word) && !fits[at] && speaksOf(term, title) === 0,
    ).length;
    const matched = terms.filter(({ word }, at) => telling.has(word) && fits[at]).length;
    const about = aspects.reduce((sum, aspect) => sum + aspectScore(aspect, passage, missed === 0), 0);
    const isWithin =
      amounts.some((amount) => contains(passage, amount)) || (matched > 0 && holdsCount(passage, counts));
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

const isNameOf = (term: Term, title: Facts): boolean =>
  (term.concepts.size === 0 || [...term.concepts].some((concept) => concept.startsWith('kinds'))) &&
  speaksOf(term, title) > 0.5;

/** A question of an aspect needs an answer on it; another one, a telling word. */
const threshold = (aspects: number): number => (aspects > 0 ? 1 : 0.5);

const isWarning = ({ claims }: Facts): boolean => [...claims.keys()].some((claim) => isHarmful(claim));

/** True if a text says that something is not there. */
export const isDenied = ({ concepts }: Term, { claims }: Facts): boolean =>
  [...concepts].some((concept) => claims.get(concept)?.isDenied === true);

/** A number in the same unit and of the same order, as "17 kg" and "up to 15 kg" but not "720 g". */
function isComparable({ unit, numbers: [asked = 0] }: Value, { key, facts }: Passage): boolean {
  const isOfAge = key === 'age' || [...facts.claims.keys()].some((claim) => OF_AGE.has(claim.split('.', 1)[0] ?? ''));
  return facts.values.some(
    ({ unit: own, numbers: [said = 0] }) =>
      own === unit &&
      (unit === 'min' && asked >= MIN_AGE ? isOfAge : Math.max(said / asked, asked / said) <= MAX_RATIO),
  );
}

/** The ranges that a text states, "55-70 cm", in base units and as they are written. */
const rangesOf = ({ facts: { values } }: Passage) =>
  values.flatMap(({ unit, numbers: [to = 0], scale = 1 }, at) => {
    const { unit: own = null, numbers: [from = 0] = [] } = values[at - 1] ?? {};
    return own === unit && unit !== null && from < to ? [{ unit, from, to, scale }] : [];
  });

const contains = (passage: Passage, { unit, numbers: [asked = 0] }: Value): boolean =>
  rangesOf(passage).some((range) => range.unit === unit && range.from <= asked && asked <= range.to);

/** "I measure 58", without a unit. */
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

/** A word that is in most passages tells little. */
const rarityOf = (terms: readonly Term[], passages: readonly Passage[]): number[] =>
  terms.map((term) => {
    const having = passages.filter(({ facts }) => speaksOf(term, facts) > 0).length;
    return having === 0 ? 1 : Math.min(1, 0.3 + Math.log((passages.length + 1) / having) / 3);
  });
