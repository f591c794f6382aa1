import type { Element, Piece } from '../../html/outline.ts';
import { attributeKey } from '../../../../text/lexicon/attribute-names.ts';
import { NO_CHOICE, SERVICE_VALUE } from '../../../../text/lexicon/service-label.ts';
import { CHOICE_NAMES } from '../../../../text/lexicon/theme-names.ts';
import { cleanText } from '../../html/text.ts';
import type { VisiblePage } from '../visible-page.ts';
import { type ParsedChoice, readChoice, tidyChoices } from '../../choice-text.ts';
import { isService, nameOf, spaced, tidyChoiceName } from './choice-name.ts';
import { type ProductPart, isElement } from './product-part.ts';

export type Offered = ParsedChoice & { cartId: string | null };
/** A choice on a page: its name, and its values in page order. */
export type VisibleChoices = { name: string; values: Offered[] };

/** Number of pieces around the heading in which to look for choices. */
const SEARCHED = { before: 30, after: 800, swatches: 150 };
const AFTER_BUTTON = 40;
const NEARBY = 60;
const MAX_VALUES = 600;
const MAX_CHOICES = 40;
const MAX_ANCESTORS = 4;
const MAX_FORM_DEPTH = 60;
const MAX_BEFORE = 2;
const MAX_BEFORE_RADIO = 6;
const MAX_BESIDE = 4;
const MIN_QUANTITIES = 3;
const MAX_SWATCH_LENGTH = 40;
/** Names of fields with the cart id of a variant. */
const CART_ID = /^(?:id|sku|variant(?:_?id)?|variation_?id|product_?variant(?:_?id)?)$/i;
const SWATCHES = /swatch|variant|variation|option|size|colou?r|attribute|selector/;
const LETTERS = /\p{L}/u;
const SWATCH = /^(?:button|a|li|div|span)$/;

/** Reads the choices that a product's part of a page offers in selects, radio buttons and swatches. */
export function readChoices(part: ProductPart, visible: VisiblePage, title: string): VisibleChoices[] {
  const reader = new ChoiceReader(part, visible);
  const found: VisibleChoices[] = [];
  for (const choices of reader.read(title)) {
    const isKnown = found.some((each) => each.name === choices.name && isSame(each.values, choices.values));
    if (!isKnown && found.length < MAX_CHOICES) found.push({ name: choices.name, values: choices.values });
  }
  return found;
}

const isSame = (some: readonly Offered[], others: readonly Offered[]): boolean =>
  some.length === others.length && some.every(({ value }, at) => value === others[at]?.value);

type Control = { at: number; isRadio: boolean; items: Element[]; element: Element };

class ChoiceReader {
  readonly #part: ProductPart;
  readonly #visible: VisiblePage;
  readonly #labels = new Map<string, Element>();
  readonly #controls = new Map<Element | string, Control>();
  readonly #seen = new Set<Element>();
  readonly #boxes = new Set<Element>();

  constructor(part: ProductPart, visible: VisiblePage) {
    this.#part = part;
    this.#visible = visible;
  }

  read(title: string): VisibleChoices[] {
    const { heading, outline } = this.#visible;
    const from = Math.max(0, heading - SEARCHED.before);
    const to = Math.min(outline.pieces.length, heading + SEARCHED.after);
    for (let at = from; at < to; at++) {
      const piece = outline.pieces[at];
      if (piece) this.#collect(piece, at);
    }
    const chosen = [...this.#controls.values()].map((control) => ({
      at: control.at,
      element: control.element,
      ...this.#choicesOf(control),
    }));
    const swatches = [...this.#boxes].map((box) => ({ at: box.first, element: box, ...this.#swatchesIn(box) }));
    const found = [...chosen, ...swatches].flatMap(({ at, element, name, values = [] }) =>
      name === undefined || values.length === 0 || values.some(({ value }) => SERVICE_VALUE.test(value))
        ? []
        : [{ at, element, name, values: tidyChoices(values, name, title) }],
    );
    // Most choices are right below the heading: search for the button only if some are further down.
    const end = found.some(({ at }) => at > heading + NEARBY) ? this.#end() : heading + NEARBY;
    return found
      .filter(({ at, element }) => at <= end && !this.#part.isOutside(element) && !this.#part.isInCard(element))
      .filter(({ element }) => !this.#isInSearch(element))
      .toSorted((a, b) => a.at - b.at);
  }

  /** Returns the end of the choices: that of the button's form, or a little after the button. */
  #end(): number {
    const { buttons, heading } = this.#visible;
    const last = buttons.at(-1);
    const form = last && enclosing(last.element, 'form');
    return last ? Math.max(last.at + AFTER_BUTTON, form?.last ?? 0) : heading + SEARCHED.after;
  }

  /** True in a form that leads to another page, such as a car part finder, and so cannot buy anything. */
  #isInSearch(element: Element): boolean {
    const form = enclosing(element, 'form', MAX_FORM_DEPTH);
    if (!form || this.#visible.outline.attributes(form).get('method')?.toLowerCase() !== 'get') return false;
    return !this.#visible.buttons.some(({ at }) => form.first <= at && at < form.last);
  }

  #collect({ element, start }: Piece, at: number): void {
    if (start < 0 && element.name === 'input') this.#collectRadio(element, at);
    let around: Element | null = element;
    for (let step = 0; around && step < MAX_ANCESTORS; step++, around = around.parent) {
      if (this.#seen.has(around)) return;
      this.#seen.add(around);
      if (around.name === 'label') this.#label(around);
      if (around.name === 'select' && element.name === 'option') {
        if (!this.#controls.has(around)) this.#collectSelect(around, at);
        return;
      }
      if (at < this.#visible.heading + SEARCHED.swatches && this.#isSwatchBox(around)) this.#boxes.add(around);
    }
  }

  #collectSelect(select: Element, at: number): void {
    const pieces = this.#visible.outline.pieces.slice(at, Math.min(select.last, at + 2 * MAX_VALUES));
    const items = new Set(pieces.map((piece) => piece.element).filter(({ name }) => name === 'option'));
    this.#controls.set(select, { at, isRadio: false, items: [...items], element: select });
  }

  #collectRadio(element: Element, at: number): void {
    const attributes = this.#visible.outline.attributes(element);
    const name = attributes.get('name') ?? '';
    if (attributes.get('type')?.toLowerCase() !== 'radio' || name === '') return;
    const control = this.#controls.get(name);
    if (control) control.items.push(element);
    else this.#controls.set(name, { at, isRadio: true, items: [element], element });
  }

  #label(label: Element): void {
    const id = this.#visible.outline.attributes(label).get('for') ?? '';
    if (id !== '' && !this.#labels.has(id)) this.#labels.set(id, label);
  }

  #choicesOf({ element, items, isRadio }: Control): Partial<VisibleChoices> {
    const { outline } = this.#visible;
    const attributes = outline.attributes(element);
    const field = attributes.get('name') ?? '';
    const name =
      (isRadio ? this.#legendOf(element) : this.#labelOf(element)) ??
      this.#before(element, isRadio ? MAX_BEFORE_RADIO : MAX_BEFORE) ??
      nameOf(field);
    const id = isRadio ? '' : (attributes.get('id') ?? '');
    if (name === null) return {};
    const values = items.slice(0, MAX_VALUES).flatMap((item) => this.#offer(item, isRadio, field));
    if (isService(name, values, `${spaced(field)} ${spaced(id)}`)) return {};
    return isQuantity(values, name) || (isRadio && values.length < 2) ? {} : { name, values };
  }

  #offer(item: Element, isRadio: boolean, field: string): Offered[] {
    const attributes = this.#visible.outline.attributes(item);
    const written = cleanText(attributes.get('value') ?? '') ?? '';
    const text = isRadio ? this.#radioText(item, written) : this.#visible.outline.textIn(item);
    const choice = readChoice(text);
    if (choice.value === '' || NO_CHOICE.test(choice.value) || (!isRadio && attributes.get('value')?.trim() === ''))
      return [];
    const isOff = choice.availability === 'unknown' && attributes.has('disabled');
    const cartId = CART_ID.test(field) && written !== '' ? written : null;
    return [{ ...choice, ...(isOff && { availability: 'out_of_stock' as const }), cartId }];
  }

  #radioText(item: Element, written: string): string {
    const attributes = this.#visible.outline.attributes(item);
    const label = enclosing(item, 'label') ?? this.#labels.get(attributes.get('id') ?? '');
    const text = label ? this.#shownIn(label) : '';
    const own = cleanText(attributes.get('aria-label') ?? attributes.get('title') ?? '') ?? '';
    return [text, own, LETTERS.test(written) ? written : '', this.#beside(item)].find((each) => each !== '') ?? '';
  }

  /** Returns the text of the smallest box around a radio button, if it is about this button alone. */
  #beside(item: Element): string {
    const box = item.parent;
    const pieces = box ? this.#visible.outline.pieces.slice(box.first, box.last) : [];
    const isAlone =
      pieces.length <= MAX_BESIDE && pieces.filter(({ element }) => element.name === 'input').length === 1;
    return box && isAlone ? this.#visible.outline.textIn(box) : '';
  }

  /** Returns the visible text of an element, else its hidden text, its title or its picture's. */
  #shownIn(element: Element): string {
    const { outline, visibility } = this.#visible;
    const pieces = outline.pieces.slice(element.first, Math.min(element.last, element.first + 20));
    const texts = pieces.filter((piece) => piece.start >= 0 && outline.textOf(piece) !== '');
    const shown = texts.filter((piece) => !visibility.of(piece.element).isHidden);
    if (shown.length > 0) return shown.map((piece) => outline.textOf(piece)).join(' ');
    const attributes = outline.attributes(element);
    const alt = pieces
      .map((piece) => (piece.start < 0 ? outline.attributes(piece.element).get('alt') : ''))
      .find(Boolean);
    const named = ['aria-label', 'title', 'data-value', 'data-original-title'].flatMap(
      (each) => attributes.get(each) ?? [],
    );
    const [text] = texts;
    return cleanText(named[0] ?? (text ? outline.textOf(text) : (alt ?? ''))) ?? '';
  }

  #labelOf(element: Element): string | null {
    const { outline } = this.#visible;
    const attributes = outline.attributes(element);
    const label = this.#labels.get(attributes.get('id') ?? '');
    const wrapper = enclosing(element, 'label');
    const first = wrapper && outline.pieces[wrapper.first];
    const own = first && first.start >= 0 && wrapper.first < element.first ? outline.textOf(first) : '';
    const texts = [label ? outline.textIn(label) : '', own, cleanText(attributes.get('aria-label') ?? '') ?? ''];
    return texts.map(tidyChoiceName).find((each) => each !== null) ?? null;
  }

  #legendOf(element: Element): string | null {
    const { outline } = this.#visible;
    for (let box: Element | null = element.parent, step = 0; box && step < 8; step++, box = box.parent) {
      const attributes = outline.attributes(box);
      const label = attributes.get('role') === 'radiogroup' ? attributes.get('aria-label') : undefined;
      const legend = this.#part.parts(box).find((part) => isElement(part) && part.name === 'legend');
      const text = label ?? (legend ? this.#part.text(legend) : '');
      if (text !== '' || box.name === 'fieldset') return tidyChoiceName(cleanText(text) ?? '');
    }
    return null;
  }

  /** Returns the short text right before a control, in the same box. Other texts may precede a row of buttons. */
  #before(element: Element, reach = MAX_BEFORE): string | null {
    const { outline } = this.#visible;
    const box = element.parent?.parent?.parent?.parent ?? element.parent;
    const from = Math.max(box?.first ?? element.first, element.first - reach);
    for (const [at, piece] of outline.pieces.slice(from, element.first).toReversed().entries()) {
      const { name, isLabel } = this.#labelIn(piece);
      const isNamed = name !== null && attributeKey(name) !== null;
      if (at < MAX_BEFORE ? name !== null && (isLabel || isNamed) : isLabel && isNamed) return name;
    }
    return null;
  }

  /** Returns the name that a text gives to the control after it, unless it belongs to another one. */
  #labelIn(piece: Piece): { name: string | null; isLabel: boolean } {
    const label = enclosing(piece.element, 'label');
    const isOther = enclosing(piece.element, 'select') !== null || (label !== null && this.#hasField(label));
    const { outline } = this.#visible;
    // The whole label has the name before the chosen value or a remark; a picture ends the label of another choice.
    const text = isOther || piece.start < 0 ? '' : label ? outline.textIn(label) : outline.textOf(piece);
    const isLabel = /[:：]$/u.test(text) || label !== null || enclosing(piece.element, 'th') !== null;
    return { name: tidyChoiceName(text), isLabel };
  }

  #isSwatchBox(element: Element): boolean {
    if (!/^(?:ul|ol|div|p|span|section)$/.test(element.name)) return false;
    const role = this.#visible.outline.attributes(element).get('role') ?? '';
    if (/^(?:radiogroup|listbox)$/.test(role)) return true;
    const label = this.#visible.outline.label(element);
    return SWATCHES.test(label) || CHOICE_NAMES.test(label);
  }

  /** Reads the choices of a row of buttons, links or pictures with a label. */
  #swatchesIn(box: Element): Partial<VisibleChoices> {
    const parts = this.#part.parts(box).filter(isElement);
    const items = parts.filter(({ name }) => name === parts.at(-1)?.name);
    const [first] = items;
    const isRow = items.length > 1 && parts.length - items.length < 2;
    if (!first || !isRow || !SWATCH.test(first.name) || items.some((item) => this.#hasField(item))) return {};
    const name = this.#nameOfRow(box, parts[0] === first ? null : (parts[0] ?? null), first);
    if (name === null) return {};
    const values = items.slice(0, MAX_VALUES).flatMap((item) => {
      const choice = readChoice(this.#shownIn(item) || this.#shownIn(this.#part.parts(item).find(isElement) ?? item));
      const isNone = choice.value === '' || choice.value.length > MAX_SWATCH_LENGTH || NO_CHOICE.test(choice.value);
      return isNone ? [] : [{ ...choice, cartId: null }];
    });
    return values.length === items.length && !isQuantity(values, name) && !isService(name, values)
      ? { name, values }
      : {};
  }

  /** Returns the label of a row of swatches; without a role, only one that names a common attribute. */
  #nameOfRow(box: Element, label: Element | null, first: Element): string | null {
    const { outline } = this.#visible;
    const attributes = outline.attributes(box);
    const own = attributes.has('role') ? tidyChoiceName(cleanText(attributes.get('aria-label') ?? '') ?? '') : null;
    const others = [label ? tidyChoiceName(outline.textIn(label)) : null, this.#before(first)];
    return own ?? others.find((each) => each !== null && attributeKey(each) !== null) ?? null;
  }

  #hasField({ first, last }: Element): boolean {
    const pieces = this.#visible.outline.pieces.slice(first, last);
    return last - first > 12 || pieces.some(({ element }) => /^(?:input|option|textarea)$/.test(element.name));
  }
}

function enclosing(element: Element, name: string, depth = MAX_ANCESTORS): Element | null {
  let found: Element | null = element;
  for (let step = 0; found && step < depth; step++, found = found.parent) if (found.name === name) return found;
  return null;
}

export function isQuantity(values: readonly Offered[], name: string): boolean {
  const isCount = values.length >= MIN_QUANTITIES && values.every(({ value }, at) => value === String(at + 1));
  return isCount && attributeKey(name) !== 'size';
}
