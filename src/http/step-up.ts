import { actions } from '../actions/index.ts';
import type { Principal } from '../domain/principal.ts';
import { Refusal } from '../domain/refusal.ts';
import { calledTools } from './mcp-tools.ts';
import { challenge } from './oauth-challenge.ts';

/**
 * Answers a call that exceeds the application's approval, but not the user's role, with a challenge to request the
 * scope (RFC 6750, section 3.1), and does not run it.
 * @throws {Refusal} forbidden, with the challenge
 */
export function refuseBeyondApproval(message: unknown, { withheld }: Principal, baseUrl: string): void {
  const permissions = calledTools(message).map((name) => actions.get(name)?.permission);
  if (!permissions.some((permission) => permission !== undefined && withheld.has(permission))) return;
  const description = 'Only read access was approved. Ask the user to approve changes too.';
  throw new Refusal('forbidden', description, {
    headers: { 'WWW-Authenticate': challenge(baseUrl, { error: 'insufficient_scope', description }) },
  });
}
