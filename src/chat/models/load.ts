import { ModelFailure } from '../tools/loop.ts';
import type { Model } from './specification.ts';
import type { Resolved } from './registry.ts';

/** Treats a provider whose library cannot be loaded as unreachable. */
export const loadModel = (resolved: Resolved): Promise<Model> =>
  resolved.load().catch((cause: unknown) => {
    throw new ModelFailure('unreachable', { cause });
  });
