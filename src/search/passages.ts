import { sentencesOf } from '../domain/sentences.ts';

/** How long a passage is, in words, and how much of it the next one repeats. */
const LENGTH = 120;
const OVERLAP = 20;
/** A shorter section is joined by the next: alone it would lack what it is about. */
const SECTION = 50;

interface Piece {
  text: string;
  words: number;
  /** A heading begins a passage of its own. */
  heading: boolean;
}

/**
 * Splits a text into passages of about 120 words: at the headings of longer sections first, then at the ends of lines and sentences. A passage
 * that goes on where another ended repeats the last sentences of it, so that an answer is not cut in two.
 */
export function splitPassages(content: string): string[] {
  const passages: string[] = [];
  let current: Piece[] = [];
  const size = () => current.reduce((sum, piece) => sum + piece.words, 0);
  const finish = () => {
    if (current.some((piece) => !piece.heading)) passages.push(current.map((piece) => piece.text).join('\n'));
  };
  for (const piece of piecesOf(content)) {
    if (piece.heading && size() >= SECTION) {
      finish();
      current = [];
    } else if (current.length > 0 && size() + piece.words > LENGTH) {
      finish();
      current = tailOf(current);
    }
    current.push(piece);
  }
  finish();
  return passages;
}

/** The last pieces, as many as may be repeated. */
function tailOf(pieces: readonly Piece[]): Piece[] {
  const tail: Piece[] = [];
  let room = OVERLAP;
  for (const piece of pieces.toReversed()) {
    room -= piece.words;
    if (room < 0 || piece.heading) break;
    tail.unshift(piece);
  }
  return tail;
}

function* piecesOf(content: string): Generator<Piece> {
  for (const line of content.split(/\r?\n/)) {
    const text = line.trim();
    if (text === '') continue;
    const heading = /^#{1,6}\s/.test(text);
    const sentences = heading ? [text] : sentencesOf(text);
    for (const sentence of sentences) {
      const found = sentence.split(/\s+/);
      // A sentence without an end, such as a list of thousands: cut at its words.
      for (let at = 0; at < found.length; at += LENGTH) {
        const part = found.slice(at, at + LENGTH);
        yield { text: part.join(' '), words: part.length, heading };
      }
    }
  }
}
