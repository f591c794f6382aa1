import { LRUCache } from 'lru-cache';
import { words } from '../text/words.ts';
import { languages } from './languages/registry.ts';

const stemmers = new Map(languages.map(({ code, stemmer }) => [code, stemmer]));
const MIN_STEM_LENGTH = 3;

/** Cached, because a catalogue repeats its words. */
const stemsByWord = new LRUCache<string, string>({ max: 80_000 });

/**
 * Stems a word of an unknown language, to compare the words of two texts. English is tried first, for its `-ing` and
 * `-y`; of the other endings, those that two languages share are cut.
 * @param word folded, as returned by `words`
 */
function stemOf(word: string): string {
  let stem = stemsByWord.get(word);
  if (stem === undefined) stemsByWord.set(word, (stem = cutWord(word)));
  return stem;
}

function cutWord(word: string): string {
  if (/\d/.test(word)) return word;
  const stem = stemmers.get('en')?.(word) ?? word;
  return cutEndings(stem.length < MIN_STEM_LENGTH ? word : stem);
}

function cutEndings(word: string): string {
  const [, stem = word] = [...stemmers.values()]
    .map((stemmer) => stemmer(word))
    .filter(({ length }) => length >= MIN_STEM_LENGTH)
    .toSorted((a, b) => a.length - b.length);
  return stem.length < word.length ? cutEndings(stem) : respell(word);
}

/** Restores the spelling of a final consonant without an ending: "jas", "jassen"; "leaf", "leaves". */
const respell = (stem: string): string => stem.replace(/(.)\1$/, '$1').replace(/v$/, 'f');

/** Caches titles and questions, not descriptions. Sizes are in characters. */
const MAX_TEXT_LENGTH = 1_000;
const stemsByText = new LRUCache<string, readonly string[]>({
  maxSize: 2_000_000,
  sizeCalculation: (_, text) => text.length + 50,
});

/** Returns the stems of a text, in order. Cached, because an answer needs those of a title or a word repeatedly. */
export function stemsOf(text: string, bytes = 1_048_576): readonly string[] {
  if (text.length > MAX_TEXT_LENGTH) return readStems(text, bytes);
  let stems = stemsByText.get(text);
  if (!stems) stemsByText.set(text, (stems = readStems(text, bytes)));
  return stems;
}

const readStems = (text: string, bytes: number): string[] => words(text, bytes).flatMap(splitUnit).map(stemOf);

/** Splits numbers from units: "150kg" is "150 kg", and "180x200" is "180 x 200". */
function splitUnit(word: string): string[] {
  const [, number, unit] = /^(\d+)(k?g|[cm]?m|[mcd]?l|k?w|x\d+)$/.exec(word) ?? [];
  return number === undefined || unit === undefined ? [word] : [number, unit.replace(/^x/, '')];
}

/**
 * True if a text's stems include the wanted one, a compound that ends with it ("backpack" for "pack"), or its own end
 * ("pack" for "backpack").
 */
export function includesStem(stems: ReadonlySet<string>, wanted: string): boolean {
  if (stems.has(wanted)) return true;
  if (wanted.length < 4) return false;
  for (const stem of stems) {
    const isLonger = stem.length > wanted.length;
    const whole = isLonger ? stem : wanted;
    const part = isLonger ? wanted : stem;
    if (part.length >= 4 && whole.length - part.length >= MIN_STEM_LENGTH && whole.endsWith(part)) return true;
  }
  return false;
}
