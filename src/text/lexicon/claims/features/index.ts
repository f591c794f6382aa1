import type { ConceptTable } from '../concept-table.ts';
import { CLOTHING_FEATURES } from './clothing.ts';
import { ELECTRONICS_FEATURES } from './electronics.ts';
import { FOOD_AND_COSMETICS_FEATURES } from './food-and-cosmetics.ts';
import { FURNITURE_FEATURES } from './furniture.ts';
import { HOUSEHOLD_FEATURES } from './household.ts';
import { OUTDOORS_FEATURES } from './outdoors.ts';

/** Product features by sector: parts, equipment, technology and technical properties. */
export const FEATURES: ConceptTable = {
  ...CLOTHING_FEATURES,
  ...ELECTRONICS_FEATURES,
  ...HOUSEHOLD_FEATURES,
  ...FURNITURE_FEATURES,
  ...OUTDOORS_FEATURES,
  ...FOOD_AND_COSMETICS_FEATURES,
};
