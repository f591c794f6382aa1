import { Button, Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { notesText } from '../crawl-notes.ts';
import { useFollowedRuns } from '../crawl-progress.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page, Section } from '../parts/page.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { CrawlRun } from '../types.ts';
import { Schedule } from './crawl-schedule.tsx';
import { StartCrawl } from './crawl-start.tsx';
import {
  CancelCrawl,
  CrawlProgress,
  RunLink,
  RunStatus,
  changesIn,
  durationOf,
  hasFoundNothing,
} from './crawl-state.tsx';

const words = texts.crawls;

/** Runs shown at first. */
const SHOWN = 20;

/** All crawls of an assistant's shop, how to start one, and when they start by themselves. */
export function CrawlsPage() {
  const { assistantId = '' } = useParams({ strict: false });
  const { may } = useOrganization();
  const assistant = useOrganizationQuery('get_assistant', { assistantId });
  const crawls = useOrganizationQuery('list_crawls', { assistantId });
  const { runs, active } = useFollowedRuns(crawls.data);
  const siteUrl = assistant.data?.siteUrl;
  const canStart = may('catalogue:edit') && Boolean(siteUrl) && runs !== undefined && !active;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      action={canStart && <StartCrawl assistantId={assistantId} latest={runs[0]} />}
    >
      <WhoMay to="catalogue:edit" />
      {siteUrl === null && <Text>{words.noShop}</Text>}
      {active && (
        <Section
          title={words.runningNow}
          action={may('catalogue:edit') && <CancelCrawl crawlRunId={active.crawlRunId} />}
        >
          <CrawlProgress run={active} />
        </Section>
      )}
      <Runs query={{ ...crawls, data: runs }} />
      <Schedule assistantId={assistantId} />
    </Page>
  );
}

function Runs({
  query,
}: {
  query: { data: readonly CrawlRun[] | undefined; error: Error | null; refetch: () => unknown };
}) {
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, refetch } = query;
  const shown = showsAll ? data : data?.slice(0, SHOWN);
  return (
    <>
      {error && data && <ErrorAlert error={error} retry={refetch} />}
      <Table
        label={words.title}
        query={{ ...query, data: shown }}
        rowKey={({ crawlRunId }) => crawlRunId}
        empty={<Empty title={words.empty.title}>{words.empty.next}</Empty>}
        columns={[
          {
            header: words.columns.started,
            cell: (run) => (
              <RunLink run={run}>
                <Time at={run.startedAt ?? run.createdAt} />
              </RunLink>
            ),
          },
          { header: words.columns.method, cell: ({ method }) => words.methods[method] },
          { header: words.columns.result, cell: (run) => <Result run={run} /> },
          { header: words.columns.took, cell: (run) => durationOf(run) ?? '–' },
          { header: words.columns.pages, cell: ({ counts }) => formatNumber(counts.pagesFetched) },
          { header: words.columns.products, cell: ({ counts }) => <Products counts={counts} /> },
        ]}
      />
      {data && data.length > SHOWN && !showsAll && (
        <div>
          <Button variant="default" onClick={() => setShowsAll(true)}>
            {words.showAll(data.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function Result({ run }: { run: CrawlRun }) {
  const { status } = run;
  const note = notesText(run);
  return (
    <div>
      <RunStatus run={run} />
      {note !== null && (
        <Text size="sm" c="dimmed" lineClamp={3} title={note}>
          {note}
        </Text>
      )}
      {note === null && status === 'completed' && hasFoundNothing(run) && (
        <Text size="sm" c="dimmed">
          {words.noneFound}
        </Text>
      )}
    </div>
  );
}

const Products = ({ counts }: Pick<CrawlRun, 'counts'>) => (
  <div>
    {words.found(counts.productsFound)}
    <Text size="sm" c="dimmed">
      {changesIn(counts)}
    </Text>
  </div>
);
