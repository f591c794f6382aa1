import { LRUCache } from 'lru-cache';
import { detectLanguages } from '../../text/detect-language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { type Language, fold } from './language.ts';
import { nl } from './nl.ts';
import { languageNaming } from './things.ts';

export const languages: readonly Language[] = [en, de, fr, es, it, nl];

/** What one language alone has, and more than a letter. */
const MARKS: readonly [RegExp, Language][] = [
  [/[¿¡]/, es],
  [/(?<!\p{L})[cdjlmnqst]['’](?=\p{L})/iu, fr],
];

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What tells a language, and what does beside it: "hat" alone is no German. */
const signs = languages.map((language) => {
  const { typical, stop, foreign } = language.vocabulary;
  return { language, typical: setOf(typical), common: setOf(`${stop} ${foreign}`) };
});
const COMMON_WEIGHT = 0.4;
/** Letters of a word; none that tells a language has more. */
const MAX_WORD_LENGTH = 40;
const THRESHOLD = 0.5;
/** The share of words that leaves no doubt. */
const CERTAIN_SHARE = 0.45;

/** What words say for each language, in the order of `signs`: people use the same ones again and again. */
const weights = new LRUCache<string, readonly number[]>({ max: 20_000 });

function weightsOf(written: string): readonly number[] {
  let found = weights.get(written);
  if (!found) weights.set(written, (found = weighWord(written)));
  return found;
}

/** What a word says for a language: less when others have it as well. */
function weighWord(written: string): number[] {
  const word = fold(written);
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

/** English where we do not speak it. */
export const languageNamed = (name: string): Language => languages.find((language) => language.name === name) ?? en;

/**
 * The language that we speak with a shopper: that of the first text that tells one, English when none does.
 * @param texts the newest message first
 */
export const languageOf = (texts: readonly string[]): Language => languageTold(texts) ?? en;

/**
 * The language of the first text that tells one.
 * @returns undefined where none does, or where the first that does is in a language that we do not speak
 */
export function languageTold(texts: readonly string[]): Language | undefined {
  for (const text of texts) {
    const { language, share } = languageByWords(text);
    // Names and words of other languages mislead letters, and not the words in between.
    if (language && share >= CERTAIN_SHARE) return language;
    const codes = detectLanguages(text);
    if (codes.length > 0 && !codes.includes(language?.code ?? ''))
      return languages.find(({ code }) => code === codes[0]);
    if (language) return language;
  }
  return undefined;
}

/** The language of which a text has most words, however few: for texts that are more names than sentences. */
export const languageOfWords = (text: string): Language | undefined => languageByWords(text).language;

/** The language of which a text has most words, and what share of them. */
function languageByWords(text: string): { language: Language | undefined; share: number } {
  const words =
    text
      .slice(0, 2_000)
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? [];
  const weighed = words.filter(({ length }) => length <= MAX_WORD_LENGTH).map(weightsOf);
  const scored = signs.map(({ language }, at) => {
    const marks = MARKS.filter(([mark, owner]) => owner === language && mark.test(text)).length;
    return { language, score: weighed.reduce((sum, weight) => sum + (weight[at] ?? 0), marks) };
  });
  const [best, next] = scored.toSorted((a, b) => b.score - a.score);
  // What several languages say, such as "hallo", is taken for the first of them; English has it of the others.
  const isTold = best && best.score >= THRESHOLD && (best.score > (next?.score ?? 0) || best.language !== en);
  return isTold ? { language: best.language, share: best.score / words.length } : { language: undefined, share: 0 };
}
