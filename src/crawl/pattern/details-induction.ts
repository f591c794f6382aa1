import type { DetailsPattern, FieldRule, PageTemplate } from '../../domain/site-pattern.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import { parseAvailability } from '../extract/availability.ts';
import type { Element } from '../extract/html/outline.ts';
import type { VisibleChoices } from '../extract/visible/details/choices.ts';
import { LAYOUTS } from '../extract/visible/details/known-box.ts';
import { readKnownChoice } from '../extract/visible/details/known-choice.ts';
import { ancestorsOf } from './ancestors.ts';
import { type Suggestion, findCandidates } from './candidate.ts';
import { type Entry, isOfProduct, judgeEntries, tellEntries } from './details-judgement.ts';
import {
  type DetailsPage,
  elementsAt,
  listPriceIn,
  openDetails,
  ratingOf,
  readBox,
  readControls,
  readListPrice,
  readRatingAt,
  readRows,
} from './details-reading.ts';
import { readDraft } from './field.ts';
import type { SamplePage } from './sample-page.ts';

/** Fewer product pages are too few to learn from. */
const MIN_PRODUCTS = 3;
/** Number of pieces around the title. */
const SEARCHED = { before: 20, after: 1_500, choices: 400 };
const AFTER_BUTTON = 40;
const BOX = { min: 4, max: 800 };
const CONTROL = { min: 3, max: 400 };
const MAX_BOXES = 80;
/** Maximum number of pieces in all boxes of a page. */
const MAX_PIECES = 4_000;
/** Maximum number of suggestions per page. */
const MAX_SUGGESTIONS = 16;
const MAX_ANCESTORS = 6;
const MAX_RATING_PIECES = 4;
/** Maximum number of elements at one address, any of which may be the box. */
const MAX_SAME = 5;
const MAX_NAME_LENGTH = 100;
const MAX_FRAME_NAMES = 40;
const RATING_ATTRIBUTES = ['aria-label', 'title', 'alt'];

type LabelledPage = DetailsPage & { page: SamplePage; title: number };
type SuggestFromPage = (product: LabelledPage) => readonly Suggestion[];
type Judge = (products: readonly LabelledPage[], rule: FieldRule) => number;
type Box = Suggestion & { entries: Entry[] };

/**
 * Finds the places of details on product pages: boxes with labels that pages share and values that differ. A place must
 * also hold on the unknown pages. Returns undefined if there are too few pages to tell.
 */
export function learnDetails(
  template: PageTemplate,
  known: readonly SamplePage[],
  unknown: readonly SamplePage[],
): DetailsPattern | undefined {
  const all = [...known, ...unknown].flatMap((page) => openProduct(template, page) ?? []);
  const own = all.filter(({ page }) => known.includes(page));
  const rest = all.filter((product) => !own.includes(product));
  if (own.length < MIN_PRODUCTS || rest.length === 0) return undefined;
  const learn = (suggest: SuggestFromPage, judge: Judge, isProved: (rule: FieldRule) => boolean): FieldRule[] => {
    const rule = findBest(own, suggest, judge);
    return rule && isProved(rule) && judge(all, rule) > 0 ? [rule] : [];
  };
  const options = learn(suggestAlike(own, controlsOn), judgeControls, (rule) =>
    rest.some((product) => readControls(product, rule).length > 0),
  );
  const boxes = suggestAlike(own, (product) => boxesOn(product, options));
  const rows = learn(boxes, judgeRows, (rule) => rest.some((product) => readRows(product, rule)));
  const found = {
    rows,
    options,
    frame: frameNames(all, rows, options),
    listPrice: learn(suggestListPrices, judgeListPrices, () => true),
    rating: learn(suggestRatings, judgeRatings, () => true),
  };
  return Object.fromEntries(Object.entries(found).filter(([, places]) => places.length > 0));
}

/** Returns labels whose values are the same on all pages: of choices, and of boxes at the details table's address. */
function frameNames(
  products: readonly LabelledPage[],
  rows: readonly FieldRule[],
  options: readonly FieldRule[],
): string[] {
  const constantIn = (pages: Entry[][]): string[] => {
    const { isShared, isVarying } = tellEntries(pages);
    return pages.flat().flatMap((entry) => (isShared(entry) && !isVarying(entry) ? [entry.name] : []));
  };
  const choices = products.map((product) => options.flatMap((rule) => readControls(product, rule).map(entryOf)));
  const own = new Set(products.flatMap((product) => rows.flatMap((rule) => rowsAt(product, rule, true))).map(nameOf));
  const others = products.map((product) => rows.flatMap((rule) => rowsAt(product, rule, false)));
  const found = [
    ...constantIn(choices).filter((name) => attributeKey(name) === null),
    ...constantIn(others).filter((name) => !own.has(name)),
  ];
  return [...new Set(found)].filter((name) => name.length <= MAX_NAME_LENGTH).slice(0, MAX_FRAME_NAMES);
}

const nameOf = ({ name }: Entry): string => name;

/** Returns the rows at a place, or those of the other elements at its address. */
function rowsAt(product: LabelledPage, rule: FieldRule, isOwn: boolean): Entry[] {
  const places = isOwn
    ? [rule.nth]
    : Array.from({ length: MAX_SAME }, (_, nth) => nth).filter((nth) => nth !== rule.nth);
  return places.flatMap((nth) => readRows(product, { ...rule, nth }) ?? []);
}

/** True if pages have a details table at the template's place, or there are too few pages to tell. */
export function detailsHold(template: PageTemplate, pages: readonly SamplePage[]): boolean {
  const { rows } = template.details ?? {};
  const products = pages.flatMap((page) => openProduct(template, page) ?? []);
  if (rows && products.length <= MIN_PRODUCTS) return true;
  return rows?.some((rule) => judgeRows(products, rule) > 0) ?? false;
}

function openProduct(template: PageTemplate, page: SamplePage): LabelledPage | null {
  const draft = readDraft(template, page);
  if (!draft) return null;
  const title = template.fields.title?.flatMap((rule) => page.elementAt(rule)?.first ?? [])[0] ?? 0;
  return { ...openDetails(template, page, draft.price), page, title };
}

function findBest(products: readonly LabelledPage[], suggest: SuggestFromPage, judge: Judge): FieldRule | null {
  const byPage = new Map(products.map((product) => [product.page, product]));
  const suggestOn = (page: SamplePage) => {
    const product = byPage.get(page);
    return product ? suggest(product) : [];
  };
  let bestScore = 0;
  let best: FieldRule | null = null;
  for (const { rule, matches } of findCandidates([...byPage.keys()], suggestOn, elementsAt)) {
    const score = judge(products, rule) - matches / 1_000 - rule.nth / 20;
    if (score > bestScore) [bestScore, best] = [score, rule];
  }
  return best;
}

/** Suggests boxes that share their labels with boxes on other pages. */
function suggestAlike(products: readonly LabelledPage[], boxesOf: (product: LabelledPage) => Box[]): SuggestFromPage {
  const boxes = new Map(products.map((product) => [product, boxesOf(product)]));
  const kinds = tellEntries([...boxes.values()].map((each) => each.flatMap(({ entries }) => entries)));
  const largest = (of: readonly Box[]) =>
    of
      .filter(({ entries }) => isOfProduct(entries, kinds))
      .toSorted((a, b) => b.entries.length - a.entries.length)
      .slice(0, MAX_SUGGESTIONS);
  return (product) => largest(boxes.get(product) ?? []);
}

function boxesOn(product: LabelledPage, options: readonly FieldRule[]): Box[] {
  const { page } = product;
  const controls = options.flatMap(({ at }) => elementsAt(page, at));
  const isFree = (element: Element) => !controls.some((control) => overlaps(element, control));
  return elementsAround(product, SEARCHED.after, BOX)
    .filter(isFree)
    .flatMap((element) =>
      LAYOUTS.map((take) => ({ element, take, entries: entriesOf(readBox(product, element, take)) })),
    )
    .filter(({ entries }) => entries.length > 1);
}

/** Returns the rows; none if they list stores with their stock, or count ratings. */
function entriesOf(rows: readonly Entry[]): Entry[] {
  const others = rows.filter(({ name, value }) => /^\d/.test(name) || parseAvailability(value) !== 'unknown').length;
  return 2 * others > rows.length ? [] : [...rows];
}

function controlsOn(product: LabelledPage): Box[] {
  const { page, part, title } = product;
  const button = page.content.buttons.at(-1)?.at;
  const end = button === undefined ? SEARCHED.choices : button - title + AFTER_BUTTON;
  return elementsAround(product, Math.min(end, SEARCHED.choices), CONTROL).flatMap((element) => {
    const choices = readKnownChoice(part, element);
    return choices ? [{ element, take: 'text', entries: [entryOf(choices)] }] : [];
  });
}

const entryOf = ({ name, values }: VisibleChoices): Entry => ({
  name,
  value: values.map(({ value }) => value).join('\n'),
});

/** Returns elements of this size, from the title on, that contain neither the title nor the price. */
function elementsAround({ page, title, price }: LabelledPage, after: number, size: typeof BOX): Element[] {
  const found = new Set<Element>();
  let pieces = 0;
  const own = page.content.prices.filter(({ amount }) => amount === price).map(({ first }) => first);
  const places = [title, ...own.slice(0, 1)];
  for (const { element } of page.pieces.slice(title, title + after))
    for (const each of [element, ...ancestorsOf(element, MAX_ANCESTORS)]) {
      const length = each.last - each.first;
      if (length > size.max || found.size >= MAX_BOXES || pieces > MAX_PIECES) break;
      const isApart = places.every((at) => at < each.first || at >= each.last);
      const isOwn = length >= size.min && isApart && !page.isListed(each) && !page.visibility.of(each).isAside;
      if (!isOwn || found.has(each)) continue;
      found.add(each);
      pieces += length;
    }
  return [...found];
}

const overlaps = (a: Element, b: Element): boolean => a.first < b.last && b.first < a.last;

const judgeRows: Judge = (products, rule) =>
  judgeEntries(products.map((product) => entriesOf(readRows(product, rule) ?? [])));

/** A choice at the same place on each page may belong to the site, so it must differ. */
const judgeControls: Judge = (products, rule) =>
  judgeEntries(products.map((product) => readControls(product, rule).map(entryOf)));

function suggestListPrices(product: LabelledPage): Suggestion[] {
  const { page, title } = product;
  return page.pieces
    .slice(Math.max(0, title - SEARCHED.before), title + SEARCHED.choices)
    .filter((piece) => page.outline.hasDigit(piece) && !page.isListed(piece.element))
    .flatMap(({ element }) => [element, ...ancestorsOf(element, 1)])
    .filter((element) => listPriceIn(product, element) !== null)
    .map((element) => ({ element, take: 'text' }));
}

const judgeListPrices: Judge = (products, rule) => {
  const read = products.filter((product) => readListPrice(product, rule) !== null);
  const listed = read.filter(({ page }) => page.isListed(elementsAt(page, rule.at)[rule.nth]!)).length;
  return read.length > 1 ? read.length - 3 * listed : 0;
};

function suggestRatings(product: LabelledPage): Suggestion[] {
  const { page, title } = product;
  return page.pieces
    .slice(Math.max(0, title - SEARCHED.before), title + SEARCHED.choices)
    .flatMap(({ element }) => [element, ...ancestorsOf(element, 2)])
    .filter((element) => element.last - element.first <= MAX_RATING_PIECES && !page.isListed(element))
    .flatMap((element) => ['text', ...RATING_ATTRIBUTES].map((take) => ({ element, take })))
    .filter(({ element, take }) => ratingOf(product, element, take) !== null);
}

/** Ratings differ, and share the same best value; "1 / 5" below a picture does neither. */
const judgeRatings: Judge = (products, rule) => {
  const ratings = products.flatMap((product) => readRatingAt(product, rule) ?? []);
  const isOne = new Set(ratings.map(({ scale }) => scale)).size === 1;
  const isVarying = new Set(ratings.map(({ value }) => value)).size > 1;
  const counted = ratings.filter(({ count }) => count !== null).length;
  return ratings.length > 1 && isOne && isVarying ? ratings.length + counted / 2 : 0;
};
