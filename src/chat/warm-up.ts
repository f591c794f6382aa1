import { setTimeout as sleep } from 'node:timers/promises';
import { cueFinderOf } from './builtin/cues.ts';
import { conceptsOf } from './evidence/claims.ts';
import { languages } from './languages/registry.ts';

/** Long enough to serve waiting calls in between. */
const PAUSE_MS = 250;

/**
 * Compiles the tables of each language, so that no shopper waits for it: some 50 ms each, during which the event loop is blocked.
 * @returns the codes of the languages
 */
export async function warmUp(signal: AbortSignal, pauseMs = PAUSE_MS): Promise<string[]> {
  for (const { code } of languages)
    for (const compile of [conceptsOf, ([only = '']: readonly string[]) => cueFinderOf(only)]) {
      await sleep(pauseMs, undefined, { signal, ref: false });
      compile([code]);
    }
  return languages.map(({ code }) => code);
}
