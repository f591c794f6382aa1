import { z } from 'zod';

export const PERMISSIONS = ['assistants:view', 'assistants:edit', 'assistants:delete', 'catalogue:edit'] as const;
export const Permission = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof Permission>;

export const ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** What people alone may do, through their role; a key never holds these. */
export const DUTIES = [
  'organization:edit',
  'organization:delete',
  'members:manage',
  'keys:manage',
  'audit:view',
] as const;
export type Duty = (typeof DUTIES)[number];

/** What a member may do, by role: with the product… */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  admin: PERMISSIONS,
  editor: ['assistants:view', 'catalogue:edit'],
  viewer: ['assistants:view'],
};

/** …and with the organization itself. */
export const roleDuties: Readonly<Record<Role, readonly Duty[]>> = {
  owner: DUTIES,
  admin: DUTIES.filter((duty) => duty !== 'organization:delete'),
  editor: [],
  viewer: [],
};
