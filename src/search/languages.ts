import { FREE_OF, NOR, WITHOUT } from '../text/lexicon/negation.ts';
import { APART, COMPOUNDING, IRREGULAR } from '../text/lexicon/word-forms.ts';
import { QUESTION_OPENERS, REQUEST_WORDS, STOP_WORDS, type WordTable } from '../text/lexicon/stop-words.ts';

/**
 * Languages that PostgreSQL's snowball dictionaries can stem, with their ISO 639-1 codes; words of any other are indexed
 * as written.
 */
export const LANGUAGE_CODES = {
  danish: 'da',
  dutch: 'nl',
  english: 'en',
  finnish: 'fi',
  french: 'fr',
  german: 'de',
  hungarian: 'hu',
  italian: 'it',
  norwegian: 'no',
  portuguese: 'pt',
  romanian: 'ro',
  russian: 'ru',
  spanish: 'es',
  swedish: 'sv',
  turkish: 'tr',
} as const;
export type StemmedLanguage = keyof typeof LANGUAGE_CODES;
export const LANGUAGES = Object.keys(LANGUAGE_CODES) as StemmedLanguage[];

export interface SearchWords {
  /** Stop words and request words. */
  empty: ReadonlySet<string>;
  ask: ReadonlySet<string>;
  apart: ReadonlySet<string>;
  without: ReadonlySet<string>;
  free: ReadonlySet<string>;
  or: ReadonlySet<string>;
  compounds: boolean;
  /** The other form of a word, where no stemmer relates the two. */
  irregular: ReadonlyMap<string, string>;
}

const read = new Map<string, SearchWords>();

/**
 * Returns the words of a language, or of English if the language is not supported. Prepositions and negations are also
 * read in English, which shops everywhere mix in; English stop words are not, because they carry meaning in other
 * languages (`or` is gold in French).
 */
export function wordsIn(language: string): SearchWords {
  const known = read.get(language);
  if (known) return known;
  const name = isLanguage(language) ? language : 'english';
  const code = LANGUAGE_CODES[name];
  const set = (...lists: (string | undefined)[]) =>
    new Set(lists.flatMap((list) => (list ?? '').split(' ')).filter((word) => word !== ''));
  const both = (table: WordTable) => set(table[code], table['en']);
  const made: SearchWords = {
    empty: set(STOP_WORDS[code], REQUEST_WORDS[code]),
    ask: set(QUESTION_OPENERS[code]),
    apart: both(APART),
    without: both(WITHOUT),
    free: both(FREE_OF),
    or: both(NOR),
    compounds: COMPOUNDING.has(code),
    irregular: new Map(
      (IRREGULAR[code] ?? '').split(' ').flatMap((pair) => {
        const [one = '', many = ''] = pair.split('/');
        return [
          [one, many],
          [many, one],
        ] as const;
      }),
    ),
  };
  read.set(language, made);
  return made;
}

export function isLanguage(name: string): name is StemmedLanguage {
  return Object.hasOwn(LANGUAGE_CODES, name);
}
