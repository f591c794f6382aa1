import type { Context } from 'hono';
import { z } from 'zod';
import { assistantId, orNotFound } from '../actions/action.ts';
import { parse, requirePermission } from '../actions/invoke.ts';
import type { ExportedExchange } from '../domain/insight.ts';
import type { TransactionalStore } from '../domain/ports.ts';
import type { Principal } from '../domain/principal.ts';
import { conversationFilter } from '../operations/records.ts';
import type { AppEnv } from './app.ts';
import { csvFile, csvLine } from './csv.ts';

const PAGE_SIZE = 500;
/** Every page searches the texts anew: without a limit, one file could keep the database busy for hours. */
const MAX_CONVERSATIONS = 10_000;

export const ConversationsQuery = z.strictObject({
  assistantId,
  ...conversationFilter,
  unanswered: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
});

/** The columns of a question. Personal data that nobody typed, such as addresses, is in none of them. */
const COLUMNS: readonly [name: string, value: (exchange: ExportedExchange) => string | number | null][] = [
  ['conversation', ({ conversationId }) => conversationId],
  ['time', ({ createdAt }) => createdAt],
  ['page', ({ pageUrl }) => pageUrl],
  ['question', ({ question }) => question],
  ['answer', ({ answer }) => answer],
  ['outcome', ({ outcome }) => outcome],
  ['lacking', ({ lacking }) => lacking.join('; ')],
  ['held back', ({ cut }) => cut.map(({ sentence, reason }) => `${sentence} (${reason})`).join('\n')],
  ['products shown', ({ shown }) => shown.join(' ')],
  ['feedback', ({ feedback }) => feedback],
  ['language', ({ language }) => language],
  ['model', ({ model }) => model],
  ['fallback', ({ fallback }) => fallback],
  ['input tokens', ({ inputTokens }) => inputTokens],
  ['output tokens', ({ outputTokens }) => outputTokens],
  ['cost in US dollars', ({ cost }) => cost],
  ['milliseconds', ({ totalMs }) => totalMs],
];

/** Streams the questions of the latest conversations that match the filters as CSV, newest conversation first. */
export async function exportConversations(
  c: Context<AppEnv>,
  { store, principal }: { store: TransactionalStore; principal: Principal },
): Promise<Response> {
  requirePermission(principal, 'assistants:view');
  const { organizationId } = principal;
  const { assistantId: id, ...filter } = parse(ConversationsQuery, c.req.query());
  orNotFound('assistant', await store.assistants.exists(organizationId, id));

  async function* lines(): AsyncGenerator<string> {
    yield csvLine(COLUMNS.map(([name]) => name));
    let before: string | undefined;
    for (let count = 0; count < MAX_CONVERSATIONS; count += PAGE_SIZE) {
      const page = await store.insight.exportedExchanges(organizationId, id, { ...filter, before }, PAGE_SIZE);
      yield page.exchanges
        .map((exchange) => csvLine(COLUMNS.map(([, value]) => String(value(exchange) ?? ''))))
        .join('');
      if (page.next === null) return;
      before = page.next;
    }
  }

  return csvFile(c, 'conversations', lines());
}
