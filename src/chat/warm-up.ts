import { setTimeout as sleep } from 'node:timers/promises';
import { patternsOf } from './grounding/patterns.ts';
import { createTextCheck } from './grounding/text-check.ts';
import { languages } from './languages/index.ts';
import type { Model } from './specification.ts';

/** V8 compiles each pattern once for texts in Latin-1 and once for all others. */
const MESSAGES = ['jacket under 50', 'jacket – 50 €'];
/** Long enough for calls that wait. */
const PAUSE_MS = 250;

/**
 * Answers two messages in each language of the built-in model, so that no shopper waits until its patterns are compiled:
 * some 80 ms for the first message of each kind, in which the event loop does nothing else.
 */
export async function warmUp(builtin: Model, signal: AbortSignal, pauseMs = PAUSE_MS): Promise<void> {
  for (const language of languages)
    for (const text of MESSAGES) {
      await sleep(pauseMs, undefined, { signal, ref: false });
      await builtin.doGenerate({
        prompt: [{ role: 'user', content: [{ type: 'text', text }] }],
        providerOptions: { builtin: { language: language.code } },
      });
      createTextCheck(patternsOf(language), () => null).push(text);
    }
}
