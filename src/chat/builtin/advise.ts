import type { LexiconEntry } from '../../domain/catalogue-lexicon.ts';
import type { Outcome } from '../../domain/answer.ts';
import type { Message } from '../conversation/history.ts';
import type { Part } from '../parts.ts';
import type { FairTurns } from '../fair-turns.ts';
import type { FewAtOnce } from '../few-at-once.ts';
import { type Sources, type Turn, show } from '../turn.ts';
import type { Explanation } from '../../domain/explanation.ts';
import { explain } from './explanation.ts';
import type { Answer } from './answer.ts';
import { type Evidence, gather } from './gather.ts';
import { INTENTS } from './intents.ts';
import { requestsIn } from './requests.ts';
import { goodsNames } from './goods.ts';
import { joinNames, shopNamesFrom } from './shop-names.ts';
import { readTalk } from './talk.ts';

export interface BuiltinOptions {
  turn: Turn;
  sources: Sources;
  messages: readonly Message[];
  /** Id of the product on the open page. */
  pageId: string | undefined;
  /** ISO 639-1. */
  catalogueCode: string;
  /** Looks up the shop's own names for things that shoppers call differently. */
  findNames: () => Promise<readonly LexiconEntry[]>;
  turns: FairTurns;
  fewAtOnce: FewAtOnce;
  /** Aborted once the shopper has left. */
  signal: AbortSignal;
  /** Called with the outcome of the whole reply. */
  onOutcome: (outcome: Outcome) => void;
  /** Called with the reasons for an answer, before each answer. */
  onExplained?: ((explanation: Explanation) => void) | undefined;
}

/**
 * Advises without a language model: matches the message, in the context of its conversation, with the catalogue and the
 * shop's texts, and reads it in the way that fits them best. The same conversation always gets the same answers.
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
  const goods = await goodsNames(turn.language.code, context.catalogueCode, breathe);
  const names = joinNames(shopNamesFrom(await findNames()), goods);
  const page = { ...context, names, breathe, readings: new Map() };
  await breathe();
  const newest = messages.at(-1)?.text ?? '';
  const requests = requestsIn(newest, readTalk(turn, sources, messages, page));
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
  // If one of two answers is incomplete, its outcome counts.
  onOutcome(outcomes.find((outcome) => outcome !== 'answered') ?? 'answered');
  yield* turn.outbox.splice(0);
}

/** Picks the intent by what the message says and what the shop has. */
function answerTo(evidence: Evidence, onExplained: BuiltinOptions['onExplained']): Answer | Promise<Answer> {
  const scored = INTENTS.map((intent) => ({ intent, name: intent.name, score: intent.score(evidence) }));
  const intents = scored.toSorted((a, b) => b.score - a.score);
  const [best] = intents;
  if (!best) throw new Error('There is always an intent.');
  onExplained?.(explain(evidence, intents));
  return best.intent.answer(evidence);
}

/** Applies the side effects of an answer: cards, cart proposals, handover. */
async function apply(answer: Answer, turn: Turn, sources: Sources): Promise<void> {
  turn.found ||= (answer.show ?? []).length > 0;
  if (answer.handOver) turn.handover = answer.handOver;
  for (const { product, externalId, amount } of answer.carts ?? []) {
    turn.proposed.add(product.productId);
    turn.outbox.push({ type: 'cart', productId: product.productId, externalId, amount });
  }
  const fresh = (answer.show ?? []).filter(({ productId }) => !turn.shown.has(productId));
  if (fresh.length > 0)
    await show(turn, sources, fresh, answer.isComparison && fresh.length > 1 ? 'comparison' : 'products');
}
