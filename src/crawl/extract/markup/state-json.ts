import { decodeValue } from '../html/entities.ts';
import type { Page } from '../html/scan-page.ts';
import { isFlight, readFlight } from './flight.ts';
import { valueAt } from './state-text.ts';

const MAX_SCRIPTS = 60;
const MAX_STARTS = 40;
const MAX_TRIES = 200;
const MAX_TEXT_LENGTH = 4 * 1024 * 1024;
/** Names that pages use for the lists of variants and options, and for the price before a reduction. */
const LISTS =
  'vari(?:ant|ation)s?|skus?|child(?:ren|_?products)|models|(?:options?|attribute|characteristic|dimension)\\w{0,9}';
const LIST_PRICES = '(?:compare_?at|list|old|original|was|regular)_?price';
const COLON = String.raw`\\?["']?\s{0,9}:`;
const PRODUCT_HINTS = new RegExp(String.raw`(?:${LISTS})${COLON}\s{0,9}[[{]|option1|${LIST_PRICES}${COLON}|msrp`, 'i');
/** A part of each of these names, which is faster to search for. */
const HINT = /ari(?:ant|ation)|sku|Sku|SKU|hild|odels|ption|ttribute|haracteristic|imension|rice|msrp/;
/** The beginning of an object or list in JSON, after a character that can precede a value. */
const START = /(?:^|[=:(,])\s{0,9}(?=\{\s{0,99}"|\[\s{0,99}\{\s{0,99}")/g;

/** The remaining budget for one page. */
type ReadingBudget = { characters: number; tries: number };

/** Yields the objects and lists in a page's flight data, data attributes and scripts, within a budget. */
export function* jsonIn(page: Page): Generator {
  const budget: ReadingBudget = { characters: MAX_TEXT_LENGTH, tries: MAX_TRIES };
  const scripts = page.scripts.filter((script) => !isFlight(script));
  const texts = [...readFlight(page.scripts).json, ...page.data.map(decodeValue), ...scripts].filter(mayHaveProducts);
  for (const text of texts.slice(0, MAX_SCRIPTS)) {
    if (budget.characters <= 0) return;
    const whole = /^\s*[[{]/.test(text) ? parsed(text) : undefined;
    if (whole === undefined) yield* valuesIn(text, budget);
    else {
      budget.characters -= text.length;
      yield whole;
    }
  }
}

/** Yields the values in a script. */
function* valuesIn(text: string, budget: ReadingBudget): Generator {
  let end = 0;
  let starts = MAX_STARTS;
  for (const { 0: before, index } of text.matchAll(START)) {
    const at = index + before.length;
    if (at < end) continue;
    if (starts-- <= 0 || budget.tries-- <= 0 || budget.characters <= 0) return;
    const json = valueAt(text, at);
    budget.characters -= json.length === 0 ? text.length - at : json.length;
    const value = mayHaveProducts(json) ? parsed(json) : undefined;
    if (value === undefined) continue;
    end = at + json.length;
    yield value;
  }
}

const mayHaveProducts = (text: string): boolean => HINT.test(text) && PRODUCT_HINTS.test(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
