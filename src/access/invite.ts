import { createHash, randomBytes } from 'node:crypto';
import type { Invitation } from '../domain/people.ts';
import type { Role } from '../domain/permissions.ts';
import type { Store } from '../domain/ports.ts';
import { Refusal } from '../domain/refusal.ts';
import { DAY_MS } from '../domain/durations.ts';

/** `aisle_inv_`, the organization's unique part, `_`, 256 random bits in base64url. */
const FORMAT = /^aisle_inv_([0-9a-z]{26})_[\w-]{43}$/;
const VALID_MS = 7 * DAY_MS;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The link for an invitation. The part after the # never reaches a server. */
export const invitationLink = (origin: string, token: string) => `${origin}/invitation#${token}`;

/** Creates an invitation for one person, valid for a week. The answer alone contains its token: we store the hash. */
export async function invite(
  store: Store,
  values: { organizationId: string; role: Role; invitedBy: string | null },
): Promise<{ invitation: Invitation; token: string }> {
  const token = `aisle_inv_${values.organizationId.slice(4)}_${randomBytes(32).toString('base64url')}`;
  const expiresAt = new Date(Date.now() + VALID_MS).toISOString();
  return { token, invitation: await store.invitations.insert({ ...values, expiresAt, hash: hashOf(token) }) };
}

/**
 * Reserves an invitation for the address that signs up or accepts with it: an invitation admits one account.
 * @throws {Refusal} invitation_not_found, also if it is reserved for another address
 */
export async function reserveInvitation(
  store: Store,
  { organizationId, invitationId }: Pick<Invitation, 'organizationId' | 'invitationId'>,
  email: string,
): Promise<void> {
  const address = createHash('sha256').update(email.toLowerCase()).digest();
  if (!(await store.invitations.reserve(organizationId, invitationId, address))) throw noLongerValid();
}

/**
 * Looks an invitation up by its token.
 * @throws {Refusal} invitation_not_found, also for one that was used, was revoked or has expired
 */
export async function findInvitation(store: Store, token: string) {
  const [, organization] = FORMAT.exec(token) ?? [];
  const invitation = organization && (await store.invitations.findByHash(`org_${organization}`, hashOf(token)));
  if (!invitation) throw noLongerValid();
  return invitation;
}

export const noLongerValid = (): Refusal =>
  new Refusal('invitation_not_found', 'This invitation is no longer valid. Ask for a new link.');
