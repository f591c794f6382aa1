import type { Availability } from '../../domain/records.ts';

/** What shoppers ask of one product, and descriptions tell in figures or in words of their own. */
export type Aspect = 'weight' | 'size' | 'warmth' | 'power' | 'time' | 'material' | 'care';

/** What shoppers ask of a shop beside its products. */
export type Topic = 'shipping' | 'returns' | 'payment' | 'warranty' | 'sizes' | 'contact' | 'discount' | 'order';

/**
 * The words by which a message is understood. Folded: lower case, no accents. Lists are words with spaces between,
 * of several words with `_` in them; what ends in `Pattern` is the source of a regular expression.
 */
export interface Vocabulary {
  /** Whether words are put together without a space. */
  compounds?: true;
  /** Words by which the language is told from the others. */
  typical: string;
  /** Words that carry no wish. */
  stop: string;
  hello: string;
  thanks: string;
  bye: string;
  /** Questions about the assistant itself. */
  aboutPattern: string;
  /** Orders to the assistant that have nothing to do with a shop, and insults. */
  asidePattern: string;
  /** Things that shops are not asked for, unless they sell them. */
  foreign: string;
  /** How a question about the world begins… */
  wonderPattern: string;
  /** …and the words with which it is one to the shop after all. */
  ours: string;
  /** Asks whether there is a thing, or for one. */
  havePattern: string;
  brandsPattern: string;
  /** Asks what the shop sells at all. */
  kindsPattern: string;
  countPattern: string;
  newPattern: string;
  /** Asks for further products, as a whole message. */
  morePattern: string;
  /** Asks something of several products that were shown: "which of them", "are they". */
  amongPattern: string;
  best: string;
  gift: string;
  /** Words of persons and occasions: where a gift is looked for they say nothing of the thing. */
  occasions: string;
  /** Asks for everything about a product. */
  detail: string;
  /** Words that exclude each other in the name of a thing, parted by `/`. */
  opposites: string;
  /** The words that ask for an aspect, and how the words begin that tell it. */
  aspects: Record<Aspect, { asks: string; tells: string }>;
  and: string;
  cheapest: string;
  dearest: string;
  cheaper: string;
  dearer: string;
  /** What follows is not wanted, whatever stands between. */
  without: string;
  /** What follows at once is not wanted. */
  not: string;
  /** May stand between `not` and what is not wanted. */
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
  /** How a message begins that goes on from the one before. */
  follow: string;
  /** What adds to a wish: "in blue", "from Fellmark". */
  refine: string;
  /** first, second, …; several words for one parted by `|`, as in `numbers`. */
  ordinals: string;
  last: string;
  /** What is on the page that is open. */
  here: string;
  it: string;
  /** How a question begins that leaves out what it is about, where a language may: "¿es de lana?". */
  subjectless?: string;
  /** one, two, … */
  numbers: string;
  size: string;
  /** How a question after facts begins, one that knowledge may answer. */
  question: string;
  topics: Record<Topic, string>;
}

/** What grounding looks for, and what it says instead. Patterns, on text with its accents. */
export interface Claims {
  /** Words of money, beside signs and codes. */
  money: string;
  percent: string;
  /** Stands before a bare price: "costs 89". */
  costs: string;
  /** After or before an amount: it is taken off. */
  off: string;
  /** After an amount: it is a difference, or a sum. */
  difference: string;
  sum: string;
  offers: string;
  code: string;
  inStock: string;
  outOfStock: string;
  /** After a number: so many are left. */
  left: string;
  /** "I have", and what an assistant has never done: "cancelled", " your order". */
  acting: string;
  acted: string;
  orders: string;
  /** "Your order has been", and what it cannot know: "shipped". */
  ordered: string;
  happened: string;
  /** What asks for a thing instead of claiming it. */
  whether: string;
}

/** Texts with gaps; whatever is put in is ready to be read. */
export interface Phrases {
  stock: Record<Availability, string>;
  quote(text: string): string;
  hello(shop: string): string;
  thanks: string;
  bye: string;
  about(shop: string): string;
  ask: string;
  aside(shop: string): string;
  /** To what is written in a script that we do not speak. */
  speaks: string;
  gift: string;
  brands(names: string): string;
  kinds(names: string): string;
  /** `isLeast` when there may be more; `limits` are empty or begin with a space: " under €100.00". */
  count(count: number, limits: string, isLeast: boolean): string;
  news: string;
  noMore: string;
  /** Above what may be meant by a long message. */
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
  /** Empty `words` stand for anything within the limits. */
  nothing(words: string, limits: string, shop: string): string;
  /** Follows `nothing`: what to try instead. */
  advice: string;
  nearest: string;
  corrected(typed: string, meant: string): string;
  noCheaper(title: string, price: string): string;
  noDearer(title: string, price: string): string;
  soldOut(title: string): string;
  allSoldOut: string;
  similar(title: string): string;
  noSimilar(title: string): string;
  says(quote: string): string;
  silent(words: string): string;
  /** Of what is not wanted, and what no text says to be absent either. */
  unsaid(words: string): string;
  sizes: string;
  quoted(source: string, quote: string): string;
  unknown(site: string | null): string;
  order(site: string | null): string;
  discount: string;
  cart(items: string): string;
  /** The price of one of several. */
  each(price: string): string;
  which: string;
  cheaper(title: string, difference: string, other: string): string;
  samePrice(title: string, other: string): string;
  compared: string;
  cheapest(title: string, price: string): string;
  dearest(title: string, price: string): string;
  trouble: string;
  /** To be read while a model thinks. */
  moment: string;
  interrupted: string;
  unverified: { price: string; discount: string; figure: string; stock: string; left: string; link: string };
  suggest: {
    compare(one: string, other: string): string;
    cheapest: string;
    similar(title: string): string;
    about(title: string): string;
    /** Names stand in quotes where the language would bend them. */
    category(name: string): string;
    knowledge(title: string): string;
  };
}

export interface Language {
  /** Two letters. */
  code: string;
  /** In English, lower case: as a catalogue's language goes by. */
  name: string;
  vocabulary: Vocabulary;
  claims: Claims;
  phrases: Phrases;
}

/** Lower case, accents taken off, quotes and dashes made plain: the form that vocabularies are written in. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, '-');
}

/** Alternatives of a pattern from a list of words. */
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
