import { roleOrganizationPermissions, rolePermissions } from '../domain/permissions.ts';
import type { Store } from '../domain/ports.ts';
import type { Principal } from '../domain/principal.ts';
import { Refusal } from '../domain/refusal.ts';

/**
 * Loads a user's membership in an organization.
 * @throws {Refusal} organization_not_found, the same whether it does not exist or they are not a member
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

/** The actor for the audit log: their permissions no longer matter here. */
export function asPrincipal(userId: string, organizationId: string): Principal {
  return { organizationId, userId, permissions: new Set(), withheld: new Set(), keyId: null, clientId: null };
}
