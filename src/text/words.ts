/** A word as the two sides of a search compare it. */
export interface Word {
  /** Lower case, with its marks: what a stemmer expects. */
  written: string;
  /** The same without marks and ligatures. */
  folded: string;
}

const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ı: 'i' };

/** Longest part of a word that is compared; PostgreSQL refuses lexemes over 2 kB. */
const WORD_LENGTH = 64;

/** A word with its marks, of which nothing but a hostile text has more: normalizing many of them costs their square. */
const WORD = /(?:[\p{L}\p{N}]\p{M}{0,8})+/gu;

/** Accents and vowel points; the signs of Indic scripts and the marks of kana are letters to their readers. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/** Scripts written without spaces, whose runs are read as overlapping pairs of letters. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\u30fc';
const RUN = new RegExp(`([${UNSPACED}]+)|[^${UNSPACED}]+`, 'gu');

const ASCII_TEXT = /^\p{ASCII}*$/u;

/** The English possessive, which people leave out: `women's` is `women`, `women` and `womens` have one stem. */
const POSSESSIVE = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/giu;

/**
 * The words of a text with case and accents folded: the one reading that catalogue and query share.
 * Everything but letters and digits separates.
 * @param bytes how much of the text counts, as UTF-8 of the folded words with a space after each
 */
export function words(text: string, bytes: number): string[] {
  return wordsOf(text, bytes).map((word) => word.folded);
}

/** The same, with how each word was written. */
export function wordsOf(text: string, bytes: number): Word[] {
  const plain = text.replace(POSSESSIVE, '');
  return ASCII_TEXT.test(plain) ? asciiWords(plain, bytes) : anyWords(plain, bytes);
}

function asciiWords(text: string, bytes: number): Word[] {
  const found: Word[] = [];
  let room = bytes;
  for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
    const folded = word.slice(0, WORD_LENGTH);
    room -= folded.length + 1;
    if (room < 0) break;
    found.push({ written: folded, folded });
  }
  return found;
}

function anyWords(text: string, bytes: number): Word[] {
  const found: Word[] = [];
  let room = bytes;
  for (const [raw] of text.matchAll(WORD))
    for (const word of wordsOfRun(raw)) {
      room -= Buffer.byteLength(word.folded) + 1;
      if (room < 0) return found;
      found.push(word);
    }
  return found;
}

function wordsOfRun(raw: string): Word[] {
  if (ASCII_TEXT.test(raw)) {
    const folded = raw.toLowerCase().slice(0, WORD_LENGTH);
    return [{ written: folded, folded }];
  }
  const written = raw
    .slice(0, 9 * WORD_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC');
  return Array.from(written.matchAll(RUN)).flatMap(([run, unspaced]) => {
    const folded = fold(run);
    if (unspaced !== undefined) return pairs(folded).map((pair) => ({ written: pair, folded: pair }));
    return folded === '' ? [] : [{ written: run.slice(0, WORD_LENGTH), folded: folded.slice(0, WORD_LENGTH) }];
  });
}

/** A lower-case word without accents and ligatures, letters and digits alone. */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/и\u0306/g, 'й') // a letter of its own, on which Russian endings are told apart
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[ßøđłæœþðı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

function pairs(run: string): string[] {
  const letters = Array.from(run);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => (letters[index] ?? '') + letter);
}
