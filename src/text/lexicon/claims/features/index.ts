import type { ConceptTable } from '../concept-table.ts';
import { APPLIANCE_FEATURES } from './appliances.ts';
import { CONNECTION_FEATURES } from './connections.ts';
import { CONTAINER_FEATURES } from './containers.ts';
import { CUT_AND_FASTENING_FEATURES } from './cut-and-fastenings.ts';
import { FABRIC_FEATURES } from './fabric-properties.ts';
import { FOOD_AND_COSMETICS_FEATURES } from './food-and-cosmetics.ts';
import { FURNITURE_FEATURES } from './furniture.ts';
import { OUTDOORS_FEATURES } from './outdoors.ts';
import { POWER_FEATURES } from './power.ts';
import { CONTROL_FEATURES } from './sensors-and-controls.ts';
import { SOUND_AND_PICTURE_FEATURES } from './sound-and-picture.ts';

/** Product features by sector: parts, equipment, technology and technical properties. */
export const FEATURES: ConceptTable = {
  ...FABRIC_FEATURES,
  ...CUT_AND_FASTENING_FEATURES,
  ...POWER_FEATURES,
  ...CONNECTION_FEATURES,
  ...SOUND_AND_PICTURE_FEATURES,
  ...CONTROL_FEATURES,
  ...CONTAINER_FEATURES,
  ...APPLIANCE_FEATURES,
  ...FURNITURE_FEATURES,
  ...OUTDOORS_FEATURES,
  ...FOOD_AND_COSMETICS_FEATURES,
};
