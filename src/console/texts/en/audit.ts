import type { AuditEntry } from '../../types.ts';

export const audit = {
  title: 'Audit log',
  lead: (organization: string) => `Every change in ${organization}: who made it, when, and what changed.`,
  notAllowed: 'Only owners and admins can view the audit log.',
  download: 'Download CSV',
  changes: 'Changes',
  noMatch: { title: 'No matching changes', next: 'Remove a filter, or choose a longer time range.' },
  empty: { title: 'No changes yet', next: 'Changes will appear here as they are made.' },
  older: 'Show older changes',
  time: 'Time',
  actor: 'Actor',
  action: 'Action',
  target: 'Target',
  source: 'Source',
  /** Said of an actor; empty for people. */
  kinds: { user: '', key: 'key', app: 'app', operator: 'operator' } satisfies Record<
    AuditEntry['actor']['kind'],
    string
  >,
  onBehalfOf: (kind: string, person: string) => `${kind} for ${person}`,
  sources: { rest: 'REST', mcp: 'MCP', console: 'Console', cli: 'Command line' } satisfies Record<
    AuditEntry['via'],
    string
  >,
  filter: {
    label: 'Filter',
    everyone: 'Everyone',
    members: 'Members',
    keys: 'API keys',
    anySource: 'Any',
    from: 'From',
    to: 'To',
    apply: 'Apply',
    clear: 'Clear',
  },
  details: {
    field: 'Field',
    before: 'Before',
    after: 'After',
    unchanged: (count: number) => `Unchanged fields: ${count}`,
    address: 'IP address',
    unknownAddress: 'Unknown',
    requestId: 'Request ID',
    ofTarget: 'All changes to this target',
    byActor: (actor: string) => `All changes by ${actor}`,
    /** The name of a value that is no field. */
    value: 'value',
    notSet: 'not set',
    none: 'none',
  },
};
