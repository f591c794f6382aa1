import { choose } from './choose.ts';
import type { Evidence } from './gather.ts';
import type { Message, Term } from './message.ts';

/** A word as it was read, and what it may mean, as "kindsHome.kettle". */
interface ReadTerm {
  word: string;
  concepts: readonly string[];
}

/** What somebody is looking for. */
interface ReadWish extends Pick<Message, 'limits' | 'measures'> {
  terms: readonly ReadTerm[];
  excluded: readonly ReadTerm[];
}

/** Why an answer came out as it did: what the adviser read, found and weighed. */
export interface Explanation {
  /** The codes of the shopper's language and the catalogue's. */
  language: { shopper: string; catalogue: string };
  cues: readonly string[];
  wish: ReadWish;
  /** What the shopper was looking for before. */
  before: ReadWish | null;
  /** Titles of the product that "it" is, of those that "them" are, and of those that the message names. */
  focus: string | null;
  list: readonly string[];
  named: readonly string[];
  /** The best first. `isRefined` is true if they were looked for together with the wish before. */
  found: { isRefined: boolean; hits: readonly { title: string; score: number; lacks: readonly string[] }[] };
  /** What the product that the message is about says on it. */
  said: readonly { text: string; score: number }[];
  /** The passage of the shop's texts that says most on it. */
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
    wish: readWish(message),
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

const readTerm = ({ word, concepts }: Term): ReadTerm => ({ word, concepts: [...concepts] });

const readWish = ({ terms, excluded, limits, measures }: NonNullable<Evidence['before']>): ReadWish => ({
  terms: terms.map(readTerm),
  excluded: excluded.map(readTerm),
  limits,
  measures,
});
