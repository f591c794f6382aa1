import { ACTIVITIES } from '../../text/lexicon/activities.ts';
import { compileConcepts } from '../evidence/concepts.ts';
import type { Language } from '../languages/language.ts';
import { perLanguage } from '../languages/word-lists.ts';

/** An activity or task that the shopper mentions. */
export interface Deed {
  /** Concepts of the things it is done with. */
  tools: readonly string[];
  /** Positions among the words; `end` is exclusive. */
  start: number;
  end: number;
}

const finderOf = perLanguage(({ code }) =>
  compileConcepts(
    { discourse: Object.fromEntries(Object.entries(ACTIVITIES).map(([name, { words }]) => [name, words])) },
    [code],
  ),
);

export const deedsIn = (words: readonly string[], language: Language): Deed[] =>
  finderOf(language)(words).map(({ concept, start, end }) => ({
    tools: ACTIVITIES[concept]?.with.split(' ') ?? [],
    start,
    end,
  }));
