import { MICROS_PER_DOLLAR } from '../../domain/model-budget.ts';
import type { EmailPreferences, NotificationJob, Notifications } from '../../domain/notifications.ts';
import type { QueryText } from '../text-query.ts';

const MANAGES = `m.role in ('owner', 'admin')`;

const FAILED_CRAWLS = `select 'crawl_failed' as kind, r.organization_id as "organizationId", m.user_id as "userId",
    r.crawl_run_id as subject
  from crawl_runs r join members m on m.organization_id = r.organization_id
  where r.status = 'failed' and r.finished_at > $1 and ${MANAGES} and m.created_at <= r.finished_at`;

/** A budget of 0 is a choice, not an event. */
const SPENT_BUDGETS = `select 'budget_spent' as kind, s.organization_id as "organizationId", m.user_id as "userId",
    to_char(s.month, 'YYYY-MM') || ':' || trim_scale(b.budget / ${MICROS_PER_DOLLAR}::numeric) as subject
  from model_spending s join organizations o on o.organization_id = s.organization_id
    join members m on m.organization_id = s.organization_id
    cross join lateral (select case when o.has_model_budget then coalesce(o.model_budget, $2::bigint) end as budget) b
  where s.month = date_trunc('month', $1::timestamptz at time zone 'utc')::date and b.budget > 0 and s.cost >= b.budget
    and ${MANAGES}`;

const OPEN_QUESTIONS = `select 'open_questions' as kind, m.organization_id as "organizationId", m.user_id as "userId",
    $1::text as subject
  from members m where ${MANAGES} and exists (select from assistants a
    where a.organization_id = m.organization_id and exists (select from exchanges e
      where e.organization_id = a.organization_id and e.assistant_id = a.assistant_id
        and e.created_at >= $1::timestamptz - interval '7 days' and e.created_at < $1::timestamptz
        and e.outcome in ('partly', 'unanswered') and e.settled_at is null))`;

const PREFERENCES = `insert into email_preferences (user_id) values ($1)
  on conflict (user_id) do update set user_id = excluded.user_id returning token, refused`;

const SET_REFUSED = `insert into email_preferences (user_id, refused) values ($1, $2::text[])
  on conflict (user_id) do update set refused = excluded.refused`;

const UNSUBSCRIBE = `update email_preferences
  set refused = case when $2 = any(refused) then refused else array_append(refused, $2) end
  where token = $1 returning user_id`;

/** Reads what people are notified of, across all organizations, and keeps what they do not want. */
export function createNotifications(queryText: QueryText): Notifications {
  return {
    failedCrawls: (since) => queryText<NotificationJob>(FAILED_CRAWLS, [since]),
    spentBudgets: (now, usual) =>
      queryText<NotificationJob>(SPENT_BUDGETS, [now, usual === null ? null : Math.round(usual * MICROS_PER_DOLLAR)]),
    openQuestions: (week) => queryText<NotificationJob>(OPEN_QUESTIONS, [week]),
    async preferences(userId) {
      const [row] = await queryText<EmailPreferences>(PREFERENCES, [userId]);
      if (!row) throw new Error('An upsert returned no row.');
      return row;
    },
    async setRefused(userId, refused) {
      await queryText(SET_REFUSED, [userId, refused]);
    },
    unsubscribe: async (token, kind) => (await queryText(UNSUBSCRIBE, [token, kind])).length > 0,
  };
}
