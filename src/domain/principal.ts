import type { OrganizationPermission, Permission } from './permissions.ts';

/** The caller, their organization and their permissions. */
export interface Principal {
  organizationId: string;
  permissions: ReadonlySet<Permission | OrganizationPermission>;
  /** Permissions of the user's role that were not approved for the calling application. */
  withheld: ReadonlySet<Permission>;
  /** The API key of the call. */
  keyId: string | null;
  /** The calling user, or the one for whom a key or an application acts; null for an organization's key. */
  userId: string | null;
  /** The application that acts for the user. */
  clientId: string | null;
}

/** The source of a call, for the audit log. */
export interface Origin {
  via: 'rest' | 'mcp' | 'console' | 'cli';
  /** The caller's network address, if known. */
  address: string | null;
  requestId: string;
}
