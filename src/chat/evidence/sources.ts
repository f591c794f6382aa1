import type { AnswerSource } from '../../domain/answer.ts';
import { cutText } from '../../domain/text-limits.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { words } from '../../text/words.ts';
import { includesStem, stemsOf } from '../stems.ts';
import { citationOf } from './citations.ts';
import { claimKey } from './claims.ts';
import type { Context } from './context.ts';
import { type Facts, MAX_LENGTH, type PassageFacts, type ProductFacts } from './facts.ts';
import { isOrdinary } from '../../text/lexicon/ordinary-words.ts';
import { isSameValue } from './same-value.ts';
import { type AnswerValue, valuesIn } from './values.ts';

type QuotedSource = Omit<AnswerSource, 'sentence'>;

const MAX_BYTES = 8_000;
/** In characters. */
const MAX_QUOTE = 300;
/** The bonus for a citation, in common words. */
const CITED = 4;
/** Lower scores are coincidence. */
const MIN_SCORE = { product: 1, knowledge: 2 };

/** The content of a sentence, to compare with sources. */
export interface SentenceContent {
  values: readonly AnswerValue[];
  claims: ReadonlySet<string>;
  stems: readonly string[];
}

/**
 * Returns the row or passage that a sentence has most in common with; null if there is none, as for small talk.
 * @param cited the sources that the model cites, which are preferred if they fit
 */
export function sourceOf(context: Context, cited: readonly string[] = []): QuotedSource | null {
  const { named, focus, evidence } = context;
  const products = new Set(named.length > 0 ? named.map(({ product }) => product) : focus);
  const possible = [...products, ...evidence.passages.filter(({ passage }) => passage !== null)];
  if (possible.length === 0) return null;
  const wanted = wantedOf(context);
  const found = possible.map((facts) => ({
    facts,
    score: scoreOf(facts, wanted) + (isPriced(facts, wanted) ? 3 : 0) + (isCited(facts, cited, evidence) ? CITED : 0),
  }));
  const [best] = found.toSorted((a, b) => b.score - a.score);
  if (!best) return null;
  const source = quoteFrom(best.facts, wanted);
  return source && best.score >= MIN_SCORE[source.type] ? source : null;
}

const isCited = (facts: ProductFacts | PassageFacts, cited: readonly string[], { passages }: Context['evidence']) =>
  cited.includes(isProduct(facts) ? facts.product.productId : citationOf(passages.indexOf(facts)));

export function wantedOf({ sentence, names, claimsIn, languages }: Context): SentenceContent {
  const own = words(sentence, MAX_BYTES).filter((word) => !isOrdinary(word, languages));
  return {
    values: valuesIn(sentence, languages).filter(({ kind }) => kind !== 'count'),
    claims: new Set(claimsIn(sentence).map(claimKey)),
    stems: own.flatMap((word) => stemsOf(word)).filter((stem) => !names.stems.has(stem)),
  };
}

const isProduct = (facts: ProductFacts | PassageFacts): facts is ProductFacts => 'product' in facts;

/** True if a sentence names the price of the product. */
const isPriced = (facts: ProductFacts | PassageFacts, { values }: SentenceContent): boolean =>
  isProduct(facts) &&
  values.some(
    ({ kind, numbers }) => kind === 'money' && facts.product.price !== null && numbers.includes(facts.product.price),
  );

function quoteFrom(facts: ProductFacts | PassageFacts, wanted: SentenceContent): QuotedSource | null {
  if (isProduct(facts)) {
    const { productId, title, price, currency, description } = facts.product;
    const quote = isPriced(facts, wanted)
      ? `${price} ${currency ?? ''}`.trim()
      : bestLine(`${facts.details}\n${description ?? ''}`, wanted);
    return { type: 'product', id: productId, title, quote: quote || title };
  }
  if (!facts.passage) return null;
  const { knowledgeId, title, text } = facts.passage;
  return { type: 'knowledge', id: knowledgeId, title, quote: bestLine(text, wanted) };
}

/** Scores common content; values and claims count more than words. */
export function scoreOf({ values, claims, stems }: Facts, wanted: SentenceContent): number {
  return (
    3 * wanted.values.filter((value) => values.some((each) => isSameValue(value, each))).length +
    2 * [...wanted.claims].filter((claim) => claims.has(claim)).length +
    wanted.stems.filter((stem) => includesStem(stems, stem)).length
  );
}

/** Returns the sentence or line of a text with the most common content. */
function bestLine(text: string, { values, stems }: SentenceContent): string {
  const lines = sentencesOf(text.slice(0, MAX_LENGTH));
  const scored = lines.map((line) => {
    const known = valuesIn(line);
    const lineStems = new Set(stemsOf(line));
    const score =
      3 * values.filter((value) => known.some((each) => isSameValue(value, each))).length +
      stems.filter((stem) => includesStem(lineStems, stem)).length;
    return { line, score };
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return cutText(best?.line ?? '', MAX_QUOTE);
}
