import { Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Email } from '../parts/email.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization } from '../queries.ts';
import { stringifySearch } from '../search-params.ts';
import { texts } from '../texts/texts.ts';
import type { AuditEntry } from '../types.ts';
import { AuditFilterBar, actionLabel, filterOf } from './audit-filter.tsx';
import { AuditChanges } from './audit-changes.tsx';

const words = texts.audit;

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
  if (!manages) return <Page title={words.title} lead={words.notAllowed} />;
  const csv = `/api/console/organizations/${organizationId}/audit.csv${stringifySearch({ ...filter })}`;
  return (
    <Page
      title={words.title}
      lead={words.lead(name)}
      action={
        <Button component="a" href={csv} download variant="default">
          {words.download}
        </Button>
      }
    >
      <AuditFilterBar />
      <Table
        label={words.changes}
        query={{ data: entries.data?.pages.flat(), error: entries.error, refetch: entries.refetch }}
        rowKey={(entry) => entry.auditId}
        empty={
          Object.keys(filter).length > 0 ? (
            <Empty title={words.noMatch.title}>{words.noMatch.next}</Empty>
          ) : (
            <Empty title={words.empty.title}>{words.empty.next}</Empty>
          )
        }
        detail={{ about: (entry) => actionLabel(entry.action), show: (entry) => <AuditChanges entry={entry} /> }}
        columns={[
          { header: words.time, cell: (entry) => <Time at={entry.createdAt} /> },
          { header: words.actor, cell: (entry) => <Actor actor={entry.actor} /> },
          { header: words.action, cell: (entry) => actionLabel(entry.action) },
          {
            header: words.target,
            cell: (entry) => (
              <Text inherit ff="monospace" style={{ whiteSpace: 'nowrap' }} title={entry.target}>
                {shortened(entry.target)}
              </Text>
            ),
          },
          { header: words.source, cell: (entry) => words.sources[entry.via] },
        ]}
      />
      {entries.hasNextPage && (
        <div>
          <Button variant="default" loading={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
            {words.older}
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

function Actor({ actor: { kind, label, onBehalfOf } }: { actor: AuditEntry['actor'] }) {
  const second = onBehalfOf === null ? words.kinds[kind] : words.onBehalfOf(words.kinds[kind], onBehalfOf);
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
