import { type Answer, type SearchResult, MAX_CARDS, type Task, idsOf, quoteWords } from './answer.ts';
import { formatMoney } from '../../text/money/format.ts';
import { asAsked, sayGone } from './asked-options.ts';
import { addAlternatives, describeProduct, findAlternatives } from './detail-answer.ts';
import { formatItem, formatLimits, listProducts, searchAndGrade, searchCall } from './listing.ts';
import { searchOtherNames, otherNameCalls } from './other-names.ts';
import { answerRequest } from './product-answer.ts';
import { compile, readMessage, wordsPattern } from './reading.ts';
import { type Grade, gradeRows } from './grade.ts';
import { bold, findNamedProduct, firstSentences, formatPrice, isInName, sortInStockFirst } from './rows.ts';
import { type ListedProduct, withoutDuplicates, allShown } from './situation.ts';
import { type ParsedRequest, parseRequest } from './request.ts';
import { anyOf, foldText } from '../languages/language.ts';
import { isQuality } from '../languages/things.ts';

/** Compares two to four products: those that are named, or those that were shown. */
export function compareProducts(task: Task): Answer {
  const { situation, toolResults } = task;
  const { phrases, code } = situation.language;
  const rows = findCompared(task);
  if (rows.length < 2)
    return task.request.words.length > 0 ? answerRequest(task) : { text: phrases.which, outcome: 'answered' };
  const [result] = toolResults.need<[{ products: ListedProduct[] }]>({
    name: 'compare_products',
    input: { productIds: idsOf(rows) },
  });
  const products = result?.products ?? rows;
  const priced = products
    .map(asAsked)
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const [low, high] = [priced[0], priced.at(-1)];
  const lines = products.map((row) => {
    const says = [sayGone(row, situation.language), firstSentences(row.description ?? '', 1)].filter(Boolean);
    return `- ${formatItem(row, task)}. ${says.join(' ')}`.trimEnd();
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
  return { text: text.join('\n'), outcome: 'answered' };
}

function findCompared(task: Task): ListedProduct[] {
  const { situation, toolResults, request, referenced } = task;
  const sides = splitSides(task, situation.language.vocabulary.versus);
  if (sides.length >= 2) {
    const found = toolResults.need<SearchResult[]>(...sides.map(searchCall));
    const named = found.flatMap((each, at) => {
      const words = sides[at]?.words ?? [];
      return bestNamed(gradeRows(each?.products ?? [], { words }), words) ?? [];
    });
    const different = withoutDuplicates(named);
    // "Down or synthetic": if only one is found, do not fall back to other products.
    if (different.length >= 2 || named.length > 0) return different;
  }
  // "Compare it with the wood stove".
  const [shown] = referenced;
  if (shown && referenced.length === 1 && request.words.length > 0) {
    const other = bestNamed(searchAndGrade(task, request), request.words);
    if (other && other.productId !== shown.productId) return [shown, other];
  }
  if (referenced.length >= 2) return referenced.slice(0, 4);
  // "Compare the two": two products shown one after the other.
  if (request.words.length === 0) return allShown(situation).slice(0, 2).toReversed();
  const { grade, rows } = searchAndGrade(task, request);
  return grade === 'found' ? rows.slice(0, 3) : [];
}

/**
 * "A flask or a bottle?", "a tent and a mat": lists the best of each, and says which is missing.
 * @param absent the words that may be missing, if not any
 */
export function answerEither(task: Task, between: string, absent?: readonly string[]): Answer | undefined {
  const { situation, toolResults, request } = task;
  const { language } = situation;
  const sides = splitSides(task, between);
  if (sides.length < 2) return undefined;
  const limits = { ...request, words: [] };
  const found = toolResults.need<SearchResult[]>(...sideCalls(task, between));
  const tasks = sides.map(({ words }) => ({ ...task, request: { ...limits, words } }));
  toolResults.need(
    ...tasks.flatMap((each, at) => (found[at] ? otherNameCalls(each, found[at], each.request.words) : [])),
  );
  const rows = tasks.map((each, at) => {
    const { words } = each.request;
    const known = found[at] ? searchOtherNames(each, found[at], words).products : [];
    const { rows: best, lacking } = gradeRows(known, { words });
    return lacking.length === 0 ? best.filter(({ titled = [] }) => titled.length > 0).slice(0, 2) : [];
  });
  const there = sides.filter((_, at) => (rows[at] ?? []).length > 0);
  const missing = sides.filter((side) => !there.includes(side)).flatMap(({ words }) => words);
  const isNoThing = (word: string) => isQuality(word) || absent?.some((other) => foldText(other) === word) === false;
  if (there.length === 0 || missing.length > 2 || missing.some(isNoThing)) return undefined;
  const different = withoutDuplicates(rows.flat());
  const { phrases } = language;
  const gone = missing.length > 0 ? `${phrases.nothing(quoteWords(missing, language), '', situation.shop)} ` : '';
  return listProducts(`${gone}${phrases.found(different.length, formatLimits(request, task))}`, different, task);
}

/** The searches for each of the things that a message names. */
export const sideCalls = (task: Task, between: string) =>
  splitSides(task, between).map(({ words }) => searchCall({ ...task.request, words }));

/** Splits a message at the joining words into requests. */
function splitSides({ situation: { message, language } }: Task, between: string): ParsedRequest[] {
  const { vocabulary } = language;
  const reading = readMessage(message);
  reading.take(wordsPattern(anyOf(vocabulary.compare)));
  return reading.plain
    .split(compile(`${wordsPattern(anyOf(between))}|[,;]`))
    .map((side) => parseRequest(side, vocabulary))
    .filter(({ words }) => words.length > 0)
    .slice(0, 4);
}

/** Products similar to one that is named or referenced. */
export function answerSimilar(task: Task): Answer {
  const { situation } = task;
  const { phrases } = situation.language;
  const row = findReferenced(task);
  if (!row) return answerRequest(task);
  const { than } = task.request;
  const isFitting = ({ price }: ListedProduct) =>
    than === undefined ||
    (price !== null && row.price !== null && (than === 'cheaper' ? price < row.price : price > row.price));
  const others = findAlternatives(task, row).filter(isFitting);
  if (others.length === 0)
    return { text: phrases.noSimilar(bold(row.title)), show: [row.productId], outcome: 'answered' };
  return listProducts(phrases.similar(bold(row.title)), others, task);
}

/** The product that the message names or refers to. */
function findReferenced(task: Task): ListedProduct | undefined {
  const { request, referenced } = task;
  const named = request.words.length > 0 ? bestNamed(searchAndGrade(task, request), request.words) : undefined;
  return named ?? referenced[0];
}

/** The product that the words name, else the best match. */
const bestNamed = ({ grade, rows }: Grade, words: readonly string[]): ListedProduct | undefined =>
  grade === 'found' ? (findNamedProduct(rows, words) ?? rows[0]) : undefined;

/** Products that are cheaper, or dearer, than those shown. */
export function answerCheaperOrDearer(task: Task, shown: readonly ListedProduct[]): Answer {
  const { situation, request } = task;
  const { language } = situation;
  const { phrases } = language;
  const priced = shown.filter(({ price }) => price !== null).toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const edge = request.than === 'cheaper' ? priced[0] : priced.at(-1);
  if (!edge?.price) return answerRequest(task);
  const within = request.than === 'cheaper' ? { maxPrice: edge.price - 0.01 } : { minPrice: edge.price + 0.01 };
  const { than: _, ...rest } = request;
  const limited: ParsedRequest = { ...rest, ...within, sort: request.than === 'cheaper' ? 'price_low' : 'price_high' };
  const found = shown.length > 1 ? searchMatching(task, limited) : [];
  const rows =
    found.length > 0 ? found : preferAlike(edge, findAlternatives(task, edge)).filter((row) => isWithin(row, within));
  const title = bold(edge.title);
  if (rows.length === 0) {
    const price = formatPrice(edge, language) ?? '';
    const text = request.than === 'cheaper' ? phrases.noCheaper(title, price) : phrases.noDearer(title, price);
    return { text, show: [edge.productId], outcome: 'answered' };
  }
  const best = rows.slice(0, MAX_CARDS);
  return listProducts(found.length > 0 ? phrases.found(best.length, '') : phrases.similar(title), best, task);
}

function searchMatching(task: Task, request: ParsedRequest): ListedProduct[] {
  const { grade, rows, lacking } = searchAndGrade(task, request);
  return grade === 'found' && lacking.length === 0 ? rows : [];
}

/** Prefers products that share a word of the title to those that are merely in the same category. */
function preferAlike({ title }: ListedProduct, others: readonly ListedProduct[]): ListedProduct[] {
  const near = others.filter((other) => title.split(/\P{L}+/u).some((word) => word !== '' && isInName(other, word)));
  return near.length > 0 ? near : [...others];
}

const isWithin = (
  { price }: ListedProduct,
  { minPrice = 0, maxPrice = Infinity }: { minPrice?: number; maxPrice?: number },
) => price !== null && price >= minPrice && price <= maxPrice;

/** Maximum number of searches, each of which covers a part of a large catalogue: more would take too long. */
const MAX_SEARCHES = 3;

/** "Your most expensive thing": searches the whole catalogue. */
export function findExtreme(task: Task): Answer {
  const { toolResults, request } = task;
  const high = request.sort === 'price_high';
  let rows: ListedProduct[] = [];
  for (let search = 0; search < MAX_SEARCHES; search++) {
    const bound = rows[0]?.price ?? undefined;
    const within = high
      ? { minPrice: bound ?? request.minPrice ?? 0 }
      : { minPrice: 0, maxPrice: bound ?? request.maxPrice };
    const { name, input } = searchCall({
      words: [],
      without: request.without,
      sized: false,
      sort: request.sort ?? 'price_low',
    });
    const [found] = toolResults.need<[SearchResult]>({ name, input: { ...input, ...within } });
    rows = sortInStockFirst(found?.products ?? []);
    if (!found?.isCut) break;
  }
  return answerExtreme(task, rows);
}

/** The cheapest or dearest of the products shown, preferably one that is in stock. */
export function answerExtreme(task: Task, shown: readonly ListedProduct[]): Answer {
  const { situation, request } = task;
  const { language } = situation;
  const { phrases } = language;
  const there = shown.filter(({ availability }) => availability !== 'out_of_stock');
  const priced = (there.length > 0 ? there : shown)
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const row = request.sort === 'price_high' ? priced.at(-1) : priced[0];
  if (!row) return { text: phrases.which, outcome: 'answered' };
  const equal = priced.filter(({ price }) => price === row.price);
  if (equal.length > 1) return listProducts('', equal, task);
  const price = formatPrice(row, language) ?? '';
  const text =
    request.sort === 'price_high' ? phrases.dearest(bold(row.title), price) : phrases.cheapest(bold(row.title), price);
  return { text, show: [row.productId], outcome: 'answered' };
}

/** Proposes the product for the cart; says so if it is sold out or if it is unclear which one the shopper wants. */
export function proposeCart(task: Task, amount: number): Answer {
  const { situation, toolResults, request, referenced } = task;
  const { language } = situation;
  const { phrases } = language;
  let [row] = referenced;
  if (!row && request.words.length > 0) {
    const { grade, rows } = searchAndGrade(task, request);
    if (grade !== 'found') return answerRequest(task);
    row = findNamedProduct(rows, request.words);
    if (!row) return listProducts(phrases.which, rows.slice(0, MAX_CARDS), task);
  }
  if (!row) return { text: phrases.which, outcome: 'answered' };
  const { productId, title } = row;
  if (row.availability === 'out_of_stock')
    return addAlternatives({ text: phrases.soldOut(bold(title)), show: [productId], outcome: 'answered' }, row, task);
  const call = { name: 'add_to_cart', input: { productId, amount } };
  const [added] = toolResults.need<[{ proposed: ListedProduct }]>(call);
  // The variant that was asked for is not to be had.
  if (!added) return describeProduct(task, []);
  const proposed = asAsked(added.proposed);
  const price = formatPrice(proposed, language);
  const cost = price === null ? '' : ` (${amount > 1 ? phrases.each(price) : price})`;
  const items = `${amount > 1 ? `${amount} × ` : ''}${bold(proposed.title)}${cost}`;
  return { text: phrases.cart(items), show: [productId], outcome: 'answered' };
}
