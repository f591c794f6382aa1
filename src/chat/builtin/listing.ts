import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { formatMoney } from '../../text/money/format.ts';
import { type Answer, type SearchResult, type Task, idsOf, quoteWords } from './answer.ts';
import { asAsked, sayGone } from './asked-options.ts';
import { type Grade, gradeRows } from './grade.ts';
import { bold, findSentences, formatPrice, isInName } from './rows.ts';
import type { ListedProduct } from './situation.ts';
import type { ParsedRequest } from './request.ts';

/** The words of a query, without duplicates and within the limit of a search. */
export const joinQuery = (words: readonly string[]) =>
  cutText([...new Set(words)].join(' '), TEXT_LIMITS.search).trim();

/** The call that searches for a request. */
export const searchCall = ({
  words,
  measures = [],
  minPrice,
  maxPrice,
  currency,
  without,
  sort,
  than,
}: ParsedRequest) => ({
  name: 'search_products',
  input: {
    query: cutText([joinQuery(words), ...measures].join(' '), TEXT_LIMITS.search).trim(),
    minPrice,
    maxPrice,
    currency,
    without: without.length > 0 ? without.map((word) => cutText(word, TEXT_LIMITS.phrase)) : undefined,
    sort: sort ?? (than && (than === 'cheaper' ? 'price_low' : 'price_high')),
    limit: 12,
  },
});

export function formatItem(product: ListedProduct, { situation: { language } }: Task): string {
  const row = asAsked(product);
  return language.phrases.item(bold(row.title), formatPrice(row, language), row.availability);
}

/** The graded results for a request. @throws {NeedsTools} */
export function searchAndGrade({ toolResults }: Pick<Task, 'toolResults'>, request: ParsedRequest): Grade {
  const [found] = toolResults.need<[SearchResult]>(searchCall(request));
  return gradeRows(found?.products ?? [], request);
}

/** Products as a list below a heading, with their cards. */
export function listProducts(heading: string, rows: readonly ListedProduct[], task: Task): Answer {
  const lines = rows.map((row) => {
    const gone = sayGone(row, task.situation.language);
    return `- ${formatItem(row, task)}${gone && `. ${gone}`}`;
  });
  const notes = caveatsFor(rows, task);
  const text = [[heading, ...lines].filter(Boolean).join('\n'), ...(notes === '' ? [] : [notes])].join('\n\n');
  return { text, show: idsOf(rows), outcome: 'answered' };
}

/** Caveats that the rows leave open: sizes, and unwanted properties that they do not mention. */
export function caveatsFor(rows: readonly ListedProduct[], { request, situation: { language } }: Task): string {
  const { phrases } = language;
  const silent = request.without.filter((word) =>
    rows.every(
      ({ title, summary, description }) =>
        findSentences(`${title}\n${description ?? summary ?? ''}`, [word]).length === 0,
    ),
  );
  const isSized = request.sized && !rows.every(({ asked }) => asked);
  return [isSized ? phrases.sizes : '', silent.length > 0 ? phrases.unsaid(quoteWords(silent, language)) : '']
    .filter(Boolean)
    .join(' ');
}

/** Says that nothing matches a request. */
export function sayNothingFound(request: ParsedRequest, task: Task): string {
  const { language, shop } = task.situation;
  const words = [...request.words, ...(request.measures ?? [])];
  return language.phrases.nothing(
    words.length > 0 ? quoteWords(words, language) : '',
    formatLimits(request, task),
    shop,
  );
}

/** The limits of a request as the phrases take them: ` without “hood” under €150.00`, or an empty string. */
export function formatLimits(request: ParsedRequest, task: Task): string {
  const { language } = task.situation;
  const without = request.without.length > 0 ? language.phrases.without(quoteWords(request.without, language)) : '';
  return [without, formatPriceLimit(request, task)].map((limit) => limit && ` ${limit}`).join('');
}

/** Maximum number of missing words to name; a longer list helps no one. */
const MAX_NAMED_MISSING = 3;

/** The heading above the results, worded according to how well they match. */
export function chooseHeading(
  task: Task,
  request: ParsedRequest,
  { rows, lacking, coverage }: Grade,
  count: number,
): string {
  const { language } = task.situation;
  const { phrases } = language;
  const limits = formatLimits(request, task);
  if (request.words.length === 0) {
    return limits === '' ? '' : phrases.found(count, limits);
  }
  if (lacking.length > MAX_NAMED_MISSING) return phrases.perhaps;
  if (lacking.length > 0) return phrases.lacking(quoteWords(lacking, language));
  const isCalledSo = rows.some((row) => request.words.some((word) => isInName(row, word)));
  if (!isCalledSo || coverage < 1) return phrases.perhaps;
  return phrases.found(count, limits);
}

function formatPriceLimit(
  { minPrice, maxPrice, around, currency }: ParsedRequest,
  { situation: { language } }: Task,
): string {
  const { phrases, code } = language;
  const money = (amount: number) => formatMoney(amount, currency ?? null, code);
  if (around !== undefined) return phrases.around(money(around));
  if (minPrice !== undefined && maxPrice !== undefined) return phrases.between(money(minPrice), money(maxPrice));
  if (maxPrice !== undefined) return phrases.under(money(maxPrice));
  return minPrice === undefined ? '' : phrases.over(money(minPrice));
}
