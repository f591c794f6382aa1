import type { ConceptTable } from '../concept-table.ts';
import { CARE_INGREDIENTS } from './care-ingredients.ts';
import { FABRICS } from './fabrics.ts';
import { FIBRES } from './fibres.ts';
import { FILLINGS } from './fillings.ts';
import { LEATHER_AND_FUR } from './leather-and-fur.ts';
import { FOOD_INGREDIENTS } from './food-ingredients.ts';
import { METALS } from './metals.ts';
import { PLASTICS_GLASS_AND_STONE } from './plastics-glass-and-stone.ts';
import { SUBSTANCES } from './substances.ts';
import { WOOD } from './wood.ts';

/** Materials and ingredients by kind. */
export const MATERIALS: ConceptTable = {
  ...FIBRES,
  ...FABRICS,
  ...LEATHER_AND_FUR,
  ...FILLINGS,
  ...METALS,
  ...WOOD,
  ...PLASTICS_GLASS_AND_STONE,
  ...CARE_INGREDIENTS,
  ...FOOD_INGREDIENTS,
  ...SUBSTANCES,
};
