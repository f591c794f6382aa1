import { randomBytes } from 'node:crypto';
import type { Report } from '../../src/domain/answer.ts';
import type { FeedbackVote, KeptPart } from '../../src/domain/conversation.ts';
import { newId } from '../../src/domain/ids.ts';
import type { TestService } from './service.ts';

export interface ExchangeInput {
  question: string;
  /** Null for an answer that never came. */
  answer?: string | null;
  report?: Partial<Report>;
  parts?: KeptPart[];
  feedback?: FeedbackVote;
}

const REPORT: Report = {
  model: 'scripted/model',
  fallback: null,
  language: 'en',
  inputTokens: 100,
  cachedTokens: 0,
  outputTokens: 10,
  cost: 1000,
  steps: 1,
  toolsUsed: [],
  shown: [],
  replaced: 0,
  outcome: 'answered',
  lacking: [],
  cut: [],
  aborted: false,
  firstMs: 20,
  totalMs: 50,
};

export const reportWith = (more: Partial<Report> = {}): Report => ({ ...REPORT, ...more });

/** Stores what a shopper and an assistant said, at the given time if there is one. */
export async function converse(
  { store, pool }: Pick<TestService, 'store' | 'pool'>,
  { organizationId, assistantId }: { organizationId: string; assistantId: string },
  said: readonly ExchangeInput[],
  at?: string,
) {
  const token = randomBytes(32);
  const conversationId = await store.conversations.open(organizationId, assistantId, token);
  if (at !== undefined)
    await pool.query(
      `with gone as (delete from conversations where organization_id = $1 and conversation_id = $2 returning *)
       insert into conversations (organization_id, conversation_id, assistant_id, token_hash, created_at)
       select organization_id, conversation_id, assistant_id, token_hash, $3 from gone`,
      [organizationId, conversationId, at],
    );
  const exchangeIds: string[] = [];
  for (const { question, answer = 'Yes.', report, parts = [], feedback } of said) {
    const exchangeId = newId('msg');
    exchangeIds.push(exchangeId);
    const page = { url: 'https://shop.test/p', title: 'Page' };
    await store.conversations.ask(organizationId, assistantId, conversationId, { exchangeId, question, page });
    if (answer !== null)
      await store.conversations.answer(organizationId, exchangeId, { answer, parts, report: reportWith(report) });
    if (feedback) await store.conversations.rate(organizationId, assistantId, token, exchangeId, feedback);
  }
  if (at !== undefined) {
    await pool.query('update exchanges set created_at = $2 where conversation_id = $1', [conversationId, at]);
    await pool.query('update conversations set last_at = $2 where conversation_id = $1', [conversationId, at]);
  }
  return { token, conversationId, exchangeIds };
}
