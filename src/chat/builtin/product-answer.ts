import { type Answer, type Found, MOST_SHOWN, type Task, idsOf, quoted } from './answer.ts';
import { bestPassage, passageAnswer } from './knowledge-answer.ts';
import { formatMoney } from '../money.ts';
import { fold } from '../languages/language.ts';
import { compile, readingOf, wordsPattern } from './reading.ts';
import { type Grade, bold, gradeRows, isCalled, priceOf, sentencesOn, theOneNamed } from './rows.ts';
import type { Row } from './situation.ts';
import type { Wish } from './wish.ts';
import { anyOf } from '../languages/language.ts';

/** The call that looks for a wish. */
export const searchFor = ({ words, minPrice, maxPrice, currency, without, sort, than }: Wish) => ({
  name: 'search_products',
  input: {
    query: [...new Set(words)].join(' '),
    minPrice,
    maxPrice,
    currency,
    without: without.length > 0 ? without : undefined,
    sort: sort ?? (than && (than === 'cheaper' ? 'price_low' : 'price_high')),
    limit: 12,
  },
});

/** Whether the message asks after a fact and not for a choice. */
function isQuestion({ situation }: Task): boolean {
  const { message, language } = situation;
  const begins = compile(`^[^\\p{L}]*${wordsPattern(anyOf(language.vocabulary.question))}`);
  return /[?？؟]\s*$/.test(message) || begins.test(readingOf(message).plain);
}

/** Looks for what is wished for, in the catalogue and, for a question, in the shop's knowledge. */
export function wishAnswer(task: Task): Answer {
  const { situation, desk, wish } = task;
  const { phrases } = situation.language;
  const words = [...new Set(wish.words)];
  const asks = isQuestion(task);
  const knowledge = { name: 'search_knowledge', input: { query: words.join(' ') } };
  const [found, known] = asks
    ? desk.need<[Found, { passages: { title: string; text: string }[] }]>(searchFor(wish), knowledge)
    : desk.need<[Found]>(searchFor(wish));
  if (!found) return { text: phrases.trouble, answered: false };
  const grade = gradeRows(found.products, words, found.didYouMean === null);

  if (wish.instead && (grade.grade === 'none' || isAnother(wish.instead, grade, words))) {
    const other = wishAnswer({ ...task, wish: wish.instead });
    if (other.answered) return other;
  }
  const passage = bestPassage(known?.passages ?? [], words);
  const corrected = mended(task, found.didYouMean, grade);
  if (corrected) return corrected;
  if (passage && (grade.grade !== 'found' || passage.share > grade.coverage))
    return passageAnswer(task, passage.text, words);
  if (grade.grade !== 'none') return chosen(task, grade, words);

  const hasLimits = wish.minPrice !== undefined || wish.maxPrice !== undefined;
  if (hasLimits) {
    const nearest = nearestInPrice(task, words);
    if (nearest) return nearest;
  }
  return { text: phrases.nothing(whatOf(wish, task), situation.shop), answered: false };
}

/** Whether what a message adds is a thing of its own: it, or all that came before, fits nothing. */
function isAnother({ words: added }: Wish, { lacking }: Grade, words: readonly string[]): boolean {
  const before = words.filter((word) => !added.includes(word));
  return added.some((word) => lacking.includes(word)) || before.every((word) => lacking.includes(word));
}

/** With the typos mended, where what was meant is then the name of something: "jaket", but not "lover" for "over". */
function mended(
  { situation, desk, wish, ...rest }: Task,
  didYouMean: string | null,
  { lacking }: Grade,
): Answer | undefined {
  if (didYouMean === null || lacking.length === 0) return undefined;
  const typed = wish.words.join(' ');
  const words = didYouMean.split(/\s+/).slice(0, 16);
  const meant = { ...wish, words };
  const [found] = desk.need<[Found]>(searchFor(meant));
  const grade = gradeRows(found?.products ?? [], words);
  const changed = words.filter((word) => !fold(typed).split(/\s+/).includes(fold(word)));
  const isNamed = changed.some(
    (word) => word.length >= 5 && grade.rows.some(({ titled = [] }) => titled.includes(word)),
  );
  if (grade.grade !== 'found' || !isNamed || grade.lacking.length > 0) return undefined;
  const answer = chosen({ situation, desk, wish: meant, ...rest }, grade, words);
  return { ...answer, text: `${situation.language.phrases.corrected(typed, didYouMean)} ${answer.text}` };
}

/** What one product says itself of what the shop has a rule on as well: "a guarantee on the socks". */
export function factAnswer(task: Task, things: readonly string[]): Answer | undefined {
  if (things.length === 0) return undefined;
  const [found] = task.desk.need<[Found]>(searchFor(task.wish));
  const { words } = task.wish;
  const { grade, rows, lacking, coverage } = gradeRows(found?.products ?? [], words);
  const one = grade === 'found' && coverage === 1 && lacking.length === 0 ? theOneNamed(rows, words) : undefined;
  return one && detailAnswer({ ...task, meant: [one] }, words);
}

/** What came of a wish that was found. */
function chosen(task: Task, grade: Grade, words: readonly string[]): Answer {
  const { situation, wish } = task;
  const { phrases, vocabulary } = situation.language;
  const ordered = wish.sort ?? wish.than;
  const one =
    grade.grade === 'found' && (!ordered || grade.rows.length === 1)
      ? theOneNamed(grade.rows, words, isQuestion(task))
      : undefined;
  if (one && grade.lacking.length < words.length) return detailAnswer({ ...task, meant: [one] }, words);
  if (grade.rows.every(({ availability }) => availability === 'out_of_stock')) {
    const gone = listed(phrases.allSoldOut, grade.rows.slice(0, 2), task);
    return grade.rows[0] ? withAlternatives(gone, grade.rows[0], task) : gone;
  }
  const asksStock = readingOf(situation.message).matches(vocabulary.stockPattern);
  const rows = grade.rows
    .filter(({ availability }) => !asksStock || availability === 'in_stock')
    .concat(asksStock ? grade.rows.filter(({ availability }) => availability !== 'in_stock') : []);
  const best = ordered ? byPrice(rows, wish) : rows;
  const shown = best.slice(0, MOST_SHOWN);
  if (grade.grade === 'mentioned') return listed(phrases.mentioned(quoted(words)), shown.slice(0, 3), task);
  if (grade.lacking.length > 0) return listed(phrases.lacking(quoted(grade.lacking)), shown, task);
  return listed(phrases.found(shown.length, whatOf(wish, task)), shown, task);
}

/** The search has put them in order already; rows in stock first would undo it. */
function byPrice(rows: readonly Row[], { sort, than }: Wish): Row[] {
  const sign = sort === 'price_low' || (!sort && than === 'cheaper') ? 1 : -1;
  return rows.toSorted((a, b) => sign * ((a.price ?? 0) - (b.price ?? 0)));
}

/** Everything about one product that was asked for: price, stock, what its description says. */
export function detailAnswer(task: Task, words: readonly string[]): Answer {
  const { situation, desk, wish, meant } = task;
  const { language } = situation;
  const { phrases } = language;
  const [row] = meant;
  if (!row) return { text: phrases.which, answered: true };
  const [full] = desk.need<[Row]>({ name: 'get_product', input: { productId: row.productId } });
  const product = full ?? row;
  const title = bold(product.title);
  const text = [phrases.sentence(title, priceOf(product, language), product.availability)];
  const attributes = words.filter((word) => !isCalled(product, word));
  const told = product.description ?? '';
  const said = sentencesOn(told, attributes);
  const asksPrice = readingOf(situation.message).matches(language.vocabulary.pricePattern);
  if (attributes.length > 0 && said.length > 0) text.push(phrases.says(said.join(' ')));
  else if (attributes.length > 0 && isQuestion(task) && !asksPrice) text.push(phrases.silent(quoted(attributes)));
  else if (told !== '') text.push(sentencesOn(told, []).join(' '));
  if (wish.sized) text.push(phrases.sizes);
  const answer = { text: text.join(' '), show: [product.productId], answered: true };
  return product.availability === 'out_of_stock' ? withAlternatives(answer, row, task) : answer;
}

/** An answer on what is sold out, with what there is instead. */
export function withAlternatives(answer: Answer, row: Row, task: Task): Answer {
  const shown = answer.show ?? [];
  const others = alternativesTo(task, row).filter(({ productId }) => !shown.includes(productId));
  if (others.length === 0) return answer;
  const { phrases } = task.situation.language;
  const text = [answer.text, phrases.similar(bold(row.title)), ...others.map((other) => `- ${itemOf(other, task)}`)];
  return { ...answer, text: text.join('\n'), show: [...shown, ...idsOf(others)] };
}

/** What is like a product, in stock, and on the same shelf or of a like name: a search finds something in any case. */
export function alternativesTo({ desk, wish }: Task, { productId, title: name, category }: Row): Row[] {
  const [found] = desk.need<[{ products: Row[] }]>({ name: 'similar_products', input: { productId, limit: 8 } });
  const named = name.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  return (found?.products ?? [])
    .filter(({ availability }) => availability !== 'out_of_stock')
    .filter((row) => (category && row.category === category) || named.some((word) => isCalled(row, word)))
    .filter(
      ({ title, summary }) => !wish.without.some((word) => sentencesOn(`${title} ${summary ?? ''}`, [word]).length > 0),
    )
    .slice(0, MOST_SHOWN - 1);
}

/** When nothing is within the limits: the same without them, the nearest first. */
function nearestInPrice(task: Task, words: readonly string[]): Answer | undefined {
  const { situation, desk, wish } = task;
  const { minPrice = 0, maxPrice = Infinity, currency: _, sort: __, than: ___, ...open } = wish;
  const [found] = desk.need<[Found]>(searchFor({ ...open, words: [...words] }));
  const grade = gradeRows(found?.products ?? [], words);
  const priced = grade.rows.filter(({ price }) => price !== null);
  if (grade.grade !== 'found' || priced.length === 0) return undefined;
  const distance = ({ price }: Row) => Math.max(minPrice - (price ?? 0), (price ?? 0) - maxPrice);
  const rows = priced.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3);
  const { phrases } = situation.language;
  const text = `${phrases.nothing(whatOf(wish, task), situation.shop).split(/(?<=\.)\s/)[0]} ${phrases.nearest}`;
  return { ...listed(text, rows, task), answered: true };
}

export const itemOf = (row: Row, { situation: { language } }: Task): string =>
  language.phrases.item(bold(row.title), priceOf(row, language), row.availability);

export function listed(heading: string, rows: readonly Row[], task: Task): Answer {
  const text = [heading, ...rows.map((row) => `- ${itemOf(row, task)}`)].join('\n');
  const sizes = task.wish.sized ? `\n\n${task.situation.language.phrases.sizes}` : '';
  return { text: text + sizes, show: idsOf(rows), answered: true };
}

/** A wish as it is said back: “rain jacket”, up to €150.00. */
function whatOf({ words, minPrice, maxPrice, currency }: Wish, { situation: { language } }: Task): string {
  const { phrases, code } = language;
  const money = (amount: number) => formatMoney(amount, currency ?? null, code);
  const limit =
    minPrice !== undefined && maxPrice !== undefined
      ? phrases.between(money(minPrice), money(maxPrice))
      : maxPrice !== undefined
        ? phrases.under(money(maxPrice))
        : minPrice === undefined
          ? ''
          : phrases.over(money(minPrice));
  return [words.length > 0 ? quoted(words) : '', limit].filter(Boolean).join(', ');
}
