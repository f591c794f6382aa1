import type { Places } from './rank.ts';
import { NO_TERMS, type Terms } from './terms.ts';
import { fieldAt, isNaming } from './vector.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type Lengths, inverseFrequency, occurrenceWeights, saturate } from './weights.ts';

/** Number of a product's words used to find similar products. */
const TELLING_WORDS = 12;

/**
 * Builds a query for similar products: the most distinctive stems of the product's title, brand and category.
 * @param places of all its stems
 */
export function moreLikeThis(
  places: Places,
  lengths: Lengths,
  known: { products: number; lengths: Lengths; vocabulary: Vocabulary | undefined },
): Terms {
  const worth = occurrenceWeights(lengths, known.lengths);
  const telling = [...places]
    .map(([lexeme, found]) => {
      const df = known.vocabulary?.df(lexeme) ?? 1;
      const named = found.filter((place) => isNaming(place));
      const frequency = named.reduce((sum, place) => sum + (worth[fieldAt(place)] ?? 0), 0);
      return { lexeme, df, tells: saturate(frequency) * inverseFrequency(df, known.products) };
    })
    // A word that only this product has finds no others; a lexeme with a tier mark is not a word.
    .filter(({ lexeme, df, tells }) => tells > 0 && !lexeme.startsWith('+') && (df > 1 || !known.vocabulary))
    .toSorted((a, b) => b.tells - a.tells)
    .slice(0, TELLING_WORDS);
  return {
    ...NO_TERMS,
    wanted: telling.map(({ lexeme, df }) => ({
      word: { written: lexeme, folded: lexeme },
      alternatives: [{ lexemes: [lexeme], needs: 'any', weight: 1, df }],
      naming: 1,
      isPurpose: false,
      correction: null,
    })),
  };
}
