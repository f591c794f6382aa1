import { LRUCache } from 'lru-cache';
import { conceptsOf } from '../evidence/claims.ts';
import { detectLanguages } from '../../text/detect-language.ts';
import { wordsOf } from '../../text/words.ts';
import { language as en } from './en.ts';
import { type Language, foldText } from './language.ts';
import { languages } from './registry.ts';
import { stopWordsOf } from './word-lists.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Evidence for a language, strong and weak: "hat" alone does not prove German. */
const signs = languages.map((language) => {
  return { language, typical: setOf(language.words.typical), common: stopWordsOf(language) };
});
const COMMON_WEIGHT = 0.4;
/** Maximum letters in a word; no telltale word is longer. */
const MAX_WORD_LENGTH = 40;
const THRESHOLD = 0.5;
/** The share of words above which the language is certain. */
const CERTAIN_SHARE = 0.45;

/** Cached scores of words for each language, in the order of `signs`: people use the same words repeatedly. */
const weights = new LRUCache<string, readonly number[]>({ max: 20_000 });

function weightsOf(written: string): readonly number[] {
  let found = weights.get(written);
  if (!found) weights.set(written, (found = weighWord(written)));
  return found;
}

/** Scores a word for each language: lower if other languages have the word too. */
function weighWord(written: string): number[] {
  const word = foldText(written);
  const sharing = signs.filter(({ typical, common }) => typical.has(word) || common.has(word)).length;
  return signs.map(({ language, typical, common }) => {
    if (!isSpelledIn(language, written)) return 0;
    const worth = typical.has(word) ? 1 : common.has(word) ? COMMON_WEIGHT : 0;
    return worth === 0 ? 0 : worth / sharing;
  });
}

/** True unless it has an accent that the language does not use: "thé" is not "the", and "ça" is not German for about. */
const isSpelledIn = ({ accents }: Language, word: string): boolean =>
  (word.toLowerCase().match(/[^\P{L}a-z]/gu) ?? []).every((letter) => accents.includes(letter));

export const languageOfCode = (code: string): Language =>
  languages.find((language) => language.code === code.slice(0, 2).toLowerCase()) ?? en;

/** Falls back to English for languages that we do not speak. */
export const languageNamed = (name: string): Language => languages.find((language) => language.name === name) ?? en;

/**
 * Returns the language to answer a shopper in: that of the first text whose language can be detected, otherwise
 * English.
 * @param texts the newest message first
 */
export const languageOf = (texts: readonly string[]): Language => detectLanguage(texts) ?? en;

/**
 * Detects the language of the first text that reveals one.
 * @returns undefined if no text reveals one, or if the first that does is in a language that we do not speak
 */
export function detectLanguage(texts: readonly string[]): Language | undefined {
  for (const text of texts) {
    const { language, share } = languageByWords(text);
    // Names and foreign words mislead detection by letters, but not detection by function words.
    if (language && share >= CERTAIN_SHARE) return language;
    const codes = detectLanguages(text);
    if (codes.length > 0 && !codes.includes(language?.code ?? ''))
      return languages.find(({ code }) => code === codes[0]);
    if (language) return language;
  }
  return undefined;
}

/** In words. Shorter messages reveal too little to change the language. */
const MIN_SWITCH = 6;

const countWords = (text: string): number => (text.match(/\p{L}+/gu) ?? []).length;

/** True for a message that is clearly in one language, not just a few words that many languages have. */
function isSure(text: string): boolean {
  const { language, share } = languageByWords(text);
  return countWords(text) >= MIN_SWITCH && share >= CERTAIN_SHARE && detectLanguages(text)[0] === language?.code;
}

/**
 * Detects the language of a conversation by its messages since the last unambiguous one: a short message, or a word in
 * another language, does not change it.
 * @param texts the newest message first
 * @param prior the likeliest language, such as the shop's, which decides if there is little text; null if unknown
 */
export function conversationLanguage(texts: readonly string[], prior: Language | null): Language | undefined {
  const sure = texts.findIndex(isSure);
  const since = texts.slice(0, sure + 1 || texts.length).join('\n');
  const few = countWords(since) < MIN_SWITCH ? languageOfFew(since, prior) : undefined;
  // Spanish and Portuguese share letters and many words, so words alone suffice for the shop's own language.
  const own = languageByWords(since).language === prior ? prior : null;
  return few ?? own ?? detectLanguage([since]) ?? detectLanguage(texts);
}

/** Bonus of the shop's language over others. */
const PRIOR_WEIGHT = 0.3;

/** Detects the language of a few words by names of things, as letters reveal too little. */
function languageOfFew(text: string, prior: Language | null): Language | undefined {
  const words = wordsOf(text.slice(0, MAX_READ), MAX_READ);
  const things = languages.map((language) => {
    const mentions = conceptsOf([language.code])(words.map(({ folded }) => folded));
    return words.map(
      ({ written }, at) => isSpelledIn(language, written) && mentions.some(({ start, end }) => start <= at && at < end),
    );
  });
  const scored = scoresByWords(text).map(({ language, score }, at) => {
    const named = words.reduce((sum, _, word) => {
      const sharing = things.filter((each) => each[word]).length;
      return sum + (things[at]?.[word] ? 1 / sharing : 0);
    }, 0);
    return { language, score: score + named };
  });
  const likely = scored.map(({ language, score }) => ({
    language,
    score: score + (language === prior ? PRIOR_WEIGHT : 0),
  }));
  const [best, next] = likely.toSorted((a, b) => b.score - a.score);
  return best && best.score >= THRESHOLD && best.score > (next?.score ?? 0) ? best.language : undefined;
}

const MAX_READ = 2_000;

const lettersIn = (text: string): string[] =>
  text
    .slice(0, MAX_READ)
    .normalize('NFC')
    .match(/\p{L}+/gu) ?? [];

/** Scores each language by its words in a text. */
function scoresByWords(text: string): { language: Language; score: number }[] {
  const words = lettersIn(text);
  const weighed = words.filter(({ length }) => length <= MAX_WORD_LENGTH).map(weightsOf);
  return signs.map(({ language }, at) => {
    const marks = language.marks?.test(text) ? COMMON_WEIGHT : 0;
    return { language, score: weighed.reduce((sum, weight) => sum + (weight[at] ?? 0), marks) };
  });
}

/** Returns the language with the most words in a text, and its share of them. */
function languageByWords(text: string): { language: Language | undefined; share: number } {
  const words = lettersIn(text);
  const scored = scoresByWords(text);
  const [best, next] = scored.toSorted((a, b) => b.score - a.score);
  // A word of several languages, such as "hallo", counts for the first of them; English has it from the others.
  const isDetected = best && best.score >= THRESHOLD && (best.score > (next?.score ?? 0) || best.language !== en);
  return isDetected ? { language: best.language, share: best.score / words.length } : { language: undefined, share: 0 };
}
