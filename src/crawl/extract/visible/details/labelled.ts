import type { Element } from '../../html/outline.ts';
import { countKnown, meanLength } from './row.ts';

export const MAX_LINE_LENGTH = 240;
export const MAX_LINE_VALUE = 160;
const MAX_PAIR_PIECES = 20;
/** In characters: above this mean length, values are considered sentences. */
const MAX_MEAN_LENGTH = 80;
const MAX_SHORT_MEAN = 40;
const MIN_UNIFORM = 3;
/** Minimum share of labelled items for a list to count as rows. */
export const MIN_SHARE = 0.6;
const COLON = /^([^:：]{2,60}?)\s?[:：]\s+(\S.*)$/su;

/** A label and its value. */
export type Labelled = { name: string; value: string; hasColon: boolean };

export function splitLine(line: string): Labelled | 'blank' | null {
  if (line === '') return 'blank';
  const [, name = '', value = ''] = (line.length <= MAX_LINE_LENGTH && COLON.exec(line)) || [];
  return name === '' || value.length > MAX_LINE_VALUE ? null : { name, value, hasColon: true };
}

export const isPairSized = ({ first, last }: Element): boolean => last - first <= MAX_PAIR_PIECES;

/** True if most items of a list are labelled, and the values are not sentences with unknown names. */
export function areUniform(rows: readonly Labelled[], items: number): boolean {
  if (rows.length < 2 || rows.length < MIN_SHARE * items) return false;
  return countKnown(rows) > 0 || meanLength(rows) <= MAX_MEAN_LENGTH;
}

/**
 * True if labels and values in a list are a product's attributes.
 * @param items the number of items in the list, with or without a label
 * @param isHinted true if the list or the heading above it is named details, specifications or the like
 */
export function areAttributes(rows: readonly Labelled[], items: number, isHinted: boolean): boolean {
  if (!areUniform(rows, items)) return false;
  const known = countKnown(rows);
  if (2 * rows.filter(({ hasColon }) => hasColon).length > rows.length) return known >= Number(!isHinted);
  if (isHinted && rows.length === items && areShort(rows)) return true;
  return known >= (isHinted ? Math.min(rows.length / 2, 2) : Math.max(2, rows.length / 3));
}

/** True for labelled lines one after another in a text that has other lines too. */
export function isRun(rows: readonly Labelled[]): boolean {
  const known = countKnown(rows);
  const isTold = known === rows.length ? known > 1 : known > 0 && rows.length > 2;
  return isTold && meanLength(rows) <= MAX_MEAN_LENGTH;
}

/** True for names and values, but not for praise: "Breathable", "Keeps you cool." */
function areShort(rows: readonly Labelled[]): boolean {
  const sentences = rows.filter(({ value }) => /[.!?。]$/u.test(value));
  return rows.length >= MIN_UNIFORM && meanLength(rows) <= MAX_SHORT_MEAN && 3 * sentences.length < rows.length;
}
