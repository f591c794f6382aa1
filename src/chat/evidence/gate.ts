import type { AnswerSource } from '../../domain/chat.ts';
import { takeCitations } from './citations.ts';
import { type ClaimChecker, NOTHING_SAID, type Verdict } from './judge.ts';
import { type AnswerPiece, createPieceReader } from './pieces.ts';
import { createLeakFinder } from './prompt-leak.ts';

/** A sentence that may leave, with the space behind it. */
export interface Passed {
  text: string;
  verdict: Verdict;
}

export const textOf = (passed: readonly Passed[]): string => passed.map(({ text }) => text).join('');

/** Lets only those sentences of a streamed answer pass that rest on evidence. */
export interface Gate {
  /** Takes the model's text. @returns the sentences that the shopper may read by now */
  push(delta: string): Passed[];
  /** Nothing follows for the moment. @returns the rest */
  flush(): Passed[];
  /** What was left out, and why. */
  cut: { sentence: string; reason: string }[];
  /** What the sentences that left rest on. */
  sources: AnswerSource[];
  /** Set by whoever reads the answer: true if something of it has left. */
  hasPassed: boolean;
  /** True if it says that something is not known. */
  isLacking: boolean;
  /** What the shopper asked for that the evidence says nothing on. */
  lacking: () => string[];
  /** True if the answer has begun to repeat the secret: nothing more of it leaves. */
  isLeaking: boolean;
}

const LEAK = { reason: 'it repeats the instructions', isSoft: false };
const HAS_WORDS = /[\p{L}\p{Nd}]/u;

/**
 * @param secret text that the answer must not repeat; empty for none
 * @param isVerified true if whoever reads the answer looks again at what has a soft objection: it is passed on
 */
export function createGate(judge: ClaimChecker, secret = '', isVerified = false): Gate {
  const reader = createPieceReader();
  const leakIn = createLeakFinder(secret);
  /** Why the last sentence was cut. */
  let last: Verdict = NOTHING_SAID;
  const gate: Gate = {
    cut: [],
    sources: [],
    hasPassed: false,
    isLacking: false,
    lacking: () => judge.lacking(),
    isLeaking: false,
    push: (delta) => pass(reader.push(delta)),
    flush: () => pass(reader.flush()),
  };

  function judgePiece(piece: AnswerPiece, cited: readonly string[]): Verdict {
    gate.isLeaking ||= leakIn(piece.text) === null;
    if (gate.isLeaking) return { ...NOTHING_SAID, objection: LEAK };
    // A rule or an ellipsis belongs to what comes before it.
    if (!HAS_WORDS.test(piece.text)) return last;
    last = judge.judge(piece, cited);
    return last;
  }

  const pass = (pieces: readonly AnswerPiece[]): Passed[] =>
    pieces.flatMap(({ text: written, kind }) => {
      const { text, cited } = takeCitations(written);
      const verdict = judgePiece({ text, kind }, cited);
      if (HAS_WORDS.test(text)) note(text.trim(), verdict);
      return isOut(verdict) ? [] : [{ text, verdict }];
    });

  const isOut = ({ objection }: Verdict): boolean => objection !== null && !(isVerified && objection.isSoft);

  function note(sentence: string, verdict: Verdict): void {
    const { objection, source, isLacking } = verdict;
    if (objection && isOut(verdict)) gate.cut.push({ sentence, reason: objection.reason });
    if (objection) return;
    gate.isLacking ||= isLacking;
    if (source) gate.sources.push({ sentence, ...source });
  }

  return gate;
}
