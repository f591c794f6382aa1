import type { Permission, Role } from './types.ts';

const ALL = ['assistants:view', 'assistants:edit', 'assistants:delete', 'catalogue:edit'] as const;

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  owner: ALL,
  admin: ALL,
  editor: ['assistants:view', 'catalogue:edit'],
  viewer: ['assistants:view'],
};

/** Only owners can make others owners. */
export function assignableRoles(role: Role): Role[] {
  return role === 'owner' ? ['owner', 'admin', 'editor', 'viewer'] : ['admin', 'editor', 'viewer'];
}
