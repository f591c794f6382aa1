import type { AnswerSource } from '../../domain/chat.ts';
import { type Judge, UNSOURCED, type Verdict } from './judge.ts';
import { type Piece, createPieceReader } from './pieces.ts';
import { createLeakFinder } from './prompt-leak.ts';

/** A sentence that may leave, with the space behind it. */
export interface Passed {
  text: string;
  /** What a second look should compare it with, see `evidenceFor`. */
  evidence: () => readonly string[];
  source: Verdict['source'] | null;
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

const HAS_WORDS = /[\p{L}\p{Nd}]/u;

/** @param secret text that the answer must not repeat; empty for none */
export function createGate(judge: Judge, secret = ''): Gate {
  const reader = createPieceReader();
  const leakIn = createLeakFinder(secret);
  /** Why the last sentence was cut. */
  let last: Verdict = UNSOURCED;
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

  function judgePiece(piece: Piece): Verdict {
    gate.isLeaking ||= leakIn(piece.text) === null;
    if (gate.isLeaking) return { reason: 'it repeats the instructions', source: null };
    // A rule or an ellipsis belongs to what comes before it.
    if (!HAS_WORDS.test(piece.text)) return last;
    last = judge.judge(piece);
    return last;
  }

  const pass = (pieces: readonly Piece[]): Passed[] =>
    pieces.flatMap((piece) => {
      const verdict = judgePiece(piece);
      if (HAS_WORDS.test(piece.text)) note(piece.text.trim(), verdict);
      if (verdict.reason !== null) return [];
      return [{ text: piece.text, evidence: verdict.evidence, source: verdict.source }];
    });

  function note(sentence: string, verdict: Verdict): void {
    if (verdict.reason !== null) {
      gate.cut.push({ sentence, reason: verdict.reason });
      return;
    }
    gate.isLacking ||= verdict.isLacking;
    if (verdict.source) gate.sources.push({ sentence, ...verdict.source });
  }

  return gate;
}
