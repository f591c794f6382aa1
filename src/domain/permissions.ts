import { z } from 'zod';

export const PERMISSIONS = ['assistants:view', 'assistants:edit', 'assistants:delete', 'catalogue:edit'] as const;
export const Permission = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof Permission>;

export const ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** Organization permissions, granted by role only, never by API key. */
export const ORGANIZATION_PERMISSIONS = [
  'organization:edit',
  'organization:delete',
  'members:manage',
  'keys:manage',
  'audit:view',
] as const;
export type OrganizationPermission = (typeof ORGANIZATION_PERMISSIONS)[number];

/** A role's permissions in the product. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  admin: PERMISSIONS,
  editor: ['assistants:view', 'catalogue:edit'],
  viewer: ['assistants:view'],
};

/** A role's permissions on the organization itself. */
export const roleOrganizationPermissions: Readonly<Record<Role, readonly OrganizationPermission[]>> = {
  owner: ORGANIZATION_PERMISSIONS,
  admin: ORGANIZATION_PERMISSIONS.filter((permission) => permission !== 'organization:delete'),
  editor: [],
  viewer: [],
};
