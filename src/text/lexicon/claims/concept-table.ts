import type { Table } from '../phrases.ts';

/** Concepts by name, each with its phrases by language. */
export type ConceptTable = Readonly<Record<string, Table>>;
