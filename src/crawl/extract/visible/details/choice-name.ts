import { readMeasure, toBaseUnit } from '../../../../text/attributes/measure.ts';
import { attributeKey } from '../../../../text/lexicon/attribute-names.ts';
import {
  CHOICE_REMARK,
  NO_CHOICE,
  QUANTITY_CHOICE,
  SELECTED_MARK,
  SERVICE_CHOICE,
} from '../../../../text/lexicon/service-label.ts';

const MAX_NAME_LENGTH = 40;
/** Names of form fields for a choice. */
const FIELD_NAME = /^(?:attribute_(?:pa_)?|options?\[|properties\[)?([a-z][a-z _-]{1,30})\]?$/i;
/** The key of a text that was never translated: "variant.color_selection". */
const TEXT_KEY = /^[a-z]+(?:[._][a-z]+)+$/i;
const LETTERS = /\p{L}/u;

/** Returns the name in a label, without the chosen value ("Color: Red"); null if it has none. */
export function tidyChoiceName(text: string): string | null {
  const name = withoutRemark(text.replace(/[:：].*$/su, ''))
    .replace(/[ *]{1,5}$/, '')
    .trim();
  if (name.length > MAX_NAME_LENGTH || !LETTERS.test(name) || name.endsWith('?')) return null;
  if (TEXT_KEY.test(name)) return name.split(/[._]/).find((word) => attributeKey(word) !== null) ?? null;
  return NO_CHOICE.test(name) || SELECTED_MARK.test(name) ? nameInPrompt(name) : name;
}

/** Removes "(required)" from the end of a label. */
const withoutRemark = (label: string): string =>
  label.replace(/ ?[([]([^()[\]]{1,40})[)\]][ *]{0,5}$/u, (mark, remark: string) =>
    CHOICE_REMARK.test(remark.trim()) ? '' : mark,
  );

/**
 * True for a choice that is not an option of the product: how it is delivered, how many are bought.
 * @param field other names of it
 */
export const isService = (name: string, values: readonly { value: string }[], field = ''): boolean =>
  SERVICE_CHOICE.test(`${name} ${field}`) && !isAmount(name, values);

/** True for a choice of how much, which is an option of the product: "100 g" or "250 g". */
export const isAmount = (name: string, values: readonly { value: string }[]): boolean =>
  QUANTITY_CHOICE.test(name) && values.length > 0 && values.every(({ value }) => isMeasured(value));

/** True for a number with a unit of weight, volume or length; pieces are counted instead. */
function isMeasured(value: string): boolean {
  const measure = readMeasure(value);
  return measure !== null && toBaseUnit(measure.number, measure.unit) !== null;
}

/** Returns the last word of "Choose a size", if it names an attribute. */
function nameInPrompt(prompt: string): string | null {
  const last = /\p{L}{1,40}$/u.exec(prompt)?.[0] ?? '';
  return attributeKey(last) === null ? null : last;
}

/** Derives a choice's name from its field's name, such as attribute_pa_size. */
export function nameOf(field: string): string | null {
  const name = (FIELD_NAME.exec(field)?.[1] ?? '').replaceAll(/[_-]/g, ' ').trim();
  return attributeKey(name) === null ? nameInPrompt(name) : name;
}

export const spaced = (name: string): string => name.replaceAll(/[^\p{L}]+/gu, ' ');
