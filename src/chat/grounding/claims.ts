import { numberEnd } from '../../text/money/number.ts';
import { createAddressReader, matchEnd, readLink } from './addresses.ts';
import type { Patterns } from './patterns.ts';

export type Kind =
  | 'link'
  | 'address'
  | 'internal'
  | 'left'
  | 'money'
  | 'percent'
  | 'offer'
  | 'code'
  | 'promise'
  | 'out'
  | 'in';

/** A statement in a text that rows or the shop's own words have to support. */
export interface Claim {
  kind: Kind;
  index: number;
  text: string;
  /** The amount: the number as written, and the currency sign beside it. */
  number?: string | undefined;
  sign?: string | undefined;
  /** True if the amount is a reduction. */
  isOff?: boolean;
  /** A link's label and target, or a discount's code. */
  label?: string | undefined;
  target?: string | undefined;
  token?: string | undefined;
}

/** Kinds of claims made by words alone; also the names of their groups. */
const WORD_KINDS = ['internal', 'offer', 'code', 'promise', 'out', 'in'] as const satisfies readonly Kind[];

/** Positions where a claim may begin: each alternative looks at one character and the one before it. */
const BEGIN = /(?<![\p{L}\p{N}])[\p{L}\p{N}]|(?<!\p{Nd})\p{Nd}|(?<![\w.+-])[\w.+-]|!?\[|\p{Sc}/gu;
/** Positions where a claim may begin right after another, or after text that was already released. */
const BEGIN_HERE = /[\p{L}\p{N}\p{Sc}_.+-]|!?\[/uy;

type Found = Omit<Claim, 'index' | 'text'> & { end: number };

/**
 * Yields the claims that begin between two positions of a text, in order and without overlap. Looks at each character a
 * bounded number of times: runs (digits, addresses) are read once, from their start.
 */
export function* findClaims(text: string, patterns: Patterns, from = 0, to = text.length): Generator<Claim> {
  const addressEnd = createAddressReader(text);
  let numbersRead = from;

  function claimAt(index: number, letter: string): Found | null {
    if (letter.endsWith('[')) {
      const link = readLink(text, index);
      return link && { kind: 'link', ...link };
    }
    const end = addressEnd(index);
    if (end !== null) return { kind: 'address', end };
    if (index >= numbersRead && /\p{Nd}/u.test(letter)) {
      numbersRead = numberEnd(text, index);
      const found = claimOfNumber(text, index, numbersRead, patterns);
      if (found) return found;
    }
    return claimOfWords(text, index, patterns);
  }

  const begin = new RegExp(BEGIN);
  const beginFrom = (at: number, isCut: boolean) => {
    begin.lastIndex = BEGIN_HERE.lastIndex = at;
    return (isCut ? BEGIN_HERE.exec(text) : null) ?? begin.exec(text);
  };

  for (let match = beginFrom(from, true); match && match.index < to;) {
    const { 0: letter, index } = match;
    const found = claimAt(index, letter);
    match = beginFrom(found?.end ?? index + letter.length, found !== null);
    if (!found) continue;
    const { end, ...claim } = found;
    yield { ...claim, index, text: text.slice(index, end) };
  }
}

/** Reads a claim around a number whose two ends are known. */
function claimOfNumber(text: string, start: number, end: number, patterns: Patterns): Found | null {
  const number = text.slice(start, end);
  const left = matchEnd(patterns.left, text, end);
  if (left !== null) return { kind: 'left', end: left };
  patterns.signAfter.lastIndex = end;
  const sign = patterns.signAfter.exec(text)?.groups?.['sign'];
  if (sign !== undefined)
    return withOff({ kind: 'money', end: patterns.signAfter.lastIndex, number, sign }, text, patterns);
  if (matchEnd(patterns.costsBefore, text, start) !== null && matchEnd(patterns.bareAfter, text, end) !== null)
    return withOff({ kind: 'money', end, number }, text, patterns);
  const percent = matchEnd(patterns.percent, text, end);
  return percent === null ? null : withOff({ kind: 'percent', end: percent, number }, text, patterns);
}

/** Reads a claim made by words, or by a currency sign before a number. */
function claimOfWords(text: string, start: number, patterns: Patterns): Found | null {
  patterns.words.lastIndex = start;
  const groups = patterns.words.exec(text)?.groups;
  if (!groups) return null;
  const end = patterns.words.lastIndex;
  const kind = WORD_KINDS.find((each) => groups[each] !== undefined);
  if (kind) return { kind, end, token: groups['token'] };
  const numberEndsAt = numberEnd(text, end);
  const number = text.slice(end, numberEndsAt);
  return withOff({ kind: 'money', end: numberEndsAt, number, sign: groups['sign'] }, text, patterns);
}

function withOff(found: Found, text: string, { off }: Patterns): Found {
  const end = matchEnd(off, text, found.end);
  return end === null ? found : { ...found, end, isOff: true };
}
