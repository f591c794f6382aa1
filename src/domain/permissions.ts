import { z } from 'zod';

export const PERMISSIONS = ['assistants:view', 'assistants:edit', 'assistants:delete', 'catalogue:edit'] as const;
export const Permission = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof Permission>;

export const ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** What a member may do, by role. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  admin: PERMISSIONS,
  editor: ['assistants:view', 'catalogue:edit'],
  viewer: ['assistants:view'],
};
