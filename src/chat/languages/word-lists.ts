import { REQUEST_WORDS, STOP_WORDS } from '../../text/lexicon/stop-words.ts';
import { fold } from '../../text/fold.ts';
import type { Language } from './language.ts';

/** Caches a value made from a language's words, per language. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<string, T>();
  return (language) => {
    const known = made.get(language.code) ?? make(language);
    made.set(language.code, known);
    return known;
  };
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).map(fold));

/** "The", "of". */
export const grammarWordsOf = perLanguage(({ code }) => setOf(STOP_WORDS[code] ?? ''));
/** Words that name nothing that a shop has. */
export const stopWordsOf = perLanguage(({ code, words }) =>
  setOf(`${words.stop} ${STOP_WORDS[code] ?? ''} ${REQUEST_WORDS[code] ?? ''}`),
);
export const definiteOf = perLanguage(({ words }) => setOf(words.definite));
export const makerWordsOf = perLanguage(({ words }) => setOf(`${words.by} ${words.definite}`));
export const onesOf = perLanguage(({ words }) => setOf(words.one));
