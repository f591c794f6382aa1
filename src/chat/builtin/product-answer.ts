import { foldText } from '../languages/language.ts';
import { isQuality } from '../languages/things.ts';
import type { Answer, SearchResult, Task } from './answer.ts';
import { describeProduct } from './detail-answer.ts';
import { type Grade, gradeRows } from './grade.ts';
import { type Passage, findBestPassage, quotePassage } from './knowledge-answer.ts';
import { joinQuery, listProducts, sayNothingFound, searchAndGrade, searchCall } from './listing.ts';
import { answerFromGrade } from './matched-answer.ts';
import { answerOffTopic, answerUnmatched } from './off-topic.ts';
import { searchOtherNames } from './other-names.ts';
import { isQuestion, readMessage } from './reading.ts';
import { type ParsedRequest, hasPriceLimit, parseRequest } from './request.ts';
import { findNamedProduct, findSentences, isAtEdge, isInName } from './rows.ts';
import { type ListedProduct, lastShown } from './situation.ts';

/** Maximum number of words of a question that may refer to the products shown. */
const MAX_ASKED_WORDS = 3;

interface SearchOutcome {
  /** The words of the request, without duplicates. */
  words: string[];
  found: SearchResult;
  grade: Grade;
  passages: readonly Passage[];
}

/** Searches the catalogue and, for a question, the shop's knowledge too. */
export function answerRequest(task: Task): Answer {
  const { situation } = task;
  const searched = searchRequest(task);
  if (!searched) return { text: situation.language.phrases.trouble, outcome: 'unanswered' };
  const { words, grade } = searched;
  return (
    answerInstead(task, searched) ??
    askWhich(task, grade) ??
    answerOtherwise(task, searched) ??
    answerThing(task, grade) ??
    answerNearestInPrice(task, searched) ??
    (grade.grade === 'none' ? answerNothing(task, words) : answerFromGrade(task, grade, words))
  );
}

/** @returns undefined if the search failed */
function searchRequest(task: Task): SearchOutcome | undefined {
  const { request } = task;
  const words = [...new Set(request.words)];
  const [first, known] = needSearches(task, request);
  if (!first) return undefined;
  const found = searchOtherNames(task, first, words);
  const grade = gradeRows(found.products, { ...request, words }, found.didYouMean === null);
  return { words, found, grade, passages: known?.passages ?? [] };
}

/** The results for a request: of the catalogue and, for a question, of the shop's knowledge. */
function needSearches({ situation, toolResults }: Task, request: ParsedRequest) {
  const knowledge = {
    name: 'search_knowledge',
    input: { query: joinQuery([...new Set([...request.words, ...(request.measures ?? [])])]) },
  };
  return isQuestion(situation.message, situation.language.vocabulary)
    ? toolResults.need<[SearchResult, { passages: Passage[] }]>(searchCall(request), knowledge)
    : toolResults.need<[SearchResult]>(searchCall(request));
}

/** Answers the message alone if it replaces the earlier request. */
function answerInstead(task: Task, { words, grade }: SearchOutcome): Answer | undefined {
  const { instead } = task.request;
  if (!instead) return undefined;
  // Both at once: a model has few steps.
  needSearches(task, instead);
  if (grade.grade !== 'none' && !isAnother(instead, grade, words) && !namesThing(task, instead)) return undefined;
  const answer = answerRequest({ ...task, request: instead });
  return answer.outcome !== 'unanswered' ? answer : undefined;
}

const askWhich = (task: Task, grade: Grade): Answer | undefined =>
  asksAmongNone(task, grade) ? { text: task.situation.language.phrases.which, outcome: 'answered' } : undefined;

/** Answers a message that is off topic, misspelled, or better answered by the shop's knowledge. */
function answerOtherwise(task: Task, { words, found, grade, passages }: SearchOutcome): Answer | undefined {
  const passage = findBestPassage(passages, words);
  const offTopic = passage ? undefined : answerOffTopic(task.situation, grade);
  const answer = offTopic ?? correctTypos(task, found.didYouMean, grade);
  if (answer || !passage) return answer;
  const isBetter = grade.grade !== 'found' || passage.share > grade.coverage;
  return isBetter ? quotePassage(task, passage.text, words) : undefined;
}

function answerNothing(task: Task, words: readonly string[]): Answer {
  const { situation, request } = task;
  const { vocabulary, phrases } = situation.language;
  if (readMessage(situation.message).has(vocabulary.gift)) return answerGift(task);
  const text = `${sayNothingFound(request, task)} ${phrases.advice}`;
  return answerOnShown(task, words) ?? answerUnmatched(situation) ?? { text, outcome: 'unanswered' };
}

/** "Something to sleep on for camping": the thing has to match before its purpose does. */
function answerThing(task: Task, { lacking }: Grade): Answer | undefined {
  const { head = [], purpose, asked: _, ...rest } = task.request;
  const isMissed = purpose !== undefined && head.some((word) => !isQuality(word));
  if (!isMissed || !head.every((word) => lacking.includes(word))) return undefined;
  const answer = answerRequest({ ...task, request: { ...rest, words: head } });
  return answer.outcome !== 'unanswered' ? answer : undefined;
}

/** A gift for a person whom no product mentions: products near the top of the budget. */
export function answerGift(task: Task): Answer {
  const { request, situation } = task;
  const { head: _, purpose: __, asked: ___, ...rest } = request;
  if (request.maxPrice === undefined) return { text: situation.language.phrases.gift, outcome: 'answered' };
  return answerRequest({ ...task, request: { ...rest, words: [], sort: 'price_high' } });
}

/** "Which one is more waterproof?", although nothing was shown and nothing is named. */
function asksAmongNone({ situation }: Task, { rows }: Grade): boolean {
  const { message, language } = situation;
  const words = parseRequest(message, language.vocabulary).words;
  const reading = readMessage(message);
  const { amongPattern, havePattern, it } = language.vocabulary;
  const isRequest = reading.matches(havePattern);
  const points = reading.has(it) && isQuestion(message, language.vocabulary) && (!isRequest || rows.length === 0);
  if (lastShown(situation).length > 0 || !(points || (reading.matches(amongPattern) && !isRequest))) return false;
  return !rows.some((row) => words.some((word) => !isQuality(word) && isInName(row, word)));
}

/** A question without any other answer is about the product shown: "how many megapixels?". */
function answerOnShown(task: Task, words: readonly string[]): Answer | undefined {
  const { message, language } = task.situation;
  const shown = lastShown(task.situation);
  const asks =
    isQuestion(message, language.vocabulary) && !readMessage(message).matches(language.vocabulary.havePattern);
  if (!asks || shown.length !== 1 || words.length === 0 || words.length > MAX_ASKED_WORDS) return undefined;
  return describeProduct({ ...task, referenced: shown }, words);
}

/** True if the added words name a thing of their own: they, or all earlier words, match nothing. */
function isAnother({ words: added }: ParsedRequest, { lacking }: Grade, words: readonly string[]): boolean {
  const before = words.filter((word) => !added.includes(word));
  return added.some((word) => lacking.includes(word)) || before.every((word) => lacking.includes(word));
}

/** True if the words alone name a kind of thing: titles begin or end with it. */
export function namesThing(task: Task, request: ParsedRequest): boolean {
  const { grade, rows, lacking } = searchAndGrade(task, request);
  if (grade !== 'found' || lacking.length > 0) return false;
  return request.words.some((word) => rows.some((row) => isAtEdge(row, word)));
}

/** Corrects typos if the correction names something: "jaket", but not "lover" for "over". */
function correctTypos(
  { situation, toolResults, request, ...rest }: Task,
  didYouMean: string | null,
  { lacking, rows }: Grade,
): Answer | undefined {
  if (didYouMean === null || lacking.length === 0 || rows.some(({ aliases }) => aliases !== undefined))
    return undefined;
  const typed = request.words.join(' ');
  const words = didYouMean.split(/\s+/).slice(0, 16);
  const referenced = { ...request, words };
  const [found] = toolResults.need<[SearchResult]>(searchCall(referenced));
  const grade = gradeRows(found?.products ?? [], { words: [...words] });
  const changed = words.filter((word) => !foldText(typed).split(/\s+/).includes(foldText(word)));
  const isNamed = changed.some(
    (word) => word.length >= 5 && grade.rows.some(({ titled = [] }) => titled.includes(word)),
  );
  if (grade.grade !== 'found' || !isNamed || grade.lacking.some((word) => changed.includes(word))) return undefined;
  const answer = answerFromGrade({ situation, toolResults, request: referenced, ...rest }, grade, words);
  return { ...answer, text: `${situation.language.phrases.corrected(typed, didYouMean)} ${answer.text}` };
}

/**
 * Answers from a product's description on a topic that the shop has a rule for as well: "a guarantee on the socks".
 * @param topic the words to look for in the description
 */
export function answerFact(task: Task, things: readonly string[], topic: readonly string[]): Answer | undefined {
  if (things.length === 0) return undefined;
  const request = { ...task.request, words: [...things] };
  const { grade, rows, lacking } = searchAndGrade(task, request);
  const one = grade === 'found' && lacking.length === 0 ? findNamedProduct(rows, things) : undefined;
  if (!one) return undefined;
  const [full] = task.toolResults.need<[ListedProduct]>({ name: 'get_product', input: { productId: one.productId } });
  const says = findSentences(full?.description ?? '', topic).length > 0;
  return says ? describeProduct({ ...task, request, referenced: [one] }, topic) : undefined;
}

/** If nothing is within the price limits: the same search without them, the nearest prices first. */
function answerNearestInPrice(task: Task, { words, grade: found }: SearchOutcome): Answer | undefined {
  const { situation, toolResults, request } = task;
  if (found.grade === 'found' || !hasPriceLimit(request)) return undefined;
  const { minPrice = 0, maxPrice = Infinity, currency: _, sort: __, than: ___, ...open } = request;
  const [result] = toolResults.need<[SearchResult]>(searchCall({ ...open, words }));
  const { products } = result ? searchOtherNames({ ...task, request: open }, result, words) : { products: [] };
  const grade = gradeRows(products, { words });
  const priced = grade.rows.filter(({ price }) => price !== null);
  if (grade.grade !== 'found' || priced.length === 0) return undefined;
  const distance = ({ price }: ListedProduct) => Math.max(minPrice - (price ?? 0), (price ?? 0) - maxPrice);
  const rows = priced.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3);
  const text = `${sayNothingFound(request, task)} ${situation.language.phrases.nearest}`;
  return { ...listProducts(text, rows, task), outcome: 'answered' };
}
