import { parseAvailability } from './availability.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import { NO_CHOICE, SELECTED_MARK, SOLD_OUT_MARK } from '../../text/lexicon/service-label.ts';
import { findPrice } from '../../text/money/price.ts';
import type { Availability } from '../../domain/product.ts';
import { CHOICE_WORDS } from '../../text/lexicon/theme-names.ts';

/** The parts of a choice's text: its value, and additions such as a price. */
export type ParsedChoice = { value: string; price: number | null; currency: string | null; availability: Availability };

const MAX_LENGTH = 300;
const MAX_ADDITIONS = 3;
const MAX_PRICE_WORDS = 3;
/** Separators before an addition to a value. */
const BEFORE_ADDITION = / [-–—|:/] |, | ?[([] ?/gu;
const LAST_MARKS = /(?: ?variant)?[ ,–—-]{0,3}$/iu;

/** Splits a choice's text: "M – €20.00" is M at 20, "L (sold out)" is L; "(+ €5.00)" is not a price of its own. */
export function readChoice(text: string): ParsedChoice {
  let value = text.trim().replaceAll(/\s+/g, ' ');
  let price: number | null = null;
  let currency: string | null = null;
  let availability: Availability = 'unknown';
  if (value.length > MAX_LENGTH) return { value, price, currency, availability };
  for (let round = 0; round < MAX_ADDITIONS; round++) {
    const [head, tail] = priceAtEnd(value) ?? splitMark(value) ?? [];
    if (head === undefined || tail === undefined) break;
    const stated = /^[+−–-]/u.test(tail) ? null : findPrice(tail, null);
    if (price === null && stated) ({ amount: price, currency } = stated);
    if (availability === 'unknown') availability = parseAvailability(tail);
    value = head;
  }
  return { value, price, currency, availability };
}

/** Removes text that is not part of a choice: the mark of the selected one, and text that all choices repeat. */
export function tidyChoices<Each extends ParsedChoice>(choices: readonly Each[], name: string, title: string): Each[] {
  const values = choices.map(({ value }) => withoutTitle(withoutMark(value), title));
  const repeated = new Set(name.toLowerCase().split(/\s+/));
  const isRepeated = (word: string): boolean => {
    const plain = word.toLowerCase().replace(/[:：]$/u, '');
    return repeated.has(plain) || CHOICE_WORDS.test(plain) || NO_CHOICE.test(plain) || attributeKey(plain) !== null;
  };
  const words = values.map((value) => value.split(' '));
  const [first = []] = words;
  while (words.every((each) => each.length > 1 && each[0] === first[0]) && isRepeated(first[0] ?? ''))
    for (const each of words) each.shift();
  while (words.every((each) => each.length > 1 && each.at(-1) === first.at(-1)) && isRepeated(first.at(-1) ?? ''))
    for (const each of words) each.pop();
  return choices.map((choice, at) => ({ ...choice, value: words[at]?.join(' ') ?? choice.value }));
}

function withoutMark(value: string): string {
  const { 0: mark = '', index = -1 } = SELECTED_MARK.exec(value) ?? {};
  const before = value.slice(0, index).replace(/[\s,(–-]{1,4}$/u, '');
  const after = value.slice(index + mark.length);
  if (index < 0) return value;
  if (index === 0) return /^[:,：] ?(.+)$/u.exec(after)?.[1] ?? value;
  return before !== '' && /^[)\s]{0,2}$/.test(after) ? before : value;
}

/** Shortens "Lamp in Red" to "Red" on the page of "Lamp". */
function withoutTitle(value: string, title: string): string {
  if (!value.toLowerCase().startsWith(`${title.toLowerCase()} `)) return value;
  return value.slice(title.length).replace(/^[\s,:|/–-]{1,5}(?:in |en )?/u, '') || value;
}

function splitMark(text: string): [string, string] | null {
  const last = [...text.matchAll(BEFORE_ADDITION)].at(-1);
  const head = text.slice(0, last?.index ?? 0);
  const tail = last ? text.slice(last.index + last[0].length).replace(/ ?[)\]]$/, '') : '';
  if (head !== '' && (SOLD_OUT_MARK.test(tail) || findPrice(tail, null) !== null)) return [head, tail];
  const at = text.search(SOLD_OUT_MARK);
  const before = text.slice(0, Math.max(at, 0)).replace(LAST_MARKS, '');
  return before === '' ? null : [before, text.slice(at)];
}

/** Splits off a price in the last words: "M €20.00", "M + 5 kr". */
function priceAtEnd(text: string): [string, string] | null {
  const words = text.split(/\s+/);
  for (let count = 1; count <= Math.min(MAX_PRICE_WORDS, words.length - 1); count++) {
    const tail = words.slice(-count).join(' ');
    if (/[([]/.test(tail) || findPrice(tail, null) === null) continue;
    let from = words.length - count;
    const sign = /^[+−–—|:-]$/u.test(words[from - 1] ?? '') ? words[--from] : '';
    const head = words
      .slice(0, from)
      .join(' ')
      .replace(/[ ,:|–—-]{1,3}$/u, '');
    if (head !== '') return [head, sign === '+' || sign === '−' ? `${sign} ${tail}` : tail];
  }
  return null;
}
