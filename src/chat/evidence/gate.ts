import type { AnswerSource } from '../../domain/answer.ts';
import { takeCitations } from './citations.ts';
import { type ClaimChecker, NOTHING_SAID, type Verdict } from './claim-checker.ts';
import { type AnswerPiece, createPieceReader } from './pieces.ts';
import { createLeakFinder } from './prompt-leak.ts';

/** A sentence that may be sent, with the space after it. */
export interface Passed {
  text: string;
  verdict: Verdict;
}

export const textOf = (passed: readonly Passed[]): string => passed.map(({ text }) => text).join('');

/** Lets only those sentences of a streamed answer through that have evidence. */
export interface Gate {
  /** Takes the model's text. @returns the sentences that the shopper may read by now */
  push(delta: string): Passed[];
  /** Ends the input for now. @returns the remaining sentences */
  flush(): Passed[];
  /** The sentences that were cut, and why. */
  cut: { sentence: string; reason: string }[];
  /** Sources of the sentences that passed. */
  sources: AnswerSource[];
  /** Set by the reader of the answer: true if a part of it has been sent. */
  hasPassed: boolean;
  /** True if it says that something is not known. */
  isLacking: boolean;
  /** Returns things that the shopper asked for and the evidence does not mention. */
  lacking: () => string[];
  /** True if the answer has begun to repeat the secret: the rest of it is withheld. */
  isLeaking: boolean;
}

const LEAK = { reason: 'it repeats the instructions', kind: 'hard', isSoft: false };
const HAS_WORDS = /[\p{L}\p{Nd}]/u;

/**
 * @param secret text that the answer must not repeat; empty for none
 * @param isVerified true if the reader of the answer verifies sentences with a soft objection again: they pass
 */
export function createGate(judge: ClaimChecker, secret = '', isVerified = false): Gate {
  const reader = createPieceReader();
  const leakIn = createLeakFinder(secret);
  /** The verdict on the last sentence. */
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
