import { choose } from './choose.ts';
import type { Evidence } from './gather.ts';
import type { ParsedMessage, MessageTerm } from './message.ts';

/** A word and its possible meanings, such as "kindsHome.kettle". */
interface ReadTerm {
  word: string;
  concepts: readonly string[];
}

/** The parsed request. */
interface ReadWish extends Pick<ParsedMessage, 'limits' | 'measures'> {
  terms: readonly ReadTerm[];
  excluded: readonly ReadTerm[];
}

/** The reasons for an answer: the parsed message, the search results and the scores. */
export interface Explanation {
  /** The codes of the shopper's language and the catalogue's. */
  language: { shopper: string; catalogue: string };
  cues: readonly string[];
  request: ReadWish;
  /** The previous request. */
  before: ReadWish | null;
  /** Titles of the products that "it" and "them" refer to, and of those that the message names. */
  focus: string | null;
  list: readonly string[];
  named: readonly string[];
  /** Best first. `isRefined` is true if the previous request was part of the search. */
  found: { isRefined: boolean; hits: readonly { title: string; score: number; lacks: readonly string[] }[] };
  /** Passages of the target product that answer the message. */
  said: readonly { text: string; score: number }[];
  /** The passage of the shop's texts that answers it best. */
  shop: { title: string; quote: string; share: number; isOnTopic: boolean } | null;
  /** The first one answered. */
  intents: readonly { name: string; score: number }[];
}

const MAX_HITS = 8;

export function explain(evidence: Evidence, intents: Explanation['intents']): Explanation {
  const { talk, message, before, named, said, shop } = evidence;
  const found = choose(evidence);
  return {
    language: { shopper: talk.turn.language.code, catalogue: talk.catalogueCode },
    cues: [...message.cues],
    request: readWish(message),
    before: before && readWish(before),
    focus: talk.focus?.title ?? null,
    list: titlesOf(talk.list),
    named: titlesOf(named),
    found: {
      isRefined: found === evidence.together,
      hits: found.hits
        .slice(0, MAX_HITS)
        .map(({ product, score, lacks }) => ({ title: product.title, score, lacks: lacks.map(({ word }) => word) })),
    },
    said: said.map(({ passage, score }) => ({ text: passage.text, score })),
    shop: shop && { title: shop.passage.title, quote: shop.quote, share: shop.share, isOnTopic: shop.isOnTopic },
    intents: intents.map(({ name, score }) => ({ name, score })),
  };
}

const titlesOf = (products: Evidence['named']): string[] => products.map(({ title }) => title);

const readTerm = ({ word, concepts }: MessageTerm): ReadTerm => ({ word, concepts: [...concepts] });

const readWish = ({ terms, excluded, limits, measures }: NonNullable<Evidence['before']>): ReadWish => ({
  terms: terms.map(readTerm),
  excluded: excluded.map(readTerm),
  limits,
  measures,
});
