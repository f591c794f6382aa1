import { Alert, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { CallError } from '../../client/index.ts';
import { explainCause, suggestsFeed, suggestsLearning, suggestsSettings } from '../crawl-causes.ts';
import { isOver, useCrawlProgress } from '../crawl-progress.ts';
import { sourceText } from '../crawl-source.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { Page, Section } from '../parts/page.tsx';
import { Time } from '../parts/time.tsx';
import { LinkedText } from '../parts/linked-text.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { CrawlReport } from '../types.ts';
import { Notes } from './crawl-notes.tsx';
import { CrawlChanges } from './crawl-changes.tsx';
import { MissingFields, PageOutcomes } from './crawl-outcome.tsx';
import { LearnedPattern } from './crawl-pattern.tsx';
import { CrawlAndLearn } from './crawl-start.tsx';
import { CancelCrawl, CrawlProgress, RunStatus, changesIn, durationOf } from './crawl-state.tsx';

const words = texts.crawls.run;

const LOADING = <Skeleton height={240} radius="md" aria-label={words.loading} role="img" />;

/** One crawl: what it read, what it found, what it changed, and what to do about what went wrong. */
export function CrawlRunPage() {
  const { assistantId = '', crawlRunId = '' } = useParams({ strict: false });
  const { report, error, refetch } = useReport(crawlRunId);
  // The address may name a run of another assistant.
  if (report ? report.run.assistantId !== assistantId : error instanceof CallError && error.status === 404)
    return <NotFound />;
  if (report) return <Run report={report} />;
  return <Page title={words.title}>{error ? <ErrorAlert error={error} retry={refetch} /> : LOADING}</Page>;
}

function Run({ report }: { report: CrawlReport }) {
  const { may } = useOrganization();
  const { run } = report;
  const ends = isOver(run);
  return (
    <Page
      title={words.title}
      lead={<Time at={run.startedAt ?? run.createdAt} />}
      action={!ends && may('catalogue:edit') && <CancelCrawl crawlRunId={run.crawlRunId} />}
    >
      <WhoMay to="catalogue:edit" />
      {!ends && <CrawlProgress run={run} />}
      <Advice report={report} />
      <Notes run={run} />
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
    <Page title={words.notFound.title} lead={words.notFound.lead}>
      <div>
        <ButtonLink
          to="/organizations/$organizationId/assistants/$assistantId/crawls"
          params={{ organizationId, assistantId }}
        >
          {words.notFound.back}
        </ButtonLink>
      </div>
    </Page>
  );
}

/** Shows what to do after a run that failed or found nothing. */
function Advice({ report: { run, cause } }: { report: CrawlReport }) {
  const { may } = useOrganization();
  const hasFailed = run.status === 'failed';
  if (cause === null) {
    // Notes say it better.
    if (run.error === null || (!hasFailed && run.notes.length > 0)) return undefined;
    return (
      <Alert color={hasFailed ? 'red' : 'blue'} title={hasFailed ? texts.crawls.state.failed : words.note}>
        {run.error}
      </Alert>
    );
  }
  const { what, next } = explainCause(cause);
  return (
    <Alert color={hasFailed ? 'red' : 'yellow'} title={what}>
      <Stack>
        <Text inherit>
          <LinkedText text={next} />
        </Text>
        {suggestsLearning(cause) && run.method === 'microdata' && may('catalogue:edit') && (
          <CrawlAndLearn assistantId={run.assistantId} />
        )}
        <Remedies assistantId={run.assistantId} cause={cause} />
        {run.error !== null && <Text size="sm">{words.ownWords(run.error)}</Text>}
      </Stack>
    </Alert>
  );
}

/** Leads to the pages that the advice is about. */
function Remedies({ assistantId, cause }: { assistantId: string; cause: string }) {
  const { organizationId, may } = useOrganization();
  const params = { organizationId, assistantId };
  const hasFeed = suggestsFeed(cause) && may('catalogue:edit');
  const hasSettings = suggestsSettings(cause) && may('assistants:edit');
  if (!hasFeed && !hasSettings) return undefined;
  return (
    <Group>
      {hasFeed && (
        <ButtonLink
          variant="default"
          to="/organizations/$organizationId/assistants/$assistantId/catalogue"
          params={params}
          hash="import-feed"
        >
          {texts.catalogueImport.title}
        </ButtonLink>
      )}
      {hasSettings && (
        <ButtonLink
          variant="default"
          to="/organizations/$organizationId/assistants/$assistantId/settings"
          params={params}
        >
          {words.settings}
        </ButtonLink>
      )}
    </Group>
  );
}

function Summary({ report: { run, source } }: { report: CrawlReport }) {
  const { counts, method } = run;
  const { columns, methods } = texts.crawls;
  return (
    <Section title={words.summary}>
      <DescriptionList
        items={[
          [columns.result, <RunStatus key="status" run={run} />],
          [columns.method, methods[method]],
          [columns.took, durationOf(run) ?? '–'],
          [words.productsFrom, sourceText(source)],
          [columns.pages, words.pages(counts.pagesFetched, counts.pagesDiscovered)],
          [columns.products, words.products(counts.productsFound, changesIn(counts))],
        ]}
      />
    </Section>
  );
}
