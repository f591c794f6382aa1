import { parseAvailability } from '../../availability.ts';
import { SOLD_OUT_MARK } from '../../../../text/lexicon/service-label.ts';
import { findPrice } from '../../../../text/money/price.ts';
import type { Availability } from '../../../../domain/records.ts';

/** What the words of a choice say: its value, and what they add about it. */
export type ParsedChoice = { value: string; price: number | null; currency: string | null; availability: Availability };

const MAX_LENGTH = 300;
const MAX_ADDITIONS = 3;
const MAX_PRICE_WORDS = 3;
/** What comes before an addition to a value. */
const BEFORE_ADDITION = / [-–—|:/] |, | ?[([] ?/gu;
const LAST_MARKS = /(?: ?variant)?[ ,–—-]{0,3}$/iu;

/** Splits the words of a choice: "M – €20.00" is M at 20, "L (sold out)" is L; "(+ €5.00)" is no price of its own. */
export function readChoice(text: string): ParsedChoice {
  let value = text.trim().replaceAll(/\s+/g, ' ');
  let price: number | null = null;
  let currency: string | null = null;
  let availability: Availability = 'unknown';
  if (value.length > MAX_LENGTH) return { value, price, currency, availability };
  for (let round = 0; round < MAX_ADDITIONS; round++) {
    const [head, tail] = splitPrice(value) ?? splitMark(value) ?? [];
    if (head === undefined || tail === undefined) break;
    const stated = /^[+−–-]/u.test(tail) ? null : findPrice(tail, null);
    if (price === null && stated) ({ amount: price, currency } = stated);
    if (availability === 'unknown') availability = parseAvailability(tail);
    value = head;
  }
  return { value, price, currency, availability };
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

/** A price in the last words: "M €20.00", "M + 5 kr". */
function splitPrice(text: string): [string, string] | null {
  const words = text.split(/\s+/);
  for (let count = 1; count <= Math.min(MAX_PRICE_WORDS, words.length - 1); count++) {
    const tail = words.slice(-count).join(' ');
    if (/^[([]/.test(tail) || findPrice(tail, null) === null) continue;
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
