import type { Permission, Role } from '../../types.ts';

const names: Record<Role, { label: string; description: string }> = {
  owner: { label: 'Owner', description: 'Full access, including deleting the organization and managing owners.' },
  admin: { label: 'Admin', description: 'Manage assistants, catalogue, members and keys, and view the audit log.' },
  editor: { label: 'Editor', description: 'View assistants, run crawls, and edit catalogue and knowledge.' },
  viewer: {
    label: 'Viewer',
    description: 'View assistants, catalogue, knowledge and crawls, without making changes.',
  },
};

const permissions: Record<Permission, string> = {
  'assistants:view': 'View assistants, catalogue, knowledge and crawls',
  'assistants:edit': 'Create and edit assistants',
  'assistants:delete': 'Delete assistants',
  'catalogue:edit': 'Start crawls, edit catalogue and knowledge',
};

export const roles = { role: 'Role', names, permissions };
