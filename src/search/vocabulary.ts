/** A word of the catalogue with the number of products that have it. */
export interface VocabularyEntry {
  lexeme: string;
  df: number;
  /** True for a word of titles, brands or categories in its written form. */
  isWritten: boolean;
}

/** The words of a catalogue, stored in a few bytes each because a process caches those of many catalogues. */
export interface Vocabulary {
  /** Number of products with the word; 0 if unknown. */
  df(lexeme: string): number;
  /** Returns words with this prefix, most frequent first. */
  completions(prefix: string, limit: number): VocabularyEntry[];
  /** Returns longer words with this suffix, most frequent first. */
  endings(suffix: string, limit: number): VocabularyEntry[];
  /** Returns written words with this prefix and a length between `min` and `max` letters. */
  ofLength(min: number, max: number, beginning: string): Iterable<VocabularyEntry>;
  /** Memory use. */
  bytes: number;
}

const NEWLINE = 10;
const SPACE = 32;
const ZERO = 48;
/** Tier marks sort below it; every letter and digit sorts above. */
const FIRST_LETTER = 48;

/**
 * @param text one line per word, in byte order: the word, the number of products with it, and of those that name
 *   something with it as written, which may be suggested
 */
export function readVocabulary(text: Buffer): Vocabulary {
  const starts = lineStarts(text);
  const count = starts.length - 1;

  const endOfLine = (line: number) => (starts[line + 1] ?? 0) - 1;

  /** Searches from the end, where there are only a few digits, however long the word is. */
  function endOfWord(line: number): number {
    let at = endOfLine(line) - 2;
    for (let spaces = 0; spaces < 2; at--) if (text[at] === SPACE) spaces += 1;
    return at + 1;
  }

  function dfAt(line: number): number {
    let df = 0;
    for (let at = endOfWord(line) + 1; text[at] !== SPACE; at++) df = 10 * df + (text[at] ?? ZERO) - ZERO;
    return df;
  }

  function entry(line: number): VocabularyEntry {
    return { lexeme: text.toString('utf8', starts[line], endOfWord(line)), df: dfAt(line), isWritten: isWritten(line) };
  }

  /** Returns the first line that does not sort before these bytes. */
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
  const isWritten = (line: number) => text[endOfLine(line) - 1] !== ZERO || text[endOfLine(line) - 2] !== SPACE;

  /** Ties go to the first. Of a hundred thousand lines, only those returned are decoded. */
  function mostFrequent(lines: Iterable<number>, limit: number): VocabularyEntry[] {
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

/** Builds a vocabulary from words counted in this process. */
export function vocabularyOf(entries: readonly VocabularyEntry[]): Vocabulary {
  const lines = entries.map(({ lexeme, df, isWritten }) => Buffer.from(`${lexeme} ${df} ${isWritten ? 1 : 0}\n`));
  return readVocabulary(Buffer.concat(lines.toSorted((a, b) => Buffer.compare(a, b))));
}

function lineStarts(text: Buffer): Uint32Array {
  const starts = [0];
  for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE, end + 1)) starts.push(end + 1);
  return Uint32Array.from(starts);
}
