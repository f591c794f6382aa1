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

/** Within a sentence, several people. */
const plurals: Record<Role, string> = { owner: 'owners', admin: 'admins', editor: 'editors', viewer: 'viewers' };

type Limited = 'assistants:edit' | 'catalogue:edit' | 'organization:edit' | 'conversations:erase';

/** Says to others who may do something. */
const only: Record<Limited, (people: string) => string> = {
  'assistants:edit': (people) => `Only ${people} can change the assistant and put it live.`,
  'catalogue:edit': (people) => `Only ${people} can start crawls, and change the catalogue and knowledge.`,
  'organization:edit': (people) => `Only ${people} can change settings and manage members.`,
  'conversations:erase': (people) => `Only ${people} can erase conversations.`,
};

export const roles = { role: 'Role', names, permissions, plurals, only };
