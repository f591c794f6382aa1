import { wordsOf } from '../text/words.ts';
import { type Language, SIGNS } from './languages.ts';

/** How much of one text counts: a long one must not speak for a catalogue. */
const TEXT_BYTES = 600;
/** Characters in which they are looked for. */
const MAX_TEXT_LENGTH = 5_000;
/** Less than this is no evidence: one word, or a word that many languages have. */
const MIN_EVIDENCE = 2;
/** Empty words are a fifth to a half of running text, and next to none of another language's. */
const MIN_SHARE = 0.02;
/** How much more another language has to show than the one that was found before, lest a shop of two go to and fro. */
const CHANGE = 1.5;

/**
 * The language of a catalogue by its empty words and particular letters; each counts for as much as it tells languages
 * apart. Undefined: nothing tells, for lists of names and numbers have no language.
 */
export function detectLanguage(texts: Iterable<string>, before?: string): Language | undefined {
  const scores = new Map<Language, number>();
  let seen = 0;
  const count = (sign: string) => {
    const languages = SIGNS.get(sign) ?? [];
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  };
  for (const text of texts)
    for (const { written, folded } of wordsOf(text.slice(0, MAX_TEXT_LENGTH), TEXT_BYTES)) {
      seen += 1;
      count(folded);
      if (written !== folded || /\p{Script=Cyrillic}/u.test(written)) new Set(written).forEach(count);
    }
  const favoured = ([language, score]: [Language, number]) => (language === before ? score * CHANGE : score);
  const [best] = [...scores].toSorted((a, b) => favoured(b) - favoured(a));
  return best && best[1] >= Math.max(MIN_EVIDENCE, seen * MIN_SHARE) ? best[0] : undefined;
}
