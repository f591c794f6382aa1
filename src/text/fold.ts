const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ı: 'i' };

/** Accents and vowel points, but not Indic signs or kana marks, which readers treat as letters. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

const PLAIN_WORD = /^[a-z\d]*$/;

/** Folds a lower-case word: no accents or ligatures, only letters and digits. */
export function fold(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/и\u0306/g, 'й') // a separate letter, which distinguishes Russian endings
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[ßøđłæœþðı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}
