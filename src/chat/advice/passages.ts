import type { Product } from '../../domain/records.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { type Facts, readFacts } from '../evidence/facts.ts';
import { know, learnDetails } from '../turn.ts';
import { ASPECTS, type Aspect } from './aspects.ts';
import { fit } from './matching.ts';
import type { Message, Term } from './message.ts';
import type { Talk } from './talk.ts';
import { needsProof, termWeight } from './weights.ts';

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
}

/** A row is about its name, which counts more than a word in a sentence. */
const ROW_BONUS = 0.3;
const TELLING = 1.5;
const WARNING_BONUS = 0.8;
const ASPECT_KEY = 2;
const ASPECT_CONCEPT = 1.2;
const ASPECT_UNIT = 1;
/** A share of the best, from which the second best is told as well. */
const ALSO = 0.8;
const MAX_SENTENCES = 40;

/** The rows and sentences of a product. */
export async function passagesOf(talk: Talk, product: Product): Promise<Passage[]> {
  const { turn, sources, reader } = talk;
  know(turn, [product]);
  const [details = ''] = await learnDetails(turn, sources, [product]);
  const rows = details.split('\n').filter((row) => row.includes(':'));
  const sentences = (product.description ?? '').split('\n').flatMap(sentencesOf).slice(0, MAX_SENTENCES);
  return [
    ...rows.map((text) => ({
      text,
      facts: readFacts(text, reader),
      key: attributeKey(text.split(':', 1)[0] ?? '') ?? '',
    })),
    ...sentences.map((text) => ({ text, facts: readFacts(text, reader), key: null })),
  ];
}

/** The passages that answer a question, the best first; none if nothing answers it. */
export function answering(message: Message, passages: readonly Passage[], named: readonly string[] = []): Answering[] {
  const aspects = Object.entries(ASPECTS).flatMap(([cue, aspect]) =>
    aspect && message.cues.has(cue as keyof typeof ASPECTS) ? [aspect] : [],
  );
  // The product's own name is in the question and in its texts without answering anything.
  const terms = message.asked.filter(({ stems }) => !stems.every((stem) => named.includes(stem)));
  const rare = rarityOf(terms, passages);
  // The words of cues, such as "how heavy", tell less than those of things.
  const telling = new Set(message.terms.map(({ word }) => word));
  const isAboutHarm = terms.some(needsProof);
  const scored = passages.map((passage) => {
    const fits = terms.map((term) => fit(term, passage.facts));
    const weights = terms.map((term) => (telling.has(term.word) ? TELLING : 1) * termWeight(term));
    const words = terms.reduce((sum, _, at) => sum + (fits[at] ?? 0) * (weights[at] ?? 1) * (rare[at] ?? 1), 0);
    const about = aspects.reduce((sum, aspect) => sum + aspectScore(aspect, passage), 0);
    const matched = fits.filter((each) => each > 0).length;
    const isWarning = isAboutHarm && [...passage.facts.claims.keys()].some((claim) => claim.startsWith('allergy.'));
    const bonus = words + about > 0 ? (passage.key !== null ? ROW_BONUS : 0) + (isWarning ? WARNING_BONUS : 0) : 0;
    const missed = terms.reduce((sum, { word }, at) => sum + (telling.has(word) && !fits[at] ? 1 : 0), 0);
    const isBeside = about === 0 && missed > matched;
    return { passage, score: isBeside ? 0 : words + about + bonus, matched };
  });
  const best = scored.toSorted((a, b) => b.score - a.score);
  return best.filter(({ score }) => score >= threshold(aspects.length) && score >= ALSO * (best[0]?.score ?? 0));
}

/** A question of an aspect needs an answer on it; another one, a telling word. */
const threshold = (aspects: number): number => (aspects > 0 ? 1 : 0.5);

function aspectScore({ keys, concepts, units }: Aspect, { key, facts }: Passage): number {
  if (key !== null && keys.includes(key)) return ASPECT_KEY - keys.indexOf(key) / 100;
  const isAbout = [...facts.claims.keys()].some(
    (claim) => concepts.includes(claim) || concepts.includes(claim.split('.', 1)[0] ?? ''),
  );
  const isMeasured = facts.values.some(({ unit }) => unit !== null && units.includes(unit));
  return (isAbout ? ASPECT_CONCEPT : 0) + (isMeasured ? ASPECT_UNIT : 0);
}

/** A word that is in most passages tells little. */
const rarityOf = (terms: readonly Term[], passages: readonly Passage[]): number[] =>
  terms.map((term) => {
    const having = passages.filter(({ facts }) => fit(term, facts) > 0).length;
    return having === 0 ? 1 : Math.min(1, 0.3 + Math.log((passages.length + 1) / having) / 3);
  });
