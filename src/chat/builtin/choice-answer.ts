import { type Answer, type Found, MOST_SHOWN, type Task, idsOf, quoted } from './answer.ts';
import { formatMoney } from '../../text/money/format.ts';
import { alternativesTo, withAlternatives } from './detail-answer.ts';
import { itemOf, limitsOf, listed, lookFor, searchFor } from './listing.ts';
import { renamed, renamingCalls } from './other-names.ts';
import { wishAnswer } from './product-answer.ts';
import { compile, readingOf, wordsPattern } from './reading.ts';
import { type Grade, beginningOf, bold, gradeRows, inStockFirst, isCalled, priceOf, theOneNamed } from './rows.ts';
import { type Row, onceEach, shownOf } from './situation.ts';
import { type Wish, wishOf } from './wish.ts';
import { anyOf, foldText } from '../languages/language.ts';
import { isQuality } from '../languages/things.ts';

/** Compares two to four products: those that are named, or those that were shown. */
export function compareAnswer(task: Task): Answer {
  const { situation, desk } = task;
  const { phrases, code } = situation.language;
  const rows = compared(task);
  if (rows.length < 2) return task.wish.words.length > 0 ? wishAnswer(task) : { text: phrases.which, answered: true };
  const [result] = desk.need<[{ products: Row[] }]>({ name: 'compare_products', input: { productIds: idsOf(rows) } });
  const products = result?.products ?? rows;
  const priced = products.filter(({ price }) => price !== null).toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const [low, high] = [priced[0], priced.at(-1)];
  const lines = products.map((row) => {
    return `- ${itemOf(row, task)}. ${beginningOf(row.description ?? '', 1)}`.trimEnd();
  });
  const text = [phrases.compared, ...lines];
  if (low && high && low !== high && low.currency === high.currency) {
    const difference = (high.price ?? 0) - (low.price ?? 0);
    text.push(
      '',
      difference === 0
        ? phrases.samePrice(bold(low.title), bold(high.title))
        : phrases.cheaper(bold(low.title), formatMoney(difference, low.currency, code), bold(high.title)),
    );
  }
  return { text: text.join('\n'), answered: true };
}

function compared(task: Task): Row[] {
  const { situation, desk, wish, meant } = task;
  const sides = sidesOf(task, situation.language.vocabulary.versus);
  if (sides.length >= 2) {
    const found = desk.need<Found[]>(...sides.map(searchFor));
    const named = found.flatMap((each, at) => {
      const words = sides[at]?.words ?? [];
      return bestNamed(gradeRows(each?.products ?? [], { words }), words) ?? [];
    });
    const different = onceEach(named);
    // "Down or synthetic": if only one is found, do not fall back to other products.
    if (different.length >= 2 || named.length > 0) return different;
  }
  // "Compare it with the wood stove".
  const [shown] = meant;
  if (shown && meant.length === 1 && wish.words.length > 0) {
    const other = bestNamed(lookFor(task, wish), wish.words);
    if (other && other.productId !== shown.productId) return [shown, other];
  }
  if (meant.length >= 2) return meant.slice(0, 4);
  // "Compare the two": two products shown one after the other.
  if (wish.words.length === 0) return shownOf(situation).slice(0, 2).toReversed();
  const { grade, rows } = lookFor(task, wish);
  return grade === 'found' ? rows.slice(0, 3) : [];
}

/**
 * "A flask or a bottle?", "a tent and a mat": lists the best of each, and says which is missing.
 * @param absent the words that may be missing, if not any
 */
export function eitherAnswer(task: Task, between: string, absent?: readonly string[]): Answer | undefined {
  const { situation, desk, wish } = task;
  const { language } = situation;
  const sides = sidesOf(task, between);
  if (sides.length < 2) return undefined;
  const limits = { ...wish, words: [] };
  const found = desk.need<Found[]>(...sideCalls(task, between));
  const tasks = sides.map(({ words }) => ({ ...task, wish: { ...limits, words } }));
  desk.need(...tasks.flatMap((each, at) => (found[at] ? renamingCalls(each, found[at], each.wish.words) : [])));
  const rows = tasks.map((each, at) => {
    const { words } = each.wish;
    const known = found[at] ? renamed(each, found[at], words).products : [];
    const { rows: best, lacking } = gradeRows(known, { words });
    return lacking.length === 0 ? best.filter(({ titled = [] }) => titled.length > 0).slice(0, 2) : [];
  });
  const there = sides.filter((_, at) => (rows[at] ?? []).length > 0);
  const missing = sides.filter((side) => !there.includes(side)).flatMap(({ words }) => words);
  const isNoThing = (word: string) => isQuality(word) || absent?.some((other) => foldText(other) === word) === false;
  if (there.length === 0 || missing.length > 2 || missing.some(isNoThing)) return undefined;
  const different = onceEach(rows.flat());
  const { phrases } = language;
  const gone = missing.length > 0 ? `${phrases.nothing(quoted(missing, language), '', situation.shop)} ` : '';
  return listed(`${gone}${phrases.found(different.length, limitsOf(wish, task))}`, different, task);
}

/** The searches for each of the things that a message names. */
export const sideCalls = (task: Task, between: string) =>
  sidesOf(task, between).map(({ words }) => searchFor({ ...task.wish, words }));

/** Splits a message at the joining words into wishes. */
function sidesOf({ situation: { message, language } }: Task, between: string): Wish[] {
  const { vocabulary } = language;
  const reading = readingOf(message);
  reading.take(wordsPattern(anyOf(vocabulary.compare)));
  return reading.plain
    .split(compile(`${wordsPattern(anyOf(between))}|[,;]`))
    .map((side) => wishOf(side, vocabulary))
    .filter(({ words }) => words.length > 0)
    .slice(0, 4);
}

/** Products similar to one that is named or referenced. */
export function similarAnswer(task: Task): Answer {
  const { situation } = task;
  const { phrases } = situation.language;
  const row = pick(task);
  if (!row) return wishAnswer(task);
  const { than } = task.wish;
  const isFitting = ({ price }: Row) =>
    than === undefined ||
    (price !== null && row.price !== null && (than === 'cheaper' ? price < row.price : price > row.price));
  const others = alternativesTo(task, row).filter(isFitting);
  if (others.length === 0) return { text: phrases.noSimilar(bold(row.title)), show: [row.productId], answered: true };
  return listed(phrases.similar(bold(row.title)), others, task);
}

/** The product that the message names or refers to. */
function pick(task: Task): Row | undefined {
  const { wish, meant } = task;
  const named = wish.words.length > 0 ? bestNamed(lookFor(task, wish), wish.words) : undefined;
  return named ?? meant[0];
}

/** The product that the words name, else the best match. */
const bestNamed = ({ grade, rows }: Grade, words: readonly string[]): Row | undefined =>
  grade === 'found' ? (theOneNamed(rows, words) ?? rows[0]) : undefined;

/** Products that are cheaper, or dearer, than those shown. */
export function thanAnswer(task: Task, shown: readonly Row[]): Answer {
  const { situation, wish } = task;
  const { language } = situation;
  const { phrases } = language;
  const priced = shown.filter(({ price }) => price !== null).toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const edge = wish.than === 'cheaper' ? priced[0] : priced.at(-1);
  if (!edge?.price) return wishAnswer(task);
  const within = wish.than === 'cheaper' ? { maxPrice: edge.price - 0.01 } : { minPrice: edge.price + 0.01 };
  const { than: _, ...rest } = wish;
  const limited: Wish = { ...rest, ...within, sort: wish.than === 'cheaper' ? 'price_low' : 'price_high' };
  const found = shown.length > 1 ? searched(task, limited) : [];
  const rows =
    found.length > 0 ? found : likeIt(edge, alternativesTo(task, edge)).filter((row) => isWithin(row, within));
  const title = bold(edge.title);
  if (rows.length === 0) {
    const price = priceOf(edge, language) ?? '';
    const text = wish.than === 'cheaper' ? phrases.noCheaper(title, price) : phrases.noDearer(title, price);
    return { text, show: [edge.productId], answered: true };
  }
  const best = rows.slice(0, MOST_SHOWN);
  return listed(found.length > 0 ? phrases.found(best.length, '') : phrases.similar(title), best, task);
}

function searched(task: Task, wish: Wish): Row[] {
  const { grade, rows, lacking } = lookFor(task, wish);
  return grade === 'found' && lacking.length === 0 ? rows : [];
}

/** Prefers products that share a word of the title to those that are merely in the same category. */
function likeIt({ title }: Row, others: readonly Row[]): Row[] {
  const near = others.filter((other) => title.split(/\P{L}+/u).some((word) => word !== '' && isCalled(other, word)));
  return near.length > 0 ? near : [...others];
}

const isWithin = ({ price }: Row, { minPrice = 0, maxPrice = Infinity }: { minPrice?: number; maxPrice?: number }) =>
  price !== null && price >= minPrice && price <= maxPrice;

/** Maximum number of searches, each of which covers a part of a large catalogue: more would take too long. */
const LOOKS = 3;

/** "Your most expensive thing": searches the whole catalogue. */
export function extremeOfAll(task: Task): Answer {
  const { desk, wish } = task;
  const high = wish.sort === 'price_high';
  let rows: Row[] = [];
  for (let look = 0; look < LOOKS; look++) {
    const bound = rows[0]?.price ?? undefined;
    const within = high ? { minPrice: bound ?? wish.minPrice ?? 0 } : { minPrice: 0, maxPrice: bound ?? wish.maxPrice };
    const { name, input } = searchFor({
      words: [],
      without: wish.without,
      sized: false,
      sort: wish.sort ?? 'price_low',
    });
    const [found] = desk.need<[Found]>({ name, input: { ...input, ...within } });
    rows = inStockFirst(found?.products ?? []);
    if (!found?.isCut) break;
  }
  return extremeAnswer(task, rows);
}

/** The cheapest or dearest of the products shown, preferably one that is in stock. */
export function extremeAnswer(task: Task, shown: readonly Row[]): Answer {
  const { situation, wish } = task;
  const { language } = situation;
  const { phrases } = language;
  const there = shown.filter(({ availability }) => availability !== 'out_of_stock');
  const priced = (there.length > 0 ? there : shown)
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const row = wish.sort === 'price_high' ? priced.at(-1) : priced[0];
  if (!row) return { text: phrases.which, answered: true };
  const equal = priced.filter(({ price }) => price === row.price);
  if (equal.length > 1) return listed('', equal, task);
  const price = priceOf(row, language) ?? '';
  const text =
    wish.sort === 'price_high' ? phrases.dearest(bold(row.title), price) : phrases.cheapest(bold(row.title), price);
  return { text, show: [row.productId], answered: true };
}

/** Proposes the product for the cart; says so if it is sold out or if it is unclear which one is meant. */
export function cartAnswer(task: Task, amount: number): Answer {
  const { situation, desk, wish, meant } = task;
  const { language } = situation;
  const { phrases } = language;
  let [row] = meant;
  if (!row && wish.words.length > 0) {
    const { grade, rows } = lookFor(task, wish);
    if (grade !== 'found') return wishAnswer(task);
    row = theOneNamed(rows, wish.words);
    if (!row) return listed(phrases.which, rows.slice(0, MOST_SHOWN), task);
  }
  if (!row) return { text: phrases.which, answered: true };
  const { productId, title } = row;
  if (row.availability === 'out_of_stock')
    return withAlternatives({ text: phrases.soldOut(bold(title)), show: [productId], answered: true }, row, task);
  desk.need({ name: 'add_to_cart', input: { productId, amount } });
  const price = priceOf(row, language);
  const cost = price === null ? '' : ` (${amount > 1 ? phrases.each(price) : price})`;
  const items = `${amount > 1 ? `${amount} × ` : ''}${bold(title)}${cost}`;
  return { text: phrases.cart(items), show: [productId], answered: true };
}
