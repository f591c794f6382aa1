import type { AnswerSource } from '../../domain/chat.ts';
import type { Judge, Verdict } from './judge.ts';
import { type Piece, createPieceReader } from './pieces.ts';
import { createLeakFinder } from './prompt-leak.ts';

/** Lets only those sentences of a streamed answer pass that rest on evidence. */
export interface Gate {
  /** Takes the model's text. @returns the sentences that the shopper may read by now */
  push(delta: string): string;
  /** Nothing follows for the moment. @returns the rest */
  flush(): string;
  /** What was left out, and why. */
  cut: { sentence: string; reason: string }[];
  /** What the sentences that left rest on. */
  sources: AnswerSource[];
  /** True if the answer has begun to repeat the secret: nothing more of it leaves. */
  isLeaking: boolean;
}

const HAS_WORDS = /[\p{L}\p{Nd}]/u;

/** @param secret text that the answer must not repeat; empty for none */
export function createGate(judge: Judge, secret = ''): Gate {
  const reader = createPieceReader();
  const leakIn = createLeakFinder(secret);
  /** Why the last sentence was cut. */
  let last: Verdict = { reason: null, source: null };
  const gate: Gate = {
    cut: [],
    sources: [],
    isLeaking: false,
    push: (delta) => pass(reader.push(delta)),
    flush: () => pass(reader.flush()),
  };

  function judgePiece(piece: Piece): Verdict {
    gate.isLeaking ||= leakIn(piece.text) === null;
    if (gate.isLeaking) return { reason: 'it repeats the instructions' };
    // A rule or an ellipsis belongs to what comes before it.
    if (!HAS_WORDS.test(piece.text)) return last;
    last = judge(piece);
    return last;
  }

  function pass(pieces: readonly Piece[]): string {
    return pieces
      .filter((piece) => {
        const verdict = judgePiece(piece);
        const sentence = piece.text.trim();
        if (verdict.reason !== null) gate.cut.push({ sentence, reason: verdict.reason });
        else if (verdict.source && HAS_WORDS.test(sentence)) gate.sources.push({ sentence, ...verdict.source });
        return verdict.reason === null;
      })
      .map(({ text }) => text)
      .join('');
  }

  return gate;
}
