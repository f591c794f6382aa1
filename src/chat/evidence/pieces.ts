/** A sentence, a list item or a line of a table, with the white space behind it: joined, they are the text again. */
export interface Piece {
  text: string;
  kind: 'sentence' | 'item' | 'row';
}

/** Takes a text in any pieces and returns the sentences that are complete. */
export interface PieceReader {
  push(delta: string): Piece[];
  /** Nothing follows for the moment. */
  flush(): Piece[];
}

/** In characters: a longer sentence is cut, so that work and delay stay bounded. */
const MAX_LENGTH = 1_000;
/** In characters: the longest mark of an item, and what of a sentence is read again when more arrives. */
const MAX_MARK = 26;
const LOOK_BACK = 40;
const LIST_MARK = /^\s{0,20}(?:[-*+•–]|\d{1,3}[.)])\s/u;
const TABLE_ROW = /^\s{0,20}\|/u;
/** A mark that ends a sentence, with closing quotes, brackets and emphasis, and the space behind it. */
const END = /(?<![.!?…。！？])[.!?…。！？]{1,12}["'”’»)\]*_]{0,6}\s{1,20}(?=\S)|[。！？]/gu;
/** Words that a full stop abbreviates; so it does single letters, as in "e.g." and "z. B.". */
const ABBREVIATIONS = new Set(
  'ca inkl zzgl bzw evtl etc vgl nr no art tel max min approx incl mr mrs ms dr st vs sr sra av env réf ref ex ej bijv tzw np ok szt godz ul kr fr ggf usw std stk abs str'.split(
    ' ',
  ),
);
const LAST_WORD = /(?<!\p{L})\p{L}{1,6}(?=\.$)/u;
const ORDINAL = /(?:^|\s)\d{1,2}\.$/u;

/** Reads each character a bounded number of times, however the text is cut. */
export function createPieceReader(): PieceReader {
  let line = '';
  /** Up to where no sentence ends. */
  let read = 0;
  /** True if nothing of the line has left yet. */
  let isStart = true;

  function piecesOf(isWhole: boolean): Piece[] {
    const kind = isStart ? kindOf(line) : 'sentence';
    if (kind !== 'sentence') return isWhole ? [take(line.length, kind)] : [];
    // The mark of an item may still be incomplete.
    if (!isWhole && isStart && line.length < MAX_MARK && !/\p{L}/u.test(line)) return [];
    const found: Piece[] = [];
    END.lastIndex = read;
    for (let match = END.exec(line); match; match = END.exec(line)) {
      const end = match.index + match[0].length;
      if (continues(line.slice(0, match.index + 1), line.charAt(end))) continue;
      found.push(take(end, 'sentence'));
      END.lastIndex = 0;
    }
    read = Math.max(0, line.length - LOOK_BACK);
    if (line !== '' && (isWhole || line.length > MAX_LENGTH)) found.push(take(line.length, 'sentence'));
    return found;
  }

  function take(to: number, kind: Piece['kind']): Piece {
    const text = line.slice(0, to);
    line = line.slice(to);
    read = 0;
    isStart = text.endsWith('\n');
    return { text, kind };
  }

  return {
    push(delta) {
      const found: Piece[] = [];
      for (const part of delta.split(/(?<=\n)/u)) {
        line += part;
        found.push(...piecesOf(line.endsWith('\n')));
      }
      return found;
    },
    flush: () => piecesOf(true),
  };
}

const kindOf = (text: string): Piece['kind'] =>
  TABLE_ROW.test(text) ? 'row' : LIST_MARK.test(text) ? 'item' : 'sentence';

/** True if the full stop belongs to an abbreviation, a number or an ordinal. */
function continues(before: string, next: string): boolean {
  if (!before.endsWith('.')) return false;
  const word = LAST_WORD.exec(before.slice(-MAX_MARK))?.[0].toLowerCase() ?? '';
  const isShort = word.length === 1 || ABBREVIATIONS.has(word);
  return isShort || ORDINAL.test(before.slice(-5)) || /\p{Ll}/u.test(next);
}
