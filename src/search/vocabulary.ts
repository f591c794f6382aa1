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

  const endOfLine = (line: number) => (starts[line + 1] ?? 0) - 1;

  /** From the end, where there are a few digits, whatever the length of the word. */
  function endOfWord(line: number): number {
    let at = endOfLine(line) - 3;
    while (text[at] !== SPACE) at -= 1;
    return at;
  }

  function dfAt(line: number): number {
    let df = 0;
    for (let at = endOfWord(line) + 1; text[at] !== SPACE; at++) df = 10 * df + (text[at] ?? ZERO) - ZERO;
    return df;
  }

  function entry(line: number): Entry {
    return { lexeme: text.toString('utf8', starts[line], endOfWord(line)), df: dfAt(line), isWritten: isWritten(line) };
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
    let length = 0;
    while (length < word.length && text[at + length] === word[length]) length += 1;
    return length === word.length;
  }

  const isWord = (line: number) => (text[starts[line] ?? 0] ?? 0) >= FIRST_LETTER;
  const isWritten = (line: number) => text[endOfLine(line) - 1] !== ZERO;

  /** Of equals the first. Of a hundred thousand lines no more are read than are given. */
  function mostFrequent(lines: Iterable<number>, limit: number): Entry[] {
    const best: { line: number; df: number }[] = [];
    for (const line of lines) {
      const df = dfAt(line);
      if (best.length === limit && df <= (best.at(-1)?.df ?? 0)) continue;
      best.splice(best.findLastIndex((each) => each.df >= df) + 1, 0, { line, df });
      if (best.length > limit) best.pop();
    }
    return best.map(({ line }) => entry(line));
  }

  function* beginning(prefix: Buffer): Generator<number> {
    for (let line = find(prefix); line < count && hasAt(prefix, starts[line] ?? 0); line++) yield line;
  }

  function* ending(suffix: Buffer): Generator<number> {
    for (let line = 0; line < count; line++) {
      const at = endOfWord(line) - suffix.length;
      if (at > (starts[line] ?? 0) && isWord(line) && hasAt(suffix, at)) yield line;
    }
  }

  return {
    bytes: text.length + starts.byteLength,

    df(lexeme) {
      const word = Buffer.from(`${lexeme} `);
      const line = find(word);
      return line < count && hasAt(word, starts[line] ?? 0) ? dfAt(line) : 0;
    },

    completions: (prefix, limit) => mostFrequent(beginning(Buffer.from(prefix)), limit),

    endings: (suffix, limit) => mostFrequent(ending(Buffer.from(suffix)), limit),

    *ofLength(min, max, prefix) {
      for (const line of beginning(Buffer.from(prefix))) {
        const bytes = endOfWord(line) - (starts[line] ?? 0);
        // A letter has up to four bytes.
        if (bytes < min || bytes > max * 4 || !isWord(line) || !isWritten(line)) continue;
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
