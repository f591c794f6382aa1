import { type Answer, type Found, MOST_SHOWN, type Task } from './answer.ts';
import { similarAnswer } from './choice-answer.ts';
import { headingOf, limitsOf, listed, searchFor } from './listing.ts';
import { giftAnswer } from './product-answer.ts';
import { readingOf } from './reading.ts';
import { gradeRows } from './rows.ts';
import type { Wish } from './wish.ts';

/** Maximum number of names in one answer. */
const NAMES = 12;

/** Questions about the catalogue as a whole: its brands, its range, its counts, gifts. */
export function overviewAnswer(task: Task, own: Wish): Answer | undefined {
  const { vocabulary, phrases } = task.situation.language;
  const reading = readingOf(task.situation.message);
  if (reading.matches(vocabulary.brandsPattern))
    return namesAnswer(task, own, 'brands') ?? namesAnswer(task, { ...own, words: [] }, 'brands');
  if (reading.matches(vocabulary.countPattern) && own.words.length > 0) return countAnswer(task, own);
  const isLimited = own.maxPrice !== undefined || own.minPrice !== undefined;
  if (reading.matches(vocabulary.kindsPattern) && !isLimited)
    return namesAnswer(task, { ...own, words: [] }, 'categories');
  if (own.words.length > 0) return undefined;
  const isGift = reading.has(vocabulary.gift);
  // A budget for a gift is about the sum to be spent.
  if (own.maxPrice !== undefined && isGift) return giftAnswer({ ...task, wish: own });
  if (isLimited) return undefined;
  if (reading.matches(vocabulary.newPattern)) {
    const kinds = namesAnswer(task, own, 'categories');
    return { ...kinds, text: `${phrases.news} ${kinds?.text ?? phrases.ask}`, answered: true };
  }
  return isGift ? { text: phrases.gift, answered: true } : undefined;
}

function namesAnswer(task: Task, wish: Wish, kind: 'brands' | 'categories'): Answer | undefined {
  const { phrases } = task.situation.language;
  // Without words, minPrice 0 finds every product that has a price.
  const [found] = task.desk.need<[Found]>(searchFor(wish.words.length > 0 ? wish : { ...wish, minPrice: 0 }));
  const names = (found?.[kind] ?? []).slice(0, NAMES).join(', ');
  if (names !== '') return { text: kind === 'brands' ? phrases.brands(names) : phrases.kinds(names), answered: true };
  const { rows } = gradeRows(found?.products ?? [], wish);
  return rows.length > 0 ? listed(phrases.perhaps, rows.slice(0, MOST_SHOWN), task) : undefined;
}

function countAnswer(task: Task, wish: Wish): Answer | undefined {
  const [found] = task.desk.need<[Found]>(searchFor(wish));
  const grade = gradeRows(found?.products ?? [], wish);
  if (!found || grade.grade !== 'found' || grade.lacking.length > 0) return undefined;
  const { matching, isCut } = found;
  const shown = grade.rows.slice(0, MOST_SHOWN);
  const { phrases } = task.situation.language;
  const heading =
    matching > shown.length
      ? phrases.count(matching, limitsOf(wish, task), isCut)
      : headingOf(task, wish, grade, shown.length);
  return listed(heading, shown, task);
}

/** Further matches of the last wish, or products similar to the one that was shown. */
export function moreAnswer(task: Task): Answer {
  const { situation, desk, wish, meant } = task;
  const seen = new Set(situation.earlier.flatMap(({ shown }) => shown.map(({ productId }) => productId)));
  const [found] = wish.words.length > 0 || wish.maxPrice !== undefined ? desk.need<[Found]>(searchFor(wish)) : [];
  const fresh = (found?.products ?? []).filter(({ productId }) => !seen.has(productId));
  const grade = gradeRows(fresh, wish);
  const shown = grade.rows.slice(0, MOST_SHOWN);
  const isNear = meant.length !== 1 || grade.lacking.length === 0;
  if (grade.grade === 'found' && isNear) return listed(headingOf(task, wish, grade, shown.length), shown, task);
  if (meant.length === 1) return similarAnswer({ ...task, wish: { ...wish, words: [] } });
  return { text: situation.language.phrases.noMore, answered: true };
}
