import type { ConceptTable } from '../concept-table.ts';
import { RISKS } from './risks.ts';
import { SAFE_USE } from './safe-use.ts';

/** Safety: risks, warnings and permitted use. */
export const SAFETY: ConceptTable = { ...RISKS, ...SAFE_USE };
