import { IDEAS } from '../../text/lexicon/ideas.ts';
import { type FindConcepts, compileConcepts } from '../evidence/concepts.ts';

export interface Idea {
  /** Words in which a shop's texts say it. */
  names: readonly string[];
  /** Positions among the words; `end` is exclusive. */
  start: number;
  end: number;
}

const [SAID, OTHERWISE] = [0, 1];

const listOf = (idea: string, code: string, part: number): string[] =>
  (IDEAS[idea]?.[code]?.split(';')[part] ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

const compiled = new Map<string, FindConcepts>();

/** How shoppers say it; in the catalogue's own language, what its texts say is found by itself. */
function finderOf(code: string, catalogueCode: string): FindConcepts {
  const key = `${code} ${catalogueCode}`;
  let finder = compiled.get(key);
  if (!finder) {
    const phrases = (idea: string) => [
      ...(code === catalogueCode ? [] : listOf(idea, code, SAID)),
      ...listOf(idea, code, OTHERWISE),
    ];
    const table = Object.fromEntries(Object.keys(IDEAS).map((idea) => [idea, { [code]: phrases(idea).join(', ') }]));
    compiled.set(key, (finder = compileConcepts({ discourse: table }, [code])));
  }
  return finder;
}

/** The ideas among a shopper's words, with the words of a catalogue for them. */
export const ideasIn = (words: readonly string[], code: string, catalogueCode: string): Idea[] =>
  finderOf(
    code,
    catalogueCode,
  )(words).map(({ concept, start, end }) => ({ names: listOf(concept, catalogueCode, SAID), start, end }));
