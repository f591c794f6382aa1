const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ı: 'i' };

/** Longest part of a word that is compared; PostgreSQL refuses lexemes over 2 kB. */
const WORD_LENGTH = 64;

/**
 * The words of a text with case and accents folded: the one reading that catalogue and query share.
 * Everything but letters and digits separates.
 */
export function words(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßøđłæœþðı]/g, (letter) => LETTERS[letter] ?? letter);
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, WORD_LENGTH));
}
