import type { ConceptTable } from '../concept-table.ts';
import { HANDLING } from './handling.ts';
import { LOOKS } from './looks.ts';
import { PERFORMANCE_QUALITIES } from './performance.ts';
import { SHAPE_AND_TOUCH } from './shape-and-touch.ts';
import { TASTE_AND_CARE } from './taste-and-care.ts';
import { WORTH } from './worth.ts';

/** Descriptive qualities by sense: shape and touch, handling, looks, and what is tasted, smelt or felt on the skin. */
export const QUALITIES: ConceptTable = {
  ...SHAPE_AND_TOUCH,
  ...PERFORMANCE_QUALITIES,
  ...HANDLING,
  ...WORTH,
  ...LOOKS,
  ...TASTE_AND_CARE,
};
