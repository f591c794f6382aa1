import { Text } from '@mantine/core';
import { useOrganization } from '../queries.ts';
import { ROLE_PERMISSIONS } from '../roles.ts';
import { formatList } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { Role } from '../types.ts';

const words = texts.roles;

interface WhoMayProps {
  to: keyof typeof words.only;
}

/** Says who may change what others only look at; nothing to those who may. */
export function WhoMay({ to }: WhoMayProps) {
  const { role } = useOrganization();
  // What concerns the organization itself is for those who may also delete assistants.
  const permission = to === 'organization:edit' ? 'assistants:delete' : to;
  const roles = (Object.keys(ROLE_PERMISSIONS) as Role[]).filter((one) => ROLE_PERMISSIONS[one].includes(permission));
  if (roles.includes(role)) return null;
  return <Text c="dimmed">{words.only[to](formatList(roles.map((one) => words.plurals[one])))}</Text>;
}
