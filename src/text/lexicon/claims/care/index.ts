import type { ConceptTable } from '../concept-table.ts';
import { UPKEEP } from './upkeep.ts';
import { WASHING } from './washing.ts';

/** Care instructions: washing, cleaning, maintenance and storage. */
export const CARE: ConceptTable = { ...WASHING, ...UPKEEP };
