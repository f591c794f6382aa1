import { setTimeout as sleep } from 'node:timers/promises';
import { cueFinderOf } from './builtin/cues.ts';
import { prepareConcepts } from './evidence/claims.ts';
import { languages } from './languages/registry.ts';
import { rehearse } from './rehearse.ts';

/** Long enough to serve waiting calls between steps of a few milliseconds. */
const PAUSE_MS = 30;

/** Compiles the tables and the code for each language, so that no shopper waits for it. @returns the codes of the languages */
export async function warmUp(signal: AbortSignal, pauseMs = PAUSE_MS): Promise<string[]> {
  const pause = (): Promise<void> => sleep(pauseMs, undefined, { signal, ref: false });
  for (const { code } of languages) {
    await pause();
    await prepareConcepts([code], pause);
    await pause();
    cueFinderOf(code);
  }
  await rehearse(signal, pause);
  return languages.map(({ code }) => code);
}
