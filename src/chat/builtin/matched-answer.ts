import { languageOfCode } from '../languages/index.ts';
import { foldText } from '../languages/language.ts';
import { type Answer, MAX_CARDS, type Task, quoteWords } from './answer.ts';
import { findAspects, scoreAspects } from './aspects.ts';
import { addAlternatives, answerAmong, describeProduct } from './detail-answer.ts';
import type { Grade } from './grade.ts';
import { chooseHeading, listProducts } from './listing.ts';
import { isQuestion, readMessage } from './reading.ts';
import type { ParsedRequest } from './request.ts';
import { findNamedProduct, findSentences, isAtEdge, isInName } from './rows.ts';
import type { ListedProduct } from './situation.ts';

/** Prefers products that say themselves that they lack the unwanted property, if there are any. */
function preferStated(grade: Grade, { without }: ParsedRequest): Grade {
  const stating = grade.rows.filter(({ title, summary }) =>
    without.some((word) => findSentences(`${title}\n${summary ?? ''}`, [word]).length > 0),
  );
  return stating.length > 0 ? { ...grade, rows: stating } : grade;
}

/** Answers a request that matched. */
export function answerFromGrade(task: Task, found: Grade, words: readonly string[]): Answer {
  const { situation, request } = task;
  const grade = preferStated(found, request);
  const asks = isQuestion(situation.message, situation.language.vocabulary) || request.asked !== undefined;
  return (
    describeOne(task, grade, words, asks) ??
    answerAspects(task, grade, asks) ??
    answerSoldOut(task, grade) ??
    listMatches(task, grade, words)
  );
}

/** Describes the one product that the words name. */
function describeOne(task: Task, grade: Grade, words: readonly string[], asks: boolean): Answer | undefined {
  const { rows, lacking } = grade;
  const isOrdered = (task.request.sort ?? task.request.than) !== undefined;
  if (grade.grade !== 'found' || lacking.length === words.length) return undefined;
  if ((isOrdered && rows.length > 1) || (!asks && lacking.length > 0)) return undefined;
  if (!rows.some((row) => words.some((word) => isInName(row, word)))) return undefined;
  const one = findNamedProduct(rows, words, asks);
  return one && describeProduct({ ...task, referenced: [one] }, words);
}

/** "The lightest tent": only the descriptions can tell which one that is. */
function answerAspects(task: Task, { rows, lacking }: Grade, asks: boolean): Answer | undefined {
  const { message, language } = task.situation;
  const { aspects, asks: asked } = findAspects(readMessage(message).plain, language.vocabulary);
  const kits = aspects.includes('care') ? rows.filter(({ title }) => isForCare(title, task)) : [];
  if (kits.length > 0 && kits.length < rows.length) return listProducts(language.phrases.perhaps, kits, task);
  const open = lacking.filter((word) => asked.includes(foldText(word)));
  if (open.length === 0 || rows.length < 2 || !(asks || open.length === lacking.length)) return undefined;
  return answerAmong({ ...task, referenced: rows }, open);
}

function answerSoldOut(task: Task, { rows }: Grade): Answer | undefined {
  if (!rows.every(({ availability }) => availability === 'out_of_stock')) return undefined;
  const soldOut = listProducts(task.situation.language.phrases.allSoldOut, rows.slice(0, 2), task);
  return rows[0] ? addAlternatives(soldOut, rows[0], task) : soldOut;
}

function listMatches(task: Task, grade: Grade, words: readonly string[]): Answer {
  const { situation, request } = task;
  const { phrases, vocabulary } = situation.language;
  const asksStock = readMessage(situation.message).matches(vocabulary.stockPattern);
  const isInStock = ({ availability }: ListedProduct) => availability === 'in_stock';
  const rows = asksStock ? grade.rows.toSorted((a, b) => Number(isInStock(b)) - Number(isInStock(a))) : grade.rows;
  const things = rows.filter((row) => grade.thing !== undefined && isAtEdge(row, grade.thing));
  const best = (request.sort ?? request.than) ? sortByPrice(things.length > 0 ? things : rows, request) : rows;
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
function sortByPrice(rows: readonly ListedProduct[], { sort, than }: ParsedRequest): ListedProduct[] {
  const sign = sort === 'price_low' || (!sort && than === 'cheaper') ? 1 : -1;
  return rows.toSorted((a, b) => sign * ((a.price ?? 0) - (b.price ?? 0)));
}
