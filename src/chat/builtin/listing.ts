import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { formatMoney } from '../../text/money/format.ts';
import { type Answer, type Found, type Task, idsOf, quoted } from './answer.ts';
import { type Grade, bold, gradeRows, isCalled, priceOf, sentencesOn } from './rows.ts';
import type { Row } from './situation.ts';
import type { Wish } from './wish.ts';

/** The words of a query, without duplicates and within the limit of a search. */
export const queryOf = (words: readonly string[]) => cutText([...new Set(words)].join(' '), TEXT_LIMITS.search).trim();

/** The call that searches for a wish. */
export const searchFor = ({ words, minPrice, maxPrice, currency, without, sort, than }: Wish) => ({
  name: 'search_products',
  input: {
    query: queryOf(words),
    minPrice,
    maxPrice,
    currency,
    without: without.length > 0 ? without.map((word) => cutText(word, TEXT_LIMITS.phrase)) : undefined,
    sort: sort ?? (than && (than === 'cheaper' ? 'price_low' : 'price_high')),
    limit: 12,
  },
});

export const itemOf = (row: Row, { situation: { language } }: Task): string =>
  language.phrases.item(bold(row.title), priceOf(row, language), row.availability);

/** The graded results for a wish. @throws {Pending} */
export function lookFor({ desk }: Pick<Task, 'desk'>, wish: Wish): Grade {
  const [found] = desk.need<[Found]>(searchFor(wish));
  return gradeRows(found?.products ?? [], wish);
}

/** Products as a list below a heading, with their cards. */
export function listed(heading: string, rows: readonly Row[], task: Task): Answer {
  const lines = [heading, ...rows.map((row) => `- ${itemOf(row, task)}`)].filter(Boolean);
  const notes = notesOn(rows, task);
  const text = [lines.join('\n'), ...(notes === '' ? [] : [notes])].join('\n\n');
  return { text, show: idsOf(rows), answered: true };
}

/** Caveats that the rows leave open: sizes, and unwanted properties that they do not mention. */
export function notesOn(rows: readonly Row[], { wish, situation: { language } }: Task): string {
  const { phrases } = language;
  const silent = wish.without.filter((word) =>
    rows.every(
      ({ title, summary, description }) =>
        sentencesOn(`${title}\n${description ?? summary ?? ''}`, [word]).length === 0,
    ),
  );
  return [wish.sized ? phrases.sizes : '', silent.length > 0 ? phrases.unsaid(quoted(silent, language)) : '']
    .filter(Boolean)
    .join(' ');
}

/** Says that nothing matches a wish. */
export function nothingFor(wish: Wish, task: Task): string {
  const { language, shop } = task.situation;
  const words = wish.words.length > 0 ? quoted(wish.words, language) : '';
  return language.phrases.nothing(words, limitsOf(wish, task), shop);
}

/** The limits of a wish as the phrases take them: ` without “hood” under €150.00`, or an empty string. */
export function limitsOf(wish: Wish, task: Task): string {
  const { language } = task.situation;
  const but = wish.without.length > 0 ? language.phrases.without(quoted(wish.without, language)) : '';
  return [but, priceLimitOf(wish, task)].map((limit) => limit && ` ${limit}`).join('');
}

/** Maximum number of missing words to name; a longer list helps no one. */
const MOST_LACKING = 3;

/** The heading above the results, worded according to how well they match. */
export function headingOf(task: Task, wish: Wish, { rows, lacking, coverage }: Grade, count: number): string {
  const { language } = task.situation;
  const { phrases } = language;
  const limits = limitsOf(wish, task);
  if (wish.words.length === 0) {
    return limits === '' ? '' : phrases.found(count, limits);
  }
  if (lacking.length > MOST_LACKING) return phrases.perhaps;
  if (lacking.length > 0) return phrases.lacking(quoted(lacking, language));
  const isCalledSo = rows.some((row) => wish.words.some((word) => isCalled(row, word)));
  if (!isCalledSo || coverage < 1) return phrases.perhaps;
  return phrases.found(count, limits);
}

function priceLimitOf({ minPrice, maxPrice, around, currency }: Wish, { situation: { language } }: Task): string {
  const { phrases, code } = language;
  const money = (amount: number) => formatMoney(amount, currency ?? null, code);
  if (around !== undefined) return phrases.around(money(around));
  if (minPrice !== undefined && maxPrice !== undefined) return phrases.between(money(minPrice), money(maxPrice));
  if (maxPrice !== undefined) return phrases.under(money(maxPrice));
  return minPrice === undefined ? '' : phrases.over(money(minPrice));
}
