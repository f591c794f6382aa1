import { NUMBERED_THINGS } from '../lexicon/numbered-things.ts';
import { fold } from '../fold.ts';
import { type CurrencyName, currencyNames } from './currency.ts';
import { asciiDigits, numberEnd } from './number.ts';

/** A part of a text or of its tokens; `end` is exclusive. */
export interface TextSpan {
  start: number;
  end: number;
}

export interface Token extends TextSpan {
  kind: 'number' | 'sign' | 'word';
  /** Folded; digits are ASCII. */
  word: string;
  /** Possible codes of a currency sign or name. */
  codes: readonly string[];
}

/** A number after "size", which ends at a space. */
const SIZE_NUMBER = /\p{Nd}+(?:[.,]\p{Nd}+)?/uy;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{Nd}]*/uy;

/** Tokenizes a text into numbers, names of currencies, words and single signs. */
export function tokenize(text: string): Token[] {
  const names = new Map([...currencyNames(text)].map((name) => [name.start, name]));
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const token = tokenAt(text, at, names.get(at), tokens.at(-1));
    if (text.slice(at, token.end).trim() !== '') tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function tokenAt(text: string, start: number, name: CurrencyName | undefined, previous: Token | undefined): Token {
  const isSize = previous !== undefined && NUMBERED_THINGS.size([previous.word], 0) > 0;
  const number = isSize ? match(SIZE_NUMBER, text, start) : text.slice(start, numberEnd(text, start));
  if (number !== '') return { kind: 'number', start, end: start + number.length, word: asciiDigits(number), codes: [] };
  const written = name
    ? text.slice(start, name.end)
    : match(WORD, text, start) || String.fromCodePoint(text.codePointAt(start) ?? 0);
  const word = fold(written.toLowerCase()) || written;
  return { kind: name ? 'sign' : 'word', start, end: start + written.length, word, codes: name?.codes ?? [] };
}

/** Returns the match of a sticky pattern at a position; empty if there is none. */
function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
