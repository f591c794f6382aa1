import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { CallError } from '../../client/index.ts';
import { explainCause } from '../crawl-causes.ts';
import { isOver, useCrawlProgress } from '../crawl-progress.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { Page, Section } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { products } from '../product-changes.ts';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { CrawlReport } from '../types.ts';
import { CrawlChanges } from './crawl-changes.tsx';
import { MissingFields, PageOutcomes, sourceText } from './crawl-outcome.tsx';
import { LearnedPattern } from './crawl-pattern.tsx';
import { CrawlWithModel } from './crawl-start.tsx';
import { CancelCrawl, CrawlProgress, METHODS, RunStatus, changesIn, durationOf, pages } from './crawl-state.tsx';

const LOADING = <Skeleton height={240} radius="md" aria-label="Loading: Crawl" role="img" />;

/** One crawl: what it read, what it found, what it changed, and what to do about what went wrong. */
export function CrawlRunPage() {
  const { assistantId = '', crawlRunId = '' } = useParams({ strict: false });
  const { report, error, refetch } = useReport(crawlRunId);
  // The address may name a run of another assistant.
  if (report ? report.run.assistantId !== assistantId : error instanceof CallError && error.status === 404)
    return <NotFound />;
  if (report) return <Run report={report} />;
  return <Page title="Crawl">{error ? <ErrorAlert error={error} retry={refetch} /> : LOADING}</Page>;
}

function Run({ report }: { report: CrawlReport }) {
  const { may } = useOrganization();
  const { run } = report;
  const ends = isOver(run);
  return (
    <Page
      title="Crawl"
      lead={<Time at={run.startedAt ?? run.createdAt} />}
      action={!ends && may('catalogue:edit') && <CancelCrawl crawlRunId={run.crawlRunId} />}
    >
      {!ends && <CrawlProgress run={run} />}
      <Advice report={report} />
      <Summary report={report} />
      {ends && <CrawlChanges run={run} />}
      <PageOutcomes report={report} />
      <MissingFields report={report} />
      {run.method === 'ai' && <LearnedPattern assistantId={run.assistantId} learned={report.pattern} />}
    </Page>
  );
}

/** A run's report, live while it runs. */
function useReport(crawlRunId: string) {
  const { data, error, refetch } = useOrganizationQuery('get_crawl_report', { crawlRunId });
  const isRunning = data !== undefined && !isOver(data.run);
  const followed = useCrawlProgress(isRunning ? crawlRunId : undefined);
  return { report: isRunning ? (followed ?? data) : data, error, refetch };
}

function NotFound() {
  const { assistantId = '' } = useParams({ strict: false });
  const { organizationId } = useOrganization();
  return (
    <Page title="Crawl not found" lead="This assistant has no such crawl.">
      <div>
        <ButtonLink
          to="/organizations/$organizationId/assistants/$assistantId/crawls"
          params={{ organizationId, assistantId }}
        >
          Go to the crawls
        </ButtonLink>
      </div>
    </Page>
  );
}

/** What to do after a run that failed or found nothing. */
function Advice({ report: { run, cause } }: { report: CrawlReport }) {
  const { may } = useOrganization();
  const hasFailed = run.status === 'failed';
  if (cause === null)
    return run.error === null ? undefined : (
      <Alert color={hasFailed ? 'red' : 'blue'} title={hasFailed ? 'The crawl failed' : 'Note'}>
        {run.error}
      </Alert>
    );
  const { what, next, offersModel = false } = explainCause(cause);
  return (
    <Alert color={hasFailed ? 'red' : 'yellow'} title={what}>
      <Stack>
        <Text inherit>{next}</Text>
        {offersModel && run.method === 'microdata' && may('catalogue:edit') && (
          <CrawlWithModel assistantId={run.assistantId} />
        )}
        {run.error !== null && <Text size="sm">The crawler’s own words: {run.error}</Text>}
      </Stack>
    </Alert>
  );
}

function Summary({ report: { run, source } }: { report: CrawlReport }) {
  const { counts, method } = run;
  const changes = changesIn(counts);
  return (
    <Section title="Summary">
      <DescriptionList
        items={[
          ['Result', <RunStatus key="status" run={run} />],
          ['Method', METHODS[method]],
          ['Took', durationOf(run) ?? '–'],
          ['Products from', sourceText(source)],
          ['Pages', `${pages(counts.pagesFetched)} read of ${counts.pagesDiscovered.toLocaleString()} known`],
          ['Products', `${products(counts.productsFound)} found${changes && `: ${changes}`}`],
        ]}
      />
    </Section>
  );
}
