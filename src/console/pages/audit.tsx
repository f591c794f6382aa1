import { Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Email } from '../parts/email.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization } from '../queries.ts';
import { stringifySearch } from '../search-params.ts';
import type { AuditEntry } from '../types.ts';
import { AuditFilterBar, SOURCES, actionLabel, filterOf } from './audit-filter.tsx';
import { AuditChanges } from './audit-changes.tsx';

const PAGE_SIZE = 50;

export function AuditPage() {
  const { organizationId, call, name, manages } = useOrganization();
  const filter = filterOf(useSearch({ from: '/signed-in/shell/organizations/$organizationId/audit' }));
  const entries = useInfiniteQuery({
    queryKey: ['organization', organizationId, 'list_audit', filter],
    queryFn: ({ pageParam }) =>
      call.list_audit({ ...filter, ...(pageParam && { before: pageParam }), limit: PAGE_SIZE }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE_SIZE ? page.at(-1)?.auditId : undefined),
    enabled: manages,
  });
  if (!manages) return <Page title="Audit log" lead="Only owners and admins can view the audit log." />;
  const csv = `/api/console/organizations/${organizationId}/audit.csv${stringifySearch({ ...filter })}`;
  return (
    <Page
      title="Audit log"
      lead={`Every change in ${name}: who made it, when, and what changed.`}
      action={
        <Button component="a" href={csv} download variant="default">
          Download CSV
        </Button>
      }
    >
      <AuditFilterBar />
      <Table
        label="Changes"
        query={{ data: entries.data?.pages.flat(), error: entries.error, refetch: entries.refetch }}
        rowKey={(entry) => entry.auditId}
        empty={
          Object.keys(filter).length > 0 ? (
            <Empty title="No matching changes">Remove a filter, or choose a longer time range.</Empty>
          ) : (
            <Empty title="No changes yet">Changes will appear here as they are made.</Empty>
          )
        }
        detail={{ about: (entry) => actionLabel(entry.action), show: (entry) => <AuditChanges entry={entry} /> }}
        columns={[
          { header: 'Time', cell: (entry) => <Time at={entry.createdAt} /> },
          { header: 'Actor', cell: (entry) => <Actor actor={entry.actor} /> },
          { header: 'Action', cell: (entry) => actionLabel(entry.action) },
          {
            header: 'Target',
            cell: (entry) => (
              <Text inherit ff="monospace" style={{ whiteSpace: 'nowrap' }} title={entry.target}>
                {shortened(entry.target)}
              </Text>
            ),
          },
          { header: 'Source', cell: (entry) => SOURCES[entry.via] },
        ]}
      />
      {entries.hasNextPage && (
        <div>
          <Button variant="default" loading={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
            Show older changes
          </Button>
        </div>
      )}
    </Page>
  );
}

/** Shortens an id to its prefix and end, as in `key_…wdw20`. The details show it in full. */
function shortened(id: string): string {
  return id.length > 16 ? `${id.slice(0, id.indexOf('_') + 1)}…${id.slice(-6)}` : id;
}

const KINDS = { user: '', key: 'key', app: 'app', operator: 'operator' } as const;

function Actor({ actor: { kind, label, onBehalfOf } }: { actor: AuditEntry['actor'] }) {
  const second = [KINDS[kind], onBehalfOf && `for ${onBehalfOf}`].filter(Boolean).join(' ');
  return (
    <div>
      <Email text={label} />
      {second && (
        <Text size="sm" c="dimmed">
          <Email text={second} />
        </Text>
      )}
    </div>
  );
}
