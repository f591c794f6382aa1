import { sentencesOf } from '../text/sentences.ts';

/** How long a passage is, in words, and how much of it the next one repeats. */
const LENGTH = 120;
const OVERLAP = 20;
/** What is longer counts as several words: there are scripts without spaces, and hostile texts. */
const WORD_LENGTH = 32;
/** What stands without a space, cut where it would be longer than a passage. A character has up to two units. */
const RUN = new RegExp(`\\S{1,${(LENGTH * WORD_LENGTH) / 2}}`, 'gu');
/** A shorter section is joined by the next: alone it would lack what it is about. */
const SECTION = 50;

interface Piece {
  text: string;
  words: number;
  /** A heading begins a passage of its own. */
  heading: boolean;
}

/**
 * Splits a text into passages of about 120 words, one at a time: at the headings of longer sections first, then at the
 * ends of lines and sentences. A passage that goes on where another ended repeats the last sentences of it, so that an
 * answer is not cut in two.
 */
export function* splitPassages(content: string): Generator<string> {
  let current: Piece[] = [];
  const size = () => current.reduce((sum, piece) => sum + piece.words, 0);
  function* finish() {
    if (current.some((piece) => !piece.heading)) yield current.map((piece) => piece.text).join('\n');
  }
  for (const piece of piecesOf(content)) {
    if (piece.heading && size() >= SECTION) {
      yield* finish();
      current = [];
    } else if (current.length > 0 && size() + piece.words > LENGTH) {
      yield* finish();
      current = tailOf(current);
    }
    current.push(piece);
  }
  yield* finish();
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
      let part: string[] = [];
      let count = 0;
      for (const run of sentence.match(RUN) ?? []) {
        const length = Math.ceil(run.length / WORD_LENGTH);
        // A sentence without an end, such as a list of thousands: cut at its words.
        if (count + length > LENGTH) {
          yield { text: part.join(' '), words: count, heading };
          [part, count] = [[], 0];
        }
        part.push(run);
        count += length;
      }
      yield { text: part.join(' '), words: count, heading };
    }
  }
}
