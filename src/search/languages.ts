import { QUESTION_OPENERS, REQUEST_WORDS, STOP_WORDS } from '../text/lexicon/stop-words.ts';

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

interface Grammar {
  /** Words between the name of a thing and its purpose or accessories. */
  apart: string;
  /** Negations before the unwanted thing. */
  without: string;
  /** Negations after the unwanted thing. */
  free?: string;
  /** Conjunctions that link a second unwanted thing. */
  or: string;
  /** Forms of one word that no stemmer unites: singular/plural. */
  irregular?: string;
  /** True if the language writes compounds without a space. */
  compounds?: true;
}

/** All words are folded (`text/words.ts`), without accents. */
const GRAMMARS: Record<StemmedLanguage, Grammar> = {
  danish: {
    apart: 'til for med',
    without: 'uden ikke ingen',
    free: 'fri',
    or: 'eller og',
    compounds: true,
  },
  dutch: {
    apart: 'voor met',
    without: 'zonder geen niet',
    free: 'vrij vrije',
    or: 'of en',
    compounds: true,
  },
  english: {
    irregular:
      'man/men woman/women child/children foot/feet tooth/teeth mouse/mice goose/geese knife/knives shelf/shelves scarf/scarves leaf/leaves wolf/wolves loaf/loaves half/halves wife/wives calf/calves hoof/hooves dwarf/dwarves',
    apart: 'for with compatible fits from',
    without: 'without no not non excluding except minus',
    free: 'free',
    or: 'or and nor',
  },
  finnish: {
    apart: 'kanssa varten',
    without: 'ilman ei',
    free: 'vapaa',
    or: 'tai ja',
    compounds: true,
  },
  french: {
    apart: 'pour avec compatible',
    without: 'sans pas non',
    or: 'ou et ni',
  },
  german: {
    apart: 'fur mit passend',
    without: 'ohne kein keine keinen nicht',
    free: 'frei freie freies freier',
    or: 'oder und',
    compounds: true,
  },
  hungarian: {
    apart: 'hoz',
    without: 'nem',
    free: 'nelkul nelkuli mentes',
    or: 'vagy es',
    compounds: true,
  },
  italian: {
    apart: 'per con compatibile',
    without: 'senza non no',
    or: 'o e ne',
  },
  norwegian: {
    apart: 'til for med',
    without: 'uten ikke ingen',
    free: 'fri',
    or: 'eller og',
    compounds: true,
  },
  portuguese: {
    apart: 'para com compativel',
    without: 'sem nao',
    or: 'ou e nem',
  },
  romanian: {
    apart: 'pentru cu',
    without: 'fara nu',
    or: 'sau si',
  },
  russian: {
    apart: 'для с со',
    without: 'без не',
    or: 'или и',
  },
  spanish: {
    apart: 'para con compatible',
    without: 'sin no',
    or: 'o y ni',
  },
  swedish: {
    apart: 'till for med',
    without: 'utan inte inga ingen',
    free: 'fri fritt fria',
    or: 'eller och',
    compounds: true,
  },
  turkish: {
    apart: 'icin',
    without: '',
    free: 'olmayan icermeyen haric',
    or: 'veya ve',
  },
};

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
  const own = GRAMMARS[name];
  const code = LANGUAGE_CODES[name];
  const set = (...lists: (string | undefined)[]) =>
    new Set(lists.flatMap((list) => (list ?? '').split(' ')).filter((word) => word !== ''));
  const { english } = GRAMMARS;
  const made: SearchWords = {
    empty: set(STOP_WORDS[code], REQUEST_WORDS[code]),
    ask: set(QUESTION_OPENERS[code]),
    apart: set(own.apart, english.apart),
    without: set(own.without, english.without),
    free: set(own.free, english.free),
    or: set(own.or, english.or),
    compounds: own.compounds ?? false,
    irregular: new Map(
      (own.irregular ?? '').split(' ').flatMap((pair) => {
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
