import type { Availability } from '../../domain/records.ts';
import type { HandoverReason } from '../../domain/handover.ts';
import type { Cues } from '../../text/lexicon/cues/cues.ts';
import { fold } from '../../text/words.ts';

/** Aspects of a product that shoppers ask about and descriptions state in figures or in their own words. */
export type Aspect = 'weight' | 'size' | 'warmth' | 'power' | 'time' | 'material' | 'care';

/** Topics that shoppers ask about besides products. */
export type Topic = 'shipping' | 'returns' | 'payment' | 'warranty' | 'sizes' | 'contact' | 'discount' | 'order';

/**
 * The words used to understand a message. Folded: lower case, no accents. Lists are words separated by spaces, with `_`
 * inside phrases of several words; a field that ends in `Pattern` is the source of a regular expression.
 */
export interface AdviserVocabulary {
  /** True if the language writes compounds without a space. */
  compounds?: true;
  /** Words that distinguish the language from the others. */
  typical: string;
  /** Stop words: they say nothing about what the shopper wants. */
  stop: string;
  hello: string;
  thanks: string;
  bye: string;
  /** Questions about the assistant itself. */
  aboutPattern: string;
  /** Requests to the assistant that have nothing to do with a shop, and insults. */
  offTopicPattern: string;
  /** Topics that are off limits unless the shop sells such things. */
  foreign: string;
  /** The beginning of a general-knowledge question… */
  wonderPattern: string;
  /** …and the words that make it a question to the shop after all. */
  ours: string;
  /** Asks for a thing, or whether the shop has it. */
  havePattern: string;
  brandsPattern: string;
  /** Asks what the shop sells in general. */
  kindsPattern: string;
  countPattern: string;
  newPattern: string;
  /** Asks for more products, as a whole message. */
  morePattern: string;
  /** Asks about several of the products that were shown: "which of them", "are they". */
  amongPattern: string;
  best: string;
  gift: string;
  /** Words for people and occasions: in a search for a gift they do not describe the product. */
  occasions: string;
  /** Asks for everything about a product. */
  detail: string;
  /** Mutually exclusive words in the name of a thing, separated by `/`. */
  opposites: string;
  /** The words that ask for an aspect, and the stems of the words that state it. */
  aspects: Record<Aspect, { asks: string; tells: string }>;
  and: string;
  cheapest: string;
  dearest: string;
  cheaper: string;
  dearer: string;
  /** Negates the words after it, whatever stands between. */
  without: string;
  /** Negates the very next words. */
  not: string;
  /** May stand between `not` and the negated words. */
  made: string;
  compare: string;
  versus: string;
  or: string;
  cartPattern: string;
  pricePattern: string;
  stockPattern: string;
  /** Asks how long something takes. */
  durationPattern: string;
  /** Units of time. */
  times: string;
  similar: string;
  /** The beginning of a message that continues the one before. */
  follow: string;
  /** Adds to the previous request: "in blue", "from Fellmark". */
  refine: string;
  /** first, second, …; variants separated by `|`, as in `numbers`. */
  ordinals: string;
  last: string;
  /** Refers to the product on the open page. */
  here: string;
  it: string;
  /** The beginning of a question without a subject, in languages that allow it: "¿es de lana?". */
  subjectless?: string;
  /** one, two, … */
  numbers: string;
  size: string;
  /** The beginning of a factual question, which the shop's knowledge may answer. */
  question: string;
  topics: Record<Topic, string>;
  /** Messages that only a person can deal with. */
  handoverPatterns: Record<Exclude<HandoverReason, 'unanswered'>, string>;
}

/** Text templates; inserted values are already formatted. */
export interface Phrases {
  stock: Record<Availability, string>;
  quote(text: string): string;
  hello(shop: string): string;
  thanks: string;
  bye: string;
  about(shop: string): string;
  ask: string;
  offTopic(shop: string): string;
  /** Reply to a message in a script that we do not support. */
  speaks: string;
  gift: string;
  brands(names: string): string;
  kinds(names: string): string;
  /** `isLeast` if there may be more; `limits` are empty or begin with a space: " under €100.00". */
  count(count: number, limits: string, isLeast: boolean): string;
  news: string;
  noMore: string;
  /** Heading above several possible readings of a long message. */
  perhaps: string;
  under(amount: string): string;
  over(amount: string): string;
  around(amount: string): string;
  between(low: string, high: string): string;
  without(words: string): string;
  found(count: number, limits: string): string;
  /** One line of a list, or a sentence's subject: title, price, stock. */
  item(title: string, price: string | null, stock: Availability): string;
  sentence(title: string, price: string | null, stock: Availability): string;
  lacking(words: string): string;
  mentioned(words: string): string;
  /** Empty `words` mean anything within the limits. */
  nothing(words: string, limits: string, shop: string): string;
  /** Follows `nothing`: suggests an alternative. */
  advice: string;
  nearest: string;
  corrected(typed: string, correction: string): string;
  noCheaper(title: string, price: string): string;
  noDearer(title: string, price: string): string;
  soldOut(title: string): string;
  allSoldOut: string;
  /**
   * Says that a variant is sold out, or not offered at all, and where the product is in stock instead.
   * @param fixed values of other options, as asked; empty if none was
   * @param varied an option's name and its value: "Size M"
   * @param instead other values of this option; empty if none is in stock
   */
  gone(fixed: string, varied: string, isSoldOut: boolean, instead: string): string;
  similar(title: string): string;
  noSimilar(title: string): string;
  says(quote: string): string;
  silent(words: string): string;
  /** About an unwanted feature that no text says is absent, either. */
  unsaid(words: string): string;
  /** Heading above what comes near to a wish. */
  closest: string;
  /** Asks for the value of an option, such as a size. */
  choose(title: string, option: string, values: string): string;
  thatIs(title: string): string;
  /** Quotes a row of a details table. */
  listed(row: string): string;
  sizes: string;
  quoted(source: string, quote: string): string;
  /** Refers to a person, by address or number; null if the shop has named none. */
  handOver: Record<HandoverReason, (contact: string | null) => string>;
  discount: string;
  cart(items: string): string;
  /** The price of one product among several. */
  each(price: string): string;
  which: string;
  cheaper(title: string, difference: string, other: string): string;
  samePrice(title: string, other: string): string;
  compared: string;
  cheapest(title: string, price: string): string;
  dearest(title: string, price: string): string;
  trouble: string;
  /** Shown while a model thinks. */
  moment: string;
  interrupted: string;
  suggest: {
    compare(one: string, other: string): string;
    cheapest: string;
    similar(title: string): string;
    about(title: string): string;
    /** Names are quoted if the language would inflect them. */
    category(name: string): string;
    knowledge(title: string): string;
  };
}

export interface Language {
  /** ISO 639-1. */
  code: string;
  /** The English name in lower case, used for the catalogue's language. */
  name: string;
  /** Cuts the endings off a word. */
  stemmer: (word: string) => string;
  /** Punctuation and elisions that occur in this language only. */
  marks?: RegExp;
  vocabulary: AdviserVocabulary;
  cues: Cues;
  phrases: Phrases;
}

/** Folds a text to the form of the vocabularies: lower case, no accents, plain quotes and dashes. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:[^\P{L}a-z]|\p{M})+/gu, fold)
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, '-');

/** Writes a name such as "Size" in lower case, as within a sentence. */
export const decapitalize = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Turns a list of words into the alternatives of a pattern. */
export function anyOf(list: string): string {
  let pattern = alternatives.get(list);
  if (pattern === undefined) {
    pattern = list
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => word.replaceAll('_', ' '))
      .toSorted((a, b) => b.length - a.length)
      .join('|');
    alternatives.set(list, pattern);
  }
  return pattern;
}

const alternatives = new Map<string, string>();
