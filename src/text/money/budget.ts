import { LIMITS } from '../lexicon/limits.ts';
import { MAX_NUMBER_WORDS, isThousands, readNumberWords } from '../lexicon/numbers.ts';
import type { PhraseMatcher } from '../lexicon/phrases.ts';
import { fold } from '../words.ts';
import { OPEN_CURRENCY, currencyNames } from './currency.ts';
import { asciiDigits, numberEnd, readNumber } from './number.ts';

/** The price limits that a shopper states. */
export interface Budget {
  min: number | null;
  max: number | null;
  /** "About 50": neither end is exact. */
  around: number | null;
  /** Possible ISO 4217 codes of the amounts, the likeliest first; empty if the text does not say. */
  currencies: readonly string[];
}

/** Tolerance of "about", in either direction. */
const APPROXIMATE = 0.25;

/** The lowest and the highest price that fit a budget. */
export function rangeOf({ min, max, around }: Budget): { min: number | null; max: number | null } {
  return {
    min: min ?? (around === null ? null : around * (1 - APPROXIMATE)),
    max: max ?? (around === null ? null : around * (1 + APPROXIMATE)),
  };
}

/** A part of a text; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

interface Token extends Span {
  kind: 'number' | 'sign' | 'word';
  /** Folded; digits are ASCII. */
  word: string;
  /** Possible codes of a currency sign or name. */
  codes: readonly string[];
}

/** An amount among the tokens; `end` is exclusive. */
interface Amount extends Span {
  value: number;
  codes: readonly string[];
  /** True if a symbol such as € is next to the number, which no product's name has. */
  hasSymbol: boolean;
  /** True if a currency or thousands ("2k") mark it as money. */
  isMoney: boolean;
}

type Limit = 'min' | 'max' | 'around';

const MAX_TEXT_LENGTH = 4_000;
/** A number after "size": a space ends it. */
const SIZE_NUMBER = /\p{Nd}+(?:[.,]\p{Nd}+)?/uy;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{Nd}]*/uy;
/** A dash in place of cents: "99,-". */
const DASH = /[-–—]$/;
/** Follows a number that is part of something else: "160x230", "18:00", "24.12.", "8-vuotiaille", "80 %". */
const BOUND = /[:/]\p{Nd}|[-–]\p{L}|\s?[%°″"]|\s?[x×]\s?\p{Nd}|['’′]/uy;
const DATE = /^[0-3]?\d\.[01]?\d$/;
/** A smaller number without a currency is a count or an age. */
const MIN_BARE = 10;
const MIN_YEAR = 1900;
const MAX_YEAR = 2100;
/** Words between "my budget" and the amount. */
const MAX_BUDGET_WORDS = 4;

/**
 * Parses the price limits that a shopper states, in any of the languages of `lexicon/limits.ts`: "under $1,299",
 * "zwischen 50 und 80 Euro", "à partir de 100 €", "max 2k". A number that counts or measures something is not a price.
 * @returns the parts of the text that state them, in order; null if the text states no limit
 */
export function readBudget(text: string): { budget: Budget; spans: Span[] } | null {
  const plain = text.slice(0, MAX_TEXT_LENGTH);
  const reader = createReader(plain);
  const budget: Budget = { min: null, max: null, around: null, currencies: [] };
  const spans: Span[] = [];

  function note(limit: Limit, { value, codes }: Amount): void {
    budget[limit] = value;
    if (codes.length > 0) budget.currencies = codes;
  }

  for (let at = 0; at < reader.tokens.length;) {
    const found = reader.rangeAt(at) ?? reader.limitAt(at);
    if (!found) {
      at += 1;
      continue;
    }
    for (const [limit, amount] of found.limits) note(limit, amount);
    spans.push(reader.spanOf(found));
    at = found.end;
  }
  if (spans.length === 0) {
    const price = reader.plainPrice();
    if (!price) return null;
    note('max', price);
    spans.push(reader.spanOf(price));
  }
  return { budget, spans };
}

interface Found extends Span {
  limits: [Limit, Amount][];
}

function createReader(text: string) {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);

  const has = (matcher: PhraseMatcher, at: number) => matcher(words, at) > 0;

  const amounts = tokens.map((_, at) => readAmount(at));

  /** Reads an amount that begins at a token: a sign, a number and a word for thousands, or a number in words. */
  function readAmount(at: number): Amount | null {
    const first = tokens[at];
    if (!first) return null;
    const isPrefix = first.kind === 'sign' && tokens[at + 1]?.kind === 'number' && isNear(at);
    const place = isPrefix ? at + 1 : at;
    const number = tokens[place];
    if (number?.kind !== 'number') return first.kind === 'word' ? amountInWords(at) : null;
    if (has(LIMITS.size, at - 1) || isPart(place)) return null;
    let end = place + 1;
    const factor = isThousands(words[end] ?? '') && isNear(place) ? 1000 : 1;
    if (factor > 1) end += 1;
    // "2 tys. zł"
    if (factor > 1 && words[end] === '.' && tokens[end + 1]?.kind === 'sign') end += 1;
    const suffix = !isPrefix && isNear(end - 1) ? signAt(end) : undefined;
    const isSigned =
      suffix !== undefined && !(tokens[end + 1]?.kind === 'number' && suffix.end === tokens[end + 1]?.start);
    const sign = isPrefix ? first : isSigned ? suffix : undefined;
    if (isSigned) end += 1;
    const codes = codesOf(sign);
    return {
      value: readNumber(number.word, codes[0] ?? null) * factor,
      codes,
      hasSymbol: sign !== undefined && !/\p{L}/u.test(text.slice(sign.start, sign.end)),
      isMoney: sign !== undefined || factor > 1 || DASH.test(number.word),
      start: at,
      end,
    };
  }

  /** Returns the currency sign at a token, or a letter that is one right after digits: "200e". */
  function signAt(at: number): Token | undefined {
    const token = tokens[at];
    if (token?.kind === 'sign') return token;
    return token?.word === 'e' && token.start === tokens[at - 1]?.end
      ? { ...token, kind: 'sign', codes: ['EUR'] }
      : undefined;
  }

  function amountInWords(at: number): Amount | null {
    const isNearSign = tokens.slice(at + 1, at + 1 + MAX_NUMBER_WORDS).some(({ kind }) => kind === 'sign');
    const number = isNearSign ? readNumberWords(words, at) : null;
    if (!number) return null;
    const end = at + number.length;
    const sign = tokens[end];
    if (sign?.kind !== 'sign') return null;
    return { value: number.value, codes: codesOf(sign), hasSymbol: false, isMoney: true, start: at, end: end + 1 };
  }

  /** True if at most one space separates a token from the next. */
  function isNear(at: number): boolean {
    return (tokens[at + 1]?.start ?? Infinity) - (tokens[at]?.end ?? 0) <= 1;
  }

  /** True if a number is part of something else, such as a name, a measure or a date. */
  function isPart(at: number): boolean {
    const { start = 0, end = 0, word = '' } = tokens[at] ?? {};
    if (/[\p{L}\p{Nd}]$/u.test(text.slice(Math.max(0, start - 2), start)) && tokens[at - 1]?.kind !== 'sign')
      return true;
    if (/[-–−/x×:.#]$/.test(text.slice(Math.max(0, start - 1), start)) && tokens[at - 2]?.kind !== 'number') {
      if (!(tokens[at - 1]?.word === '.' && tokens[at - 2]?.kind === 'word')) return true;
    }
    if (DATE.test(word) && text.charAt(end) === '.') return true;
    BOUND.lastIndex = end;
    return BOUND.test(text);
  }

  /** True if an amount without a currency may be a price: no counted noun follows. */
  function isAlone({ value, isMoney, end }: Amount): boolean {
    if (isMoney) return true;
    const next = tokens[end];
    if (value < MIN_BARE) return false;
    if (!next || !/\p{L}/u.test(next.word)) return next?.kind !== 'number' && next?.kind !== 'sign';
    if (next.start === tokens[end - 1]?.end) return false;
    // "From 2015 to 2018" is not a price, and "60 W" ends with a unit.
    if (has(LIMITS.rangeJoiner, end) && amounts[end + 1]) return false;
    if (next.word.length === 1 && !tokens[end + 1]) return false;
    return [LIMITS.goesOn, LIMITS.maxAfter, LIMITS.minAfter, LIMITS.aroundAfter, LIMITS.maxBefore].some((list) =>
      has(list, end),
    );
  }

  /**
   * The amount after a phrase that ends at a token, with a filler or a point between: "max. 50", "sotto i 100 euro".
   */
  function amountAfter(from: number): Amount | null {
    let at = from;
    while (/^[.:]$/.test(words[at] ?? '')) at += 1;
    for (let fillers = 0; fillers <= 2; fillers++) {
      const amount = amounts[at];
      if (amount) return amount;
      if (!has(LIMITS.filler, at)) return null;
      at += 1;
    }
    return null;
  }

  function rangeAt(at: number): Found | null {
    const length = LIMITS.between(words, at) || LIMITS.from(words, at);
    const low = length > 0 ? amountAfter(at + length) : amounts[at];
    if (!low) return null;
    const joiner = LIMITS.rangeJoiner(words, low.end) || (length > 0 ? LIMITS.rangeEnd(words, low.end) : 0);
    const high = joiner > 0 ? amountAfter(low.end + joiner) : null;
    if (!high || low.value >= high.value || !isAlone(high)) return null;
    const isMoney = low.isMoney || high.isMoney;
    const after = LIMITS.rangeAfter(words, high.end);
    const isBetween = has(LIMITS.between, at) || after > 0;
    if (!isMoney && (!isBetween || low.value < MIN_BARE || isYears(low, high))) return null;
    const codes = high.codes.length > 0 ? high.codes : low.codes;
    return {
      limits: [
        ['min', { ...low, codes }],
        ['max', { ...high, codes }],
      ],
      start: at,
      end: high.end + after,
    };
  }

  const isYears = (...ends: Amount[]) => ends.every(({ value }) => value >= MIN_YEAR && value <= MAX_YEAR);

  /** Reads a limit at a token: its words before or after an amount, or a stated budget. */
  function limitAt(at: number): Found | null {
    const before = wordsBefore(at);
    if (before) return before;
    const amount = amounts[at];
    if (!amount) return null;
    const [limit, length] = longest(amount.end, [
      ['max', LIMITS.maxAfter],
      ['min', LIMITS.minAfter],
      ['around', LIMITS.aroundAfter],
    ]);
    if (length === 0 || (!amount.isMoney && amount.value < MIN_BARE)) return null;
    // "iPhone 15 max 40 €": the limit is that of the next amount.
    if (!amount.isMoney && amountAfter(amount.end + length)) return null;
    return { limits: [[limit, amount]], start: at, end: amount.end + length };
  }

  function wordsBefore(at: number): Found | null {
    const [limit, length] = longest(at, [
      ['max', LIMITS.maxBefore],
      ['min', LIMITS.minBefore],
      ['around', LIMITS.aroundBefore],
    ]);
    const budget = LIMITS.budget(words, at);
    if (length > 0 && !isName(at)) {
      const amount = amountAfter(at + length);
      const isSince = amount && !amount.isMoney && has(LIMITS.from, at) && isYears(amount);
      if (amount && isAlone(amount) && !isSince) return withAfter(limit, amount, at);
    }
    if (budget === 0) return null;
    for (let place = at + budget; place <= at + budget + MAX_BUDGET_WORDS; place++) {
      const amount = amounts[place];
      if (amount && isAlone(amount)) return withAfter('max', amount, at);
      if (has(LIMITS.maxBefore, place) || has(LIMITS.aroundBefore, place)) return null;
    }
    return null;
  }

  /** Includes words that repeat the limit: "not more than 50 max". */
  function withAfter(limit: Limit, amount: Amount, start: number): Found {
    const more = limit === 'max' ? LIMITS.maxAfter(words, amount.end) : 0;
    return { limits: [[limit, amount]], start, end: amount.end + more };
  }

  const isName = (at: number) => [1, 2].some((back) => LIMITS.name(words, at - back) > back);

  function longest(at: number, lists: [Limit, PhraseMatcher][]): [Limit, number] {
    let best: [Limit, number] = ['max', 0];
    for (const [limit, list] of lists) {
      const length = list(words, at);
      if (length > best[1]) best = [limit, length];
    }
    return best;
  }

  return {
    tokens,
    rangeAt,
    limitAt,
    /** A price without a limit is a maximum: next to a symbol, at the end of a clause, or after "for". */
    plainPrice(): Amount | null {
      if (words.some((_, at) => has(LIMITS.coin, at))) return null;
      for (const amount of amounts) {
        // A price at the start of a text is part of a name: "$50 gift card".
        if (!amount || amount.codes.length === 0 || (amount.start === 0 && amount.end < tokens.length)) continue;
        const isAtEnd = !/[\p{L}\p{Nd}]/u.test(words[amount.end] ?? '');
        const isNamed = has(LIMITS.priceBefore, amount.start - 1);
        if (!(amount.hasSymbol || isAtEnd || isNamed)) continue;
        const start = isNamed ? amount.start - 1 : amount.start;
        return { ...amount, start };
      }
      return null;
    },
    spanOf: ({ start, end }: Span): Span => ({ start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 }),
  };
}

const codesOf = (sign: Token | undefined) => sign?.codes.filter((code) => code !== OPEN_CURRENCY) ?? [];

/** Tokenizes a text into numbers, names of currencies, words and single signs. */
function tokensOf(text: string): Token[] {
  const names = new Map([...currencyNames(text)].map((name) => [name.start, name]));
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const start = at;
    const match = (pattern: RegExp) => {
      pattern.lastIndex = start;
      return pattern.exec(text)?.[0];
    };
    const last = tokens.at(-1);
    const isSize = last !== undefined && LIMITS.size([last.word], 0) > 0;
    const number = isSize ? match(SIZE_NUMBER) : text.slice(at, numberEnd(text, at)) || undefined;
    const name = names.get(at);
    const written =
      number ?? (name ? text.slice(at, name.end) : (match(WORD) ?? String.fromCodePoint(text.codePointAt(at) ?? 0)));
    at += written.length;
    if (written.trim() === '') continue;
    tokens.push({
      start,
      end: at,
      kind: number !== undefined ? 'number' : name ? 'sign' : 'word',
      word: number === undefined ? fold(written.toLowerCase()) || written : asciiDigits(number),
      codes: name?.codes ?? [],
    });
  }
  return tokens;
}
