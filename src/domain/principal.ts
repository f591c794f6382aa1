import type { OrganizationPermission, Permission } from './permissions.ts';

/** Who is calling, for which organization, and what they may do. */
export interface Principal {
  organizationId: string;
  permissions: ReadonlySet<Permission | OrganizationPermission>;
  /** What the user's role allows but was not approved for the application that calls. */
  withheld: ReadonlySet<Permission>;
  /** The API key that was shown. */
  keyId: string | null;
  /** The user who calls, or as whom a key or an application acts; null for an organization's key. */
  userId: string | null;
  /** The application that acts for the user. */
  clientId: string | null;
}

/** Through what a call came, for the audit log. */
export interface Origin {
  via: 'rest' | 'mcp' | 'console' | 'cli';
  /** The caller's network address, where there is one. */
  address: string | null;
  requestId: string;
}
