import { z } from 'zod';
import { assistantId, orNotFound, operation } from '../actions/action.ts';
import { INTERVALS } from '../domain/insight.ts';
import { moment } from './records.ts';
import { DAY_MS } from '../domain/durations.ts';

const MAX_DAYS = 400;

const Figures = z.object({
  opened: z.int(),
  conversations: z.int(),
  questions: z.int(),
  unanswered: z.int(),
  partly: z.int(),
  refused: z.int(),
  handedOver: z.int(),
  thumbsUp: z.int(),
  thumbsDown: z.int(),
  productClicks: z.int(),
  carts: z.int(),
  cartPieces: z.int(),
  orders: z.int(),
  orderTotals: z.array(z.object({ currency: z.string(), total: z.number() })),
  inputTokens: z.int(),
  outputTokens: z.int(),
  cost: z.number(),
  replaced: z.int(),
  fallbacks: z.int(),
  aborted: z.int(),
  medianFirstMs: z.number().nullable(),
});

const Insight = z.object({
  totals: Figures,
  series: z.array(Figures.extend({ start: z.string() })),
  hasOrders: z.boolean(),
  tops: z.object({
    answers: z.int(),
    products: z.array(
      z.object({
        productId: z.string(),
        title: z.string().nullable(),
        shown: z.int(),
        clicked: z.int(),
        addedToCart: z.int(),
      }),
    ),
    lacking: z.array(z.object({ name: z.string(), questions: z.int(), example: z.string() })),
    tools: z.array(z.object({ tool: z.string(), answers: z.int() })),
    models: z.array(z.object({ model: z.string(), answers: z.int() })),
  }),
});

export const get_insight = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId, from: moment(), to: moment(), by: z.enum(INTERVALS) }).check((context) => {
    const days = (Date.parse(context.value.to) - Date.parse(context.value.from)) / DAY_MS;
    if (days > 0 && days <= MAX_DAYS) return;
    const message = `must be after from, and at most ${MAX_DAYS} days later`;
    context.issues.push({ code: 'custom', path: ['to'], message, input: context.value.to });
  }),
  output: Insight,
  async run({ assistantId: id, by, ...range }, { organizationId, store }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id));
    const [series, tops] = await Promise.all([
      store.insight.series(organizationId, id, range, by),
      store.insight.tops(organizationId, id, range),
    ]);
    return { ...series, tops };
  },
});
