import type { Verify } from '../../domain/assistant.ts';
import type { ModelBudget } from '../../domain/model-budget.ts';
import { accountFor } from '../account.ts';
import type { Gate } from '../evidence/gate.ts';
import { type Spent, addUse } from '../tools/loop.ts';
import { loadModel } from '../models/load.ts';
import type { Models, Resolved } from '../models/registry.ts';
import type { Turn } from '../turn.ts';
import { type SecondLook, createOpenDoor, createSecondLook } from './second-look.ts';
import { createModelVerifier } from './verifier.ts';

interface LookedAt {
  question: { organizationId: string; assistant: { verify?: Verify | undefined } };
  /** The model that answers. */
  resolved: Resolved;
  turn: Turn;
  spent: Spent;
  signal: AbortSignal;
}

/** True if another model compares a model's sentences with the evidence. */
export const isVerifiedBy = ({ models }: { models: Models }, { question, resolved }: LookedAt): boolean =>
  question.assistant.verify === 'model' && models.verifierOf(resolved.name) !== null;

/** Creates the verification that the merchant has chosen for a model's sentences; the answer pays for its calls. */
export function lookFor(
  service: { models: Models; modelBudget: ModelBudget },
  { question, resolved, turn, spent, signal }: LookedAt,
  gate: Gate,
): SecondLook {
  const { verify = 'off' } = question.assistant;
  const { phrases } = turn.language;
  if (verify === 'quote') return createSecondLook({ gate, phrases, verify: null, signal });
  const verifier = verify === 'model' ? service.models.verifierOf(resolved.name) : null;
  if (!verifier) return createOpenDoor();
  const ask = createModelVerifier(
    () => loadModel(verifier),
    accountFor(service, question.organizationId, verifier.price),
    (use) => addUse(spent, use),
  );
  return createSecondLook({ gate, phrases, verify: ask, signal });
}
