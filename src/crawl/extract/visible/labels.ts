import { BRAND_BY, BRAND_LABEL } from '../../../text/lexicon/brand-label.ts';
import { GTIN_LABEL, MPN_LABEL } from '../../../text/lexicon/code-labels.ts';
import { SKU_LABEL } from '../../../text/lexicon/sku-label.ts';
import { STOCK_LABEL } from '../../../text/lexicon/stock-label.ts';
import { NUMBER_NAMES } from '../../../text/lexicon/theme-names.ts';
import { lettersOf } from '../html/text.ts';
import type { Element, Outline, Piece } from '../html/outline.ts';

const MAX_LABEL_LENGTH = 40;
const MAX_VALUE_LENGTH = 60;
/** A word with a digit, which may follow a label. */
const NUMBERED = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}./_-]+$/u;

/** An article number, and the names that e-commerce themes give its element. */
const CODE = /^#?(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{2,30}$/u;
const SKU_NAMES = /(?:^|[\s_-])sku(?:$|[\s_-]value|\s)/;
/** Marks between several labelled values in one line: "Item #12 • Model: L". */
const BETWEEN_VALUES = / [•·|] /;
/** Marks between a label and what stands before it in the line: "- Item #12". */
const BEFORE_LABEL = /^[-–—•·|/\s]+(?=\p{L})/u;
const CRUMBS = /crumb/;
const MAX_CRUMB_ANCESTORS = 4;
/** Number of pieces, such as pictures, between the path and the heading. */
const MAX_BELOW_PATH = 80;

type LabelledField = 'sku' | 'brand' | 'availability' | 'gtin' | 'mpn';
export type LabelledValues = Partial<Record<LabelledField, string>>;

const KINDS = ['sku', 'brand', 'availability', 'gtin', 'mpn'] as const;
const LABELS: Record<LabelledField, RegExp> = {
  sku: SKU_LABEL,
  brand: BRAND_LABEL,
  availability: STOCK_LABEL,
  gtin: GTIN_LABEL,
  mpn: MPN_LABEL,
};

/**
 * Reads labelled values ("Art. no.: 12"), next to their label or after a colon; the first of each wins.
 * @param url of the page, whose shop may have its name in a label
 */
export function labelledValues(
  outline: Outline,
  pieces: readonly Piece[],
  isSeen: (piece: Piece) => boolean = () => true,
  url: string | null = null,
): LabelledValues {
  const found: LabelledValues = {};
  const hosts = url === null ? [] : new URL(url).hostname.split('.').slice(0, -1);
  for (const [at, piece] of pieces.entries()) {
    if (piece.start < 0 || piece.end - piece.start > 4 * MAX_VALUE_LENGTH) continue;
    const text = outline.textOf(piece);
    if (found.sku === undefined && isCode(piece, text, outline) && isSeen(piece)) found.sku = text.replace(/^#/, '');
    for (const { kind, rest } of labelsIn(text, hosts)) {
      if (found[kind] !== undefined || !isSeen(piece)) continue;
      const value = (rest === '' ? nextText(outline, pieces, at) : rest).replace(/^[:：#\s-]+/, '').trim();
      if (isValue(value)) found[kind] = value;
    }
  }
  return found;
}

/** Finds the labels in a text, each with what stands behind it. */
function labelsIn(text: string, hosts: readonly string[]): { kind: LabelledField; rest: string }[] {
  const parts = BETWEEN_VALUES.test(text) ? text.split(BETWEEN_VALUES) : [text];
  return parts.flatMap((part) => {
    const { label, rest, sign } = partsOf(part.replace(BEFORE_LABEL, ''));
    const kind = kindOf(label) ?? (sign === '#' ? kindOfNumber(label, hosts) : undefined);
    return kind ? [{ kind, rest }] : [];
  });
}

/** Reads an article number at the end of the path of links above the heading; '' if there is none. */
export function numberInPath(outline: Outline, heading: number): string {
  for (let at = heading - 1; at >= Math.max(0, heading - MAX_BELOW_PATH); at--) {
    const piece = outline.pieces[at];
    if (!piece || !outline.hasDigit(piece) || !isInPath(piece, outline)) continue;
    const { sku } = labelledValues(outline, outline.pieces.slice(Math.max(0, at - 1), at + 1));
    if (sku !== undefined) return sku;
  }
  return '';
}

function isInPath({ element }: Piece, outline: Outline): boolean {
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_CRUMB_ANCESTORS; step++, around = around.parent)
    if (CRUMBS.test(outline.label(around))) return true;
  return false;
}

/** True if an element's name says that its text is an article number. */
function isCode({ element }: Piece, text: string, outline: Outline): boolean {
  if (!CODE.test(text)) return false;
  const names = outline.label(element);
  return SKU_NAMES.test(names) || names.split(' ').some((name) => NUMBER_NAMES.test(name));
}

function kindOf(label: string): LabelledField | undefined {
  return label.length > MAX_LABEL_LENGTH ? undefined : KINDS.find((each) => LABELS[each].test(label));
}

/** Returns the kind of number that a sign stands for: "Model #12", or "B&H #12" at bhphoto.example. */
function kindOfNumber(label: string, hosts: readonly string[]): LabelledField | undefined {
  return kindOf(`${label} no`) ?? (isShop(label, hosts) ? 'sku' : undefined);
}

/** True if a label is the shop's own name or the beginning of it. */
function isShop(label: string, hosts: readonly string[]): boolean {
  const letters = label.length > MAX_LABEL_LENGTH ? '' : lettersOf(label);
  return letters.length > 1 && hosts.some((host) => lettersOf(host).startsWith(letters));
}

/** True unless a text is empty, too long or itself a label. */
function isValue(text: string): boolean {
  return text !== '' && text.length <= MAX_VALUE_LENGTH && !/[:：]$/.test(text);
}

/** Splits a label from its value: the text after a colon, or else a trailing number ("Ref. 12-34"). */
function partsOf(text: string): { label: string; rest: string; sign?: string } {
  const colon = text.search(/[:：#]/);
  if (colon > 0) {
    const rest = text.slice(colon + 1).replace(/^[:：#\s]+/, '');
    return { label: text.slice(0, colon).trim(), rest, sign: text.charAt(colon) };
  }
  const [rest = ''] = text.split(/\s/).slice(-1);
  const label = text.slice(0, text.length - rest.length).trimEnd();
  const isNumber = label.length >= 2 && label.length <= MAX_LABEL_LENGTH && NUMBERED.test(rest);
  return isNumber && LABELS.sku.test(label) ? { label, rest } : { label: text, rest: '' };
}

function nextText(outline: Outline, pieces: readonly Piece[], at: number): string {
  for (const piece of pieces.slice(at + 1, at + 4)) {
    const text = piece.start < 0 ? (outline.attributes(piece.element).get('alt') ?? '') : outline.textOf(piece);
    if (text !== '' && !/^[:：]$/.test(text) && !BRAND_BY.test(text)) return text;
  }
  return '';
}
