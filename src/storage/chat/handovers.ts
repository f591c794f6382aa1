import type { HandoverReason, Handovers, TranscriptMessage } from '../../domain/handover.ts';
import type { QueryText } from '../text-query.ts';

/** Exchanges that a helpdesk receives; conversations are rarely longer. */
const MAX_EXCHANGES = 50;

const FIND = `select a.assistant_id as "assistantId", a.handover_webhook as url, a.handover_secret as secret,
    e.conversation_id as "conversationId", e.created_at as at,
    (select part ->> 'reason' from jsonb_array_elements(e.parts) part where part ->> 'type' = 'handover') as reason
  from exchanges e join assistants a using (organization_id, assistant_id)
  where e.organization_id = $1 and e.exchange_id = $2 and a.handover_webhook is not null`;

const TRANSCRIPT = `select question, answer from exchanges
  where organization_id = $1 and conversation_id = $2 and exchange_id <= $3
  order by exchange_id desc limit $4`;

interface HandoverRow {
  assistantId: string;
  conversationId: string;
  url: string;
  secret: string;
  reason: HandoverReason;
  at: string;
}

/** Reads the message for a helpdesk at the time of sending. */
export function createHandovers(queryText: QueryText): Handovers {
  return {
    async find({ organizationId, exchangeId }) {
      const [row] = await queryText<HandoverRow>(FIND, [organizationId, exchangeId]);
      if (!row) return undefined;
      const { url, secret, ...message } = row;
      const values = [organizationId, message.conversationId, exchangeId, MAX_EXCHANGES];
      const exchanges = await queryText<{ question: string; answer: string | null }>(TRANSCRIPT, values);
      const transcript = exchanges
        .toReversed()
        .flatMap(({ question, answer }): TranscriptMessage[] => [
          { role: 'shopper', text: question },
          ...(answer === null ? [] : [{ role: 'assistant' as const, text: answer }]),
        ]);
      return { url, secret, message: { ...message, transcript } };
    },
  };
}
