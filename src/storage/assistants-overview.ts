import type { AssistantOverview } from '../domain/overview.ts';
import type { QueryText } from './text-query.ts';

/** Counts end here: nobody reads more, and a large catalogue takes long to count. */
const MAX_COUNTED = 10_000;

const counted = (rows: string) => `(select count(*) from (select ${rows} limit ${MAX_COUNTED}) counted)`;

/** The condition for rows of table `t` that belong to an assistant. */
const ITS = 't.organization_id = a.organization_id and t.assistant_id = a.assistant_id';

const OVERVIEW = `select a.assistant_id as "assistantId", a.name, a.status, a.site_url as "siteUrl",
    ${counted(`from products t where ${ITS}`)} as products,
    ${counted(`from conversations t where ${ITS} and t.created_at >= $2`)} as conversations,
    ${counted(`from exchanges t where ${ITS} and t.outcome in ('partly', 'unanswered') and t.settled_at is null`)}
      as "openQuestions",
    (select max(t.last_at) from widget_sightings t where ${ITS} and t.outcome = 'shown') as "lastSeenAt",
    (select json_build_object('status', t.status, 'error', t.error, 'notes', t.notes,
        'at', to_char(coalesce(t.finished_at, t.created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from crawl_runs t where ${ITS} order by t.crawl_run_id desc limit 1) as "lastCrawl"
  from (select * from assistants where organization_id = $1 order by assistant_id desc limit $3) a
  order by a.assistant_id desc`;

/** An organization's newest assistants at a glance. @param since conversations count from then on */
export const findOverview = (
  queryText: QueryText,
  organizationId: string,
  since: Date,
  limit: number,
): Promise<AssistantOverview[]> => queryText<AssistantOverview>(OVERVIEW, [organizationId, since, limit]);
