import type { Permission, Role } from './types.ts';

interface RoleText {
  label: string;
  description: string;
  permissions: readonly Permission[];
}

const ALL = ['assistants:view', 'assistants:edit', 'assistants:delete', 'catalogue:edit'] as const;

export const ROLES: Readonly<Record<Role, RoleText>> = {
  owner: {
    label: 'Owner',
    description: 'Full access, including deleting the organization and managing owners.',
    permissions: ALL,
  },
  admin: {
    label: 'Admin',
    description: 'Manage assistants, catalogue, members and keys, and view the audit log.',
    permissions: ALL,
  },
  editor: {
    label: 'Editor',
    description: 'View assistants, run crawls, and edit catalogue and knowledge.',
    permissions: ['assistants:view', 'catalogue:edit'],
  },
  viewer: {
    label: 'Viewer',
    description: 'View assistants, catalogue, knowledge and crawls, without making changes.',
    permissions: ['assistants:view'],
  },
};

export const PERMISSIONS: Readonly<Record<Permission, string>> = {
  'assistants:view': 'View assistants, catalogue, knowledge and crawls',
  'assistants:edit': 'Create and edit assistants',
  'assistants:delete': 'Delete assistants',
  'catalogue:edit': 'Start crawls, edit catalogue and knowledge',
};

/** Only owners can make others owners. */
export function assignableRoles(role: Role): Role[] {
  return role === 'owner' ? ['owner', 'admin', 'editor', 'viewer'] : ['admin', 'editor', 'viewer'];
}
