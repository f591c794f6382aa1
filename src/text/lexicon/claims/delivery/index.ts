import type { ConceptTable } from '../concept-table.ts';
import { PARCELS } from './parcels.ts';
import { DELIVERY_PLACES } from './places.ts';
import { DELIVERY_SPEED } from './speed.ts';

/** Delivery: methods, times and destinations. */
export const DELIVERY: ConceptTable = { ...DELIVERY_SPEED, ...DELIVERY_PLACES, ...PARCELS };
