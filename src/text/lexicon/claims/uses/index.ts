import type { ConceptTable } from '../concept-table.ts';
import { ACTIVITIES } from './activities.ts';
import { OCCASIONS } from './occasions.ts';
import { PEOPLE_AND_PETS } from './people-and-pets.ts';
import { PLACES_AND_WEATHER } from './places-and-weather.ts';

/** What products are for, by kind: activities, places, weather, people and occasions. */
export const USES: ConceptTable = {
  ...ACTIVITIES,
  ...PLACES_AND_WEATHER,
  ...PEOPLE_AND_PETS,
  ...OCCASIONS,
};
