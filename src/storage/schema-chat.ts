import type { ColumnType, Generated } from 'kysely';
import type { CutSentence, Outcome } from '../domain/answer.ts';
import type { FeedbackVote, KeptPart } from '../domain/conversation.ts';
import type { FallbackReason } from '../domain/models.ts';
import type { StoredEvent } from '../domain/widget-event.ts';

/** The tables of conversations. */
export interface ChatSchema {
  conversations: {
    organization_id: string;
    conversation_id: string;
    assistant_id: string;
    token_hash: Buffer;
    created_at: Generated<string>;
    last_at: Generated<string>;
  };
  exchanges: {
    organization_id: string;
    exchange_id: string;
    assistant_id: string;
    conversation_id: string;
    question: string;
    page_url: string | null;
    page_title: string | null;
    answer: string | null;
    parts: ColumnType<KeptPart[], string | undefined, string>;
    shown: Generated<string[]>;
    tools: Generated<string[]>;
    language: string | null;
    model: string | null;
    fallback: FallbackReason | null;
    input_tokens: Generated<number>;
    cached_tokens: Generated<number>;
    output_tokens: Generated<number>;
    cost: number | null;
    replaced: Generated<number>;
    outcome: Outcome | null;
    lacking: Generated<string[]>;
    cut: ColumnType<CutSentence[], string | undefined, string>;
    aborted: Generated<boolean>;
    first_ms: number | null;
    total_ms: number | null;
    feedback: FeedbackVote | null;
    settled_at: string | null;
    knowledge_id: string | null;
    created_at: Generated<string>;
  };
  widget_events: {
    organization_id: string;
    event_id: string;
    assistant_id: string;
    conversation_id: string | null;
    type: StoredEvent['type'];
    product_id: string | null;
    amount: number | null;
    order_hash: Buffer | null;
    total: number | null;
    currency: string | null;
    created_at: Generated<string>;
  };
  model_spending: {
    organization_id: string;
    /** First day of the month. */
    month: string;
    cost: Generated<number>;
    input_tokens: Generated<number>;
    output_tokens: Generated<number>;
    answers: Generated<number>;
    reserved: Generated<number>;
  };
}
