import { ABBREVIATIONS } from '../../text/lexicon/abbreviations.ts';
/** A sentence, list item or table row, with the white space after it: joined, the pieces are the text again. */
export interface AnswerPiece {
  text: string;
  kind: 'sentence' | 'item' | 'row';
}

/** Takes a text in arbitrary chunks and returns the complete sentences. */
export interface PieceReader {
  push(delta: string): AnswerPiece[];
  /** Ends the input for now and returns the rest. */
  flush(): AnswerPiece[];
}

/** In characters. Longer sentences are split, so that work and delay stay bounded. */
const MAX_LENGTH = 1_000;
/** In characters: the longest list mark, and how much of a sentence is read again when more arrives. */
const MAX_MARK = 26;
const LOOK_BACK = 20;
const LIST_MARK = /^\s{0,20}(?:[-*+•–]|\d{1,3}[.)])\s/u;
const TABLE_ROW = /^\s{0,20}\|/u;
/** A mark that ends a sentence, with closing quotes, brackets and emphasis, and the space after it. */
const END = /(?<![.!?…。！？])[.!?…。！？]{1,6}["'”’»)\]*_]{0,4}\s{1,8}(?=\S)|[。！？]/gu;
const MARKS = ['.', '!', '?', '…', '。', '！', '？'];
const LAST_WORD = /(?<!\p{L})\p{L}{1,6}(?=\.$)/u;
/** A unit, not an abbreviation: "It weighs 4.6 g." */
const UNIT = /\p{Nd}\s?\p{L}\.$/u;
const ORDINAL = /(?:^|\s)\d{1,2}\.$/u;

/** Creates a reader that reads each character a bounded number of times, however the text is chunked. */
export function createPieceReader(): PieceReader {
  let line = '';
  /** The position up to which no sentence ends. */
  let read = 0;
  /** The kind of the current line; undefined while its mark may be incomplete, and after its first sentence. */
  let kind: AnswerPiece['kind'] | undefined;
  let isStart = true;
  /** True if the unread text has a mark that may end a sentence. */
  let hasMark = false;

  function piecesOf(isWhole: boolean): AnswerPiece[] {
    if (isStart && kind === undefined) {
      if (!isWhole && line.length < MAX_MARK && !/\p{L}/u.test(line)) return [];
      kind = kindOf(line);
    }
    const found: AnswerPiece[] = [];
    if (isStart && kind !== 'sentence' && line.length <= MAX_LENGTH) return isWhole ? [take(line.length)] : found;
    END.lastIndex = read;
    for (let match = END.exec(line); match; match = END.exec(line)) {
      const end = match.index + match[0].length;
      if (continues(line.slice(0, match.index + 1), line.charAt(end))) continue;
      found.push(take(end));
      END.lastIndex = 0;
    }
    read = Math.max(0, line.length - LOOK_BACK);
    hasMark = MARKS.some((mark) => line.includes(mark, read));
    while (line.length > MAX_LENGTH) found.push(take(MAX_LENGTH));
    if (line !== '' && isWhole) found.push(take(line.length));
    return found;
  }

  function take(to: number): AnswerPiece {
    const piece: AnswerPiece = { text: line.slice(0, to), kind: (isStart && kind) || 'sentence' };
    line = line.slice(to);
    read = 0;
    isStart = piece.text.endsWith('\n');
    kind = undefined;
    return piece;
  }

  return {
    push(delta) {
      const found: AnswerPiece[] = [];
      for (const part of delta.split(/(?<=\n)/u)) {
        const before = line.slice(-1);
        line += part;
        hasMark ||= MARKS.some((mark) => part.includes(mark));
        const mayEnd = part.endsWith('\n') || (hasMark && beginsWord(before, part)) || line.length > MAX_LENGTH;
        if (mayEnd || (isStart && kind === undefined)) found.push(...piecesOf(part.endsWith('\n')));
      }
      return found;
    },
    flush: () => piecesOf(true),
  };
}

/** True if a word may begin in this part, which would end the sentence before it. */
const beginsWord = (before: string, part: string): boolean =>
  part.length > 1 || (before.trim() === '' && part.trim() !== '') || '。！？'.includes(part);

const kindOf = (text: string): AnswerPiece['kind'] =>
  TABLE_ROW.test(text) ? 'row' : LIST_MARK.test(text) ? 'item' : 'sentence';

/** True if the full stop belongs to an abbreviation, a number or an ordinal. */
function continues(before: string, next: string): boolean {
  if (!before.endsWith('.')) return false;
  const word = LAST_WORD.exec(before.slice(-MAX_MARK))?.[0].toLowerCase() ?? '';
  const isShort = (word.length === 1 && !UNIT.test(before)) || ABBREVIATIONS.has(word);
  return isShort || ORDINAL.test(before.slice(-5)) || /\p{Ll}/u.test(next);
}
