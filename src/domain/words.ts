const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ı: 'i' };

/** Longest part of a word that is compared; PostgreSQL refuses lexemes over 2 kB. */
const WORD_LENGTH = 64;

/** A word with its marks, of which nothing but a hostile text has more: normalizing many of them costs their square. */
const WORD = /(?:[\p{L}\p{N}]\p{M}{0,8})+/gu;

/**
 * The words of a text with case and accents folded: the one reading that catalogue and query share.
 * Everything but letters and digits separates.
 * @param bytes how much of the text counts, as UTF-8 of the folded words with a space after each
 */
export function words(text: string, bytes: number): string[] {
  const found: string[] = [];
  let room = bytes;
  for (const [raw] of text.matchAll(WORD)) {
    const word = raw
      .slice(0, 9 * WORD_LENGTH)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .replace(/[ßøđłæœþðı]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .slice(0, WORD_LENGTH);
    room -= Buffer.byteLength(word) + 1;
    if (room < 0) break;
    if (word !== '') found.push(word);
  }
  return found;
}
