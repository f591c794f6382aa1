import { roleOrganizationPermissions, rolePermissions } from '../domain/permissions.ts';
import type { Store } from '../domain/ports.ts';
import type { Principal } from '../domain/principal.ts';
import { Refusal } from '../domain/refusal.ts';

/**
 * A person at work in one of their organizations.
 * @throws {Refusal} organization_not_found, the same whether there is none or they are no member
 */
export async function memberPrincipal(store: Store, organizationId: string, userId: string): Promise<Principal> {
  const member = await store.members.find(organizationId, userId);
  if (!member) throw new Refusal('organization_not_found', 'Organization not found, or you are not a member of it.');
  const { role } = member;
  return {
    organizationId,
    permissions: new Set([...rolePermissions[role], ...roleOrganizationPermissions[role]]),
    withheld: new Set(),
    keyId: null,
    userId,
    clientId: null,
  };
}

/** Who did it, for the audit log: what they may do does not matter any more. */
export function asPrincipal(userId: string, organizationId: string): Principal {
  return { organizationId, userId, permissions: new Set(), withheld: new Set(), keyId: null, clientId: null };
}
