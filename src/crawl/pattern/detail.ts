import type { FieldRule, PageTemplate, PatternField } from '../../domain/site-pattern.ts';
import { parseAvailability } from '../extract/availability.ts';
import { isHomePage, resolveUrl } from '../extract/address.ts';
import type { Element } from '../extract/html/outline.ts';
import { isAlike } from '../extract/html/text.ts';
import { ancestorsOf } from './ancestors.ts';
import { type Suggestion, findCandidates } from './candidate.ts';
import { readAvailability, readCategory, readDescription, readImage, readTitle, readValue } from './field.ts';
import type { SamplePage } from './sample-page.ts';
import { BRAND_NAMES, NUMBER_NAMES } from '../../text/lexicon/theme-names.ts';

const IMAGE_ATTRIBUTES = ['data-zoom-image', 'data-large_image', 'data-src', 'data-original', 'data-lazy', 'src'];
const MAX_STATUS_LENGTH = 60;
const MIN_TEXT_LENGTH = 60;
const MAX_TEXTS = 20;
/** Beyond this many characters, a longer description scores no better. */
const LONG_TEXT_LENGTH = 600;
const MAX_TRAIL_LENGTH = 240;
/** Minimum share of product pages that have a field, and minimum share of distinct values among them. */
const MIN_COVERAGE = 0.5;
const MIN_DISTINCT_SHARE = 0.8;

type Suggest = (page: SamplePage) => readonly Suggestion[];
type ReadRule = (page: SamplePage, rule: FieldRule) => string | null;
type Requirements = { isDistinct: boolean; weigh?: (values: string[]) => number };

/** Finds rules for the other fields of product pages by comparing what differs from page to page. */
export function findDetailRules(
  products: readonly SamplePage[],
  samples: readonly SamplePage[],
  title: FieldRule,
  prices: readonly FieldRule[],
): Omit<PageTemplate['fields'], 'title' | 'price'> {
  const others = samples.filter((page) => !products.includes(page));
  /** True if the element contains neither the title nor a price. */
  const isSeparate = (page: SamplePage, element: Element) =>
    [title, ...prices].every((rule) => {
      const other = page.elementAt(rule);
      return !other || other.first < element.first || other.first >= element.last;
    });
  const best = (suggest: Suggest, read: ReadRule, requirements: Requirements): FieldRule[] => {
    const rule = findBestRule(products, suggest, read, requirements);
    const rest = rule ? products.filter((page) => read(page, rule) === null) : [];
    const other = rest.length > 1 ? findBestRule(rest, suggest, read, requirements) : null;
    return [rule, other].filter((each) => each !== null);
  };
  const category: ReadRule = (page, rule) => readCategory(page, rule, readTitle(page, title) ?? '');
  const found: [PatternField, FieldRule[]][] = [
    ['availability', findAvailabilityRules(products, others, isSeparate)],
    ['imageUrl', best((page) => suggestImages(page, title), readImage, { isDistinct: true })],
    ['brand', best((page) => suggestBrands(page, title), readValue, { isDistinct: false })],
    ['category', best((page) => suggestTrails(page, title), category, { isDistinct: false, weigh: differing })],
    ['externalId', best(suggestNumbers, readValue, { isDistinct: true })],
    [
      'description',
      best((page) => suggestTexts(page, isSeparate), readDescription, { isDistinct: true, weigh: shortest }),
    ],
  ];
  return Object.fromEntries(found.filter(([, rules]) => rules.length > 0));
}

const differing = (values: string[]): number => (new Set(values).size > 1 ? 1 : 0);
const shortest = (values: string[]): number => Math.min(LONG_TEXT_LENGTH, ...values.map((value) => value.length));

function findBestRule(
  pages: readonly SamplePage[],
  suggest: Suggest,
  read: ReadRule,
  { isDistinct, weigh }: Requirements,
): FieldRule | null {
  let bestScore = 0;
  let rule: FieldRule | null = null;
  for (const candidate of findCandidates(pages, suggest)) {
    const values = pages.flatMap((page) => read(page, candidate.rule) ?? []);
    const distinct = new Set(values).size / values.length;
    if (values.length < pages.length * MIN_COVERAGE || (isDistinct && distinct < MIN_DISTINCT_SHARE)) continue;
    const score = values.length * (weigh?.(values) ?? 1) - candidate.matches / 1_000 - candidate.rule.nth / 20;
    if (score > bestScore) [bestScore, rule] = [score, candidate.rule];
  }
  return rule;
}

/** Returns the best status rule and the best button rule, ranked; a rule that yields both values ranks higher. */
function findAvailabilityRules(
  products: readonly SamplePage[],
  others: readonly SamplePage[],
  isSeparate: (page: SamplePage, element: Element) => boolean,
): FieldRule[] {
  const statuses = findCandidates(products, (page) =>
    page
      .leaves((piece) => piece.start >= 0 && piece.end - piece.start <= 3 * MAX_STATUS_LENGTH)
      .filter(
        (element) =>
          page.isOwn(element) &&
          isSeparate(page, element) &&
          !isClickable(element) &&
          (page.isNameless || page.agreement(page.outline.textIn(element)) === 0),
      )
      .filter((element) => isStatus(page.outline.textIn(element).slice(0, MAX_STATUS_LENGTH)))
      .map((element) => ({ element, take: 'text' })),
  );
  const buttons = findCandidates(products, (page) =>
    page.content.buttons.map(({ element }) => ({ element, take: 'works' })),
  );
  const rated = [...statuses, ...buttons].flatMap(({ rule, matches }) => {
    const values = products.map((page) => readAvailability(page, rule));
    const known = values.filter((value) => value !== null);
    const listed = others.filter((page) => page.elementAt(rule) && page.isListed(page.elementAt(rule)!)).length;
    const kinds = new Set(known).size;
    const score = known.length + (kinds > 1 ? products.length : 0) - 2 * listed - matches / 1_000 - rule.nth / 20;
    return known.length < products.length * MIN_COVERAGE && !known.every((value) => value === 'out_of_stock')
      ? []
      : [{ rule, score }];
  });
  const bestOf = (isButton: boolean) =>
    rated
      .filter(({ rule }) => (rule.take === 'works') === isButton)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 1);
  return [...bestOf(false), ...bestOf(true)].toSorted((a, b) => b.score - a.score).map(({ rule }) => rule);
}

/** A number alone counts something else, such as what is in the cart. */
const isStatus = (text: string): boolean => /\p{L}/u.test(text) && parseAvailability(text) !== 'unknown';

function isClickable({ name, parent }: Element): boolean {
  return name === 'button' || name === 'a' || parent?.name === 'button' || parent?.name === 'a';
}

function suggestImages(page: SamplePage, title: FieldRule): Suggestion[] {
  const titlePiece = page.elementAt(title)?.first ?? 0;
  return page
    .leaves(({ element }) => element.name === 'img')
    .filter((element) => element.name === 'img' && page.isOwn(element))
    .toSorted((a, b) => Math.abs(a.first - titlePiece) - Math.abs(b.first - titlePiece))
    .slice(0, 10)
    .flatMap((element) => {
      const attributes = page.outline.attributes(element);
      const take = IMAGE_ATTRIBUTES.find((name) => resolveUrl(attributes.get(name) ?? '', page.page.base) !== null);
      return take ? [{ element, take }] : [];
    });
}

function suggestBrands(page: SamplePage, title: FieldRule): Suggestion[] {
  const name = readTitle(page, title);
  return page
    .leaves((piece) => piece.start >= 0 && piece.end - piece.start < 100)
    .filter(
      (element) => page.isOwn(element) && [...page.selectors.marks(element)].some((mark) => BRAND_NAMES.test(mark)),
    )
    .filter((element) => page.outline.textIn(element) !== name)
    .map((element) => ({ element, take: 'text' }));
}

/** Suggests elements just above the title that contain a link to the front page among other links. */
function suggestTrails(page: SamplePage, title: FieldRule): Suggestion[] {
  const end = page.elementAt(title)?.first ?? 0;
  const found = new Set<Element>();
  const isTrail = (element: Element) =>
    element.last <= end && element.last - element.first > 1 && page.outline.textIn(element).length <= MAX_TRAIL_LENGTH;
  for (const piece of page.pieces.slice(0, end)) {
    const { link } = page.visibility.of(piece.element);
    if (!link || !leadsHome(page, link)) continue;
    for (const ancestor of ancestorsOf(link, 3)) if (isTrail(ancestor)) found.add(ancestor);
  }
  return [...found].map((element) => ({ element, take: 'text' }));
}

function leadsHome({ outline, page }: SamplePage, link: Element): boolean {
  const url = resolveUrl(outline.attributes(link).get('href') ?? '', page.base);
  return url !== null && isHomePage(url);
}

/** Suggests numbers in inputs, and in attributes of the buy button and the elements around it. */
function suggestNumbers(page: SamplePage): Suggestion[] {
  const found: Suggestion[] = [];
  const button = page.content.buttons[0]?.element;
  for (const element of button ? [button, ...ancestorsOf(button, 5)] : [])
    for (const name of page.outline.attributes(element).keys())
      if (name.startsWith('data-') && NUMBER_NAMES.test(name)) found.push({ element, take: name });
  for (const { element } of page.pieces)
    if (
      element.name === 'input' &&
      NUMBER_NAMES.test(page.outline.attributes(element).get('name') ?? '') &&
      page.isOwn(element)
    )
      found.push({ element, take: 'value' });
  return found;
}

/** Suggests long texts, and elements that contain several of them but neither the title nor the price. */
function suggestTexts(page: SamplePage, isSeparate: (page: SamplePage, element: Element) => boolean): Suggestion[] {
  const found = new Set<Element>();
  for (const piece of page.pieces) {
    if (piece.start < 0 || piece.end - piece.start < MIN_TEXT_LENGTH / 2 || found.size > MAX_TEXTS) continue;
    for (const element of [piece.element, ...ancestorsOf(piece.element, 2)])
      if (page.isOwn(element) && isSeparate(page, element) && isText(page, element)) found.add(element);
  }
  return [...found].map((element) => ({ element, take: 'text' }));
}

function isText(page: SamplePage, element: Element): boolean {
  const text = page.outline.textIn(element);
  const hasParts = page.pieces
    .slice(element.first, element.last)
    .some((piece) => piece.start < 0 && piece.element.name !== 'img');
  // A text that names prices is about other products, or about delivery.
  const isPriced = page.content.prices.some(({ first }) => element.first <= first && first < element.last);
  return (
    !isPriced &&
    text.length >= MIN_TEXT_LENGTH &&
    !hasParts &&
    !isAlike(page.page.title, text.slice(0, MIN_TEXT_LENGTH / 4))
  );
}
