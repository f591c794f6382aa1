import { type Vocabulary, anyOf } from '../languages/language.ts';
import { shortTitle } from '../short-title.ts';
import type { Answer, SearchResult, Task } from './answer.ts';
import {
  proposeCart,
  compareProducts,
  answerEither,
  sideCalls,
  answerExtreme,
  findExtreme,
  answerSimilar,
  answerCheaperOrDearer,
} from './choice-answer.ts';
import { searchCall } from './listing.ts';
import { answerCategory } from './category-answer.ts';
import { createToolResults } from './tool-results.ts';
import { answerTopic, findTopic, wordsBesideTopic, topicWordsFor } from './knowledge-answer.ts';
import { answerAmong, describeProduct } from './detail-answer.ts';
import { showMore, answerOverview } from './overview-answer.ts';
import { answerFact, namesThing, answerRequest } from './product-answer.ts';
import { type Reading, compile, isQuestion, openingPattern, readMessage, wordsPattern } from './reading.ts';
import { gradeRows, isAtEdge, isInName } from './rows.ts';
import { type Row, type Situation, withoutDuplicates, lastShown } from './situation.ts';
import { answerCourtesy, answerSmallTalk } from './small-talk.ts';
import { type ParsedRequest, isLimitOnly, parseFollowUp, parseRequest } from './request.ts';

/** Maximum number of words of a question that names nothing else. */
const MAX_ASKED_WORDS = 2;
/** In longer messages, "and" joins sentences, not things. */
const MAX_JOINED_WORDS = 5;

/**
 * Answers a message by rules.
 * @throws {NeedsTools} with the tool calls that it needs first
 */
export function answerMessage(situation: Situation): Answer {
  const talk = answerSmallTalk(situation);
  if (talk) return talk;
  const { vocabulary } = situation.language;
  const toolResults = createToolResults(situation);
  const reading = readMessage(situation.message);
  const shown = lastShown(situation);
  if (asksForMore(situation.message, vocabulary) && shown.length > 0)
    return showMore({ situation, toolResults, request: currentRequest(situation), referenced: [...shown] });
  const buys = reading.matches(vocabulary.cartPattern);
  const amount = buys ? takeAmount(situation) : { count: 1, message: situation.message };
  const { referenced, rest } = resolveReferences(amount.message, situation, shown);
  const own = parseRequest(rest, vocabulary);
  // "And one without a hood?" narrows the request, and does not ask about the products shown.
  const narrows = referenced.length !== 1 && isLimitOnly(own) && !own.sort && !own.than;
  const request = (referenced.length > 0 && !narrows) || buys ? own : currentRequest(situation);
  const task: Task = { situation, toolResults, request, referenced };

  if (buys) {
    // "Put it in" refers to the only product shown.
    const spoken = own.words.length === 0 && shown.length === 1 ? shown : [];
    return proposeCart({ ...task, referenced: referenced.length > 0 ? referenced : [...spoken] }, amount.count);
  }
  const topic = findTopic(situation);
  if (topic)
    return (
      (topic !== 'order' && answerFact(task, wordsBesideTopic(task, topic), topicWordsFor(task, topic))) ||
      answerTopic(task, topic)
    );
  return (
    answerOverview(task, own) ?? (narrows ? undefined : answerAboutShown(task, own, shown)) ?? answerParsedRequest(task)
  );
}

/** Answers that continue from the products shown or named by their titles. */
function answerAboutShown(task: Task, own: ParsedRequest, shown: readonly Row[]): Answer | undefined {
  const { situation, referenced } = task;
  const { vocabulary } = situation.language;
  const reading = readMessage(situation.message);
  const among = shown.length > 1 && reading.matches(vocabulary.amongPattern);
  if (reading.has(vocabulary.compare))
    return compareProducts({ ...task, referenced: referenced.length > 1 ? referenced : [...shown] });
  if (reading.has(vocabulary.similar))
    return answerSimilar({ ...task, referenced: referenced.length > 0 ? referenced : [...shown] });
  if (own.than && own.words.length === 0 && among)
    return answerExtreme(
      { ...task, request: { ...own, sort: own.than === 'cheaper' ? 'price_low' : 'price_high' } },
      shown,
    );
  if (own.than && own.words.length === 0 && shown.length > 0)
    return answerCheaperOrDearer({ ...task, request: currentRequest(situation) }, shown);
  if (own.sort && own.words.length === 0 && shown.length > 1) return answerExtreme(task, shown);
  if (
    own.words.length === 0 &&
    shown.length > 1 &&
    referenced.length !== 1 &&
    (reading.has(vocabulary.best) || reading.has(vocabulary.detail))
  )
    return compareProducts({ ...task, referenced: [...shown] });
  if (own.words.length === 0 && referenced.length === 0 && shown.length === 1 && reading.has(vocabulary.detail))
    return describeProduct({ ...task, referenced: [...shown] }, []);
  if (among && referenced.length !== 1)
    return answerAmong({ ...task, request: own, referenced: [...shown] }, own.words);
  if (referenced.length > 1) return answerAmong(task, own.words);
  if (referenced.length === 0 && own.words.length === 1) {
    // "Black" asks about the products shown; "tents" asks for others.
    const [word = ''] = own.words;
    const [picked, ...others] = shown.filter((row) => isInName(row, word) && !isAtEdge(row, word));
    if (picked && others.length === 0 && shown.length > 1)
      return describeProduct({ ...task, request: own, referenced: [picked] }, own.words);
  }
  if (referenced.length > 0) return describeProduct(task, own.words);
  // "Waterproof?" asks about the referenced product, "tents?" does not.
  const { message } = situation;
  const asks = /[?？؟]\s*$/.test(message) && own.words.length > 0 && own.words.length <= MAX_ASKED_WORDS;
  const isOther =
    !asks || hasLimits(own) || reading.matches(vocabulary.havePattern) || continuesRequest(message, vocabulary);
  return isOther || shown.length !== 1 || namesThing(task, own)
    ? undefined
    : describeProduct({ ...task, request: own, referenced: [...shown] }, own.words);
}

const hasLimits = ({ minPrice, maxPrice, sort, than, without }: ParsedRequest): boolean =>
  minPrice !== undefined || maxPrice !== undefined || Boolean(sort ?? than) || without.length > 0;

/** "And …", "what about …": continues the request. */
const continuesRequest = (message: string, { follow }: Vocabulary): boolean =>
  readMessage(message).matches(openingPattern(anyOf(follow)));

/** Answers the request, or with a courtesy if it is empty. */
function answerParsedRequest(task: Task): Answer {
  const { situation, request } = task;
  const isEmpty = request.words.length === 0 && request.maxPrice === undefined && request.minPrice === undefined;
  const { vocabulary, phrases } = situation.language;
  const reading = readMessage(situation.message);
  if (isEmpty && request.sort) return findExtreme(task);
  if (isEmpty && [vocabulary.pricePattern, vocabulary.stockPattern].some((pattern) => reading.matches(pattern)))
    return { text: phrases.which, answered: true };
  if (isEmpty) return answerCourtesy(situation);
  const either = reading.has(vocabulary.or) ? answerEither(task, vocabulary.or) : undefined;
  return either ?? answerCategory(task) ?? answerBoth(task) ?? answerRequest(task);
}

/** "A tent and a sleeping bag", if no product is both. */
function answerBoth(task: Task): Answer | undefined {
  const { request, situation, toolResults } = task;
  const [and = ''] = situation.language.vocabulary.and.split(' ');
  if (request.words.length > MAX_JOINED_WORDS || !readMessage(situation.message).has(and)) return undefined;
  const { message, language } = situation;
  const asks = isQuestion(message, language.vocabulary);
  const { havePattern, pricePattern } = language.vocabulary;
  const reading = readMessage(message);
  if (asks && (!reading.matches(havePattern) || reading.matches(pricePattern))) return undefined;
  // All at once: a model has few steps.
  const [found] = toolResults.need<[SearchResult, ...unknown[]]>(searchCall(request), ...sideCalls(task, and));
  const { grade, rows, lacking } = gradeRows(found?.products ?? [], request);
  const isBoth = ({ titled = [] }: Row) => request.words.every((word) => titled.includes(word));
  return grade === 'found' && rows.some(isBoth) ? undefined : answerEither(task, and, lacking);
}

/** "More", "others?", "show me more", and nothing else. */
function asksForMore(message: string, { morePattern }: Vocabulary): boolean {
  const parts = readMessage(message).plain.split(/[^\p{L}\p{N}' -]+/u);
  const told = parts.map((part) => part.trim()).filter(Boolean);
  return told.length <= 2 && told.some((part) => compile(`^(?:${morePattern})$`).test(part));
}

/** True for a question about the products shown, "how wide is it?", which contains no request. */
function asksAboutShown(message: string, vocabulary: Vocabulary): boolean {
  const { words, asked = [] } = parseRequest(message, vocabulary);
  const reading = readMessage(message);
  if (continuesRequest(message, vocabulary) || !isQuestion(message, vocabulary)) return false;
  return reading.has(vocabulary.it) || (words.length > 0 && words.length === asked.length);
}

/** The request of the message, continued from the earlier ones. */
function currentRequest({ message, earlier, language }: Situation): ParsedRequest {
  let before: ParsedRequest | undefined;
  for (const { message: past } of earlier) {
    if (asksForMore(past, language.vocabulary) || asksAboutShown(past, language.vocabulary)) continue;
    const request = parseFollowUp(before, past, language.vocabulary);
    if (request.words.length > 0) before = request;
  }
  if (before && asksForMore(message, language.vocabulary)) return before;
  return parseFollowUp(before, message, language.vocabulary);
}

/** "Add 2 of them": the quantity, and the message without it. */
function takeAmount({ message, language: { vocabulary } }: Situation): { count: number; message: string } {
  const digits = /(?<![\p{L}\p{N}.,-])(\d{1,2})(?:\s{0,9}[x×]|(?=\s{1,9}\p{L}))/u.exec(message);
  if (digits && Number(digits[1]) > 0 && isFirstNumber(message, digits.index))
    return { count: Number(digits[1]), message: message.replace(digits[0], ' ') };
  const numbers = vocabulary.numbers.split(/\s+/);
  for (const [at, words] of numbers.entries()) {
    const reading = readMessage(message);
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
function resolveReferences(
  message: string,
  { language: { vocabulary }, earlier, page }: Situation,
  shown: readonly Row[],
): { referenced: Row[]; rest: string } {
  const reading = readMessage(message);
  const titled = takeTitles(reading, [...(page ? [page] : []), ...earlier.flatMap((each) => each.shown)]);
  if (titled.length > 0) return { referenced: titled, rest: reading.plain };
  if (shown.length === 0) return { referenced: [], rest: message };
  // A shopper who has opened a product's page refers to that, whatever was shown before.
  const isElsewhere = page && !shown.some(({ productId }) => productId === page.productId);
  if (isElsewhere && reading.take(wordsPattern(anyOf(vocabulary.here))).length > 0)
    return { referenced: [page], rest: reading.plain };
  const numbers = vocabulary.numbers.split(/\s+/);
  const [first = '', ...ordinals] = vocabulary.ordinals.split(/\s+/);
  for (const [at, words] of numbers.entries())
    if (at > 0) {
      // "The first two", "les deux premiers".
      const count = `(?:${words}|${at + 1})`;
      if (reading.take(wordsPattern(`(?:${first})\\s+${count}|${count}\\s+(?:${first})`)).length > 0)
        return { referenced: shown.slice(0, at + 1), rest: reading.plain };
    }
  const named = [first, ...ordinals].flatMap((words, at) =>
    reading.take(wordsPattern(words)).length > 0 ? (shown[at] ?? []) : [],
  );
  if (named.length > 0) return { referenced: named, rest: reading.plain };
  if (reading.take(wordsPattern(anyOf(vocabulary.last))).length > 0)
    return { referenced: shown.slice(-1), rest: reading.plain };
  const { it, subjectless } = vocabulary;
  const begins = subjectless !== undefined && reading.matches(openingPattern(anyOf(subjectless)));
  const points = reading.take(wordsPattern(anyOf(it))).length > 0 || begins;
  const { words, asked = [] } = parseRequest(reading.plain, vocabulary);
  // Without a subject, a question about price or stock refers to the products shown.
  const asks =
    [vocabulary.pricePattern, vocabulary.stockPattern].some((pattern) => reading.matches(pattern)) ||
    (asked.length > 0 && isQuestion(message, vocabulary));
  if ((points && words.length <= 2) || (words.length === asked.length && asks))
    return { referenced: [...shown], rest: reading.plain };
  return { referenced: [], rest: message };
}

/** Products whose full or shortened titles (as in suggestions) occur in the message, in its order. */
function takeTitles(reading: Reading, rows: readonly Row[]): Row[] {
  const found: { row: Row; at: number }[] = [];
  for (const row of withoutDuplicates(rows).toSorted((a, b) => b.title.length - a.title.length)) {
    const title = readMessage(shortTitle(row.title).replace(/ …$/, '')).plain;
    const at = title.includes(' ') ? reading.plain.indexOf(title) : -1;
    if (at < 0) continue;
    reading.blank(at, title.length);
    found.push({ row, at });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ row }) => row);
}
