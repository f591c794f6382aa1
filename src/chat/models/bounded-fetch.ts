import { getGlobalDispatcher } from 'undici';
import { createPacing } from './pacing.ts';

/** Of one answer as a provider sends it: a token takes a few hundred bytes there. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** One for all models, as they share a processor. */
const pacing = createPacing(MAX_RESPONSE_BYTES);

/** Fetches as the platform does, in larger pieces, and breaks off an answer that is larger than any that was asked for. */
export function boundedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  // Its type here is of another version than the platform's.
  const dispatcher = getGlobalDispatcher().compose(pacing) as unknown as NonNullable<RequestInit['dispatcher']>;
  return fetch(input, { ...init, dispatcher });
}
