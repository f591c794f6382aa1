import type { ModelBudget } from '../domain/model-budget.ts';
import type { QueryText } from './text-query.ts';

const THIS_MONTH = `date_trunc('month', now() at time zone 'utc')::date`;

const IS_SPENT = `select coalesce(spending.cost, 0) >= organization.model_budget as "isSpent"
  from organizations organization left join model_spending spending
    on spending.organization_id = organization.organization_id and spending.month = ${THIS_MONTH}
  where organization.organization_id = $1`;

const CHARGE = `insert into model_spending as known (organization_id, month, cost, input_tokens, output_tokens)
  select organization_id, ${THIS_MONTH}, $2, $3, $4 from organizations where organization_id = $1
  on conflict (organization_id, month) do update set cost = known.cost + excluded.cost,
    input_tokens = known.input_tokens + excluded.input_tokens,
    output_tokens = known.output_tokens + excluded.output_tokens`;

export function createModelBudget(queryText: QueryText): ModelBudget {
  return {
    async isSpent(organizationId) {
      const [row] = await queryText<{ isSpent: boolean | null }>(IS_SPENT, [organizationId]);
      return row?.isSpent ?? false;
    },
    async charge(organizationId, { cost, inputTokens, outputTokens }) {
      await queryText(CHARGE, [organizationId, cost ?? 0, inputTokens, outputTokens]);
    },
  };
}
