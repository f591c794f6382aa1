import type { Organization } from '../domain/people.ts';

/** @throws when no organization has the name, or several do */
export function theOne([organization, ...others]: Organization[], name: string): Organization {
  if (!organization) throw new Error(`Organization "${name}" not found.`);
  if (others.length === 0) return organization;
  const ids = [organization, ...others].map(({ organizationId }) => organizationId).join(', ');
  throw new Error(`Several organizations are named "${name}". Use an id instead: ${ids}.`);
}
