import type { ConceptTable } from '../concept-table.ts';
import { BODY_AND_BABY } from './body-and-baby.ts';
import { HOME_AND_WORK } from './home-and-work.ts';
import { OCCASIONS } from './occasions.ts';
import { PEOPLE_AND_PETS } from './people-and-pets.ts';
import { PLACES_AND_WEATHER } from './places-and-weather.ts';
import { SPORT_AND_TRAVEL } from './sport-and-travel.ts';

/** Uses of products by kind: activities, places, weather, people and occasions. */
export const USES: ConceptTable = {
  ...SPORT_AND_TRAVEL,
  ...HOME_AND_WORK,
  ...BODY_AND_BABY,
  ...PLACES_AND_WEATHER,
  ...PEOPLE_AND_PETS,
  ...OCCASIONS,
};
