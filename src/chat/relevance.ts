import type { Product } from '../domain/records.ts';
import { includesStem, stemsOf } from './stem.ts';

/** How a product answers to the words of a query. */
export interface Relevance {
  /** Words that neither its name nor its description has. */
  lacks: string[];
  /** Those that its title has. */
  titled: string[];
  /** Whether its title, brand or category has one of them: it is such a thing, and does not only mention it. */
  named: boolean;
}

/** @param wanted words of a query, as a person wrote them */
export function relevanceOf({ title, brand, category, description }: Product, wanted: readonly string[]): Relevance {
  const name = new Set(stemsOf(title));
  const family = new Set(stemsOf(`${brand ?? ''} ${category ?? ''}`));
  let text: ReadonlySet<string> | undefined;
  const relevance: Relevance = { lacks: [], titled: [], named: false };
  for (const word of wanted) {
    const stems = stemsOf(word);
    const inTitle = stems.every((stem) => includesStem(name, stem));
    const inFamily = stems.every((stem) => includesStem(family, stem));
    if (inTitle) relevance.titled.push(word);
    if (inTitle || inFamily) relevance.named = true;
    else {
      // Long, and most words are found before it.
      const told = (text ??= new Set(stemsOf(description ?? '', 65_536)));
      if (!stems.every((stem) => told.has(stem))) relevance.lacks.push(word);
    }
  }
  return relevance;
}

/** Whether a word stands anywhere in the row: what somebody does not want. */
export function mentions({ title, brand, category, description }: Product, word: string): boolean {
  const all = new Set(stemsOf(`${title} ${brand ?? ''} ${category ?? ''} ${description ?? ''}`, 65_536));
  const stems = stemsOf(word);
  return stems.length > 0 && stems.every((stem) => includesStem(all, stem));
}
