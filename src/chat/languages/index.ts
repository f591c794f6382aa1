import { LRUCache } from 'lru-cache';
import { detectLanguages } from '../../text/detect-language.ts';
import { language as en } from './en.ts';
import { type Language, foldText } from './language.ts';
import { languages } from './registry.ts';
import { languageNaming } from './things.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Evidence for a language, strong and weak: "hat" alone does not prove German. */
const signs = languages.map((language) => {
  const { typical, stop, foreign } = language.vocabulary;
  return { language, typical: setOf(typical), common: setOf(`${stop} ${foreign}`) };
});
const COMMON_WEIGHT = 0.4;
/** Maximum letters in a word; no telltale word is longer. */
const MAX_WORD_LENGTH = 40;
const THRESHOLD = 0.5;
/** The share of words that settles the language. */
const CERTAIN_SHARE = 0.45;

/** Cached scores of words for each language, in the order of `signs`: people use the same words again and again. */
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
  const named = languageNaming(written);
  return signs.map(({ language, typical, common }) => {
    // "Thé" is not "the".
    if (language === en && word !== written.toLowerCase()) return 0;
    const worth = typical.has(word) ? 1 : common.has(word) ? COMMON_WEIGHT : 0;
    if (worth === 0) return named === language.code ? THRESHOLD : 0;
    return worth / sharing;
  });
}

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

/** In words: a shorter message tells too little to change the language. */
const MIN_SWITCH = 6;

/**
 * Detects the language of a conversation: one short message, or a word in another language, does not change it.
 * @param texts the newest message first
 */
export function conversationLanguage([newest = '', ...earlier]: readonly string[]): Language | undefined {
  const language = detectLanguage([newest]);
  const before = detectLanguage(earlier);
  if (!language || !before || language === before) return language ?? before;
  if ((newest.match(/\p{L}+/gu) ?? []).length < MIN_SWITCH) return before;
  const { language: byWords, share } = languageByWords(newest);
  const isSure = byWords === language && share >= CERTAIN_SHARE && detectLanguages(newest)[0] === language.code;
  return isSure ? language : before;
}

/** Returns the language with the most words in a text, however few: for texts that consist mostly of names. */
export const languageOfWords = (text: string): Language | undefined => languageByWords(text).language;

/** Returns the language with the most words in a text, and its share of them. */
function languageByWords(text: string): { language: Language | undefined; share: number } {
  const words =
    text
      .slice(0, 2_000)
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? [];
  const weighed = words.filter(({ length }) => length <= MAX_WORD_LENGTH).map(weightsOf);
  const scored = signs.map(({ language }, at) => {
    const marks = Number(language.marks?.test(text) ?? false);
    return { language, score: weighed.reduce((sum, weight) => sum + (weight[at] ?? 0), marks) };
  });
  const [best, next] = scored.toSorted((a, b) => b.score - a.score);
  // A word of several languages, such as "hallo", counts for the first of them; English has it from the others.
  const isDetected = best && best.score >= THRESHOLD && (best.score > (next?.score ?? 0) || best.language !== en);
  return isDetected ? { language: best.language, share: best.score / words.length } : { language: undefined, share: 0 };
}
