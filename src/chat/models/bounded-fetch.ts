import { getGlobalDispatcher } from 'undici';
import { createPacing } from './pacing.ts';

/** Maximum size of one response from a provider: a token takes a few hundred bytes there. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** Shared by all models, because they share a processor. */
const pacing = createPacing(MAX_RESPONSE_BYTES);

/** Fetches like the platform, but in larger pieces, and aborts a response larger than any that a call requests. */
export function boundedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  // The type comes from another version than the platform's.
  const dispatcher = getGlobalDispatcher().compose(pacing) as unknown as NonNullable<RequestInit['dispatcher']>;
  return fetch(input, { ...init, dispatcher });
}
