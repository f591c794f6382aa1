import { setTimeout as sleep } from 'node:timers/promises';
import { conceptsOf } from './evidence/claims.ts';
import { languages } from './languages/registry.ts';
import type { Model } from './specification.ts';

/** Two messages, because V8 compiles each pattern once for Latin-1 text and once for all other text. */
const MESSAGES = ['jacket under 50', 'jacket – 50 €'];
/** Long enough to serve waiting calls in between. */
const PAUSE_MS = 250;

/**
 * Answers two messages in each language of the built-in model, so that no shopper waits for its patterns to be
 * compiled: some 80 ms for the first message of each kind, during which the event loop is blocked.
 */
export async function warmUp(builtin: Model, signal: AbortSignal, pauseMs = PAUSE_MS): Promise<void> {
  for (const { code } of languages) {
    await sleep(pauseMs, undefined, { signal, ref: false });
    conceptsOf([code]);
  }
  for (const language of languages)
    for (const text of MESSAGES) {
      await sleep(pauseMs, undefined, { signal, ref: false });
      await builtin.doGenerate({
        prompt: [{ role: 'user', content: [{ type: 'text', text }] }],
        providerOptions: { builtin: { language: language.code } },
      });
    }
}
