import { type Vocabulary, anyOf } from '../languages/language.ts';
import { shortTitle } from '../short-title.ts';
import type { Answer, Found, Task } from './answer.ts';
import {
  cartAnswer,
  compareAnswer,
  eitherAnswer,
  sideCalls,
  extremeAnswer,
  extremeOfAll,
  similarAnswer,
  thanAnswer,
} from './choice-answer.ts';
import { searchFor } from './listing.ts';
import { shelfAnswer } from './shelf-answer.ts';
import { createDesk } from './desk.ts';
import { topicAnswer, topicOf, wordsBeside, wordsOn } from './knowledge-answer.ts';
import { amongAnswer, detailAnswer } from './detail-answer.ts';
import { moreAnswer, overviewAnswer } from './overview-answer.ts';
import { factAnswer, isThing, wishAnswer } from './product-answer.ts';
import { type Reading, compile, isQuestion, openingPattern, readingOf, wordsPattern } from './reading.ts';
import { gradeRows, isAtEdge, isCalled } from './rows.ts';
import { type Row, type Situation, onceEach, shownLast } from './situation.ts';
import { courtesy, smallTalk } from './small-talk.ts';
import { type Wish, isLimitOnly, wishAfter, wishOf } from './wish.ts';

/** Maximum number of words of a question that names nothing else. */
const MOST_ASKED = 2;
/** In longer messages, "and" joins sentences, not things. */
const MOST_JOINED = 5;

/**
 * Answers a message by rules.
 * @throws {Pending} with the tool calls that it needs first
 */
export function answerTo(situation: Situation): Answer {
  const talk = smallTalk(situation);
  if (talk) return talk;
  const { vocabulary } = situation.language;
  const desk = createDesk(situation);
  const reading = readingOf(situation.message);
  const shown = shownLast(situation);
  if (asksForMore(situation.message, vocabulary) && shown.length > 0)
    return moreAnswer({ situation, desk, wish: wishIn(situation), meant: [...shown] });
  const buys = reading.matches(vocabulary.cartPattern);
  const amount = buys ? takeAmount(situation) : { count: 1, message: situation.message };
  const { meant, rest } = pointedAt(amount.message, situation, shown);
  const own = wishOf(rest, vocabulary);
  // "And one without a hood?" narrows the wish, and does not ask about the products shown.
  const narrows = meant.length !== 1 && isLimitOnly(own) && !own.sort && !own.than;
  const wish = (meant.length > 0 && !narrows) || buys ? own : wishIn(situation);
  const task: Task = { situation, desk, wish, meant };

  if (buys) {
    // "Put it in" refers to the only product shown.
    const spoken = own.words.length === 0 && shown.length === 1 ? shown : [];
    return cartAnswer({ ...task, meant: meant.length > 0 ? meant : [...spoken] }, amount.count);
  }
  const topic = topicOf(situation);
  if (topic)
    return (
      (topic !== 'order' && factAnswer(task, wordsBeside(task, topic), wordsOn(task, topic))) ||
      topicAnswer(task, topic)
    );
  return overviewAnswer(task, own) ?? (narrows ? undefined : aboutShown(task, own, shown)) ?? wished(task);
}

/** Answers that continue from the products shown or named by their titles. */
function aboutShown(task: Task, own: Wish, shown: readonly Row[]): Answer | undefined {
  const { situation, meant } = task;
  const { vocabulary } = situation.language;
  const reading = readingOf(situation.message);
  const among = shown.length > 1 && reading.matches(vocabulary.amongPattern);
  if (reading.has(vocabulary.compare)) return compareAnswer({ ...task, meant: meant.length > 1 ? meant : [...shown] });
  if (reading.has(vocabulary.similar)) return similarAnswer({ ...task, meant: meant.length > 0 ? meant : [...shown] });
  if (own.than && own.words.length === 0 && among)
    return extremeAnswer(
      { ...task, wish: { ...own, sort: own.than === 'cheaper' ? 'price_low' : 'price_high' } },
      shown,
    );
  if (own.than && own.words.length === 0 && shown.length > 0)
    return thanAnswer({ ...task, wish: wishIn(situation) }, shown);
  if (own.sort && own.words.length === 0 && shown.length > 1) return extremeAnswer(task, shown);
  if (
    own.words.length === 0 &&
    shown.length > 1 &&
    meant.length !== 1 &&
    (reading.has(vocabulary.best) || reading.has(vocabulary.detail))
  )
    return compareAnswer({ ...task, meant: [...shown] });
  if (own.words.length === 0 && meant.length === 0 && shown.length === 1 && reading.has(vocabulary.detail))
    return detailAnswer({ ...task, meant: [...shown] }, []);
  if (among && meant.length !== 1) return amongAnswer({ ...task, wish: own, meant: [...shown] }, own.words);
  if (meant.length > 1) return amongAnswer(task, own.words);
  if (meant.length === 0 && own.words.length === 1) {
    // "Black" asks about the products shown; "tents" asks for others.
    const [word = ''] = own.words;
    const [picked, ...others] = shown.filter((row) => isCalled(row, word) && !isAtEdge(row, word));
    if (picked && others.length === 0 && shown.length > 1)
      return detailAnswer({ ...task, wish: own, meant: [picked] }, own.words);
  }
  if (meant.length > 0) return detailAnswer(task, own.words);
  // "Waterproof?" asks about the referenced product, "tents?" does not.
  const { message } = situation;
  const asks = /[?？؟]\s*$/.test(message) && own.words.length > 0 && own.words.length <= MOST_ASKED;
  const isOther = !asks || isLimited(own) || reading.matches(vocabulary.havePattern) || readsOn(message, vocabulary);
  return isOther || shown.length !== 1 || isThing(task, own)
    ? undefined
    : detailAnswer({ ...task, wish: own, meant: [...shown] }, own.words);
}

const isLimited = ({ minPrice, maxPrice, sort, than, without }: Wish): boolean =>
  minPrice !== undefined || maxPrice !== undefined || Boolean(sort ?? than) || without.length > 0;

/** "And …", "what about …": continues the wish. */
const readsOn = (message: string, { follow }: Vocabulary): boolean =>
  readingOf(message).matches(openingPattern(anyOf(follow)));

/** Answers the wish, or with a courtesy if it is empty. */
function wished(task: Task): Answer {
  const { situation, wish } = task;
  const isEmpty = wish.words.length === 0 && wish.maxPrice === undefined && wish.minPrice === undefined;
  const { vocabulary, phrases } = situation.language;
  const reading = readingOf(situation.message);
  if (isEmpty && wish.sort) return extremeOfAll(task);
  if (isEmpty && [vocabulary.pricePattern, vocabulary.stockPattern].some((pattern) => reading.matches(pattern)))
    return { text: phrases.which, answered: true };
  if (isEmpty) return courtesy(situation);
  const either = reading.has(vocabulary.or) ? eitherAnswer(task, vocabulary.or) : undefined;
  return either ?? shelfAnswer(task) ?? bothAnswer(task) ?? wishAnswer(task);
}

/** "A tent and a sleeping bag", if no product is both. */
function bothAnswer(task: Task): Answer | undefined {
  const { wish, situation, desk } = task;
  const [and = ''] = situation.language.vocabulary.and.split(' ');
  if (wish.words.length > MOST_JOINED || !readingOf(situation.message).has(and)) return undefined;
  const { message, language } = situation;
  const asks = isQuestion(message, language.vocabulary);
  const { havePattern, pricePattern } = language.vocabulary;
  const reading = readingOf(message);
  if (asks && (!reading.matches(havePattern) || reading.matches(pricePattern))) return undefined;
  // All at once: a model has few steps.
  const [found] = desk.need<[Found, ...unknown[]]>(searchFor(wish), ...sideCalls(task, and));
  const { grade, rows, lacking } = gradeRows(found?.products ?? [], wish);
  const isBoth = ({ titled = [] }: Row) => wish.words.every((word) => titled.includes(word));
  return grade === 'found' && rows.some(isBoth) ? undefined : eitherAnswer(task, and, lacking);
}

/** "More", "others?", "show me more", and nothing else. */
function asksForMore(message: string, { morePattern }: Vocabulary): boolean {
  const parts = readingOf(message).plain.split(/[^\p{L}\p{N}' -]+/u);
  const told = parts.map((part) => part.trim()).filter(Boolean);
  return told.length <= 2 && told.some((part) => compile(`^(?:${morePattern})$`).test(part));
}

/** True for a question about the products shown, "how wide is it?", which contains no wish. */
function asksOn(message: string, vocabulary: Vocabulary): boolean {
  const { words, asked = [] } = wishOf(message, vocabulary);
  const reading = readingOf(message);
  if (readsOn(message, vocabulary) || !isQuestion(message, vocabulary)) return false;
  return reading.has(vocabulary.it) || (words.length > 0 && words.length === asked.length);
}

/** The wish of the message, continued from the earlier ones. */
function wishIn({ message, earlier, language }: Situation): Wish {
  let before: Wish | undefined;
  for (const { message: past } of earlier) {
    if (asksForMore(past, language.vocabulary) || asksOn(past, language.vocabulary)) continue;
    const wish = wishAfter(before, past, language.vocabulary);
    if (wish.words.length > 0) before = wish;
  }
  if (before && asksForMore(message, language.vocabulary)) return before;
  return wishAfter(before, message, language.vocabulary);
}

/** "Add 2 of them": the quantity, and the message without it. */
function takeAmount({ message, language: { vocabulary } }: Situation): { count: number; message: string } {
  const digits = /(?<![\p{L}\p{N}.,-])(\d{1,2})(?:\s{0,9}[x×]|(?=\s{1,9}\p{L}))/u.exec(message);
  if (digits && Number(digits[1]) > 0 && isFirstNumber(message, digits.index))
    return { count: Number(digits[1]), message: message.replace(digits[0], ' ') };
  const numbers = vocabulary.numbers.split(/\s+/);
  for (const [at, words] of numbers.entries()) {
    const reading = readingOf(message);
    const [found] = at > 0 ? reading.take(wordsPattern(words)) : [];
    // A capitalized number is part of a name: "the Two Trees Hammock".
    if (found && message.includes(found[0])) return { count: at + 1, message: reading.plain };
  }
  return { count: 1, message };
}

/** False for a number that follows a capitalized word and so belongs to a title: "add the Heron 2 tent". */
const isFirstNumber = (message: string, index: number) => !/\p{Lu}\p{Ll}+\s+$/u.test(message.slice(1, index));

/**
 * The shown products that a message refers to: "the second one", "the first two", "the last", "it", "them".
 * @returns them, and the message without the reference
 */
function pointedAt(
  message: string,
  { language: { vocabulary }, earlier, page }: Situation,
  shown: readonly Row[],
): { meant: Row[]; rest: string } {
  const reading = readingOf(message);
  const titled = takeTitles(reading, [...(page ? [page] : []), ...earlier.flatMap((each) => each.shown)]);
  if (titled.length > 0) return { meant: titled, rest: reading.plain };
  if (shown.length === 0) return { meant: [], rest: message };
  // A shopper who has opened a product's page refers to that, whatever was shown before.
  const isElsewhere = page && !shown.some(({ productId }) => productId === page.productId);
  if (isElsewhere && reading.take(wordsPattern(anyOf(vocabulary.here))).length > 0)
    return { meant: [page], rest: reading.plain };
  const numbers = vocabulary.numbers.split(/\s+/);
  const [first = '', ...ordinals] = vocabulary.ordinals.split(/\s+/);
  for (const [at, words] of numbers.entries())
    if (at > 0) {
      // "The first two", "les deux premiers".
      const count = `(?:${words}|${at + 1})`;
      if (reading.take(wordsPattern(`(?:${first})\\s+${count}|${count}\\s+(?:${first})`)).length > 0)
        return { meant: shown.slice(0, at + 1), rest: reading.plain };
    }
  const named = [first, ...ordinals].flatMap((words, at) =>
    reading.take(wordsPattern(words)).length > 0 ? (shown[at] ?? []) : [],
  );
  if (named.length > 0) return { meant: named, rest: reading.plain };
  if (reading.take(wordsPattern(anyOf(vocabulary.last))).length > 0)
    return { meant: shown.slice(-1), rest: reading.plain };
  const { it, subjectless } = vocabulary;
  const begins = subjectless !== undefined && reading.matches(openingPattern(anyOf(subjectless)));
  const points = reading.take(wordsPattern(anyOf(it))).length > 0 || begins;
  const { words, asked = [] } = wishOf(reading.plain, vocabulary);
  // Without a subject, a question about price or stock refers to the products shown.
  const asks =
    [vocabulary.pricePattern, vocabulary.stockPattern].some((pattern) => reading.matches(pattern)) ||
    (asked.length > 0 && isQuestion(message, vocabulary));
  if ((points && words.length <= 2) || (words.length === asked.length && asks))
    return { meant: [...shown], rest: reading.plain };
  return { meant: [], rest: message };
}

/** Products whose full or shortened titles (as in suggestions) occur in the message, in its order. */
function takeTitles(reading: Reading, rows: readonly Row[]): Row[] {
  const found: { row: Row; at: number }[] = [];
  for (const row of onceEach(rows).toSorted((a, b) => b.title.length - a.title.length)) {
    const title = readingOf(shortTitle(row.title).replace(/ …$/, '')).plain;
    const at = title.includes(' ') ? reading.plain.indexOf(title) : -1;
    if (at < 0) continue;
    reading.blank(at, title.length);
    found.push({ row, at });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ row }) => row);
}
