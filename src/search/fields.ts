import type { ProductFields } from '../domain/product.ts';
import { type Word, wordsOf } from '../text/words.ts';

/**
 * The fields of a product for ranking: the title before `for`, a comma or a dash (head), the rest of the title (tail),
 * brand, category path, its last step (leaf), description, details (attributes and the values of options).
 */
export const FIELDS = ['head', 'tail', 'brand', 'path', 'leaf', 'description', 'details'] as const;
export type Field = (typeof FIELDS)[number];

export type FieldWords = Record<Field, Word[]>;

/** The texts of a product that are searched; `details` is the text of its attributes and options. */
export type Searched = Pick<ProductFields, 'title' | 'brand' | 'category' | 'description'> & { details?: string };

/** Bytes indexed per field: a tsvector holds 1 MB, and a word may be in it four times. */
const INDEXED = { title: 10_000, brand: 5_000, category: 5_000, description: 60_000, details: 16_000 };

const HEAD_END = /[,;(|:]|\s[-–—]\s/;
const STEPS = /[>/|»›]/;

/** @param apart folded words between the name of a thing and its purpose or accessories: `for`, `with` */
export function fieldWords(product: Searched, apart: ReadonlySet<string>): FieldWords {
  const { title, brand, category, description, details } = product;
  const named = title.slice(0, HEAD_END.exec(title)?.index || undefined);
  const all = wordsOf(title, INDEXED.title);
  const marked = wordsOf(named, INDEXED.title);
  const cut = marked.findIndex((word, index) => index > 0 && apart.has(word.folded));
  const head = all.slice(0, cut < 0 ? marked.length : cut);
  const steps = (category ?? '').split(STEPS).filter((step) => step.trim() !== '');
  return {
    head,
    tail: all.slice(head.length),
    brand: wordsOf(brand ?? '', INDEXED.brand),
    path: wordsOf(steps.slice(0, -1).join(' '), INDEXED.category),
    leaf: wordsOf(steps.at(-1) ?? '', INDEXED.category),
    description: wordsOf(description ?? '', INDEXED.description),
    details: wordsOf(details ?? '', INDEXED.details),
  };
}
