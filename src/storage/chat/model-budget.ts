import { MAX_ANSWER_MS } from '../../domain/answer.ts';
import type { Backlog } from '../../domain/backlog.ts';
import { uniquePart } from '../../domain/ids.ts';
import type { ModelBudget } from '../../domain/model-budget.ts';
import type { InTurn } from '../../domain/in-turn.ts';
import type { QueryText } from '../text-query.ts';
import { MICROS_PER_DOLLAR } from '../../domain/model-budget.ts';

/** The update locks the month's row, so that concurrent calls see each other's reservations. */
const RESERVE = `with own as (
    select case when has_model_budget then coalesce(model_budget, $4::bigint) end as budget
    from organizations where organization_id = $1),
  admitted as (
    insert into model_spending as known (organization_id, month, reserved)
    select $1, date_trunc('month', now() at time zone 'utc')::date, $3 from own
      where $3::bigint = 0 or budget is null or budget > 0
    on conflict (organization_id, month) do update set reserved = known.reserved + excluded.reserved
      where excluded.reserved = 0 or (select budget from own) is null
        or known.cost + known.reserved < (select budget from own)
    returning month)
  insert into model_reservations (organization_id, reservation_id, month, cost)
    select $1, $2, month, $3 from admitted returning reservation_id`;

const SETTLE = `with gone as (
    delete from model_reservations where organization_id = $1 and reservation_id = $2 returning month, cost)
  update model_spending s set cost = s.cost + $3, reserved = s.reserved - gone.cost,
    input_tokens = s.input_tokens + $4, output_tokens = s.output_tokens + $5
  from gone where s.organization_id = $1 and s.month = gone.month`;

const REAP = `with gone as (delete from model_reservations where created_at < $1 returning organization_id, month, cost),
  sums as (select organization_id, month, sum(cost) as cost from gone group by 1, 2)
  update model_spending s set cost = s.cost + sums.cost, reserved = s.reserved - sums.cost
  from sums where s.organization_id = sums.organization_id and s.month = sums.month`;

export function createModelBudget(queryText: QueryText, backlog: Backlog, inTurn: InTurn): ModelBudget {
  return {
    async reserve(organizationId, cost, usual) {
      const reservation = uniquePart();
      const values = [organizationId, reservation, cost, usual === null ? null : Math.round(usual * MICROS_PER_DOLLAR)];
      const admitted = await inTurn(organizationId, () => queryText(RESERVE, values));
      return admitted.length > 0 ? reservation : undefined;
    },
    async settle(organizationId, reservation, { cost, inputTokens, outputTokens }) {
      const values = [organizationId, reservation, cost, inputTokens, outputTokens];
      await backlog.line()(() => inTurn(organizationId, () => queryText(SETTLE, values)));
    },
    async reap(now) {
      await queryText(REAP, [new Date(now.getTime() - MAX_ANSWER_MS)]);
    },
  };
}
