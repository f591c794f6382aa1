import { type Language, type Topic, anyOf, foldText } from '../languages/language.ts';
import { languageOf } from '../languages/index.ts';
import { languages } from '../languages/registry.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { includesStem, stemsOf } from '../stems.ts';
import { type Answer, type Task, answerByHandover } from './answer.ts';
import { joinQuery } from './listing.ts';
import { compile, readMessage, stopWords } from './reading.ts';
import type { Situation } from './situation.ts';

export interface Passage {
  title: string;
  text: string;
}

/** Maximum number of words of a quotation. */
const MAX_QUOTE_WORDS = 55;
/** Maximum number of sentences to fill up a quotation with. */
const MAX_QUOTE_SENTENCES = 3;
/** The share of a question's words that a passage has to contain. */
const MIN_COVERAGE = 0.6;

/** The single words of a topic; the shop may write in another language than the shopper. */
const topicWords = (topic: Topic, languagesUsed: readonly Language[]): string =>
  languagesUsed
    .flatMap(({ vocabulary }) => vocabulary.topics[topic].split(/\s+/))
    .filter((word) => !word.includes('_'))
    .join(' ');

export function findTopic({ message, language }: Situation): Topic | undefined {
  const reading = readMessage(message);
  const { topics } = language.vocabulary;
  const order: Topic[] = ['order', 'discount', 'returns', 'warranty', 'payment', 'sizes', 'shipping', 'contact'];
  const long = new Set(
    reading.words(stopWords(language.vocabulary)).filter(({ length }) => length >= MIN_MISSPELLED_LENGTH),
  );
  const words = [...long].map(foldText);
  const isMeant = (topic: Topic) =>
    words.length > 0 &&
    topicWords(topic, [language])
      .split(' ')
      .some((word) => words.some((written) => isMisspelling(written, word)));
  return order.find((topic) => reading.has(topics[topic])) ?? order.find(isMeant);
}

/** Shorter words are too often a different word: "ship" and "shop". */
const MIN_MISSPELLED_LENGTH = 6;

/** True if a long word is a misspelling of another: one letter wrong, missing or extra, or two letters swapped. */
function isMisspelling(written: string, word: string): boolean {
  if (Math.min(written.length, word.length) < MIN_MISSPELLED_LENGTH || Math.abs(written.length - word.length) > 1)
    return false;
  let start = 0;
  while (start < word.length && written[start] === word[start]) start += 1;
  let end = 0;
  while (end < word.length - start && written.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [wrong, right] = [written, word].map((each) => each.slice(start, Math.max(start, each.length - end)));
  if (wrong === undefined || right === undefined) return false;
  const isSwapped = wrong.length === 2 && wrong === `${right.charAt(1)}${right.charAt(0)}`;
  return isSwapped || (wrong.length <= 1 && right.length <= 1);
}

/** The words of a question besides its topic: "the socks" of "is there a guarantee on the socks". */
export function wordsBesideTopic({ situation, request }: Task, topic: Topic): string[] {
  const about = new Set(stemsOf(topicWords(topic, [situation.language])));
  return request.words.filter((word) => !stemsOf(word).every((stem) => about.has(stem)));
}

/** The words of a topic in the languages a text may use: the shop's language may differ from the shopper's. */
export const topicWordsFor = ({ situation }: Task, topic: Topic): string[] =>
  topicWords(topic, [situation.language, languages[0] ?? situation.language]).split(' ');

/** Quotes the shop's text on a topic, or says that there is none. */
export function answerTopic({ situation, toolResults, request }: Task, topic: Topic): Answer {
  const { language } = situation;
  const { phrases } = language;
  // The shopper's own language comes first: a query that is too long is cut off at the end.
  const query = joinQuery([
    ...request.words,
    ...(request.measures ?? []),
    ...topicWords(topic, [language, ...languages]).split(' '),
  ]);
  const [found] = toolResults.need<[{ passages: Passage[] }]>({ name: 'search_knowledge', input: { query } });
  const written = languageOf((found?.passages ?? []).map(({ text }) => text));
  const about = new Set(stemsOf(topicWords(topic, [language, written])));
  const fits = (passage: Passage) =>
    topic === 'order' ? isAboutOrders(passage, request.words) : isAbout(passage, about, topic === 'contact' ? 2 : 1);
  const fitting = (found?.passages ?? []).filter(fits);
  const tells = telling(situation);
  // Passages with the question's own words ("Norway"), or a time it asks for, rank before those merely on the topic.
  const own = request.words
    .filter((word) => !stemsOf(word).every((stem) => about.has(stem)))
    .filter((word) => fitting.some((passage) => coverage(passage, [word]) > 0));
  // A question without words of its own, or with none that the shop uses, is answered by the beginning of the entry.
  const isGeneral = own.length === 0 && topic !== 'order';
  const begins = ({ text }: Passage) => isGeneral && !text.startsWith('#');
  const asked = request.words.filter((word) => stemsOf(word).every((stem) => about.has(stem)));
  const worth = (passage: Passage) =>
    coverage(passage, own) +
    coverage(passage, asked) / 2 +
    Number(tells(passage.text)) / 2 +
    Number(begins(passage)) / 4;
  const [best] = fitting.toSorted((a, b) => worth(b) - worth(a));
  if (best)
    return {
      text: phrases.quoted(best.title, pickQuote(best, own, isGeneral ? new Set() : about, tells)),
      outcome: 'answered',
    };
  if (topic === 'discount') return { text: phrases.discount, outcome: 'answered' };
  return answerByHandover(topic === 'order' ? topic : 'unanswered', situation);
}

/** A single word such as "arrive" occurs in many texts that are not about orders. */
const isAboutOrders = (passage: Passage, words: readonly string[]): boolean =>
  coverage(words.length > 1 ? passage : { ...passage, text: '' }, words) >= MIN_COVERAGE;

/** True if the title, or at least `least` words of the text, are on the topic. */
function isAbout({ title, text }: Passage, about: ReadonlySet<string>, least: number): boolean {
  if (stemsOf(title).some((stem) => about.has(stem))) return true;
  return new Set(stemsOf(text).filter((stem) => about.has(stem))).size >= least;
}

/** The passage that best answers a question with these words, and the share of them that it contains. */
export function findBestPassage(
  passages: readonly Passage[],
  words: readonly string[],
): { text: Passage; share: number } | undefined {
  const [best] = passages.map((text) => ({ text, share: coverage(text, words) })).toSorted((a, b) => b.share - a.share);
  return best && best.share >= MIN_COVERAGE ? best : undefined;
}

export const quotePassage = ({ situation }: Task, passage: Passage, words: readonly string[]): Answer => ({
  text: situation.language.phrases.quoted(passage.title, pickQuote(passage, words, new Set(), telling(situation))),
  outcome: 'answered',
});

function coverage({ title, text }: Passage, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const stems = new Set(stemsOf(`${title} ${text}`));
  return words.filter((word) => stemsOf(word).every((stem) => includesStem(stems, stem))).length / words.length;
}

/** Matches a sentence that answers "how long" or "how much" with a time or an amount. */
function telling({ message, language: { vocabulary } }: Situation): (sentence: string) => boolean {
  const { plain } = readMessage(message);
  const times = languages.map((each) => each.vocabulary.times).join(' ');
  const patterns: RegExp[] = [];
  if (compile(vocabulary.durationPattern).test(plain))
    patterns.push(compile(`(?<![\\p{L}])(?:${anyOf(times)})(?![\\p{L}])`));
  if (compile(`${vocabulary.pricePattern}|\\bcosts?\\b`).test(plain)) patterns.push(/\p{Sc}|\beur\b/u);
  return (sentence) => patterns.some((pattern) => pattern.test(foldText(sentence)));
}

/** Picks the consecutive sentences that say most about the words, as many as fit into a quotation. */
function pickQuote(
  { text }: Passage,
  words: readonly string[],
  topic: ReadonlySet<string>,
  tells: (sentence: string) => boolean,
): string {
  const wanted = new Set(words.flatMap((word) => stemsOf(word)));
  const sentences = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap(sentencesOf);
  const scores = sentences.map((sentence) => {
    const stems = new Set(stemsOf(sentence));
    const named = [...wanted].filter((stem) => includesStem(stems, stem)).length;
    return 2 * named + 2 * Number([...topic].some((stem) => stems.has(stem))) + 1.5 * Number(tells(sentence));
  });
  const lengths = sentences.map((sentence) => sentence.split(/\s+/).length);
  const { from, to } = extendSpan(bestSpan(scores, lengths), lengths);
  const quote = sentences.slice(from, to).join(' ').replace(/\s+/g, ' ');
  const cut = quote.split(' ').slice(0, 2 * MAX_QUOTE_WORDS);
  return foldText(quote) === '' ? text : cut.join(' ');
}

/** Consecutive sentences; `to` is exclusive. */
interface Span {
  from: number;
  to: number;
}

/** Finds the sentences with the highest score; without any score, the first one. */
function bestSpan(scores: readonly number[], lengths: readonly number[]): Span {
  let best = { from: 0, to: 1, score: scores.some((score) => score > 0) ? -1 : Infinity };
  for (let from = 0; from < scores.length; from++) {
    let score = 0;
    let room = MAX_QUOTE_WORDS;
    for (let to = from; to < scores.length; to++) {
      const length = lengths[to] ?? 0;
      room -= length;
      if (room < 0 && to > from) break;
      // Longer quotes have to be worth it.
      score += (scores[to] ?? 0) - length / 40;
      if (score > best.score) best = { from, to: to + 1, score };
    }
  }
  return best;
}

/** Adds the following sentences, which belong to the answer too, if there is room. */
function extendSpan({ from, to }: Span, lengths: readonly number[]): Span {
  let end = to;
  let room = MAX_QUOTE_WORDS - lengths.slice(from, to).reduce((sum, length) => sum + length, 0);
  while (end < lengths.length && (lengths[end] ?? 0) <= room && end - from < MAX_QUOTE_SENTENCES) {
    room -= lengths[end] ?? 0;
    end += 1;
  }
  return { from, to: end };
}
