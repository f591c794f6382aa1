import type { Permission } from './permissions.ts';

/** Who is calling, for which organization, and what they may do. */
export interface Principal {
  organizationId: string;
  permissions: ReadonlySet<Permission>;
  /** The API key that was shown. */
  keyId: string;
  /** The user that a user-scoped key acts as; null for an organization's key. */
  userId: string | null;
}

/** Through what a call came, for the audit log. */
export interface Origin {
  via: 'rest' | 'mcp' | 'console' | 'cli';
  /** The caller's network address, where there is one. */
  address: string | null;
  requestId: string;
}
