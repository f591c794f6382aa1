import { sentencesOf } from '../text/sentences.ts';

/** Passage length and overlap between consecutive passages, in words. */
const PASSAGE_WORDS = 120;
const OVERLAP = 20;
/** A longer word counts as several: some scripts have no spaces, and some texts are hostile. */
const MAX_WORD_LENGTH = 32;
/** A run of characters without spaces, cut at the length of a passage. A character takes up to two code units. */
const RUN = new RegExp(`\\S{1,${(PASSAGE_WORDS * MAX_WORD_LENGTH) / 2}}`, 'gu');
/** Words below which a section is joined with the next: on its own it would lack context. */
const SECTION = 50;

interface SectionPiece {
  text: string;
  words: number;
  /** A heading starts a new passage. */
  heading: boolean;
}

/**
 * Splits a text into passages of about 120 words, one at a time: first at the headings of longer sections, then at the
 * ends of lines and sentences. A passage that continues another one repeats its last sentences, so that an answer is
 * not cut in two.
 */
export function* splitPassages(content: string): Generator<string> {
  let current: SectionPiece[] = [];
  const size = () => current.reduce((sum, piece) => sum + piece.words, 0);
  function* finish() {
    if (current.some((piece) => !piece.heading)) yield current.map((piece) => piece.text).join('\n');
  }
  for (const piece of piecesOf(content)) {
    if (piece.heading && size() >= SECTION) {
      yield* finish();
      current = [];
    } else if (current.length > 0 && size() + piece.words > PASSAGE_WORDS) {
      yield* finish();
      current = tailOf(current);
    }
    current.push(piece);
  }
  yield* finish();
}

/** Returns the last pieces that fit into the overlap. */
function tailOf(pieces: readonly SectionPiece[]): SectionPiece[] {
  const tail: SectionPiece[] = [];
  let room = OVERLAP;
  for (const piece of pieces.toReversed()) {
    room -= piece.words;
    if (room < 0 || piece.heading) break;
    tail.unshift(piece);
  }
  return tail;
}

function* piecesOf(content: string): Generator<SectionPiece> {
  for (const line of content.split(/\r?\n/)) {
    const text = line.trim();
    if (text === '') continue;
    const heading = /^#{1,6}\s/.test(text);
    const sentences = heading ? [text] : sentencesOf(text);
    for (const sentence of sentences) {
      let part: string[] = [];
      let count = 0;
      for (const run of sentence.match(RUN) ?? []) {
        const length = Math.ceil(run.length / MAX_WORD_LENGTH);
        // A sentence without an end, such as a list of thousands, is cut between words.
        if (count + length > PASSAGE_WORDS) {
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
