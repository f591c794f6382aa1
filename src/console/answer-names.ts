import type { Exchange } from './types.ts';

type Outcome = NonNullable<Exchange['outcome']>;

/** Outcomes of questions, as people read them. */
export const OUTCOMES: Readonly<Record<Outcome, string>> = {
  answered: 'Answered',
  partly: 'Partly answered',
  unanswered: 'Not answered',
  refused: 'Refused',
  handed_over: 'Handed over',
};

/** Why the built-in model answered instead of another. */
export const FALLBACKS: Readonly<Record<string, string>> = {
  unreachable: 'The built-in model answered, because the provider was unreachable',
  timeout: 'The built-in model answered, because the provider took too long',
  interrupted: 'The built-in model finished, because the provider’s answer broke off',
  empty: 'The built-in model answered, because the provider’s answer was empty',
  refused: 'The built-in model answered, because the provider refused',
  budget: 'The built-in model answered, because the month’s budget was spent',
  unresolved: 'The default model answered, because the assistant’s model is not available',
};
