import { anyOf } from '../languages/language.ts';
import { shortTitle } from '../short-title.ts';
import { type Reading, isQuestion, openingPattern, readMessage, wordsPattern } from './reading.ts';
import { parseRequest } from './request.ts';
import { type ListedProduct, type Situation, withoutDuplicates } from './situation.ts';

/** In a message with more words, a pronoun refers to something else. */
const MAX_WORDS_BESIDE_PRONOUN = 2;

/** A message in which references are looked for. */
interface SearchCall {
  message: string;
  /** What is left of it. */
  reading: Reading;
  situation: Situation;
  shown: readonly ListedProduct[];
}

/**
 * Finds the products that a message refers to: by their titles, or as "the second one", "the first two", "the last",
 * "it", "them".
 * @param shown the products shown last
 * @returns them, and the message without the reference
 */
export function resolveReferences(
  message: string,
  situation: Situation,
  shown: readonly ListedProduct[],
): { referenced: ListedProduct[]; rest: string } {
  const finders = [takePage, takeFirstFew, takeOrdinals, takeLast, takePronoun];
  const reading = readMessage(message);
  const search = { message, reading, situation, shown };
  for (const take of [takeTitles, ...(shown.length > 0 ? finders : [])]) {
    const referenced = [...take(search)];
    if (referenced.length > 0) return { referenced, rest: reading.plain };
  }
  return { referenced: [], rest: message };
}

/** Finds products whose full or shortened titles (as in suggestions) occur in the message, in its order. */
function takeTitles({ reading, situation: { page, earlier } }: SearchCall): ListedProduct[] {
  const rows = [...(page ? [page] : []), ...earlier.flatMap((each) => each.shown)];
  const found: { row: ListedProduct; at: number }[] = [];
  for (const row of withoutDuplicates(rows).toSorted((a, b) => b.title.length - a.title.length)) {
    const title = readMessage(shortTitle(row.title).replace(/ …$/, '')).plain;
    const at = title.includes(' ') ? reading.plain.indexOf(title) : -1;
    if (at < 0) continue;
    reading.blank(at, title.length);
    found.push({ row, at });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ row }) => row);
}

/** "This": a shopper who has opened a product's page refers to that, whatever was shown before. */
function takePage({ reading, situation: { page, language }, shown }: SearchCall): ListedProduct[] {
  if (!page || shown.some(({ productId }) => productId === page.productId)) return [];
  return reading.take(wordsPattern(anyOf(language.vocabulary.here))).length > 0 ? [page] : [];
}

/** "The first two", "les deux premiers". */
function takeFirstFew({ reading, situation: { language }, shown }: SearchCall): readonly ListedProduct[] {
  const { numbers, ordinals } = language.vocabulary;
  const [first = ''] = ordinals.split(/\s+/);
  for (const [at, words] of numbers.split(/\s+/).entries()) {
    if (at === 0) continue;
    const count = `(?:${words}|${at + 1})`;
    if (reading.take(wordsPattern(`(?:${first})\\s+${count}|${count}\\s+(?:${first})`)).length > 0)
      return shown.slice(0, at + 1);
  }
  return [];
}

const takeOrdinals = ({ reading, situation: { language }, shown }: SearchCall): ListedProduct[] =>
  language.vocabulary.ordinals
    .split(/\s+/)
    .flatMap((words, at) => (reading.take(wordsPattern(words)).length > 0 ? (shown[at] ?? []) : []));

const takeLast = ({ reading, situation: { language }, shown }: SearchCall): readonly ListedProduct[] =>
  reading.take(wordsPattern(anyOf(language.vocabulary.last))).length > 0 ? shown.slice(-1) : [];

/** "It", "them"; without a subject, a question about price, stock or an aspect refers to the products shown. */
function takePronoun({ message, reading, situation: { language }, shown }: SearchCall): readonly ListedProduct[] {
  const { vocabulary } = language;
  const { it, subjectless, pricePattern, stockPattern } = vocabulary;
  const isSubjectless = subjectless !== undefined && reading.matches(openingPattern(anyOf(subjectless)));
  const hasPronoun = reading.take(wordsPattern(anyOf(it))).length > 0 || isSubjectless;
  const { words, asked = [] } = parseRequest(reading.plain, vocabulary);
  const asks =
    [pricePattern, stockPattern].some((pattern) => reading.matches(pattern)) ||
    (asked.length > 0 && isQuestion(message, vocabulary));
  return (hasPronoun && words.length <= MAX_WORDS_BESIDE_PRONOUN) || (words.length === asked.length && asks)
    ? shown
    : [];
}

/** "Add 2 of them": the quantity, and the message without it. */
export function takeAmount({ message, language: { vocabulary } }: Situation): { count: number; message: string } {
  const digits = /(?<![\p{L}\p{N}.,-])(\d{1,2})(?:\s{0,9}[x×]|(?=\s{1,9}\p{L}))/u.exec(message);
  if (digits && Number(digits[1]) > 0 && isFirstNumber(message, digits.index))
    return { count: Number(digits[1]), message: message.replace(digits[0], ' ') };
  const numbers = vocabulary.numbers.split(/\s+/);
  for (const [at, words] of numbers.entries()) {
    const reading = readMessage(message);
    const [found] = at > 0 ? reading.take(wordsPattern(words)) : [];
    // A capitalized number is part of a name: "the Two Trees Hammock".
    if (found && message.includes(found[0])) return { count: at + 1, message: reading.plain };
  }
  return { count: 1, message };
}

/** False for a number that follows a capitalized word and so belongs to a title: "add the Heron 2 tent". */
const isFirstNumber = (message: string, index: number) => !/\p{Lu}\p{Ll}+\s+$/u.test(message.slice(1, index));
