import type { SearchFilters } from '../../domain/search.ts';
import { blankSpans, readLimits } from '../../text/limits.ts';
import { rangeOf } from '../../text/money/budget.ts';
import { words as wordsOf } from '../../text/words.ts';
import { conceptsOf } from '../evidence/claims.ts';
import { EVERYDAY } from '../evidence/groups.ts';
import type { Cue } from '../languages/cues.ts';
import type { Language } from '../languages/language.ts';
import { stemsOf } from '../stems.ts';
import { spellOut, withoutK } from './short-forms.ts';
import { deedsIn } from './activities.ts';
import { ADJECTIVES, type CueMention, cuesIn } from './message-cues.ts';
import { isPolicy, positionsOfExcluded } from './exclusions.ts';
import { ideasIn } from './ideas.ts';
import { NUMBER, isUnitAt, numberWordsOf, numbersIn } from './number-words.ts';
import { ageIn, avoidedIn, peopleIn } from './needs.ts';
import { capitalizedIn } from '../evidence/proper-names.ts';
import { AUDIENCES, isThing } from './weights.ts';
import { NO_NAMES, type ShopNames } from './shop-names.ts';
import { definiteOf, onesOf, stopWordsOf } from '../languages/word-lists.ts';
import type { FreeFrom } from '../../text/lexicon/free-from.ts';

/** A word or phrase for one thing that a message is about. */
export interface MessageTerm {
  word: string;
  stems: readonly string[];
  /** Its possible meanings, such as "kindsHome.kettle". */
  concepts: ReadonlySet<string>;
  /** Ideas that it suggests, in the catalogue's words. */
  hints?: readonly string[];
  /** Concepts of the things it is done with, if it is an activity. */
  tools?: readonly string[];
  /** The shop's own names for it, if they differ. */
  names?: readonly string[];
  /** The "without" that excludes it: one object for all that it does. */
  scope?: object;
  /** The words of a phrase that means one thing, each by itself. */
  parts?: readonly MessageTerm[];
  /** True for "the drill", which was mentioned before, and for "a drill". */
  isDefinite?: boolean;
  isIndefinite?: boolean;
  /** True if it is written as a name is, or as a noun where all nouns are capitalized. */
  isCapitalized?: boolean;
}

/** A shopper's message, read once. */
export interface ParsedMessage {
  text: string;
  words: readonly string[];
  cues: ReadonlySet<Cue>;
  /** The content words: those that do more than form a sentence. */
  terms: readonly MessageTerm[];
  /** The same plus words of cues that the shop's texts may have too: "how heavy". */
  asked: readonly Placed[];
  /** Things that a product must not have. */
  excluded: readonly MessageTerm[];
  /** Ingredients that someone cannot tolerate or does not want. */
  avoided: readonly FreeFrom[];
  /** Concepts of the recipients, and their age in years. */
  people: ReadonlySet<string>;
  age: number | null;
  limits: Pick<SearchFilters, 'minPrice' | 'maxPrice' | 'currency'>;
  /** Limits on measures, as the search reads them: "under 1 kg". */
  measures: readonly string[];
  /** Groups of concepts that it mentions, such as "returns". */
  groups: ReadonlySet<string>;
  /** Whole numbers, in order. */
  numbers: readonly number[];
  isQuestion: boolean;
  /** True if it begins as a question does: "can I …". */
  opensAsQuestion: boolean;
}

const MAX_BYTES = 8_000;
/** In words before a question: "and can I", "hi, is it". */
const MAX_OPENING = 2;
/** "1.5" and "70%" are not numbers of pieces. */
const NO_COUNT = /\d{1,9}[.,:]\d{1,9}|\d{1,9}\s?%/gu;
/** Tables of what is sold. */
const THINGS: ReadonlySet<string> = new Set(['kindsHome', 'kindsLeisure', 'materials', 'colours']);
/** The occasion of a gift says nothing about the product. */
const OCCASIONS: ReadonlySet<string> = new Set(['gift', 'birthday', 'valentinesDay']);
/** True for things that are sold and their uses, but not their recipients, which are read separately. */
const isMeant = (table: string, concept: string): boolean =>
  THINGS.has(table) || (table === 'uses' && !OCCASIONS.has(concept) && !AUDIENCES.has(`uses.${concept}`));
/** Tables that describe the act of a text, not its subject. */
const NO_SUBJECTS: ReadonlySet<string> = new Set(['discourse', 'instructions', 'identity', 'superlatives', 'praise']);

/** @param codes ISO 639-1: the shopper's language, then the catalogue's */
export function readMessage(
  written: string,
  language: Language,
  codes: readonly string[],
  shopNames: ShopNames = NO_NAMES,
): ParsedMessage {
  const text = spellOut(written, language);
  const { budget, budgetSpans, attributeTexts, attributeSpans } = readLimits(text);
  const plain = blankSpans(blankSpans(text, budgetSpans), attributeSpans);
  const words = wordsOf(plain, MAX_BYTES);
  const spelled = words.map((word) => withoutK(word, language));
  const mentions = cuesIn(plain, spelled, language);
  const subjects = conceptsOf(codes)(words).filter(({ table }) => !NO_SUBJECTS.has(table));
  // A word in the gap of a phrase is its object: "the cheapest LAPTOP".
  const isSubject = words.map((_, at) =>
    subjects.some(({ table, concept, start, end }) => isMeant(table, concept) && start <= at && at < end),
  );
  const phrases = mentions.filter(({ cue }) => !ADJECTIVES.has(cue) && cue !== 'you');
  // A word of no concept may be a name where a phrase has a gap for its object: "add DRIZZLE to my cart", or after an
  // article: "how heavy is the DRIZZLE".
  const mayBeName = words.map(
    (_, at) =>
      !subjects.some(({ start, end }) => start <= at && at < end) && !definiteOf(language).has(words[at] ?? ''),
  );
  const isObject = (at: number, { cue, gap }: CueMention) =>
    mayBeName[at] && gap?.includes(at) && (cue === 'cart' || definiteOf(language).has(words[at - 1] ?? ''));
  // The "Korb" of "in den Korb" is no basket to buy.
  const isOwn = (at: number, { cue, gap }: CueMention) =>
    isSubject[at] && (cue !== 'cart' || gap?.includes(at) === true);
  const isCovered = words.map((_, at) =>
    phrases.some((each) => each.start <= at && at < each.end && !isObject(at, each) && !isOwn(at, each)),
  );
  const stop = stopWordsOf(language);
  const isTimes = (word: string) => word.includes('x') && NUMBER.test(word);
  const isStop = words.map(
    (word, at) =>
      stop.has(spelled[at] ?? word) ||
      numberWordsOf(language).has(word) ||
      isTimes(word) ||
      word.length < 2 ||
      isUnitAt(words, at, stop),
  );
  const capitalized = capitalizedIn(plain, language.code);
  const all = termsIn(words, language, codes, shopNames).map((term) => ({
    ...term,
    isCapitalized: capitalized.has(term.word),
    isDefinite: definiteOf(language).has(words[term.at - 1] ?? ''),
    // "Ein ordentliches Schloss".
    isIndefinite: [term.at - 1, term.at - 2].some((at) => onesOf(language).has(words[at] ?? '')),
  }));
  const isPlain = ({ at, end }: Placed) => words.slice(at, end).some((_, i) => !isStop[at + i] && !isCovered[at + i]);
  const excludedAt = positionsOfExcluded(plain, words, mentions, all, language);
  const used = all.filter(({ at, end }) => words.slice(at, end).some((_, i) => !isStop[at + i]));
  const terms = all.filter((term) => isPlain(term) && !excludedAt.has(term.at));
  // Only the things themselves are excluded, not the ideas that they suggest.
  const excluded = all
    .filter((term) => excludedAt.has(term.at) && isPlain(term) && !isPolicy(term))
    .map((term) => ({ ...term, hints: [], tools: [], scope: excludedAt.get(term.at) ?? term }));
  // "Not for kids" does not make kids the recipients.
  const wanted = used.filter(({ at }) => !excludedAt.has(at));
  const people = peopleIn(wanted, new Set(mentions.map(({ cue }) => cue)));
  const { min = null, max = null } = budget ? rangeOf(budget) : {};
  const { currencies = [] } = budget ?? {};
  const opens = mentions.some(({ cue, start }) => cue === 'question' && start <= MAX_OPENING);
  return {
    text,
    words,
    cues: new Set(mentions.map(({ cue }) => cue)),
    terms: distinct(terms),
    asked: distinct(wanted),
    excluded: distinct(excluded),
    avoided: avoidedIn(used, excluded),
    people,
    age: ageIn(plain, used, people),
    limits: {
      ...(min !== null && { minPrice: min }),
      ...(max !== null && { maxPrice: max }),
      ...(currencies.length > 0 && { currency: currencies }),
    },
    measures: attributeTexts,
    groups: new Set(subjects.map(({ table }) => table)),
    numbers: numbersIn(wordsOf(plain.replace(NO_COUNT, ' '), MAX_BYTES), language),
    isQuestion: /[?？؟](?:\s|$)/u.test(text) || opens,
    opensAsQuestion: opens,
  };
}

/** Far more than any real message has. */
const MAX_TERMS = 60;

/** Keeps the first mention of each term. */
const distinct = <Term extends MessageTerm>(terms: readonly Term[]): Term[] =>
  [...new Map(terms.toReversed().map((term) => [term.word, term] as const)).values()].toReversed().slice(0, MAX_TERMS);

export interface Placed extends MessageTerm {
  /** Positions among the words. */
  at: number;
  end: number;
}

/** True if the mention is this word alone. */
const isOne = ({ start, end }: { start: number; end: number }, at: number): boolean => start === at && end === at + 1;

/** True for a phrase such as "warm jacket", which describes a thing but is not the name of one. */
function isOfThing(mentions: ReturnType<ReturnType<typeof conceptsOf>>, at: number, end: number): boolean {
  const things = mentions.filter(({ table, concept }) => isThing(`${table}.${concept}`));
  const isWhole = things.some((each) => each.start === at && each.end === end);
  return !isWhole && things.some((each) => each.start > at && each.end === end);
}

/** Splits words into terms; a phrase that means one thing is a single term. */
function termsIn(
  words: readonly string[],
  language: Language,
  codes: readonly string[],
  shopNames: ShopNames,
): Placed[] {
  const mentions = conceptsOf(codes)(words).filter(({ table }) => !NO_SUBJECTS.has(table));
  const things = mentions.filter(({ table }) => !EVERYDAY.has(table));
  const [code = 'en', catalogueCode = code] = codes;
  const ideas = ideasIn(words, code, catalogueCode);
  const deeds = deedsIn(words, language);
  const stop = stopWordsOf(language);
  const terms: Placed[] = [];
  for (let at = 0; at < words.length;) {
    const longest = Math.max(at + 1, ...mentions.filter(({ start }) => start === at).map((mention) => mention.end));
    // "Waterproof jacket" is two things to ask for, "washing machine" is one.
    const isTwo =
      words.slice(at, longest).every((_, i) => things.some((each) => isOne(each, at + i))) ||
      isOfThing(mentions, at, longest);
    const own = ideas.filter(({ start }) => start === at);
    const end = Math.max(isTwo ? at + 1 : longest, endOfName(words, at, shopNames), ...own.map((idea) => idea.end));
    const done = deeds.filter(({ start, end: until }) => start < end && until > at);
    const inPhrase = mentions.filter(
      ({ start, end: until }) => start >= at && until <= (isTwo ? longest : end) && (until <= end || start === at),
    );
    const whole = inPhrase.filter(({ start, end: until }) => start === at && until === end);
    const all = (whole.length > 0 ? whole : inPhrase).map(({ table, concept }) => `${table}.${concept}`);
    // "Curly hair" is a kind of hair, not the attribute that tells the kind.
    const concrete = all.filter((concept) => !concept.startsWith('attributes.'));
    // Something to hang coats on is not a coat, and something free of perfume is not a perfume.
    const isFreeOf = concrete.some((concept) => concept.startsWith('allergy.'));
    const isObject = isFreeOf || done.some(({ start, end: until }) => until - start > end - at);
    const concepts = new Set(
      (concrete.length > 0 ? concrete : all).filter((concept) => !isObject || !isThing(concept)),
    );
    const word = words.slice(at, end).join(' ');
    // "To Luxembourg" is one phrase, but its name is that of the country.
    const named = concepts.has('shopTopics.countries') ? words.slice(at, end) : [];
    const names = done.length > 0 ? [] : [word, ...named].flatMap((each) => shopNames.of(each));
    const hints = own.flatMap((idea) => idea.names);
    const tools = done.flatMap((deed) => deed.tools);
    const parts = end - at > 1 ? words.slice(at, end).flatMap((each, i) => partOf(each, at + i, mentions, stop)) : [];
    terms.push({
      word,
      stems: stemsOf(word),
      concepts,
      parts,
      ...(names.length > 0 && { names }),
      hints,
      tools,
      at,
      end,
    });
    at = end;
  }
  return terms;
}

/** Reads a word of a phrase by itself. */
function partOf(
  word: string,
  at: number,
  mentions: ReturnType<ReturnType<typeof conceptsOf>>,
  stop: ReadonlySet<string>,
): MessageTerm[] {
  if (stop.has(word) || word.length < 2) return [];
  const own = mentions.filter((mention) => isOne(mention, at));
  return [{ word, stems: stemsOf(word), concepts: new Set(own.map(({ table, concept }) => `${table}.${concept}`)) }];
}

/** Returns the end of the longest phrase from here that the shop has a name for. */
function endOfName(words: readonly string[], at: number, shopNames: ShopNames): number {
  for (let end = Math.min(words.length, at + shopNames.longest); end > at + 1; end--)
    if (shopNames.of(words.slice(at, end).join(' ')).length > 0) return end;
  return at;
}
