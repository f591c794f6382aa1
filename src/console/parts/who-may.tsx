import { Text } from '@mantine/core';
import { useOrganization } from '../queries.ts';
import { ROLE_PERMISSIONS } from '../roles.ts';
import { formatList } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { Permission, Role } from '../types.ts';

const words = texts.roles;

const PERMISSIONS: Record<keyof typeof words.only, Permission> = {
  'assistants:edit': 'assistants:edit',
  'catalogue:edit': 'catalogue:edit',
  // What concerns the organization itself is for those who may also delete assistants.
  'organization:edit': 'assistants:delete',
  'conversations:erase': 'assistants:edit',
};

interface WhoMayProps {
  to: keyof typeof words.only;
}

/** Says who may change what others only look at; nothing to those who may. */
export function WhoMay({ to }: WhoMayProps) {
  const { role } = useOrganization();
  const permission = PERMISSIONS[to];
  const roles = (Object.keys(ROLE_PERMISSIONS) as Role[]).filter((one) => ROLE_PERMISSIONS[one].includes(permission));
  if (roles.includes(role)) return null;
  return <Text c="dimmed">{words.only[to](formatList(roles.map((one) => words.plurals[one])))}</Text>;
}
