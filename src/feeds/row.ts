import type { Issue } from '../domain/refusal.ts';
import type { Cells } from './columns.ts';

/** One row of a file: in text, in fields as add_product takes them, or what is wrong with it. */
export type Row = { line: number } & ({ cells: Cells } | { fields: Record<string, unknown> } | { issues: Issue[] });
