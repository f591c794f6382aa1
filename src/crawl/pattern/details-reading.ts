import { type FoundDetails, type Rating, detailsFrom, mergeDetails } from '../../domain/product-details.ts';
import type { FieldRule, PageTemplate } from '../../domain/site-pattern.ts';
import { FORMER_PRICE } from '../../text/lexicon/former-price.ts';
import { parsePrice } from '../../text/money/price.ts';
import type { Element } from '../extract/html/outline.ts';
import type { VisibleChoices } from '../extract/visible/details/choices.ts';
import { LAYOUTS, type Layout, readKnownBox } from '../extract/visible/details/known-box.ts';
import { readKnownChoice } from '../extract/visible/details/known-choice.ts';
import { attributesOf, optionsOf, readPageDetails } from '../extract/visible/details/page-details.ts';
import { ProductPart } from '../extract/visible/details/product-part.ts';
import { ratingIn } from '../extract/visible/details/rating.ts';
import type { Row } from '../extract/visible/details/row.ts';
import { VisiblePage } from '../extract/visible/visible-page.ts';
import { cleanText } from '../extract/html/text.ts';
import type { PatternPage } from './pattern-page.ts';

const MAX_CONTROLS = 10;
const MAX_PRICE_LENGTH = 60;
const MAX_RATING_LENGTH = 120;
/** Maximum ratio of an old price to the current one. */
const MAX_RATIO = 5;

/** A product's page, the part of it that is about the product, and the product's price. */
export type DetailsPage = {
  page: PatternPage;
  part: ProductPart;
  price: number | null;
  /** The rows of the boxes read so far, by layout. */
  boxes: Record<Layout, Map<Element, Row[]>>;
};

export function openDetails({ fields }: PageTemplate, page: PatternPage, price: number | null): DetailsPage {
  const part = new ProductPart({ outline: page.outline, heading: headingOf(fields, page) });
  return { page, part, price, boxes: { rows: new Map(), pairs: new Map(), columns: new Map() } };
}

/** Returns the details at the places of the template, then those that the page shows around the template's title. */
export function readDetails(
  template: PageTemplate,
  page: PatternPage,
  product: { title: string; price: number | null },
): FoundDetails {
  const { rows = [], options = [], frame = [], listPrice = [], rating = [] } = template.details ?? {};
  const isOwn = ({ name }: { name: string }) => !frame.includes(name);
  const opened = openDetails(template, page, product.price);
  const found = detailsFrom('pattern', {
    attributes: attributesOf(firstOf(rows, (rule) => readRows(opened, rule))?.filter(isOwn) ?? []),
    ...optionsOf(options.flatMap((rule) => readControls(opened, rule)).filter(isOwn)),
    listPrice: firstOf(listPrice, (rule) => readListPrice(opened, rule)),
    rating: firstOf(rating, (rule) => readRatingAt(opened, rule)),
  });
  const visible = new VisiblePage(page.page, true, headingOf(template.fields, page));
  return mergeDetails([found, readPageDetails(visible, product)]);
}

function headingOf({ title = [] }: PageTemplate['fields'], page: PatternPage): number {
  return firstOf(title, (rule) => page.elementAt(rule)?.first ?? null) ?? -1;
}

const firstOf = <Value>(rules: readonly FieldRule[], read: (rule: FieldRule) => Value | null): Value | null =>
  rules
    .values()
    .map(read)
    .find((value) => value !== null) ?? null;

/** Finds elements at an address, even hidden ones, as closed tabs are, and struck-out ones, as old prices are. */
export const elementsAt = ({ selectors }: PatternPage, at: string): readonly Element[] => selectors.find(at);

const elementOf = ({ page }: DetailsPage, { at, nth }: FieldRule): Element | null => elementsAt(page, at)[nth] ?? null;

export function readRows(opened: DetailsPage, rule: FieldRule): Row[] | null {
  const box = elementOf(opened, rule);
  const layout = LAYOUTS.find((each) => each === rule.take);
  const rows = box && layout && !opened.page.visibility.of(box).isAside ? readBox(opened, box, layout) : [];
  return rows.length > 0 ? rows : null;
}

/** Reads each box once. */
export function readBox({ part, boxes }: DetailsPage, box: Element, layout: Layout): Row[] {
  const rows = boxes[layout].get(box) ?? readKnownBox(part, box, layout);
  boxes[layout].set(box, rows);
  return rows;
}

/** Reads the choices in all elements at an address. */
export function readControls({ page, part }: DetailsPage, { at }: FieldRule): VisibleChoices[] {
  const boxes = elementsAt(page, at).slice(0, MAX_CONTROLS);
  return boxes.flatMap((box) => (page.visibility.of(box).isAside ? [] : (readKnownChoice(part, box) ?? [])));
}

export function readListPrice(opened: DetailsPage, rule: FieldRule): number | null {
  const element = elementOf(opened, rule);
  return element && listPriceIn(opened, element);
}

export function listPriceIn({ page, part, price }: DetailsPage, element: Element): number | null {
  const { isHidden, isAside, isStruck } = page.visibility.of(element);
  if (price === null || isHidden || isAside || element.last - element.first > 4 || part.isInCard(element)) return null;
  const text = page.outline.textIn(element);
  if (text.length > MAX_PRICE_LENGTH || !(isStruck || FORMER_PRICE.test(text))) return null;
  const amount = parsePrice(text).amount ?? 0;
  return amount > price && amount <= price * MAX_RATIO ? amount : null;
}

export function readRatingAt(opened: DetailsPage, rule: FieldRule): Rating | null {
  const element = elementOf(opened, rule);
  return element && ratingOf(opened, element, rule.take);
}

export function ratingOf({ page, part }: DetailsPage, element: Element, take: string): Rating | null {
  const { isHidden, isAside } = page.visibility.of(element);
  if (isHidden || isAside || part.isOutside(element) || part.isInCard(element)) return null;
  const text =
    take === 'text' ? page.outline.textIn(element) : cleanText(page.outline.attributes(element).get(take) ?? '');
  if (!text || text.length > MAX_RATING_LENGTH) return null;
  const after = page.outline.pieces.slice(element.last, element.last + 1).map((piece) => page.outline.textOf(piece));
  return ratingIn(text, after, true);
}
