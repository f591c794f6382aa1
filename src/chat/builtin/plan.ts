import { type Answer, type SearchResult, type Task, answerByHandover } from './answer.ts';
import { answerAboutShown } from './about-shown.ts';
import { answerCategory } from './category-answer.ts';
import { answerEither, findExtreme, proposeCart, sideCalls } from './choice-answer.ts';
import { asksForMore, currentRequest } from './follow-up.ts';
import type { Topic } from '../languages/language.ts';
import { gradeRows } from './grade.ts';
import { answerPersonally, isAboutOrder } from './handover-answer.ts';
import { answerTopic, findTopic, topicWordsFor, wordsBesideTopic } from './knowledge-answer.ts';
import { searchCall } from './listing.ts';
import { answerOverview, showMore } from './overview-answer.ts';
import { answerFact, answerRequest } from './product-answer.ts';
import { isQuestion, readMessage } from './reading.ts';
import { resolveReferences, takeAmount } from './references.ts';
import { hasPriceLimit, isLimitOnly, parseRequest } from './request.ts';
import { type ListedProduct, type Situation, lastShown } from './situation.ts';
import { answerCourtesy, answerSmallTalk } from './small-talk.ts';
import { createToolResults } from './tool-results.ts';

/** In longer messages, "and" joins sentences, not things. */
const MAX_JOINED_WORDS = 5;

/**
 * Answers a message by rules.
 * @throws {NeedsTools} with the tool calls that it needs first
 */
export function answerMessage(situation: Situation): Answer {
  const talk = answerPersonally(situation) ?? answerSmallTalk(situation);
  if (talk) return talk;
  const { message, language } = situation;
  const toolResults = createToolResults(situation);
  const shown = lastShown(situation);
  if (shown.length > 0 && asksForMore(message, language.vocabulary))
    return showMore({ situation, toolResults, request: currentRequest(situation), referenced: [...shown] });
  if (readMessage(message).matches(language.vocabulary.cartPattern)) return answerPurchase(situation, shown);
  const { referenced, rest } = resolveReferences(message, situation, shown);
  const own = parseRequest(rest, language.vocabulary);
  // "And one without a hood?" narrows the request, and does not ask about the products shown.
  const narrows = referenced.length !== 1 && isLimitOnly(own) && !own.sort && !own.than;
  const request = referenced.length > 0 && !narrows ? own : currentRequest(situation);
  const task: Task = { situation, toolResults, request, referenced };
  return (
    answerOnTopic(task) ??
    answerOverview(task, own) ??
    (narrows ? undefined : answerAboutShown(task, own, shown)) ??
    answerParsedRequest(task)
  );
}

/** "Add 2 of them to my cart." */
function answerPurchase(situation: Situation, shown: readonly ListedProduct[]): Answer {
  const { count, message } = takeAmount(situation);
  const { referenced, rest } = resolveReferences(message, situation, shown);
  const request = parseRequest(rest, situation.language.vocabulary);
  // "Put it in" refers to the only product shown.
  const only = request.words.length === 0 && shown.length === 1 ? [...shown] : [];
  const bought = referenced.length > 0 ? referenced : only;
  return proposeCart({ situation, toolResults: createToolResults(situation), request, referenced: bought }, count);
}

/** Answers a question on a topic such as shipping: from a product's description, or from the shop's knowledge. */
function answerOnTopic(task: Task): Answer | undefined {
  const { situation } = task;
  const topic = findTopic(situation);
  if (isAboutOrder(situation, topic)) return answerOrder(task, topic);
  if (!topic) return undefined;
  return answerFact(task, wordsBesideTopic(task, topic), topicWordsFor(task, topic)) ?? answerTopic(task, topic);
}

/** Only people can see orders, but the shop's knowledge may say what to do: it is quoted beside their contact. */
function answerOrder(task: Task, topic: Topic = 'order'): Answer {
  const handover = answerByHandover('order', task.situation);
  const { text, outcome } = answerTopic(task, topic);
  return outcome === 'answered' ? { ...handover, text } : handover;
}

/** Answers the request, or with a courtesy if it is empty. */
function answerParsedRequest(task: Task): Answer {
  const { situation, request } = task;
  const isEmpty = request.words.length === 0 && !hasPriceLimit(request) && !request.measures;
  const { vocabulary, phrases } = situation.language;
  const reading = readMessage(situation.message);
  if (isEmpty && request.sort) return findExtreme(task);
  if (isEmpty && [vocabulary.pricePattern, vocabulary.stockPattern].some((pattern) => reading.matches(pattern)))
    return { text: phrases.which, outcome: 'answered' };
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
  const isBoth = ({ titled = [] }: ListedProduct) => request.words.every((word) => titled.includes(word));
  return grade === 'found' && rows.some(isBoth) ? undefined : answerEither(task, and, lacking);
}
