import type { ConceptTable } from '../concept-table.ts';
import { AILMENTS } from './ailments.ts';
import { MEDICAL } from './medical.ts';
import { WELLBEING } from './wellbeing.ts';

/** Health claims: effects on body and mind, their proof, and for whom or with what a product is safe. */
export const HEALTH: ConceptTable = { ...AILMENTS, ...WELLBEING, ...MEDICAL };
