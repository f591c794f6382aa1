/** A word of the catalogue with how many products have it. */
export interface Entry {
  lexeme: string;
  df: number;
  /** A word of titles, brands or categories as somebody wrote it. */
  isWritten: boolean;
}

/** The words of a catalogue: some bytes per word, for a process keeps those of many catalogues. */
export interface Vocabulary {
  /** In how many products; 0 for one that is not known. */
  df(lexeme: string): number;
  /** Words that begin so, the most frequent first. */
  completions(prefix: string, limit: number): Entry[];
  /** Words that end so and begin otherwise, the most frequent first. */
  endings(suffix: string, limit: number): Entry[];
  /** Written words that begin so, whose length in letters lies in between. */
  ofLength(min: number, max: number, beginning: string): Iterable<Entry>;
  /** What it takes of memory. */
  bytes: number;
}

const NEWLINE = 10;
const SPACE = 32;
const ZERO = 48;
/** Below it are the marks that come before a word; every letter and digit is above. */
const FIRST_LETTER = 48;

/** @param text a line for each word: the word, how many have it, 1 when it is one that may be offered; in the order of the bytes */
export function readVocabulary(text: Buffer): Vocabulary {
  const starts = lineStarts(text);
  const count = starts.length - 1;

  const endOfWord = (line: number) => text.indexOf(SPACE, starts[line]);

  function entry(line: number): Entry {
    const [lexeme = '', df = '0', written] = text
      .toString('utf8', starts[line], (starts[line + 1] ?? 0) - 1)
      .split(' ');
    return { lexeme, df: Number(df), isWritten: written === '1' };
  }

  /** The first line that is not before these bytes. */
  function find(word: Buffer): number {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (text.compare(word, 0, word.length, starts[middle], starts[middle + 1]) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function hasAt(word: Buffer, at: number): boolean {
    return at + word.length <= text.length && text.compare(word, 0, word.length, at, at + word.length) === 0;
  }

  const isWord = (line: number) => (text[starts[line] ?? 0] ?? 0) >= FIRST_LETTER;
  const mostFrequent = (found: Entry[], limit: number) => found.toSorted((a, b) => b.df - a.df).slice(0, limit);

  return {
    bytes: text.length + starts.byteLength,

    df(lexeme) {
      const word = Buffer.from(`${lexeme} `);
      const line = find(word);
      return line < count && hasAt(word, starts[line] ?? 0) ? entry(line).df : 0;
    },

    completions(prefix, limit) {
      const word = Buffer.from(prefix);
      const found: Entry[] = [];
      for (let line = find(word); line < count && hasAt(word, starts[line] ?? 0); line++) found.push(entry(line));
      return mostFrequent(found, limit);
    },

    endings(suffix, limit) {
      const word = Buffer.from(suffix);
      const found: Entry[] = [];
      for (let line = 0; line < count; line++) {
        const at = endOfWord(line) - word.length;
        if (at > (starts[line] ?? 0) && isWord(line) && hasAt(word, at)) found.push(entry(line));
      }
      return mostFrequent(found, limit);
    },

    *ofLength(min, max, beginning) {
      const first = Buffer.from(beginning);
      for (let line = find(first); line < count && hasAt(first, starts[line] ?? 0); line++) {
        const bytes = endOfWord(line) - (starts[line] ?? 0);
        // A letter has up to four bytes.
        if (bytes < min || bytes > max * 4 || !isWord(line) || text[(starts[line + 1] ?? 0) - 2] === ZERO) continue;
        const found = entry(line);
        if (found.lexeme.length >= min && found.lexeme.length <= max) yield found;
      }
    },
  };
}

/** The same of words that were counted here. */
export function vocabularyOf(entries: readonly Entry[]): Vocabulary {
  const lines = entries.map(({ lexeme, df, isWritten }) => Buffer.from(`${lexeme} ${df} ${isWritten ? 1 : 0}\n`));
  return readVocabulary(Buffer.concat(lines.toSorted((a, b) => Buffer.compare(a, b))));
}

function lineStarts(text: Buffer): Uint32Array {
  const starts = [0];
  for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE, end + 1)) starts.push(end + 1);
  return Uint32Array.from(starts);
}
