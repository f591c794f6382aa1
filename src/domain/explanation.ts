import type { SearchFilters } from './search.ts';

/** A word and its possible meanings, such as "kindsHome.kettle". */
export interface ReadTerm {
  word: string;
  concepts: readonly string[];
}

/** The parsed request. */
export interface ReadRequest {
  terms: readonly ReadTerm[];
  excluded: readonly ReadTerm[];
  limits: Pick<SearchFilters, 'minPrice' | 'maxPrice' | 'currency'>;
  /** Limits on measures, as the search reads them: "under 1 kg". */
  measures: readonly string[];
}

/** The reasons for an answer: the parsed message, the search results and the scores. */
export interface Explanation {
  /** The codes of the shopper's language and the catalogue's. */
  language: { shopper: string; catalogue: string };
  cues: readonly string[];
  request: ReadRequest;
  /** The previous request. */
  before: ReadRequest | null;
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
  /** The strength of each sign for and against a purchase, from 0 to 1. */
  buying: Readonly<Record<string, number>>;
  /** The first one answered. */
  intents: readonly { name: string; score: number }[];
}
