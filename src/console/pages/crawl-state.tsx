import { Alert, Badge, Button, Progress, Skeleton, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { explainCause, suggestsLearning } from '../crawl-causes.ts';
import { isOver } from '../crawl-progress.ts';
import { announce } from '../parts/announcer.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { TextLink } from '../parts/link.tsx';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { locale, texts } from '../texts/texts.ts';
import type { CrawlRun } from '../types.ts';
import styles from './crawl-state.module.css';

const { state: words, statuses, counts: changes } = texts.crawls;

export const hasFoundNothing = ({ status, counts }: CrawlRun): boolean =>
  status === 'completed' && counts.productsFound === 0;

const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);

/** Returns how long a run took, such as "2 min 5 sec"; undefined until it ends, and if it never began. */
export function durationOf({ startedAt, finishedAt }: CrawlRun): string | undefined {
  if (startedAt === null || finishedAt === null) return undefined;
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours > 0) return `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`;
  return minutes > 0 ? `${unit(minutes, 'minute')} ${unit(seconds % 60, 'second')}` : unit(seconds, 'second');
}

const COLOURS: Partial<Record<CrawlRun['status'], string>> = { completed: 'green', failed: 'red', running: 'blue' };

export const RunStatus = ({ run }: { run: CrawlRun }) => (
  <Badge miw="max-content" color={hasFoundNothing(run) ? 'yellow' : (COLOURS[run.status] ?? 'gray')}>
    {statuses[run.status]}
  </Badge>
);

/** Returns what a run did with products, without what it did not do. */
export function changesIn(counts: CrawlRun['counts']): string {
  const names = Object.keys(changes) as (keyof typeof changes)[];
  return names.flatMap((name) => (counts[name] > 0 ? changes[name](counts[name]) : [])).join(', ');
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

/** Shows how far a run is that has not ended. */
export function CrawlProgress({ run: { status, counts } }: { run: CrawlRun }) {
  if (status === 'queued') return <Text c="dimmed">{words.queued}</Text>;
  const { pagesFetched, pagesFailed, pagesSkipped, pagesDiscovered } = counts;
  const share = pagesDiscovered === 0 ? 0 : (100 * (pagesFetched + pagesFailed + pagesSkipped)) / pagesDiscovered;
  return (
    <div className={styles.progress}>
      <Text>{words.progress(counts)}</Text>
      <Progress value={share} aria-label={words.progressBar} animated />
    </div>
  );
}

/** The state of the latest run, in a few words, with a link to all of it. */
export function CrawlState({ run }: { run: CrawlRun }) {
  const { status, counts, error, finishedAt } = run;
  if (!isOver(run)) return <CrawlProgress run={run} />;
  if (status === 'failed' || counts.productsFound === 0) return <CrawlProblem run={run} />;
  return (
    <Text c="dimmed">
      {words.ended(status === 'cancelled', finishedAt && <Time at={finishedAt} />, counts.productsFound)}
      {error && ` ${error}`} <RunLink run={run}>{words.whatItFound}</RunLink>
    </Text>
  );
}

/** Says in a few words why a run failed or found nothing. */
function CrawlProblem({ run }: { run: CrawlRun }) {
  const { crawlRunId, status, error } = run;
  const { data: report, isPending } = useOrganizationQuery('get_crawl_report', { crawlRunId });
  if (isPending) return <Skeleton height={96} radius="md" />;
  const hasFailed = status === 'failed';
  const cause = report?.cause ?? null;
  const { what, next } = explainCause(cause ?? '');
  // That nothing was found is the title.
  const reason =
    cause === null ? (error ?? words.foundNothingWhy) : suggestsLearning(cause) ? next : words.because(what);
  return (
    <Alert color={hasFailed ? 'red' : 'yellow'} title={hasFailed ? words.failed : words.foundNothing}>
      {reason} <RunLink run={run}>{words.whatToDo}</RunLink>
    </Alert>
  );
}

export function CancelCrawl({ crawlRunId }: { crawlRunId: string }) {
  const { call } = useOrganization();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call.cancel_crawl({ crawlRunId }),
    onSuccess: () => {
      announce(words.cancelled);
      return client.invalidateQueries();
    },
  });
  return (
    <div className={styles.progress}>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {words.cancel}
      </Button>
      {error && <ErrorAlert error={error} />}
    </div>
  );
}
