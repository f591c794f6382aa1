import type { ConceptTable } from '../concept-table.ts';
import { BODY_AND_PEOPLE } from './body-and-people.ts';
import { DEVICES } from './devices.ts';
import { FOOD } from './food.ts';
import { READING_AND_LEARNING } from './reading-and-learning.ts';
import { USE_AND_UPKEEP } from './use-and-upkeep.ts';

/** Topics of questions about products, in everyday words, which are not claims. */
export const TOPICS: ConceptTable = {
  ...BODY_AND_PEOPLE,
  ...READING_AND_LEARNING,
  ...FOOD,
  ...DEVICES,
  ...USE_AND_UPKEEP,
};
