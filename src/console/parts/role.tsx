import { ROLES } from '../roles.ts';
import type { Role } from '../types.ts';
import { Choice } from './form.tsx';

export function RoleName({ role }: { role: Role }) {
  return <span title={ROLES[role].description}>{ROLES[role].label}</span>;
}

/** The field `role`, with a description of each role. */
export function RoleChoice({ roles, defaultValue }: { roles: Role[]; defaultValue: Role }) {
  const options = roles.map((value) => ({ value, label: ROLES[value].label, description: ROLES[value].description }));
  return <Choice name="role" label="Role" options={options} defaultValue={defaultValue} />;
}
