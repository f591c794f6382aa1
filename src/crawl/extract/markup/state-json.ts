import { decodeValue } from '../html/entities.ts';
import type { Page } from '../html/scan-page.ts';
import { flightJson, valueAt } from './state-text.ts';

const MAX_SCRIPTS = 60;
const MAX_STARTS = 40;
const MAX_TRIES = 200;
const MAX_TEXT_LENGTH = 4 * 1024 * 1024;
/** How pages name the lists of variants and of options. */
const TELLING = /vari(?:ant|ation)|option|spConfig|sku|attribute/i;
/** Where an object or a list in JSON begins, behind what can come before a value. */
const START = /(?:^|[=:(,])\s{0,9}(?=\{\s{0,99}"|\[\s{0,99}\{\s{0,99}")/g;

/** The objects and lists that a page's scripts and data attributes contain as JSON, bounded in number and length. */
export function* jsonIn(page: Page): Generator {
  let left = MAX_TEXT_LENGTH;
  let tries = MAX_TRIES;
  const texts = [...page.data.map(decodeValue), ...page.scripts, ...flightJson(page.scripts)];
  for (const text of texts.filter((each) => TELLING.test(each)).slice(0, MAX_SCRIPTS)) {
    let end = 0;
    let starts = MAX_STARTS;
    for (const { 0: before, index } of text.matchAll(START)) {
      const at = index + before.length;
      if (at < end) continue;
      if (starts-- <= 0 || tries-- <= 0 || left <= 0) break;
      const json = valueAt(text, at);
      left -= json.length === 0 ? text.length - at : json.length;
      const value = TELLING.test(json) ? parsed(json) : undefined;
      if (value === undefined) continue;
      end = at + json.length;
      yield value;
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
