import type { Outcome } from '../../domain/chat.ts';
import type { Message } from '../history.ts';
import type { Part } from '../parts.ts';
import { type Sources, type Turn, show } from '../turn.ts';
import { gather } from './gather.ts';
import { INTENTS } from './intents.ts';
import { readTalk } from './talk.ts';

export interface BuiltinOptions {
  turn: Turn;
  sources: Sources;
  messages: readonly Message[];
  /** Of the product on the open page. */
  pageId: string | undefined;
  /** ISO 639-1. */
  catalogueCode: string;
  /** Told how the answer came out. */
  onOutcome: (outcome: Outcome) => void;
}

/**
 * Advises without a language model: runs a message, with what the conversation is about, against the catalogue and the shop's texts, and
 * lets what the shop has decide what the message means. The same conversation gets the same answers.
 */
export async function* adviseByRetrieval({
  turn,
  sources,
  messages,
  onOutcome,
  ...context
}: BuiltinOptions): AsyncGenerator<Part> {
  const talk = readTalk(turn, sources, messages, context);
  const evidence = await gather(talk);
  const scored = INTENTS.map((intent) => ({ intent, score: intent.score(evidence) }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  if (!best) throw new Error('There is always an intent.');
  const answer = await best.intent.answer(evidence);
  onOutcome(answer.outcome);
  turn.found ||= (answer.show ?? []).length > 0;
  yield { type: 'text', delta: answer.text };
  if (answer.handOver) turn.handover = answer.handOver;
  if (answer.cart) {
    const { product, externalId, amount } = answer.cart;
    turn.proposed.add(product.productId);
    turn.outbox.push({ type: 'cart', productId: product.productId, externalId, amount });
  }
  const fresh = (answer.show ?? []).filter(({ productId }) => !turn.shown.has(productId));
  if (fresh.length > 0)
    await show(turn, sources, fresh, answer.isComparison && fresh.length > 1 ? 'comparison' : 'products');
  yield* turn.outbox.splice(0);
}
