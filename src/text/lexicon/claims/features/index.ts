import type { ConceptTable } from '../concept-table.ts';
import { CLOTHING_FEATURES } from './clothing.ts';
import { CONNECTION_FEATURES } from './connections.ts';
import { FOOD_AND_COSMETICS_FEATURES } from './food-and-cosmetics.ts';
import { FURNITURE_FEATURES } from './furniture.ts';
import { HOUSEHOLD_FEATURES } from './household.ts';
import { OUTDOORS_FEATURES } from './outdoors.ts';
import { POWER_FEATURES } from './power.ts';
import { CONTROL_FEATURES } from './sensors-and-controls.ts';
import { SOUND_AND_PICTURE_FEATURES } from './sound-and-picture.ts';

/** Product features by sector: parts, equipment, technology and technical properties. */
export const FEATURES: ConceptTable = {
  ...CLOTHING_FEATURES,
  ...POWER_FEATURES,
  ...CONNECTION_FEATURES,
  ...SOUND_AND_PICTURE_FEATURES,
  ...CONTROL_FEATURES,
  ...HOUSEHOLD_FEATURES,
  ...FURNITURE_FEATURES,
  ...OUTDOORS_FEATURES,
  ...FOOD_AND_COSMETICS_FEATURES,
};
