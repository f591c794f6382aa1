import type { Sighting, Sightings } from '../../domain/sighting.ts';
import type { QueryText } from '../text-query.ts';

/** Origins kept for each outcome: programs can make up any number of them. */
const MAX_ORIGINS = 50;

const RECORD = `with recorded as (
    insert into widget_sightings (organization_id, assistant_id, outcome, origin) values ($1, $2, $3, $4)
    on conflict (organization_id, assistant_id, outcome, origin) do update set last_at = now())
  delete from widget_sightings where organization_id = $1 and assistant_id = $2 and outcome = $3 and origin in (
    select origin from widget_sightings where organization_id = $1 and assistant_id = $2 and outcome = $3 and origin <> $4
    order by last_at desc offset ${MAX_ORIGINS - 1})`;

const LIST = `select origin, outcome, last_at as "lastSeenAt" from widget_sightings
  where organization_id = $1 and assistant_id = $2 order by last_at desc, outcome, origin`;

export function createSightings(queryText: QueryText): Sightings {
  return {
    async record({ organizationId, assistantId }, origin, outcome) {
      await queryText(RECORD, [organizationId, assistantId, outcome, origin]);
    },
    list: (organizationId, assistantId) => queryText<Sighting>(LIST, [organizationId, assistantId]),
  };
}
