import { KINDS, type Patterns } from './patterns.ts';
import { createSecrecy } from './secrecy.ts';
import type { Judge } from './verdict.ts';

/** Words that may follow the beginning of a claim and still belong to it. */
const SPAN = 4;
/** Longest link, and longest word, that is waited for. */
const LONGEST = 2_400;
/** What came before a claim, as far as it matters. */
const CONTEXT = 600;

export interface TextCheck {
  /** Takes what the model said. @returns what the shopper may read by now */
  push(delta: string): string;
  /** Nothing follows for the moment. @returns all that was held back */
  flush(): string;
  /** Claims that were replaced so far. */
  replaced: number;
  /** Nothing of the text may follow: it began to tell the instructions, or what became of an order. */
  ended: 'leak' | 'promise' | null;
}

/** Checks text as it streams; it holds back from where a claim may have begun until it is clear, and no more. */
export function createTextCheck(patterns: Patterns, judge: Judge, secret = ''): TextCheck {
  const isSecret = createSecrecy(secret);
  /** What was let go, as the model said it. */
  let before = '';
  let waiting = '';
  let spoken = false;

  /** Whether any claim may be in a text: most text has none, and is not searched. */
  const isSuspect = (text: string) => text.search(patterns.start) >= 0 || /[.@_]\S/.test(text);

  function release(length: number): string {
    if (!isSuspect(waiting.slice(0, length))) return letGo(waiting.slice(0, length), length);
    const text = before + waiting;
    const end = before.length + length;
    let out = '';
    let at = before.length;
    let part = 0;
    for (const match of text.matchAll(patterns.claims)) {
      const { 0: claim, index, groups = {} } = match;
      if (index >= end) break;
      if (index >= at) {
        const start = sentenceStart(text, index);
        const context = {
          sentence: text.slice(start, index),
          part: Math.max(part - start, 0),
          after: text.slice(index + claim.length),
        };
        const kind = kindOf(groups);
        const instead = kind ? judge(kind, claim, groups, context) : null;
        if (kind === 'promise' && instead !== null) {
          check.ended = 'promise';
          waiting = '';
          return out + text.slice(at, index);
        }
        out += text.slice(at, index) + (instead ?? claim);
        if (instead !== null) check.replaced += 1;
        at = index + claim.length;
      }
      if (groups['money'] !== undefined) part = index + claim.length;
    }
    const last = Math.max(at, end);
    return letGo(out + text.slice(at, last), last - before.length);
  }

  function letGo(out: string, length: number): string {
    before = (before + waiting.slice(0, length)).slice(-CONTEXT);
    waiting = waiting.slice(length);
    spoken ||= out !== '';
    return out;
  }

  const check: TextCheck = {
    replaced: 0,
    ended: null,
    push(delta) {
      if (check.ended) return '';
      waiting += delta;
      const held = isSecret(before + waiting);
      if (held === null) {
        check.ended = 'leak';
        waiting = '';
        return '';
      }
      const free = waiting.length - held;
      return free > 0 ? release(Math.min(clearUntil(waiting, patterns, spoken), free)) : '';
    },
    flush: () => release(waiting.length),
  };
  return check;
}

/** How much of a text can be judged by now. */
function clearUntil(text: string, { start, first }: Patterns, spoken: boolean): number {
  // A word that is still coming may become an address; the very first goes ahead when it can be no claim.
  let clear = text.search(/\S*$/);
  if (!spoken && /^\p{L}+$/u.test(text) && !first.some((word) => word.startsWith(text.toLowerCase())))
    clear = text.length;
  if (text.length - clear > LONGEST) clear = text.length;
  for (const { 0: beginning, index } of text.matchAll(start)) {
    if (index >= clear) break;
    const rest = text.slice(index);
    if (beginning.endsWith('[') ? isOpenLink(rest) : isOpenClaim(rest)) return index;
  }
  return clear;
}

function isOpenClaim(rest: string): boolean {
  if (/(?<!\b(?:kr|fr))[.!?]\s|\n/i.test(rest)) return false;
  const whole = rest.replace(/\S*$/, '').trim();
  return (whole === '' ? 0 : whole.split(/\s+/).length) <= SPAN;
}

/** `[text](target` without its end yet; brackets around anything else are none. */
function isOpenLink(rest: string): boolean {
  if (rest.length > LONGEST || rest.includes('\n')) return false;
  return /^!?\[[^\]]*$|^!?\[[^\]]*\]$|^!?\[[^\]]*\]\([^)]*$/.test(rest);
}

function sentenceStart(text: string, index: number): number {
  const ends = [...text.slice(0, index).matchAll(/[.!?]\s|\n/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

const kindOf = (groups: Record<string, string | undefined>) => KINDS.find((kind) => groups[kind] !== undefined);
