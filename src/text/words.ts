import { fold } from './fold.ts';
import { RecentMap } from './recent-map.ts';

/** A word in the form that both sides of a search compare. */
export interface Word {
  /** Lower case, with its marks: what a stemmer expects. */
  written: string;
  /** The word without marks and ligatures. */
  folded: string;
}

/** Maximum characters of a word to compare; PostgreSQL refuses lexemes over 2 kB. */
const MAX_WORD_LENGTH = 64;

/** A word with its marks. The limit stops hostile text: the cost of normalizing marks is quadratic. */
export const WORD = /(?:[\p{L}\p{N}]\p{M}{0,8})+/gu;

/** Scripts written without spaces; their runs are split into overlapping pairs of letters. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\u30fc';
const RUN = new RegExp(`([${UNSPACED}]+)|[^${UNSPACED}]+`, 'gu');

const ASCII_TEXT = /^\p{ASCII}*$/u;

const APOSTROPHE = /['’]/;
/** The English possessive, which people often omit: `women's` is `women`, `women` and `womens` have one stem. */
const POSSESSIVE = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/giu;

/**
 * Splits a text into words with case and accents folded, identically for catalogue and query. Everything except letters
 * and digits separates words.
 * @param bytes limit on the text, as UTF-8 of the folded words with a space after each
 */
export function words(text: string, bytes: number): string[] {
  return wordsOf(text, bytes).map((word) => word.folded);
}

/** Like `words`, with the original spelling of each word. */
export function wordsOf(text: string, bytes: number): Word[] {
  const plain = APOSTROPHE.test(text) ? text.replace(POSSESSIVE, '') : text;
  return ASCII_TEXT.test(plain) ? asciiWords(plain, bytes) : anyWords(plain, bytes);
}

/** Words as one object each, by how they are written: texts repeat their words, and a catalogue's are read by the million. */
const knownWords = new RecentMap<Word>(40_000);
/** The words of runs of letters in texts that are not ASCII alone. */
const knownRuns = new RecentMap<readonly Word[]>(20_000);

function asciiWord(text: string): Word {
  const known = knownWords.get(text);
  if (known) return known;
  const folded = text.slice(0, MAX_WORD_LENGTH);
  const word = { written: folded, folded };
  if (text.length <= MAX_WORD_LENGTH) knownWords.set(text, word);
  return word;
}

function asciiWords(text: string, bytes: number): Word[] {
  const found: Word[] = [];
  let room = bytes;
  for (const written of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
    const word = asciiWord(written);
    room -= word.folded.length + 1;
    if (room < 0) break;
    found.push(word);
  }
  return found;
}

function anyWords(text: string, bytes: number): Word[] {
  const found: Word[] = [];
  let room = bytes;
  for (const [raw] of text.matchAll(WORD))
    for (const word of knownWordsOfRun(raw)) {
      room -= Buffer.byteLength(word.folded) + 1;
      if (room < 0) return found;
      found.push(word);
    }
  return found;
}

function knownWordsOfRun(raw: string): readonly Word[] {
  const known = knownRuns.get(raw);
  if (known) return known;
  const found = wordsOfRun(raw);
  if (raw.length <= MAX_WORD_LENGTH) knownRuns.set(raw, found);
  return found;
}

function wordsOfRun(raw: string): Word[] {
  if (ASCII_TEXT.test(raw)) return [asciiWord(raw.toLowerCase())];
  const written = raw
    .slice(0, 9 * MAX_WORD_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC');
  return Array.from(written.matchAll(RUN)).flatMap(([run, unspaced]) => {
    const folded = fold(run);
    if (unspaced !== undefined) return pairs(folded).map((pair) => ({ written: pair, folded: pair }));
    return folded === '' ? [] : [{ written: run.slice(0, MAX_WORD_LENGTH), folded: folded.slice(0, MAX_WORD_LENGTH) }];
  });
}

function pairs(run: string): string[] {
  const letters = Array.from(run);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => (letters[index] ?? '') + letter);
}
