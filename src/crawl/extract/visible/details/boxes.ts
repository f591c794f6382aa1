import type { Element } from '../../html/outline.ts';
import { closestCell, groupIn, isPairs, rowsOf } from './cells.ts';
import {
  type Labelled,
  areAttributes,
  areUniform,
  isPairSized,
  isRun,
  splitLine,
  MAX_LINE_LENGTH,
  MAX_LINE_VALUE,
  MIN_SHARE,
} from './labelled.ts';
import { type PartItem, type ProductPart, isElement } from './product-part.ts';
import { type Row, attributesIn, countKnown, tidyName } from './row.ts';
import { hasColon, hasTable, isLinked, isShown } from './text-parts.ts';
import { DETAILS_NAMES } from '../../../../text/lexicon/theme-names.ts';

const MAX_ROWS = 600;
const MAX_DEPTH = 80;
const MAX_ITEMS = 400;
const MAX_VALUE_PIECES = 12;
const MAX_VALUE_SIZE = 40;
const MAX_HEADING_LENGTH = 80;
/** Number of pieces between a heading and the box below it. */
const MAX_GAP = 3;
const HEADINGS = new Set('h2 h3 h4 h5 h6 summary caption legend'.split(' '));
const ENDS_IN_COLON = /[:：]\s*$/u;

/** Reads the details tables, definition lists and lists of labelled values in the product's part of a page. */
export function readBoxes(part: ProductPart, title: string | null): { rows: Row[]; codes: Row[] } {
  const reader = new BoxReader(part, title);
  if (part.root) reader.visit(part.root, 0, false);
  return { rows: reader.rows, codes: reader.all };
}

/** Reads the rows of an element that is known to hold attributes, whatever their names. */
export function readKnownRows(part: ProductPart, box: Element): Row[] {
  const reader = new BoxReader(part, null, true);
  reader.visit(box, 0, true);
  return reader.rows;
}

/** How deep an element is in the page, and whether one around it is named details, specifications or the like. */
type Nesting = { depth: number; isNamed: boolean };

class BoxReader {
  readonly rows: Row[] = [];
  /** All rows, whether or not they are attributes. */
  readonly all: Row[] = [];
  readonly #part: ProductPart;
  readonly #title: string | null;
  readonly #isKnown: boolean;
  #heading: { text: string; last: number } | null = null;

  constructor(part: ProductPart, title: string | null, isKnown = false) {
    this.#part = part;
    this.#title = title;
    this.#isKnown = isKnown;
  }

  visit(element: Element, depth: number, isNamed: boolean): void {
    if (depth > MAX_DEPTH || this.all.length >= MAX_ROWS || this.#part.isFrame(element)) return;
    // Few elements are that large, so most names need not be checked.
    if (element.last - element.first > MAX_VALUE_PIECES && this.#part.isOutside(element)) return;
    if (this.#isHeading(element)) return this.#readHeading(element);
    const isHinted = isNamed || DETAILS_NAMES.test(this.#part.outline.label(element));
    const parts = this.#part.parts(element);
    const isBox = element.name === 'table' || element.name === 'dl';
    if ((isBox || parts.length > 1) && this.#read(element, parts, { depth, isNamed: isHinted })) return;
    for (const child of parts) if (isElement(child)) this.visit(child, depth + 1, isHinted && depth > 0);
  }

  /** In a known box, a text by itself is the title of the rows below it. */
  #isHeading({ name, first, last }: Element): boolean {
    return HEADINGS.has(name) || (this.#isKnown && last - first === 1);
  }

  #readHeading(element: Element): void {
    const text = this.#part.text(element);
    if (text !== '' && text.length <= MAX_HEADING_LENGTH) this.#heading = { text, last: element.last };
  }

  /** @returns true if the element is read, so that nothing is left in it */
  #read(element: Element, parts: readonly PartItem[], place: Nesting): boolean {
    if (element.name === 'table' || (element.name === 'tbody' && element.parent?.name !== 'table'))
      return this.#readTable(element);
    if (element.name === 'dl') return this.#take(this.#definitions(element), element);
    if (/^(?:select|tbody|thead|tr|button|a|p?re|code|label)$/.test(element.name)) return false;
    return this.#readList(element, parts.slice(0, MAX_ITEMS), place);
  }

  /** Keeps the rows of a box that are attributes, under the heading above it. */
  #take(found: Row[] | null, box: Element): boolean {
    if (found === null) return false;
    if (this.#part.isOutside(box)) return true;
    this.all.push(...found);
    const good = attributesIn(found);
    if (good.length === 0 || (good.length === 1 && countKnown(good) === 0)) return found.length > 0;
    if (this.#part.isInCard(box)) return true;
    const above = this.#heading;
    const isAbove = above && box.first - above.last <= MAX_GAP && box.first >= above.last && above.text !== this.#title;
    const group = isAbove ? tidyName(above.text) : null;
    this.rows.push(...good.map((row) => ({ ...row, group: row.group ?? group })));
    return true;
  }

  #readTable(table: Element): boolean {
    const rows: Row[] = [];
    const caption = this.#part.parts(table).find((part) => isElement(part) && part.name === 'caption');
    let group = caption ? tidyName(this.#part.text(caption)) : null;
    let others = 0;
    for (const cells of rowsOf(this.#part, table).map((row) => this.#part.parts(row).filter(isElement))) {
      if (cells.some((cell) => hasTable(this.#part, cell))) return false;
      const texts = cells.map((cell) => this.#part.text(cell));
      const isHead = rows.length === 0 && cells.length === 2 && cells.every(({ name }) => name === 'th');
      if (cells.length === 1) group = groupIn(this.#part, cells[0]) ?? group;
      else if (cells.length === 2 && !isHead) this.#pair(cells, texts, group, rows);
      else if (isPairs(cells)) {
        this.#pair(cells.slice(0, 2), texts, group, rows);
        this.#pair(cells.slice(2), texts.slice(2), group, rows);
      } else if (cells.length > 2) others++;
    }
    // A table with more columns compares sizes, prices or shops.
    if (rows.length === 0 || 4 * others > rows.length) return others > 0;
    return !this.#isTold(table, rows) || this.#take(rows, table);
  }

  /** A table of plain cells can be anything, so it needs evidence in some row: a name, a colon, a header, a number. */
  #isTold(table: Element, rows: readonly Row[]): boolean {
    if (this.#isKnown) return true;
    const { outline } = this.#part;
    const isHeaded = outline.pieces
      .slice(table.first, table.first + 2)
      .some(({ element }) => closestCell(element) === 'th');
    return isHeaded || this.#isBelowNamed(table) || countKnown(rows) > 0 || rows.some(({ value }) => /\d/.test(value));
  }

  /** Adds a pair of cells, unless the second is filled in by the shopper. */
  #pair(cells: readonly Element[], texts: readonly string[], group: string | null, rows: Row[]): void {
    const [name = '', value = ''] = texts;
    if (cells.some((cell) => this.#part.hasControl(cell))) return;
    if (name !== '' && value !== '') rows.push({ name: tidyName(name), value, group });
  }

  /** Reads the terms of a definition list and their values; a term without one is the group of the next ones. */
  #definitions(list: Element): Row[] | null {
    const parts = this.#part
      .parts(list)
      .filter(isElement)
      .flatMap((part) => (part.name === 'div' ? this.#part.parts(part).filter(isElement) : [part]));
    const rows: Row[] = [];
    let name = '';
    for (const part of parts.slice(0, MAX_ITEMS)) {
      const text = this.#part.text(part);
      if (part.name === 'dt') name = tidyName(text);
      else if (part.name === 'dd' && name !== '' && this.#isPlain(part)) {
        const last = rows.at(-1);
        if (last?.name === name) last.value += `, ${text}`;
        else if (text !== '') rows.push({ name, value: text, group: null });
      }
    }
    return rows.length > 0 ? rows : null;
  }

  #isPlain(value: Element): boolean {
    return value.last - value.first <= MAX_VALUE_SIZE && !this.#part.hasControl(value) && !hasTable(this.#part, value);
  }

  /** Reads a list or text whose items or lines are mostly a label and a value. */
  #readList(element: Element, parts: readonly PartItem[], { depth, isNamed }: Nesting): boolean {
    const hasLines = this.#hasLines(parts);
    const pairs = this.#pairsIn(parts, hasLines);
    const items = pairs.filter((pair) => pair !== 'blank');
    const rows = items.filter((pair) => pair !== null);
    const isHinted = isNamed || this.#isBelowNamed(element);
    const areRows = this.#isKnown ? areUniform(rows, items.length) : areAttributes(rows, items.length, isHinted);
    if (areRows) {
      const isTaken = this.#take(rows.map(toRow), element);
      if (isTaken) this.#visitTables(parts, depth + 1, isHinted);
      return isTaken;
    }
    const colons = rows.filter((row) => row.hasColon);
    if (rows.length > 1 && 2 * colons.length > rows.length && !this.#part.isOutside(element))
      this.all.push(...rows.map(toRow));
    const run = hasLines ? this.#run(parts) : [];
    if (isRun(run)) this.#take(run.map(toRow), element);
    return false;
  }

  /** Visits the boxes beside labelled lines, which are no lines themselves. */
  #visitTables(parts: readonly PartItem[], depth: number, isNamed: boolean): void {
    for (const part of parts) if (isElement(part) && hasTable(this.#part, part)) this.visit(part, depth, isNamed);
  }

  #pairsIn(parts: readonly PartItem[], hasLines: boolean): (Labelled | 'blank' | null)[] {
    if (hasLines) return this.#lines(parts) ?? parts.map((part) => this.#pairIn(part));
    const small = parts.filter((part) => isElement(part) && part.last - part.first > 1 && isPairSized(part)).length;
    return small < 2 || small < MIN_SHARE * parts.length ? [] : parts.map((part) => this.#pairIn(part));
  }

  #hasLines(parts: readonly PartItem[]): boolean {
    return parts.filter((part) => hasColon(this.#part, part)).length > 1;
  }

  /** Returns the longest run of labelled lines. */
  #run(parts: readonly PartItem[]): Labelled[] {
    const shown = parts.filter((part) => isShown(this.#part, part));
    let longest: Labelled[] = [];
    let run: Labelled[] = [];
    for (let at = 0; at < shown.length; at++) {
      const part = shown[at];
      const isLabel = part !== undefined && this.#isLabel(part);
      const row = isLabel
        ? this.#labelled(shown, part)
        : part && hasColon(this.#part, part)
          ? this.#pairIn(part)
          : null;
      if (isLabel && row) at++;
      run = row && row !== 'blank' && row.hasColon ? [...run, row] : [];
      if (run.length > longest.length) longest = run;
    }
    return longest;
  }

  #isBelowNamed(element: Element): boolean {
    const above = this.#heading;
    return above !== null && element.first - above.last <= MAX_GAP && DETAILS_NAMES.test(above.text);
  }

  /** Reads labels that end in a colon, each followed by its value: "<b>Weight:</b> 2 kg<br>". */
  #lines(parts: readonly PartItem[]): (Labelled | null)[] | null {
    const shown = parts.filter((part) => isShown(this.#part, part));
    const labels = shown.filter((part) => this.#isLabel(part));
    if (labels.length < 2 || labels.length < MIN_SHARE * (shown.length - labels.length)) return null;
    return labels.map((label) => this.#labelled(shown, label));
  }

  /** Returns a label and the part after it, if that is its value. */
  #labelled(shown: readonly PartItem[], label: PartItem): Labelled | null {
    const next = shown[shown.indexOf(label) + 1];
    const value = next && !this.#isLabel(next) && !this.#part.hasControl(next) ? this.#part.text(next) : null;
    return value === null || value.length > MAX_LINE_VALUE
      ? null
      : { name: tidyName(this.#part.text(label)), value, hasColon: true };
  }

  #isLabel(part: PartItem): boolean {
    const { outline } = this.#part;
    const last = isElement(part) ? outline.pieces[part.last - 1] : part;
    const isShort = !isElement(part) || part.last - part.first <= 4;
    return isShort && last !== undefined && outline.hasColon(last) && ENDS_IN_COLON.test(this.#part.text(part));
  }

  /** Returns the label and the value that an item consists of; null for any other item. */
  #pairIn(part: PartItem): Labelled | 'blank' | null {
    if (isElement(part) && !isPairSized(part)) return null;
    let inner = part;
    for (let depth = 0; isElement(inner) && depth < 6; depth++) {
      const texts = this.#part.parts(inner).filter((each) => isShown(this.#part, each));
      if (texts.length === 0) return 'blank';
      const [only] = texts;
      if (texts.length > 1 || !only) return texts.length > 8 || inner.name === 'a' ? null : this.#pairOf(inner, texts);
      inner = only;
    }
    return isElement(inner) || !hasColon(this.#part, inner) ? null : splitLine(this.#part.text(inner));
  }

  #pairOf(element: Element, texts: readonly PartItem[]): Labelled | 'blank' | null {
    const [label, value] = texts;
    if (!label || !value || this.#part.hasControl(element) || (texts.length > 2 && !hasColon(this.#part, element)))
      return null;
    const name = this.#part.text(label);
    if (isElement(value) && this.#isLarge(value)) return null;
    if (texts.length === 2 && !/^[:：]/u.test(this.#part.text(value))) {
      if (isElement(label) && isLinked(this.#part, label)) return null;
      const text = this.#part.text(value);
      const isShort = text.length <= MAX_LINE_LENGTH;
      return isShort ? { name: tidyName(name), value: text, hasColon: ENDS_IN_COLON.test(name) } : null;
    }
    const text = this.#part.outline.textIn(element);
    return text.startsWith(name) ? splitLine(text) : null;
  }

  /** True for an element that cannot be a value: many texts, a table, or (in a known box) several rows with a title. */
  #isLarge(element: Element): boolean {
    if (element.last - element.first > MAX_VALUE_PIECES || hasTable(this.#part, element)) return true;
    if (!this.#isKnown) return false;
    const parts = this.#part.parts(element);
    const pairs = this.#pairsIn(parts, this.#hasLines(parts));
    return pairs.filter((pair) => pair !== null && pair !== 'blank').length > 1;
  }
}

const toRow = ({ name, value }: Labelled): Row => ({ name, value, group: null });
