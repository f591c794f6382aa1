import type { Origin, Principal } from './principal.ts';

/** A change as stored in the audit log. */
export interface NewAuditEntry {
  organizationId: string;
  principal: Principal | null;
  origin: Origin;
  action: string;
  target: string;
  before: unknown;
  after: unknown;
}

/** An entry as displayed. */
export interface AuditRecord {
  auditId: string;
  createdAt: string;
  via: Origin['via'];
  action: string;
  target: string;
  actor: AuditActor;
  address: string | null;
  requestId: string;
  before: unknown;
  after: unknown;
}

export interface AuditActor {
  kind: 'user' | 'key' | 'app' | 'operator';
  id: string | null;
  /** An address, the last characters of a key, or an application's name. */
  label: string;
  /** The address of the user for whom a key or an application acted. */
  onBehalfOf: string | null;
}

export interface AuditFilter {
  action?: string | undefined;
  /** The identifier of a user, key or application. */
  actor?: string | undefined;
  via?: Origin['via'] | undefined;
  target?: string | undefined;
  /** ISO 8601; inclusive. */
  from?: string | undefined;
  /** ISO 8601; exclusive. */
  to?: string | undefined;
  /** Only entries older than this one. */
  before?: string | undefined;
}

/** Entries are only appended and read. */
export interface AuditLog {
  append(entry: NewAuditEntry): Promise<void>;
  /** Newest first. */
  list(organizationId: string, filter: AuditFilter, limit: number): Promise<AuditRecord[]>;
}
