import type { Judge } from './judge.ts';
import { type Piece, createPieceReader } from './pieces.ts';

/** Lets only those sentences of a streamed answer pass that rest on evidence. */
export interface Gate {
  /** Takes the model's text. @returns the sentences that the shopper may read by now */
  push(delta: string): string;
  /** Nothing follows for the moment. @returns the rest */
  flush(): string;
  /** What was left out, and why. */
  cut: { sentence: string; reason: string }[];
}

export function createGate(judge: Judge): Gate {
  const reader = createPieceReader();
  const gate: Gate = {
    cut: [],
    push: (delta) => pass(reader.push(delta)),
    flush: () => pass(reader.flush()),
  };

  function pass(pieces: readonly Piece[]): string {
    return pieces
      .filter((piece) => {
        const { text } = piece;
        if (!/[\p{L}\p{Nd}]/u.test(text)) return true;
        const reason = judge(piece);
        if (reason !== null) gate.cut.push({ sentence: text.trim(), reason });
        return reason === null;
      })
      .map(({ text }) => text)
      .join('');
  }

  return gate;
}
