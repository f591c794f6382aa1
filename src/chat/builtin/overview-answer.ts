import { type Answer, type SearchResult, MAX_CARDS, type Task } from './answer.ts';
import { answerSimilar } from './choice-answer.ts';
import { chooseHeading, formatLimits, listProducts, searchCall } from './listing.ts';
import { answerGift } from './product-answer.ts';
import { readMessage } from './reading.ts';
import { gradeRows } from './grade.ts';
import { type ParsedRequest, hasPriceLimit } from './request.ts';

/** Maximum number of names in one answer. */
const MAX_NAMES = 12;

/** Questions about the catalogue as a whole: its brands, its range, its counts, gifts. */
export function answerOverview(task: Task, own: ParsedRequest): Answer | undefined {
  const { vocabulary, phrases } = task.situation.language;
  const reading = readMessage(task.situation.message);
  if (reading.matches(vocabulary.brandsPattern))
    return listNames(task, own, 'brands') ?? listNames(task, { ...own, words: [] }, 'brands');
  if (reading.matches(vocabulary.countPattern) && own.words.length > 0) return answerCount(task, own);
  if (reading.matches(vocabulary.kindsPattern) && !hasPriceLimit(own))
    return listNames(task, { ...own, words: [] }, 'categories');
  if (own.words.length > 0) return undefined;
  const isGift = reading.has(vocabulary.gift);
  // A budget for a gift is about the sum to be spent.
  if (own.maxPrice !== undefined && isGift) return answerGift({ ...task, request: own });
  if (hasPriceLimit(own)) return undefined;
  if (reading.matches(vocabulary.newPattern)) {
    const kinds = listNames(task, own, 'categories');
    return { ...kinds, text: `${phrases.news} ${kinds?.text ?? phrases.ask}`, outcome: 'answered' };
  }
  return isGift ? { text: phrases.gift, outcome: 'answered' } : undefined;
}

function listNames(task: Task, request: ParsedRequest, kind: 'brands' | 'categories'): Answer | undefined {
  const { phrases } = task.situation.language;
  // Without words, minPrice 0 finds every product that has a price.
  const [found] = task.toolResults.need<[SearchResult]>(
    searchCall(request.words.length > 0 ? request : { ...request, minPrice: 0 }),
  );
  const names = (found?.[kind] ?? []).slice(0, MAX_NAMES).join(', ');
  if (names !== '')
    return { text: kind === 'brands' ? phrases.brands(names) : phrases.kinds(names), outcome: 'answered' };
  const { rows } = gradeRows(found?.products ?? [], request);
  return rows.length > 0 ? listProducts(phrases.perhaps, rows.slice(0, MAX_CARDS), task) : undefined;
}

function answerCount(task: Task, request: ParsedRequest): Answer | undefined {
  const [found] = task.toolResults.need<[SearchResult]>(searchCall(request));
  const grade = gradeRows(found?.products ?? [], request);
  if (!found || grade.grade !== 'found' || grade.lacking.length > 0) return undefined;
  const { matching, isCut } = found;
  const shown = grade.rows.slice(0, MAX_CARDS);
  const { phrases } = task.situation.language;
  const heading =
    matching > shown.length
      ? phrases.count(matching, formatLimits(request, task), isCut)
      : chooseHeading(task, request, grade, shown.length);
  return listProducts(heading, shown, task);
}

/** Further matches of the last request, or products similar to the one that was shown. */
export function showMore(task: Task): Answer {
  const { situation, toolResults, request, referenced } = task;
  const seen = new Set(situation.earlier.flatMap(({ shown }) => shown.map(({ productId }) => productId)));
  const [found] =
    request.words.length > 0 || request.maxPrice !== undefined
      ? toolResults.need<[SearchResult]>(searchCall(request))
      : [];
  const fresh = (found?.products ?? []).filter(({ productId }) => !seen.has(productId));
  const grade = gradeRows(fresh, request);
  const shown = grade.rows.slice(0, MAX_CARDS);
  const isNear = referenced.length !== 1 || grade.lacking.length === 0;
  if (grade.grade === 'found' && isNear)
    return listProducts(chooseHeading(task, request, grade, shown.length), shown, task);
  if (referenced.length === 1) return answerSimilar({ ...task, request: { ...request, words: [] } });
  return { text: situation.language.phrases.noMore, outcome: 'answered' };
}
