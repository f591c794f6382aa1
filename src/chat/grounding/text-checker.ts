import { detached } from '../../domain/detached.ts';
import { type Claim, findClaims } from './claims.ts';
import { createHold } from './hold.ts';
import type { Patterns } from './patterns.ts';
import { createLeakFinder } from './prompt-leak.ts';
import type { CheckClaim } from './claim-checker.ts';

/** Characters of released text to keep: as much text before a claim as can matter. */
const CONTEXT = 600;
/** Characters after a claim to pass to the claim checker. */
const LOOKAHEAD = 40;

export interface TextChecker {
  /** Takes the model's text. @returns the text that the shopper may read by now */
  push(delta: string): string;
  /** Nothing follows for the moment. @returns all text that was held back */
  flush(): string;
  /** Number of claims replaced so far. */
  replaced: number;
  /** True if the rest of the text must be dropped: it began to reveal the instructions, or to report on an order. */
  ended: 'leak' | 'promise' | null;
}

/**
 * Checks text as it streams, holding it back only from where a claim may have begun until the claim is resolved.
 * Positions count from the start of the whole text, of which only the part that still matters is kept. Each of the
 * readers below remembers how far it got, so the work is linear in the length of the text however it is split.
 */
export function createTextChecker(patterns: Patterns, checkClaim: CheckClaim, secret = ''): TextChecker {
  const leakIn = createLeakFinder(secret);
  const hold = createHold(patterns);
  let text = '';
  /** The position where `text` begins, and the end of what was released. */
  let base = 0;
  let released = 0;
  /** The start of the sentence, as far as it was read, and the end of the last amount. */
  let sentence = 0;
  let sentenceRead = 0;
  let part = 0;

  const slice = (from: number, to: number) => text.slice(Math.max(from - base, 0), Math.max(to - base, 0));

  function sentenceBefore(index: number): string {
    for (; sentenceRead < index; sentenceRead++) {
      const mark = text.charAt(sentenceRead - base);
      const isAfterEnd = '.!?'.includes(text[sentenceRead - base - 1] ?? ' ') && /\s/.test(mark);
      if (mark === '\n' || isAfterEnd) sentence = sentenceRead + 1;
    }
    sentence = Math.max(sentence, index - CONTEXT);
    return slice(sentence, index);
  }

  function replacementFor(claim: Claim): string | null {
    const index = base + claim.index;
    const end = index + claim.text.length;
    const before = sentenceBefore(index);
    return checkClaim(claim, {
      sentence: before,
      part: Math.max(part - sentence, 0),
      after: slice(end, end + LOOKAHEAD),
    });
  }

  function release(to: number): string {
    let out = '';
    for (const claim of findClaims(text, patterns, released - base, to - base)) {
      const index = base + claim.index;
      const instead = replacementFor(claim);
      out += slice(released, index);
      released = index;
      if (claim.kind === 'promise' && instead !== null) {
        check.ended = 'promise';
        return out;
      }
      if (instead !== null) check.replaced += 1;
      out += instead ?? claim.text;
      released += claim.text.length;
      if (claim.kind === 'money') part = released;
    }
    out += slice(released, to);
    released = Math.max(released, to);
    forget();
    return out;
  }

  /** Drops text that no claim needs any more; not at every call, as that would copy the rest each time. */
  function forget(): void {
    const spare = released - CONTEXT - base;
    if (spare < CONTEXT) return;
    text = text.slice(spare);
    base += spare;
    sentenceRead = Math.max(sentenceRead, base);
  }

  const check: TextChecker = {
    replaced: 0,
    ended: null,
    push(delta) {
      if (check.ended) return '';
      text += delta;
      const held = leakIn(delta);
      if (held === null) {
        check.ended = 'leak';
        return '';
      }
      hold.add(delta);
      const free = Math.min(hold.from(released), base + text.length - held);
      return free > released ? detached(release(free)) : '';
    },
    flush() {
      if (check.ended) return '';
      hold.clear();
      return release(base + text.length);
    },
  };
  return check;
}
