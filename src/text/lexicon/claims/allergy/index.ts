import type { ConceptTable } from '../concept-table.ts';
import { FREE_FROM_IN_FOOD } from './free-from-in-food.ts';
import { FREE_FROM_SUBSTANCES } from './free-from-substances.ts';
import { SENSITIVE_PEOPLE } from './sensitive-people.ts';

/** Allergens and intolerances: "free from" and "contains" claims, and suitability for sensitive people. */
export const ALLERGY: ConceptTable = { ...FREE_FROM_IN_FOOD, ...FREE_FROM_SUBSTANCES, ...SENSITIVE_PEOPLE };
