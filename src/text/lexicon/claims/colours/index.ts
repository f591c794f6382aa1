import type { ConceptTable } from '../concept-table.ts';
import { PATTERNS_AND_FINISHES } from './patterns-and-finishes.ts';
import { SHADES } from './shades.ts';

/** Colours, shades, patterns and finishes a product comes in. */
export const COLOURS: ConceptTable = { ...SHADES, ...PATTERNS_AND_FINISHES };
