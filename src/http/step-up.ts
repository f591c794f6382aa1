import { actions } from '../actions/index.ts';
import type { Principal } from '../domain/principal.ts';
import { Refusal } from '../domain/refusal.ts';
import { challenge } from './oauth-challenge.ts';

/**
 * Reads the body of a call by an application whose user approved less than their role allows: what goes beyond the
 * approval is answered with the challenge to ask for more (RFC 6750, section 3.1), and not carried out.
 * @returns the request, to be read again
 * @throws {Refusal} forbidden, with the challenge
 */
export async function refuseBeyondApproval(
  request: Request,
  { withheld }: Principal,
  baseUrl: string,
): Promise<Request> {
  if (withheld.size === 0 || request.method !== 'POST') return request;
  const body = await request.text();
  const permission = calledTools(body)
    .map((name) => actions.get(name)?.permission)
    .find((needed) => needed !== undefined && withheld.has(needed));
  if (permission !== undefined) {
    const description = 'Only reading was approved. Ask the user to approve changes too.';
    throw new Refusal('forbidden', description, {
      headers: { 'WWW-Authenticate': challenge(baseUrl, { error: 'insufficient_scope', description }) },
    });
  }
  return new Request(request.url, { method: 'POST', headers: request.headers, body });
}

/** Of one message, or of several at once as older revisions have it; none where it is not JSON-RPC. */
function calledTools(body: string): string[] {
  let messages: unknown;
  try {
    messages = JSON.parse(body);
  } catch {
    return [];
  }
  return [messages].flat().flatMap((message: unknown) => {
    const { method, params } = Object(message) as { method?: unknown; params?: unknown };
    const { name } = Object(params) as { name?: unknown };
    return method === 'tools/call' && typeof name === 'string' ? [name] : [];
  });
}
