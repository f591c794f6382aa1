import { fold } from '../text/fold.ts';
import type { Word } from '../text/words.ts';
import { FIELDS, type Field, type FieldWords } from './fields.ts';
import { type Lengths, USUAL_LENGTHS, occurrenceWeights, partLengths } from './weights.ts';

/**
 * First position of each field in a tsvector: a position encodes the field and the place in it, so that candidates
 * carry everything that ranking needs. A tsvector's positions end at 16,383.
 */
const BEGINS: Record<Field, number> = {
  head: 1,
  tail: 256,
  brand: 512,
  path: 640,
  leaf: 896,
  description: 1024,
  details: 12_288,
};
/** Fields whose words are suggested to shoppers, and say what a product is. */
const NAMING: ReadonlySet<Field> = new Set<Field>(['head', 'tail', 'brand', 'path', 'leaf']);
const LAST_POSITION = 16_383;
const STARTS = FIELDS.map((field) => BEGINS[field]);
const ENDS = FIELDS.map((_, index) => (STARTS[index + 1] ?? LAST_POSITION + 2) - 2);

/**
 * Prefixes for a stem that says what the product is: two marks in a short title, one in any title, brand or category of
 * usual length. A search for a frequent word reads these lists first.
 */
export const TIERS = ['++', '+'] as const;
/** Minimum weight of a word for each tier, as in `occurrenceWeights` with usual lengths. */
const TIER_FROM = [13, 6];

/**
 * Weights that mark the words of titles, brands and categories as they were written: only those are suggested to
 * shoppers. The first marks a word that is not a stem, the second one that is its own stem.
 */
const WRITTEN_ONLY = 'B';
const WRITTEN_STEM = 'C';

/** Returns the forms under which a word is found. */
export type Stems = (word: Word) => readonly string[];

export interface IndexEntry {
  /** The tsvector as text. */
  words: string;
  lengths: Lengths;
  /** Category hash for ranking; null without a category. */
  category: number | null;
}

/** @param stemOf returns the stem of a word in the catalogue's language */
export function formsOf({ written, folded }: Word, stemOf: (written: string) => string): readonly string[] {
  const stem = fold(stemOf(written)) || folded;
  if (written === folded) return [stem];
  const plain = stemOf(folded) || folded; // people type without accents, but stemming depends on them
  return plain === stem ? [stem] : [stem, plain];
}

/** @param stemOf returns the stem of a word in the catalogue's language */
export function stemsBy(stemOf: (written: string) => string): Stems {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    let forms = known.get(word.written);
    if (!forms) known.set(word.written, (forms = formsOf(word, stemOf)));
    return forms;
  };
}

/** A lexeme of a product: its positions, and how much it says about what the product is. */
interface LexemeEntry {
  positions: string;
  worth: number;
  isWritten: boolean;
}

/**
 * Builds the index entry of a product.
 * @param tag put before each lexeme
 * @param count called with each lexeme, without its tag, and whether a name has it as written
 */
export function indexEntry(
  fields: FieldWords,
  category: string | null,
  stems: Stems,
  { tag = '', count }: { tag?: string; count?: ((lexeme: string, isWritten: boolean) => void) | undefined } = {},
): IndexEntry {
  const lengths = partLengths(mapFields((field) => fields[field].length));
  const perField = occurrenceWeights(lengths, USUAL_LENGTHS);
  const lexemes = new Map<string, LexemeEntry>();
  const put = (lexeme: string, position: string, worth: number, isWritten: boolean) => {
    const known = lexemes.get(lexeme);
    if (known) {
      known.positions += `,${position}`;
      known.worth += worth;
      known.isWritten ||= isWritten;
    } else lexemes.set(lexeme, { positions: position, worth, isWritten });
  };
  FIELDS.forEach((field, index) => {
    let place = STARTS[index] ?? 0;
    const isOffered = NAMING.has(field);
    const worth = isOffered ? (perField[index] ?? 0) : 0;
    for (const word of fields[field]) {
      const at = String(Math.min(place++, ENDS[index] ?? LAST_POSITION));
      const forms = stems(word);
      if (!forms.includes(word.folded)) put(word.folded, isOffered ? at + WRITTEN_ONLY : at, 0, isOffered);
      for (const stem of forms) {
        const isWritten = isOffered && stem === word.folded;
        put(stem, isWritten ? at + WRITTEN_STEM : at, worth, isWritten);
      }
    }
  });
  const entries: string[] = [];
  const add = (lexeme: string, positions: string, isWritten: boolean) => {
    entries.push(`'${tag}${lexeme}':${positions}`);
    count?.(lexeme, isWritten);
  };
  for (const [lexeme, { positions, worth, isWritten }] of lexemes) {
    add(lexeme, positions, isWritten);
    TIERS.forEach((tier, index) => {
      if (worth >= (TIER_FROM[index] ?? 0)) add(tier + lexeme, '1', false);
    });
  }
  return { words: entries.join(' '), lengths, category: categoryKey(category) };
}

/** Positions kept per word and product: repetition adds no information, and comparing all of many takes seconds. */
const MAX_PLACES = 32;

/**
 * Returns the words of a tsvector's text, without their catalogue's tag, with their first positions. Read letter by
 * letter, because a search reads hundreds of these texts, and a regular expression takes three times as long.
 */
export function readVector(text: string): Map<string, number[]> {
  const found = new Map<string, number[]>();
  let at = text.indexOf("'");
  while (at >= 0) {
    let start = at + 1;
    while (isCapital(text.charCodeAt(start))) start += 1;
    const end = text.indexOf("'", start);
    const lexeme = text.slice(start, end);
    at = text.indexOf("'", end + 1);
    // Without a colon, the word has no positions left.
    if (text[end + 1] === ':') found.set(lexeme, readNumbers(text, end + 2, MAX_PLACES));
  }
  return found;
}

/** Capitals are those of a tag: lexemes are folded. */
const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/** Reads integers separated by commas, each with other letters behind it, up to a space or the end. */
export function readNumbers(text: string, from: number, most = Number.POSITIVE_INFINITY): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let at = from; at < text.length && numbers.length < most; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) number = number * 10 + code - 48;
    else if (code === 32) break;
    else if (code === 44) {
      numbers.push(number);
      number = 0;
    }
  }
  if (numbers.length < most) numbers.push(number);
  return numbers;
}

/** Returns the index in `FIELDS` of the field that contains a position. */
export function fieldAt(position: number): number {
  let field = STARTS.length - 1;
  while (field > 0 && position < (STARTS[field] ?? 0)) field -= 1;
  return field;
}

/** True if a position is in a field that says what the product is. */
export const isNaming = (position: number): boolean => NAMING.has(FIELDS[fieldAt(position)] ?? 'description');

function mapFields<T>(value: (field: Field) => T): Record<Field, T> {
  return Object.fromEntries(FIELDS.map((field) => [field, value(field)])) as Record<Field, T>;
}

/** FNV-1a of the folded category, as a PostgreSQL integer. */
function categoryKey(category: string | null): number | null {
  const name = fold((category ?? '').toLowerCase());
  if (name === '') return null;
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash | 0;
}
