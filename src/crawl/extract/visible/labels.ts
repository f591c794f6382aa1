import { BRAND_LABEL } from '../../../text/lexicon/brand-label.ts';
import { GTIN_LABEL, MPN_LABEL } from '../../../text/lexicon/code-labels.ts';
import { SKU_LABEL } from '../../../text/lexicon/sku-label.ts';
import { STOCK_LABEL } from '../../../text/lexicon/stock-label.ts';
import type { Outline, Piece } from '../html/outline.ts';

const MAX_LABEL_LENGTH = 40;
const MAX_VALUE_LENGTH = 60;
/** A word with a digit, which may follow a label. */
const NUMBERED = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}./_-]+$/u;

/** An article number, and the names that e-commerce themes give its element. */
const CODE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{2,30}$/u;
const SKU_NAMES = /(?:^|[\s_-])sku(?:$|[\s_-]value|\s)/;

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

/** Reads labelled values ("Art. no.: 12"), next to their label or after a colon; the first of each wins. */
export function labelledValues(
  outline: Outline,
  pieces: readonly Piece[],
  isSeen: (piece: Piece) => boolean = () => true,
): LabelledValues {
  const found: LabelledValues = {};
  for (const [at, piece] of pieces.entries()) {
    if (piece.start < 0 || piece.end - piece.start > 4 * MAX_VALUE_LENGTH) continue;
    const text = outline.textOf(piece);
    if (found.sku === undefined && isCode(piece, text, outline) && isSeen(piece)) found.sku = text;
    const { label, rest } = partsOf(text);
    const kind = kindOf(label);
    if (!kind || found[kind] !== undefined || !isSeen(piece)) continue;
    const value = (rest === '' ? nextText(outline, pieces, at) : rest).replace(/^[:：#\s-]+/, '').trim();
    if (isValue(value)) found[kind] = value;
  }
  return found;
}

/** True if an element's name says that its text is an article number. */
function isCode({ element }: Piece, text: string, outline: Outline): boolean {
  return CODE.test(text) && SKU_NAMES.test(outline.label(element));
}

function kindOf(label: string): LabelledField | undefined {
  return label.length > MAX_LABEL_LENGTH ? undefined : KINDS.find((each) => LABELS[each].test(label));
}

/** True unless a text is empty, too long or itself a label. */
function isValue(text: string): boolean {
  return text !== '' && text.length <= MAX_VALUE_LENGTH && !/[:：]$/.test(text);
}

/** Splits a label from its value: the text after a colon, or else a trailing number ("Ref. 12-34"). */
function partsOf(text: string): { label: string; rest: string } {
  const colon = text.search(/[:：#]/);
  if (colon > 0) return { label: text.slice(0, colon).trim(), rest: text.slice(colon + 1).replace(/^[:：#\s]+/, '') };
  const [rest = ''] = text.split(/\s/).slice(-1);
  const label = text.slice(0, text.length - rest.length).trimEnd();
  const isNumber = label.length >= 2 && label.length <= MAX_LABEL_LENGTH && NUMBERED.test(rest);
  return isNumber && LABELS.sku.test(label) ? { label, rest } : { label: text, rest: '' };
}

function nextText(outline: Outline, pieces: readonly Piece[], at: number): string {
  for (const piece of pieces.slice(at + 1, at + 4)) {
    const text = piece.start < 0 ? (outline.attributes(piece.element).get('alt') ?? '') : outline.textOf(piece);
    if (text !== '' && !/^[:：]$/.test(text)) return text;
  }
  return '';
}
