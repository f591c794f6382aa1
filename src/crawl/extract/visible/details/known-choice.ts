import { NO_CHOICE, SERVICE_CHOICE, SERVICE_LABEL } from '../../../../text/lexicon/service-label.ts';
import type { Element } from '../../html/outline.ts';
import { readChoice } from '../../choice-text.ts';
import { isAmount, tidyChoiceName } from './choice-name.ts';
import { type VisibleChoices, isQuantity } from './choices.ts';
import { type PartItem, type ProductPart, isElement } from './product-part.ts';
import { innerParts, sizeOf } from './text-parts.ts';

const MAX_DEPTH = 6;
const MAX_ITEMS = 600;
const MAX_LABEL_PIECES = 3;
const MAX_ITEM_PIECES = 6;
const MAX_VALUE_LENGTH = 60;
/** Clickable elements, and roles and attributes that make others clickable. */
const CLICKABLE = /^(?:a|button|input|label|option)$/;
const CLICKABLE_ROLE = /^(?:button|menuitemradio|option|radio)$/;
const CLICKED = ['onclick', 'tabindex', 'data-value'];

/** Reads an element that consists of a label and its choices: values of a select, buttons, links within the page. */
export function readKnownChoice(part: ProductPart, box: Element): VisibleChoices | null {
  if (part.isOutside(box) || part.isInCard(box)) return null;
  const [label, ...rest] = innerParts(part, box);
  const name = label && sizeOf(label) <= MAX_LABEL_PIECES ? tidyChoiceName(part.text(label)) : null;
  if (name === null) return null;
  const items = itemsOf(part, rest);
  if (items.length < 2 || !items.every((item) => isItem(part, item, items[0]))) return null;
  const values = items
    .map((item) => ({ ...readChoice(part.text(item)), cartId: null }))
    .filter(({ value }) => value !== '' && !NO_CHOICE.test(value));
  const isShort = values.length > 0 && values.every(({ value }) => value.length <= MAX_VALUE_LENGTH);
  const isService = (SERVICE_CHOICE.test(name) || SERVICE_LABEL.test(name)) && !isAmount(name, values);
  return isShort && !isService && !isQuantity(values, name) ? { name, values } : null;
}

function itemsOf(part: ProductPart, rest: readonly PartItem[]): readonly PartItem[] {
  const [only, ...others] = rest;
  const isList = only && others.length === 0 && isElement(only);
  return (isList ? innerParts(part, only) : rest).slice(0, MAX_ITEMS);
}

function isItem(part: ProductPart, item: PartItem, first: PartItem | undefined): boolean {
  if (!isElement(item) || !first || !isElement(first) || item.name !== first.name) return false;
  return sizeOf(item) <= MAX_ITEM_PIECES && isClickable(part, item, 0) && !leadsAway(part, item, 0);
}

function isClickable(part: ProductPart, element: Element, depth: number): boolean {
  const attributes = part.outline.attributes(element);
  if (CLICKABLE.test(element.name) || CLICKABLE_ROLE.test(attributes.get('role') ?? '')) return true;
  if (CLICKED.some((name) => attributes.has(name))) return true;
  return depth < MAX_DEPTH && part.parts(element).some((each) => isElement(each) && isClickable(part, each, depth + 1));
}

/** True if the element is or contains a link to another page. */
function leadsAway(part: ProductPart, element: Element, depth: number): boolean {
  const href = element.name === 'a' ? (part.outline.attributes(element).get('href')?.trim() ?? '') : '';
  if (href !== '' && !/^(?:#|\?|javascript:)/i.test(href)) return true;
  return depth < MAX_DEPTH && part.parts(element).some((each) => isElement(each) && leadsAway(part, each, depth + 1));
}
