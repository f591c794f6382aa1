import { Text } from '@mantine/core';
import { useState } from 'react';
import { notesText } from '../crawl-notes.ts';
import { NOTHING_TO_DO, attentionOf } from '../overview-attention.ts';
import { AssistantStatus } from '../parts/assistant-status.tsx';
import { TextLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useAccountQuery } from '../queries.ts';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { AssistantAtAGlance, Overview } from '../types.ts';

const words = texts.overview;

/** Counts end here. */
const MAX_COUNTED = 10_000;

const amount = (value: number) => (value >= MAX_COUNTED ? `${formatNumber(MAX_COUNTED)}+` : formatNumber(value));

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
    <Page title={words.title} lead={rows ? words.lead(rows.length, waiting ?? 0) : ''}>
      {isCut && <Text>{words.isCut}</Text>}
      <Table
        label={words.table}
        query={{ data: rows, error, refetch }}
        rowKey={({ assistantId }) => assistantId}
        empty={<Empty title={words.empty.title}>{words.empty.next}</Empty>}
        columns={[
          { header: words.assistant, cell: (row) => <Name {...row} /> },
          {
            header: words.toDo,
            cell: ({ needs, status }) => (
              <div>
                <div>{needs.text}</div>
                <AssistantStatus status={status} />
              </div>
            ),
          },
          {
            header: words.products,
            cell: ({ products, lastCrawl }) => (
              <div>
                <div>{amount(products)}</div>
                <LastCrawl crawl={lastCrawl} />
              </div>
            ),
          },
          { header: words.conversations, cell: ({ conversations }) => amount(conversations) },
          { header: words.openQuestions, cell: ({ openQuestions }) => amount(openQuestions) },
          {
            header: words.lastSeen,
            cell: ({ lastSeenAt }) => (lastSeenAt ? <Time at={lastSeenAt} day /> : words.neverSeen),
          },
        ]}
      />
      {without.length > 0 && <Text c="dimmed">{words.without(without.map(({ name }) => name))}</Text>}
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
  const note = notesText(crawl);
  return (
    <Text size="sm" c="dimmed" lineClamp={4} {...(note !== null && { title: note })}>
      {words.crawls[crawl.status](<Time at={crawl.at} day />)}
      {crawl.status === 'failed' && note !== null && `: ${note}`}
    </Text>
  );
}
