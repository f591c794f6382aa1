import type { ConceptTable } from '../concept-table.ts';
import { RETURN_CONDITIONS } from './conditions.ts';
import { REFUNDS } from './refunds.ts';
import { RETURNING } from './returning.ts';

/** Returns, exchanges and refunds, and their terms. */
export const RETURNS: ConceptTable = {
  ...RETURNING,
  ...REFUNDS,
  ...RETURN_CONDITIONS,
};
