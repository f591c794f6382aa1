import type { Availability } from '../../domain/product.ts';
import type { HandoverReason } from '../../domain/handover.ts';
import type { Cues, LanguageWords } from './cues.ts';
import { fold } from '../../text/fold.ts';

/** Text templates; inserted values are already formatted. */
export interface Phrases {
  quote(text: string): string;
  hello(shop: string): string;
  thanks: string;
  bye: string;
  about(shop: string): string;
  ask: string;
  offTopic(shop: string): string;
  /** Reply to a message in a script that we do not support. */
  speaks(languages: string): string;
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
  between(low: string, high: string): string;
  without(words: string): string;
  found(count: number, limits: string): string;
  sentence(title: string, price: string | null, stock: Availability): string;
  lacking(words: string): string;
  /** Empty `words` mean anything within the limits. */
  nothing(words: string, limits: string, shop: string): string;
  /** Follows `nothing`: suggests an alternative. */
  advice: string;
  nearest: string;
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
  /** Says that no text mentions an unwanted feature, whether present or absent. */
  unsaid(words: string): string;
  /** Heading above the closest matches. */
  closest: string;
  /** Asks for the value of an option, such as a size. */
  choose(title: string, option: string, values: string): string;
  thatIs(title: string): string;
  /** Quotes a row of a details table. */
  listed(row: string): string;
  /** Precedes facts that may not answer the question; `askShop` follows them and says whom to ask. */
  unsure: string;
  askShop(contact: string | null): string;
  quoted(source: string, quote: string): string;
  /** Refers to a person, by address or number; null if the shop gives none. */
  handOver: Record<HandoverReason, (contact: string | null) => string>;
  discount: string;
  /** Says what a reduced product cost before. */
  was(price: string): string;
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
  /** Punctuation, elisions and letters that are typical of the language: weak evidence, as a common word is. */
  marks?: RegExp;
  /** Letters with accents that its words have, in lower case. */
  accents: string;
  words: LanguageWords;
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
