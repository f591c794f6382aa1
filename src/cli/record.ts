import { newId } from '../domain/ids.ts';
import type { Store } from '../domain/ports.ts';

export type RecordChange = (
  action: string,
  target: string,
  change: { before: unknown; after: unknown },
) => Promise<void>;

/** Records the operator's changes in the audit log, all of one command under one request id. */
export function recorder(store: Store, organizationId: string): RecordChange {
  const origin = { via: 'cli' as const, address: null, requestId: newId('req') };
  return (action, target, change) =>
    store.audit.append({ organizationId, principal: null, origin, action, target, ...change });
}
