import { anyOf } from '../languages/language.ts';
import type { Answer, Task } from './answer.ts';
import { cartAnswer, compareAnswer, eitherAnswer, extremeAnswer, similarAnswer, thanAnswer } from './choice-answer.ts';
import { createDesk } from './desk.ts';
import { topicAnswer, topicOf, wordsBeside } from './knowledge-answer.ts';
import { detailAnswer, factAnswer, wishAnswer } from './product-answer.ts';
import { readingOf, wordsPattern } from './reading.ts';
import { type Row, type Situation, shownLast } from './situation.ts';
import { courtesy, smallTalk } from './small-talk.ts';
import { type Wish, wishAfter, wishOf } from './wish.ts';

/**
 * The answer to a message, by rules.
 * @throws {Pending} with the calls of tools that it needs first
 */
export function answerTo(situation: Situation): Answer {
  const talk = smallTalk(situation);
  if (talk) return talk;
  const { vocabulary } = situation.language;
  const desk = createDesk(situation);
  const reading = readingOf(situation.message);
  const shown = shownLast(situation);
  const buys = reading.matches(vocabulary.cartPattern);
  const amount = buys ? takeAmount(situation) : { count: 1, message: situation.message };
  const { meant, rest } = pointedAt(amount.message, situation, shown);
  const own = wishOf(rest, vocabulary);
  const wish = meant.length > 0 || buys ? own : wishIn(situation);
  const task: Task = { situation, desk, wish, meant };

  if (buys) {
    // "Put it in": what else, where one product was spoken of.
    const spoken = own.words.length === 0 && shown.length === 1 ? shown : [];
    return cartAnswer({ ...task, meant: meant.length > 0 ? meant : [...spoken] }, amount.count);
  }
  const topic = topicOf(situation);
  if (topic) return (topic !== 'order' && factAnswer(task, wordsBeside(task, topic))) || topicAnswer(task, topic);
  if (reading.has(vocabulary.compare)) return compareAnswer({ ...task, meant: meant.length > 1 ? meant : shown });
  if (reading.has(vocabulary.similar)) return similarAnswer({ ...task, meant: meant.length > 0 ? meant : shown });
  if (own.than && own.words.length === 0 && shown.length > 0)
    return thanAnswer({ ...task, wish: wishIn(situation) }, shown);
  if (own.sort && own.words.length === 0 && shown.length > 1) return extremeAnswer(task, shown);
  if (meant.length > 0) return detailAnswer(task, own.words);
  const isEmpty = wish.words.length === 0 && wish.maxPrice === undefined && wish.minPrice === undefined;
  if (isEmpty) return courtesy(situation);
  return (reading.has(vocabulary.or) && eitherAnswer(task)) || wishAnswer(task);
}

/** The wish of the message, going on from the earlier ones. */
function wishIn({ message, earlier, language }: Situation): Wish {
  let before: Wish | undefined;
  for (const { message: past } of earlier) {
    const wish = wishAfter(before, past, language.vocabulary);
    if (wish.words.length > 0) before = wish;
  }
  return wishAfter(before, message, language.vocabulary);
}

/** "Add 2 of them": how many, and the message without it. */
function takeAmount({ message, language: { vocabulary } }: Situation): { count: number; message: string } {
  const digits = /(?<![\p{L}\p{N}.,-])(\d{1,2})(?:\s*[x×]|(?=\s+\p{L}))/u.exec(message);
  if (digits && Number(digits[1]) > 0 && isFirstNumber(message, digits.index))
    return { count: Number(digits[1]), message: message.replace(digits[0], ' ') };
  const numbers = vocabulary.numbers.split(/\s+/);
  for (const [at, words] of numbers.entries()) {
    const reading = readingOf(message);
    const [found] = at > 0 ? reading.take(wordsPattern(words)) : [];
    // Written with a capital it is part of a name: "the Two Trees Hammock".
    if (found && message.includes(found[0])) return { count: at + 1, message: reading.plain };
  }
  return { count: 1, message };
}

/** A number that follows a title's words belongs to the title: "add the Heron 2 tent". */
const isFirstNumber = (message: string, index: number) => !/\p{Lu}\p{Ll}+\s+$/u.test(message.slice(1, index));

/**
 * The shown products that a message points at: "the second one", "the first two", "the last", "it", "them".
 * @returns them, and the message without the pointing
 */
function pointedAt(
  message: string,
  { language: { vocabulary } }: Situation,
  shown: readonly Row[],
): { meant: Row[]; rest: string } {
  const reading = readingOf(message);
  if (shown.length === 0) return { meant: [], rest: message };
  const numbers = vocabulary.numbers.split(/\s+/);
  const [first = '', ...ordinals] = vocabulary.ordinals.split(/\s+/);
  for (const [at, words] of numbers.entries())
    if (at > 0 && reading.take(wordsPattern(`(?:${first})\\s+(?:${words}|${at + 1})`)).length > 0)
      return { meant: shown.slice(0, at + 1), rest: reading.plain };
  const named = [first, ...ordinals].flatMap((words, at) =>
    reading.take(wordsPattern(words)).length > 0 ? (shown[at] ?? []) : [],
  );
  if (named.length > 0) return { meant: named, rest: reading.plain };
  if (reading.take(wordsPattern(anyOf(vocabulary.last))).length > 0)
    return { meant: shown.slice(-1), rest: reading.plain };
  const points = reading.take(wordsPattern(anyOf(vocabulary.it))).length > 0;
  const { words } = wishOf(reading.plain, vocabulary);
  // Without a subject, a question after price or stock is one after what was shown.
  const asks = [vocabulary.pricePattern, vocabulary.stockPattern].some((pattern) => reading.matches(pattern));
  if ((points && words.length <= 2) || (words.length === 0 && asks)) return { meant: [...shown], rest: reading.plain };
  return { meant: [], rest: message };
}
