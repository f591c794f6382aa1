import { texts } from '../texts/texts.ts';
import type { Role } from '../types.ts';
import { Choice } from './form.tsx';

const words = texts.roles;

export function RoleName({ role }: { role: Role }) {
  const { label, description } = words.names[role];
  return <span title={description}>{label}</span>;
}

/** The field `role`, with a description of each role. */
export function RoleChoice({ roles, defaultValue }: { roles: Role[]; defaultValue: Role }) {
  const options = roles.map((value) => ({ value, ...words.names[value] }));
  return <Choice name="role" label={words.role} options={options} defaultValue={defaultValue} />;
}
