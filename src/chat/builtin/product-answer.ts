import { type Answer, type SearchResult, MAX_CARDS, type Task, quoteWords } from './answer.ts';
import { answerOffTopic, answerUnmatched } from './off-topic.ts';
import { findAspects, scoreAspects } from './aspects.ts';
import { answerAmong, describeProduct, addAlternatives } from './detail-answer.ts';
import { findBestPassage, quotePassage } from './knowledge-answer.ts';
import { languageOfCode } from '../languages/index.ts';
import { foldText } from '../languages/language.ts';
import { isQuality } from '../languages/things.ts';
import { chooseHeading, listProducts, searchAndGrade, sayNothingFound, joinQuery, searchCall } from './listing.ts';
import { searchOtherNames } from './other-names.ts';
import { isQuestion, readMessage } from './reading.ts';
import { type Grade, gradeRows, isAtEdge, isInName, findSentences, findNamedProduct } from './rows.ts';
import { type Row, lastShown } from './situation.ts';
import { type ParsedRequest, parseRequest } from './request.ts';

/** Maximum number of words of a question that may refer to the products shown. */
const MAX_ASKED_WORDS = 3;

/** Searches the catalogue and, for a question, the shop's knowledge too. */
export function answerRequest(task: Task): Answer {
  const { situation, toolResults, request } = task;
  const { phrases } = situation.language;
  const words = [...new Set(request.words)];
  const asks = isQuestion(situation.message, situation.language.vocabulary);
  const knowledge = { name: 'search_knowledge', input: { query: joinQuery(words) } };
  const [first, known] = asks
    ? toolResults.need<[SearchResult, { passages: { title: string; text: string }[] }]>(searchCall(request), knowledge)
    : toolResults.need<[SearchResult]>(searchCall(request));
  if (!first) return { text: phrases.trouble, answered: false };
  const found = searchOtherNames(task, first, words);
  const grade = gradeRows(found.products, { ...request, words }, found.didYouMean === null);

  if (
    request.instead &&
    (grade.grade === 'none' || isAnother(request.instead, grade, words) || namesThing(task, request.instead))
  ) {
    const other = answerRequest({ ...task, request: request.instead });
    if (other.answered) return other;
  }
  if (asksAmongNone(task, grade)) return { text: phrases.which, answered: true };
  const passage = findBestPassage(known?.passages ?? [], words);
  const offTopic = answerOffTopic(situation, grade);
  if (offTopic && !passage) return offTopic;
  const corrected = correctTypos(task, found.didYouMean, grade);
  if (corrected) return corrected;
  if (passage && (grade.grade !== 'found' || passage.share > grade.coverage))
    return quotePassage(task, passage.text, words);
  const thing = answerThing(task, grade);
  if (thing) return thing;
  const hasLimits = request.minPrice !== undefined || request.maxPrice !== undefined;
  const nearest = hasLimits && grade.grade !== 'found' ? answerNearestInPrice(task, words) : undefined;
  if (nearest) return nearest;
  if (grade.grade !== 'none') return answerFromGrade(task, grade, words);
  if (readMessage(situation.message).has(situation.language.vocabulary.gift)) return answerGift(task);
  const nothing = `${sayNothingFound(request, task)} ${phrases.advice}`;
  return answerOnShown(task, words) ?? answerUnmatched(situation) ?? { text: nothing, answered: false };
}

/** "Something to sleep on for camping": the thing has to match before its purpose does. */
function answerThing(task: Task, { lacking }: Grade): Answer | undefined {
  const { head = [], purpose, asked: _, ...rest } = task.request;
  const isMissed = purpose !== undefined && head.some((word) => !isQuality(word));
  if (!isMissed || !head.every((word) => lacking.includes(word))) return undefined;
  const answer = answerRequest({ ...task, request: { ...rest, words: head } });
  return answer.answered ? answer : undefined;
}

/** A gift for a person whom no product mentions: products near the top of the budget. */
export function answerGift(task: Task): Answer {
  const { request, situation } = task;
  const { head: _, purpose: __, asked: ___, ...rest } = request;
  if (request.maxPrice === undefined) return { text: situation.language.phrases.gift, answered: true };
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
  const [full] = task.toolResults.need<[Row]>({ name: 'get_product', input: { productId: one.productId } });
  const says = findSentences(full?.description ?? '', topic).length > 0;
  return says ? describeProduct({ ...task, request, referenced: [one] }, topic) : undefined;
}

/** Prefers products that say themselves that they lack the unwanted property, if there are any. */
function preferStated(grade: Grade, { without }: ParsedRequest): Grade {
  const stating = grade.rows.filter(({ title, summary }) =>
    without.some((word) => findSentences(`${title}\n${summary ?? ''}`, [word]).length > 0),
  );
  return stating.length > 0 ? { ...grade, rows: stating } : grade;
}

/** The answer for a request that matched. */
function answerFromGrade(task: Task, found: Grade, words: readonly string[]): Answer {
  const { situation, request } = task;
  const grade = preferStated(found, request);
  const { phrases, vocabulary } = situation.language;
  const ordered = request.sort ?? request.than;
  const asks = isQuestion(situation.message, vocabulary) || request.asked !== undefined;
  const isTitled = grade.rows.some((row) => words.some((word) => isInName(row, word)));
  const one =
    grade.grade === 'found' && isTitled && (!ordered || grade.rows.length === 1) && (asks || grade.lacking.length === 0)
      ? findNamedProduct(grade.rows, words, asks)
      : undefined;
  if (one && grade.lacking.length < words.length) return describeProduct({ ...task, referenced: [one] }, words);
  // "The lightest tent": only the descriptions can tell which one that is.
  const { aspects, asks: asked } = findAspects(readMessage(situation.message).plain, vocabulary);
  const kits = aspects.includes('care') ? grade.rows.filter(({ title }) => isForCare(title, task)) : [];
  if (kits.length > 0 && kits.length < grade.rows.length) return listProducts(phrases.perhaps, kits, task);
  const open = grade.lacking.filter((word) => asked.includes(foldText(word)));
  if (open.length > 0 && grade.rows.length > 1 && (asks || open.length === grade.lacking.length))
    return answerAmong({ ...task, referenced: grade.rows }, open);
  if (grade.rows.every(({ availability }) => availability === 'out_of_stock')) {
    const gone = listProducts(phrases.allSoldOut, grade.rows.slice(0, 2), task);
    return grade.rows[0] ? addAlternatives(gone, grade.rows[0], task) : gone;
  }
  const asksStock = readMessage(situation.message).matches(vocabulary.stockPattern);
  const rows = grade.rows
    .filter(({ availability }) => !asksStock || availability === 'in_stock')
    .concat(asksStock ? grade.rows.filter(({ availability }) => availability !== 'in_stock') : []);
  const things = rows.filter((row) => grade.thing !== undefined && isAtEdge(row, grade.thing));
  const best = ordered ? sortByPrice(things.length > 0 ? things : rows, request) : rows;
  const shown = best.slice(0, MAX_CARDS);
  if (grade.grade === 'mentioned')
    return listProducts(phrases.mentioned(quoteWords(words, situation.language)), shown.slice(0, 3), task);
  return listProducts(chooseHeading(task, request, grade, shown.length), shown, task);
}

/** "How do I clean my boots?": products named for care, if the shop has no text on it. */
const isForCare = (title: string, { situation }: Task): boolean =>
  scoreAspects(['care'], title, situation.language)(title) > 0 ||
  scoreAspects(['care'], title, languageOfCode('en'))(title) > 0;

/** Restores the price order of the search, which putting rows in stock first would undo. */
function sortByPrice(rows: readonly Row[], { sort, than }: ParsedRequest): Row[] {
  const sign = sort === 'price_low' || (!sort && than === 'cheaper') ? 1 : -1;
  return rows.toSorted((a, b) => sign * ((a.price ?? 0) - (b.price ?? 0)));
}

/** If nothing is within the price limits: the same search without them, the nearest prices first. */
function answerNearestInPrice(task: Task, words: readonly string[]): Answer | undefined {
  const { situation, toolResults, request } = task;
  const { minPrice = 0, maxPrice = Infinity, currency: _, sort: __, than: ___, ...open } = request;
  const [found] = toolResults.need<[SearchResult]>(searchCall({ ...open, words: [...words] }));
  const grade = gradeRows(found ? searchOtherNames({ ...task, request: open }, found, words).products : [], {
    words: [...words],
  });
  const priced = grade.rows.filter(({ price }) => price !== null);
  if (grade.grade !== 'found' || priced.length === 0) return undefined;
  const distance = ({ price }: Row) => Math.max(minPrice - (price ?? 0), (price ?? 0) - maxPrice);
  const rows = priced.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3);
  const { phrases } = situation.language;
  const text = `${sayNothingFound(request, task)} ${phrases.nearest}`;
  return { ...listProducts(text, rows, task), answered: true };
}
