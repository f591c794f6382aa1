import type { LexiconEntry } from '../../domain/catalogue-lexicon.ts';
import type { Outcome } from '../../domain/chat.ts';
import type { Message } from '../history.ts';
import type { Part } from '../parts.ts';
import type { FairTurns } from '../fair-turns.ts';
import type { FewAtOnce } from '../few-at-once.ts';
import { type Sources, type Turn, show } from '../turn.ts';
import { type Explanation, explain } from './explanation.ts';
import type { Answer } from './answer.ts';
import { type Evidence, gather } from './gather.ts';
import { INTENTS } from './intents.ts';
import { requestsIn } from './requests.ts';
import { shopNamesFrom } from './shop-names.ts';
import { readTalk } from './talk.ts';

export interface BuiltinOptions {
  turn: Turn;
  sources: Sources;
  messages: readonly Message[];
  /** Of the product on the open page. */
  pageId: string | undefined;
  /** ISO 639-1. */
  catalogueCode: string;
  /** Looks up what the shop calls what shoppers call otherwise. */
  findNames: () => Promise<readonly LexiconEntry[]>;
  turns: FairTurns;
  fewAtOnce: FewAtOnce;
  /** Aborted once the shopper has left. */
  signal: AbortSignal;
  /** Told how the answer came out. */
  onOutcome: (outcome: Outcome) => void;
  /** Told why, before each answer. */
  onExplained?: ((explanation: Explanation) => void) | undefined;
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
  onExplained,
  findNames,
  turns,
  fewAtOnce,
  signal,
  ...context
}: BuiltinOptions): AsyncGenerator<Part> {
  const breathe = () => turns.next(turn.organizationId);
  const page = { ...context, names: shopNamesFrom(await findNames()), breathe, readings: new Map() };
  await breathe();
  const newest = messages.at(-1)?.text ?? '';
  const requests = requestsIn(newest, readTalk(turn, sources, messages, page).read);
  const outcomes: Outcome[] = [];
  for (const [at, text] of requests.entries()) {
    const talk = readTalk(turn, sources, [...messages.slice(0, -1), { role: 'shopper', text }], page);
    const answer = await fewAtOnce(turn.organizationId, async () => {
      signal.throwIfAborted();
      return answerTo(await gather(talk), onExplained);
    });
    outcomes.push(answer.outcome);
    yield { type: 'text', delta: at > 0 ? `\n\n${answer.text}` : answer.text };
    await apply(answer, turn, sources);
  }
  // Of two answers, the one that lacks something counts.
  onOutcome(outcomes.find((outcome) => outcome !== 'answered') ?? 'answered');
  yield* turn.outbox.splice(0);
}

/** Lets what a message says and what the shop has decide which intent it has. */
function answerTo(evidence: Evidence, onExplained: BuiltinOptions['onExplained']): Answer | Promise<Answer> {
  const scored = INTENTS.map((intent) => ({ intent, name: intent.name, score: intent.score(evidence) }));
  const intents = scored.toSorted((a, b) => b.score - a.score);
  const [best] = intents;
  if (!best) throw new Error('There is always an intent.');
  onExplained?.(explain(evidence, intents));
  return best.intent.answer(evidence);
}

/** Hands out what accompanies an answer. */
async function apply(answer: Answer, turn: Turn, sources: Sources): Promise<void> {
  turn.found ||= (answer.show ?? []).length > 0;
  if (answer.handOver) turn.handover = answer.handOver;
  if (answer.cart) {
    const { product, externalId, amount } = answer.cart;
    turn.proposed.add(product.productId);
    turn.outbox.push({ type: 'cart', productId: product.productId, externalId, amount });
  }
  const fresh = (answer.show ?? []).filter(({ productId }) => !turn.shown.has(productId));
  if (fresh.length > 0)
    await show(turn, sources, fresh, answer.isComparison && fresh.length > 1 ? 'comparison' : 'products');
}
