import { Text } from '@mantine/core';
import { useState } from 'react';
import { NOTHING_TO_DO, attentionOf } from '../overview-attention.ts';
import { AssistantStatus } from '../parts/assistant-status.tsx';
import { TextLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useAccountQuery } from '../queries.ts';
import type { AssistantAtAGlance, Overview } from '../types.ts';

/** Counts end here. */
const MAX_COUNTED = 10_000;

const CRAWL_TEXTS: Readonly<Record<NonNullable<AssistantAtAGlance['lastCrawl']>['status'], string>> = {
  queued: 'Crawl queued',
  running: 'Being crawled since',
  completed: 'Crawled',
  failed: 'Crawl failed',
  cancelled: 'Crawl cancelled',
};

const amount = (value: number) => (value >= MAX_COUNTED ? `${MAX_COUNTED.toLocaleString()}+` : value.toLocaleString());

const rowsOf = ({ organizations }: Overview, now: number) =>
  organizations
    .flatMap(({ organizationId, name: organization, assistants }) =>
      assistants.map((assistant) => ({
        ...assistant,
        organizationId,
        organization,
        needs: attentionOf(assistant, now),
      })),
    )
    .toSorted(
      (a, b) =>
        a.needs.rank - b.needs.rank ||
        b.openQuestions - a.openQuestions ||
        a.organization.localeCompare(b.organization) ||
        a.name.localeCompare(b.name),
    );

/** Every assistant of every organization of the user; what needs attention comes first. */
export function OverviewPage() {
  const { data, error, refetch } = useAccountQuery('get_overview', {});
  const [now] = useState(() => Date.now());
  const rows = data && rowsOf(data, now);
  const waiting = rows?.filter(({ needs }) => needs.rank < NOTHING_TO_DO).length;
  const isCut = data && (data.isCut || data.organizations.some((one) => one.isCut));
  const without = data?.organizations.filter(({ assistants }) => assistants.length === 0) ?? [];
  return (
    <Page
      title="Overview"
      lead={
        rows &&
        `${rows.length.toLocaleString()} ${rows.length === 1 ? 'assistant' : 'assistants'} in all your organizations, of which ${(waiting ?? 0).toLocaleString()} ${waiting === 1 ? 'needs' : 'need'} attention. Conversations are those of the last seven days.`
      }
    >
      {isCut && <Text>At most 100 organizations, and the newest 100 assistants of each, are shown.</Text>}
      <Table
        label="Assistants"
        query={{ data: rows, error, refetch }}
        rowKey={({ assistantId }) => assistantId}
        empty={
          <Empty title="No assistants yet">
            Add a shop to one of your organizations, and its assistant appears here.
          </Empty>
        }
        columns={[
          { header: 'Assistant', cell: (row) => <Name {...row} /> },
          {
            header: 'To do',
            cell: ({ needs, status }) => (
              <div>
                <div>{needs.text}</div>
                <AssistantStatus status={status} />
              </div>
            ),
          },
          {
            header: 'Products',
            cell: ({ products, lastCrawl }) => (
              <div>
                <div>{amount(products)}</div>
                <LastCrawl crawl={lastCrawl} />
              </div>
            ),
          },
          { header: 'Conversations', cell: ({ conversations }) => amount(conversations) },
          { header: 'Open questions', cell: ({ openQuestions }) => amount(openQuestions) },
          {
            header: 'Seen in the shop',
            cell: ({ lastSeenAt }) => (lastSeenAt ? <Time at={lastSeenAt} day /> : 'Never'),
          },
        ]}
      />
      {without.length > 0 && (
        <Text c="dimmed">Without assistants: {new Intl.ListFormat('en').format(without.map(({ name }) => name))}.</Text>
      )}
    </Page>
  );
}

function Name({
  organizationId,
  assistantId,
  name,
  organization,
}: AssistantAtAGlance & { organizationId: string; organization: string }) {
  return (
    <div>
      <TextLink
        to="/organizations/$organizationId/assistants/$assistantId"
        params={{ organizationId, assistantId }}
        fw={550}
      >
        {name}
      </TextLink>
      <Text size="sm" c="dimmed">
        {organization}
      </Text>
    </div>
  );
}

function LastCrawl({ crawl }: { crawl: AssistantAtAGlance['lastCrawl'] }) {
  if (!crawl) return null;
  return (
    <Text size="sm" c="dimmed" lineClamp={4} {...(crawl.error !== null && { title: crawl.error })}>
      {CRAWL_TEXTS[crawl.status]} <Time at={crawl.at} day />
      {crawl.status === 'failed' && crawl.error && `: ${crawl.error}`}
    </Text>
  );
}
