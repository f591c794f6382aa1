import { languageOfWords } from '../languages/index.ts';
import { type Aspect, type Language, type AdviserVocabulary, anyOf, foldText } from '../languages/language.ts';
import { compile, wordsPattern } from './reading.ts';

/** Units of measurement of each aspect. */
const UNITS: Record<Exclude<Aspect, 'care'>, string> = {
  weight: 'k?g|mg|gr|oz|lbs?',
  size: `[mck]?m|in|ft|[mcd]?l|"|''`,
  warmth: String.raw`°(?:\s?[cf])?`,
  power: 'k?w|lm|v|m?ah|k?wh|hz|db|bar',
  time: 'h|hrs?|min|sec|s',
  material: '%',
};

/** The aspects that a question asks about, and the words that ask. */
export function findAspects(plain: string, { aspects }: AdviserVocabulary): { aspects: Aspect[]; asks: string[] } {
  const found = (Object.keys(aspects) as Aspect[]).flatMap((aspect) => {
    const asks = [...plain.matchAll(compile(wordsPattern(anyOf(aspects[aspect].asks)), 'gu'))].map(([word]) => word);
    return asks.length > 0 ? [{ aspect, asks }] : [];
  });
  return { aspects: found.map(({ aspect }) => aspect), asks: [...new Set(found.flatMap(({ asks }) => asks))] };
}

/**
 * Scores how well a sentence of a text answers for the aspects: highest for a figure with its unit, less for words.
 * @param fallback assumed for a text whose language cannot be detected
 */
export function scoreAspects(
  aspects: readonly Aspect[],
  text: string,
  fallback: Language,
): (sentence: string) => number {
  const { vocabulary } = languageOfWords(text) ?? fallback;
  const patterns = aspects.map((aspect) => ({
    // Care instructions have no figures.
    figure: aspect === 'care' ? undefined : compile(String.raw`\d\s?-?(?:${UNITS[aspect]})(?![\p{L}])`),
    // Matches inside compounds: "Birnbaumholz" is wood.
    word: compile(
      `${aspect === 'material' && vocabulary.compounds ? '' : '(?<!\\p{L})'}(?:${beginnings(vocabulary.aspects[aspect].tells)})`,
    ),
  }));
  return (sentence) => {
    const folded = foldText(sentence);
    const worth = patterns.map(({ figure, word }) => (figure?.test(folded) ? 2 : 0) + (word.test(folded) ? 1.5 : 0));
    return Math.max(0, ...worth);
  };
}

/** Matches the beginnings of words, as endings vary; short words match only as a whole, as too many begin with them. */
const beginnings = (list: string): string =>
  list
    .split(/\s+/)
    .map((word) => (word.length > 3 ? word : `${word}(?!\\p{L})`))
    .join('|');
