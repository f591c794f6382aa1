import type { ConceptTable } from '../concept-table.ts';
import { FREE_FROM } from './free-from.ts';
import { SENSITIVE_PEOPLE } from './sensitive-people.ts';

/** Allergens and intolerances: "free from" and "contains" claims, and suitability for sensitive people. */
export const ALLERGY: ConceptTable = { ...FREE_FROM, ...SENSITIVE_PEOPLE };
