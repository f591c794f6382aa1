import type { FAULTS } from '../../../domain/fault.ts';

/** What to say about a fault instead of the service's sentence, which is in English. */
type FaultTexts = Partial<{
  [C in keyof typeof FAULTS]: (...params: Parameters<(typeof FAULTS)[C]>) => string;
}>;

export const faults: FaultTexts = {};
