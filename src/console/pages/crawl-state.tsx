import { Alert, Badge, Button, Progress, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isOver } from '../crawl-progress.ts';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { TextLink } from '../parts/link.tsx';
import { Time } from '../parts/time.tsx';
import { products } from '../product-changes.ts';
import { useOrganization } from '../queries.ts';
import type { CrawlRun } from '../types.ts';
import styles from './crawl-state.module.css';

export const METHODS: Readonly<Record<CrawlRun['method'], string>> = {
  microdata: 'Read what pages state',
  ai: 'Learn how pages are built',
};
const STATUSES: Readonly<Record<CrawlRun['status'], string>> = {
  queued: 'Waiting',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export const hasFoundNothing = ({ status, counts }: CrawlRun): boolean =>
  status === 'completed' && counts.productsFound === 0;

export const pages = (count: number): string => `${count.toLocaleString()} ${count === 1 ? 'page' : 'pages'}`;

const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
  new Intl.NumberFormat(undefined, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);

/** How long a run took, such as "2 min 5 sec"; undefined until it ends, and if it never began. */
export function durationOf({ startedAt, finishedAt }: CrawlRun): string | undefined {
  if (startedAt === null || finishedAt === null) return undefined;
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours > 0) return `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
  return minutes > 0 ? `${unit(minutes, 'minute')} ${unit(seconds % 60, 'second')}` : unit(seconds, 'second');
}

const COLOURS: Partial<Record<CrawlRun['status'], string>> = { completed: 'green', failed: 'red', running: 'blue' };

export const RunStatus = ({ run }: { run: CrawlRun }) => (
  <Badge color={hasFoundNothing(run) ? 'yellow' : (COLOURS[run.status] ?? 'gray')}>{STATUSES[run.status]}</Badge>
);

/** What a run did with products, without what it did not do. */
export function changesIn({
  productsAdded,
  productsUpdated,
  productsUnchanged,
  productsRemoved,
}: CrawlRun['counts']): string {
  const counts = [
    [productsAdded, 'added'],
    [productsUpdated, 'changed'],
    [productsUnchanged, 'unchanged'],
    [productsRemoved, 'gone'],
  ] as const;
  return counts.flatMap(([count, name]) => (count > 0 ? `${count.toLocaleString()} ${name}` : [])).join(', ');
}

/** Links to a run's own page. */
export function RunLink({ run, children }: { run: CrawlRun; children: ReactNode }) {
  const { organizationId } = useOrganization();
  const { assistantId, crawlRunId } = run;
  return (
    <TextLink
      to="/organizations/$organizationId/assistants/$assistantId/crawls/$crawlRunId"
      params={{ organizationId, assistantId, crawlRunId }}
      inherit
    >
      {children}
    </TextLink>
  );
}

/** How far a run is that has not ended. */
export function CrawlProgress({ run: { status, counts } }: { run: CrawlRun }) {
  if (status === 'queued') return <Text c="dimmed">The crawl starts in a moment.</Text>;
  const { pagesFetched, pagesFailed, pagesDiscovered, productsFound } = counts;
  const share = pagesDiscovered === 0 ? 0 : (100 * (pagesFetched + pagesFailed)) / pagesDiscovered;
  return (
    <div className={styles.progress}>
      <Text>
        Reading your shop: {products(productsFound)} so far, {pagesFetched.toLocaleString()} of {pages(pagesDiscovered)}{' '}
        read.
      </Text>
      <Progress value={share} aria-label="Pages read" animated />
    </div>
  );
}

/** The state of the latest run, in a few words, with a link to all of it. */
export function CrawlState({ run }: { run: CrawlRun }) {
  const { status, counts, error, finishedAt } = run;
  if (!isOver(run)) return <CrawlProgress run={run} />;
  const hasFailed = status === 'failed';
  if (hasFailed || counts.productsFound === 0)
    return (
      <Alert color={hasFailed ? 'red' : 'yellow'} title={hasFailed ? 'The crawl failed' : 'No products found'}>
        {error ?? 'The crawl ended without finding any products.'} <RunLink run={run}>What you can do</RunLink>
      </Alert>
    );
  return (
    <Text c="dimmed">
      {status === 'cancelled' ? 'Last crawl cancelled' : 'Last crawled'} {finishedAt && <Time at={finishedAt} />}:{' '}
      {products(counts.productsFound)} found.{error && ` ${error}`} <RunLink run={run}>What it found</RunLink>
    </Text>
  );
}

export function CancelCrawl({ crawlRunId }: { crawlRunId: string }) {
  const { call } = useOrganization();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call.cancel_crawl({ crawlRunId }),
    onSuccess: () => {
      announce('The crawl was cancelled.');
      return client.invalidateQueries();
    },
  });
  return (
    <div className={styles.progress}>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        Cancel the crawl
      </Button>
      {error && <ErrorAlert error={error} />}
    </div>
  );
}
