import { ACTIVITIES } from '../../text/lexicon/activities.ts';
import { type FindConcepts, compileConcepts } from '../evidence/concepts.ts';

/** Something that a shopper does or wants to get done. */
export interface Deed {
  /** Concepts of what it is done with. */
  tools: readonly string[];
  /** Positions among the words; `end` is exclusive. */
  start: number;
  end: number;
}

const compiled = new Map<string, FindConcepts>();

function finderOf(code: string): FindConcepts {
  let finder = compiled.get(code);
  if (!finder) {
    const table = Object.fromEntries(Object.entries(ACTIVITIES).map(([name, { words }]) => [name, words]));
    compiled.set(code, (finder = compileConcepts({ discourse: table }, [code])));
  }
  return finder;
}

/** The longest first. */
export const deedsIn = (words: readonly string[], code: string): Deed[] =>
  finderOf(code)(words)
    .map(({ concept, start, end }) => ({ tools: ACTIVITIES[concept]?.with.split(' ') ?? [], start, end }))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
