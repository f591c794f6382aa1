import { type Word, fold } from '../text/words.ts';
import { FIELDS, type Field, type FieldWords } from './fields.ts';
import { type Lengths, USUAL_LENGTHS, occurrenceWeights, partLengths } from './weights.ts';

/**
 * Where each field's words begin in a tsvector: a position tells the field and the place in it, so that candidates bring
 * along all that ranking needs. A tsvector ends at position 16,383.
 */
const BEGINS: Record<Field, number> = { head: 1, tail: 256, brand: 512, path: 640, leaf: 896, description: 1024 };
const LAST_POSITION = 16_383;
const STARTS = FIELDS.map((field) => BEGINS[field]);
const ENDS = FIELDS.map((_, index) => (STARTS[index + 1] ?? LAST_POSITION + 2) - 2);

/**
 * Before a stem that says what the product is: twice where it stands in a short title, once where in any title, brand or
 * category of usual length. A search of a frequent word reads these lists first.
 */
export const TIERS = ['++', '+'] as const;
/** What a word has to reach, as in `occurrenceWeights` with usual lengths. */
const TIER_FROM = [13, 6];

/**
 * Weights that mark the words of titles, brands and categories as somebody wrote them: only those are offered to people.
 * One that is no stem has the first, one that is its own stem the second.
 */
const WRITTEN_ONLY = 'B';
const WRITTEN_STEM = 'C';

/** The forms under which a word is found. */
export type Stems = (word: Word) => readonly string[];

export interface Entry {
  /** A tsvector's text. */
  words: string;
  lengths: Lengths;
  /** Tells categories apart, for ranking; null without one. */
  category: number | null;
}

/** @param stemOf the stem of a word in the catalogue's language */
export function stemsBy(stemOf: (written: string) => string): Stems {
  const known = new Map<string, readonly string[]>();

  function formsOf({ written, folded }: Word): readonly string[] {
    const stem = fold(stemOf(written)) || folded;
    if (written === folded) return [stem];
    const plain = stemOf(folded) || folded; // people type without accents, and endings are told apart by them
    return plain === stem ? [stem] : [stem, plain];
  }

  return (word) => {
    let forms = known.get(word.written);
    if (!forms) known.set(word.written, (forms = formsOf(word)));
    return forms;
  };
}

/** A product as the index keeps it. */
export function indexEntry(fields: FieldWords, category: string | null, stems: Stems): Entry {
  const lengths = partLengths(mapFields((field) => fields[field].length));
  const perField = occurrenceWeights(lengths, USUAL_LENGTHS);
  const positions = new Map<string, string>();
  const worth = new Map<string, number>();
  const put = (lexeme: string, position: string) => {
    const before = positions.get(lexeme);
    positions.set(lexeme, before === undefined ? position : `${before},${position}`);
  };
  FIELDS.forEach((field, index) => {
    let place = STARTS[index] ?? 0;
    for (const word of fields[field]) {
      const at = Math.min(place++, ENDS[index] ?? LAST_POSITION);
      const forms = stems(word);
      const isOffered = field !== 'description';
      if (!forms.includes(word.folded)) put(word.folded, isOffered ? `${at}${WRITTEN_ONLY}` : String(at));
      for (const stem of forms) {
        put(stem, isOffered && stem === word.folded ? `${at}${WRITTEN_STEM}` : String(at));
        if (isOffered) worth.set(stem, (worth.get(stem) ?? 0) + (perField[index] ?? 0));
      }
    }
  });
  for (const [stem, sum] of worth)
    TIERS.forEach((tier, index) => {
      if (sum >= (TIER_FROM[index] ?? 0)) put(tier + stem, '1');
    });
  const text = [...positions].map(([lexeme, at]) => `'${lexeme}':${at}`).join(' ');
  return { words: text, lengths, category: categoryKey(category) };
}

/** How often a word counts in one product: more of the same says no more, and comparing all of many takes seconds. */
const MAX_PLACES = 32;

/** The words of a tsvector's text with where they first stand. */
export function readVector(text: string): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [, lexeme = '', places = ''] of text.matchAll(/'([^']*)':([\dA-D,]+)/g))
    found.set(
      lexeme,
      places.split(',', MAX_PLACES).map((place) => Number.parseInt(place, 10)),
    );
  return found;
}

/** Which of `FIELDS` a position lies in, by its index. */
export function fieldAt(position: number): number {
  let field = STARTS.length - 1;
  while (field > 0 && position < (STARTS[field] ?? 0)) field -= 1;
  return field;
}

function mapFields<T>(value: (field: Field) => T): Record<Field, T> {
  return Object.fromEntries(FIELDS.map((field) => [field, value(field)])) as Record<Field, T>;
}

/** FNV-1a of the folded category, as PostgreSQL's integer. */
function categoryKey(category: string | null): number | null {
  const name = fold((category ?? '').toLowerCase());
  if (name === '') return null;
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash | 0;
}
