import { LRUCache } from 'lru-cache';
import { words } from '../text/words.ts';

/** Endings of number, case and verb in the languages that we speak; the longest match is cut. */
const ENDINGS = 'ungen ings ing ung ers ies er ed es en em as os e s a o i'.split(' ');
const PLURALS = ['es', 'en', 's'];
/** Minimum length of the rest of a word. */
const MIN_STEM_LENGTH = 3;
/** Minimum length of a stem that may have a second ending. */
const MIN_SECOND_STEM_LENGTH = 5;

/** Cached, because a catalogue repeats its words. */
const stemsByWord = new LRUCache<string, string>({ max: 20_000 });

/**
 * Stems a word, for comparing words of one text with those of another. Coarse on purpose: it joins "stoves" with
 * "stove" and "Jacken" with "Jacke" without knowing the language, and its wrong joins rank low.
 * @param word folded, as returned by `words`
 */
function stemOf(word: string): string {
  let stem = stemsByWord.get(word);
  if (stem === undefined) stemsByWord.set(word, (stem = cut(word)));
  return stem;
}

function cut(word: string): string {
  if (/\d/.test(word)) return word;
  const plain = word.replace(/ies$/, 'y');
  const ending = endingOf(plain, ENDINGS);
  const stem = plain.slice(0, plain.length - ending.length);
  // A plural's ending may follow something that looks like one: "sartenes" and "sartén", "fietsen" and "fiets".
  const second = PLURALS.includes(ending) && stem.length >= MIN_SECOND_STEM_LENGTH ? endingOf(stem, PLURALS) : '';
  // As in "knife" and "knives".
  return stem
    .slice(0, stem.length - second.length)
    .replace(/(.)\1$/, '$1')
    .replace(/v$/, 'f');
}

const endingOf = (word: string, endings: readonly string[]): string =>
  endings.find((ending) => word.endsWith(ending) && word.length - ending.length >= MIN_STEM_LENGTH) ?? '';

/** Caches titles and questions, not descriptions. Sizes are in characters. */
const MAX_TEXT_LENGTH = 1_000;
const stemsByText = new LRUCache<string, readonly string[]>({
  maxSize: 2_000_000,
  sizeCalculation: (_, text) => text.length + 50,
});

/** The stems of a text, in order. Cached, because an answer needs those of a title or a word again and again. */
export function stemsOf(text: string, bytes = 1_048_576): readonly string[] {
  if (text.length > MAX_TEXT_LENGTH) return readStems(text, bytes);
  let stems = stemsByText.get(text);
  if (!stems) stemsByText.set(text, (stems = readStems(text, bytes)));
  return stems;
}

const readStems = (text: string, bytes: number): string[] => words(text, bytes).flatMap(partsOf).map(stemOf);

/** Splits numbers from units: "150kg" is "150 kg", and "180x200" is "180 x 200". */
function partsOf(word: string): string[] {
  const [, number, unit] = /^(\d+)(k?g|[cm]?m|[mcd]?l|k?w|x\d+)$/.exec(word) ?? [];
  return number === undefined || unit === undefined ? [word] : [number, unit.replace(/^x/, '')];
}

/**
 * True if a text's stems include the wanted one, or it with a compound's head or beginning there ("pack", "backpack").
 */
export function includesStem(stems: ReadonlySet<string>, wanted: string): boolean {
  if (stems.has(wanted)) return true;
  if (wanted.length < 4) return false;
  for (const stem of stems) {
    const [whole, part] = stem.length > wanted.length ? [stem, wanted] : [wanted, stem];
    if (part.length >= 4 && whole.length - part.length >= MIN_STEM_LENGTH && whole.endsWith(part)) return true;
  }
  return false;
}
