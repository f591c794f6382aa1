import type { Issue } from '../domain/refusal.ts';
import type { Cells } from './columns.ts';

/** One row of a file: text cells, fields in the format of add_product, or its faults. */
export type RawRow = { line: number } & ({ cells: Cells } | { fields: Record<string, unknown> } | { issues: Issue[] });
