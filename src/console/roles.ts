import type { Permission, Role } from './types.ts';

interface RoleText {
  label: string;
  /** What a member with this role may do. */
  description: string;
  permissions: readonly Permission[];
}

const EVERYTHING = ['assistants:view', 'assistants:edit', 'assistants:delete', 'catalogue:edit'] as const;

export const ROLES: Readonly<Record<Role, RoleText>> = {
  owner: {
    label: 'Owner',
    description: 'Do everything, also delete the organization and make other owners.',
    permissions: EVERYTHING,
  },
  admin: {
    label: 'Admin',
    description: 'Look after assistants, catalogue, members and keys, and read the audit log.',
    permissions: EVERYTHING,
  },
  editor: {
    label: 'Editor',
    description: 'See assistants and crawls; edit catalogue and knowledge.',
    permissions: ['assistants:view', 'catalogue:edit'],
  },
  viewer: {
    label: 'Viewer',
    description: 'See assistants, catalogue, knowledge and crawls; change nothing.',
    permissions: ['assistants:view'],
  },
};

export const PERMISSIONS: Readonly<Record<Permission, string>> = {
  'assistants:view': 'See assistants, catalogue, knowledge and crawls',
  'assistants:edit': 'Create and change assistants, start crawls',
  'assistants:delete': 'Delete assistants',
  'catalogue:edit': 'Change catalogue and knowledge',
};

/** The roles that somebody with this role may give: an admin makes no owners. */
export function rolesGivenBy(role: Role): Role[] {
  return role === 'owner' ? ['owner', 'admin', 'editor', 'viewer'] : ['admin', 'editor', 'viewer'];
}
