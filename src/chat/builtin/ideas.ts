import { IDEAS } from '../../text/lexicon/ideas.ts';
import { type FindConcepts, compileConcepts } from '../evidence/concepts.ts';

export interface Idea {
  /** Words that a shop's texts use for it. */
  names: readonly string[];
  /** Positions among the words; `end` is exclusive. */
  start: number;
  end: number;
}

const [SAID, OTHERWISE] = [0, 1];

const phrasesFor = (idea: string, code: string, part: number): string[] =>
  (IDEAS[idea]?.[code]?.split(';')[part] ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

const compiled = new Map<string, FindConcepts>();

/** Finds shoppers' phrases for ideas. In the catalogue's own language, its wording is found by the search anyway. */
function finderOf(code: string, catalogueCode: string): FindConcepts {
  const key = `${code} ${catalogueCode}`;
  let finder = compiled.get(key);
  if (!finder) {
    const phrases = (idea: string) => [
      ...(code === catalogueCode ? [] : phrasesFor(idea, code, SAID)),
      ...phrasesFor(idea, code, OTHERWISE),
    ];
    const table = Object.fromEntries(Object.keys(IDEAS).map((idea) => [idea, { [code]: phrases(idea).join(', ') }]));
    compiled.set(key, (finder = compileConcepts({ discourse: table }, [code])));
  }
  return finder;
}

/** Finds ideas in a shopper's words, with the catalogue's words for them. */
export const ideasIn = (words: readonly string[], code: string, catalogueCode: string): Idea[] =>
  finderOf(
    code,
    catalogueCode,
  )(words).map(({ concept, start, end }) => ({ names: phrasesFor(concept, catalogueCode, SAID), start, end }));
