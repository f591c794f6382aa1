import type { Call } from '../actions/action.ts';
import { Refusal } from '../domain/refusal.ts';

/** @throws {Refusal} forbidden, unless the caller is an owner of the organization */
export async function refuseUnlessOwner({ organizationId, principal, store }: Call): Promise<void> {
  const self = await store.members.find(organizationId, principal.userId ?? '');
  if (self?.role !== 'owner') throw new Refusal('forbidden', 'Only an owner can add, change or remove owners.');
}

/** Call in a transaction that locks the members. @throws {Refusal} last_owner, if there is only one owner */
export async function refuseLastOwner({ organizationId, store }: Call): Promise<void> {
  const owners = (await store.members.list(organizationId)).filter(({ role }) => role === 'owner');
  if (owners.length <= 1)
    throw new Refusal('last_owner', 'An organization needs at least one owner. Make someone else an owner first.');
}
