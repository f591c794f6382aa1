import { wordsOf } from '../text/words.ts';
import { type Language, SIGNS } from './languages.ts';

/** Bytes of each text that count, so that one long text cannot outweigh the catalogue. */
const TEXT_BYTES = 600;
/** Characters examined in total. */
const MAX_TEXT_LENGTH = 5_000;
/** Less is no evidence: a single word, or a word that many languages share. */
const MIN_EVIDENCE = 2;
/** Stop words make up a fifth to a half of running text, and almost none of it in another language. */
const MIN_SHARE = 0.02;
/**
 * Factor by which another language must outscore the current one, so that a bilingual shop does not flip back and
 * forth.
 */
const CHANGE = 1.5;

/**
 * Detects the language of a catalogue by its stop words and distinctive letters, each weighted by how well it tells
 * languages apart. Returns undefined without enough evidence: lists of names and numbers have no language.
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
