import type { Organization } from '../domain/ports.ts';

/** @throws when there is none, or when several have the name */
export function theOne([organization, ...others]: Organization[], name: string): Organization {
  if (!organization) throw new Error(`Organization "${name}" not found.`);
  if (others.length === 0) return organization;
  const ids = [organization, ...others].map(({ organizationId }) => organizationId).join(', ');
  throw new Error(`Several organizations are named "${name}". Use an id instead: ${ids}.`);
}
