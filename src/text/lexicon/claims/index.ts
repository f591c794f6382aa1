import type { ConceptTable } from './concept-table.ts';
import { DISCOURSE } from './discourse.ts';

/** Concepts by group; the group decides what can support a claim. */
export const CONCEPTS = { discourse: DISCOURSE } satisfies Readonly<Record<string, ConceptTable>>;
export type ConceptGroup = keyof typeof CONCEPTS;
