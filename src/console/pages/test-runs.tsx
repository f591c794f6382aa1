import { List, Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { formatDollars } from '../dollars.ts';
import { Chart } from '../parts/chart.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Empty, Table } from '../parts/table.tsx';
import { Time, formatMoment } from '../parts/time.tsx';
import { useOrganization } from '../queries.ts';
import { locale, texts } from '../texts/texts.ts';
import type { TestRun } from '../types.ts';
import styles from './test-runs.module.css';

const words = texts.testQuestions.runs;
const { outcomes } = texts.answers;

const POLL_MS = 2_000;
const LIMIT = 20;

export const isActive = (run: TestRun | undefined): boolean => run?.status === 'queued' || run?.status === 'running';

/** The latest runs, which are read again as long as one is in progress. */
export function useTestRuns() {
  const { assistantId = '' } = useParams({ strict: false });
  const { organizationId, call } = useOrganization();
  const input = { assistantId, limit: LIMIT };
  return useQuery({
    queryKey: ['organization', organizationId, 'list_test_runs', input],
    queryFn: () => call.list_test_runs(input),
    refetchInterval: ({ state }) => (isActive(state.data?.[0]) ? POLL_MS : false),
  });
}

/** The trend over the runs, which answers changed last, and each run. */
export function TestRuns({ runs }: { runs: UseQueryResult<TestRun[]> }) {
  const completed = (runs.data ?? []).filter(({ status }) => status === 'completed');
  const [last, before] = completed;
  return (
    <>
      {before && <Trend runs={completed.toReversed()} />}
      {last && before && <Changes last={last} before={before} />}
      <Table
        label={words.title}
        query={runs}
        rowKey={({ testRunId }) => testRunId}
        empty={<Empty title={words.empty.title}>{words.empty.next}</Empty>}
        detail={{
          about: ({ createdAt }) => words.about(formatMoment(createdAt)),
          show: (run) => <Answers run={run} />,
        }}
        columns={[
          { header: words.time, cell: ({ createdAt }) => <Time at={createdAt} /> },
          { header: words.cause, cell: ({ cause }) => words.causes[cause] },
          { header: words.model, cell: ({ model }) => model ?? '–' },
          { header: words.answered, cell: (run) => <Share run={run} /> },
          { header: words.asExpected, cell: expectedText },
          { header: words.cost, cell: ({ status, cost }) => (status === 'completed' ? formatDollars(cost) : '–') },
        ]}
      />
    </>
  );
}

const countOf = ({ results }: TestRun, outcome: TestRun['results'][number]['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;

/** Shows how many questions were answered, as a bar and in words. */
function Share({ run }: { run: TestRun }) {
  if (run.status !== 'completed') return words.statuses[run.status];
  const [answered, partly, all] = [countOf(run, 'answered'), countOf(run, 'partly'), run.results.length];
  const rest = all - answered - partly;
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        <span data-outcome="answered" style={{ flexGrow: answered }} />
        <span data-outcome="partly" style={{ flexGrow: partly }} />
        <span style={{ flexGrow: rest }} />
      </div>
      <Text size="sm">{partly > 0 ? words.sharePartly(answered, all, partly) : words.share(answered, all)}</Text>
    </div>
  );
}

function expectedText({ results, status }: TestRun): string {
  const expected = results.filter(({ isAsExpected }) => isAsExpected !== null);
  if (status !== 'completed' || expected.length === 0) return '–';
  return words.share(expected.filter(({ isAsExpected }) => isAsExpected).length, expected.length);
}

const DAY = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const SECOND = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });

/** Shows how the questions came out, from the earliest run to the latest. */
function Trend({ runs }: { runs: readonly TestRun[] }) {
  const answered = runs.map((run) => countOf(run, 'answered'));
  const partly = runs.map((run) => countOf(run, 'partly'));
  return (
    <Chart
      title={words.trend}
      whole={words.count(runs.length)}
      intervals={runs.map(({ createdAt }) => {
        const at = new Date(createdAt);
        return { label: DAY.format(at), name: SECOND.format(at) };
      })}
      series={[
        { label: outcomes.answered, tone: 1, values: answered },
        { label: outcomes.partly, tone: 2, values: partly },
        {
          label: outcomes.unanswered,
          tone: 3,
          values: runs.map(({ results }, at) => results.length - (answered[at] ?? 0) - (partly[at] ?? 0)),
        },
      ]}
    />
  );
}

/** Questions with another outcome than in the run before. */
function Changes({ last, before }: { last: TestRun; before: TestRun }) {
  const known = new Map(before.results.map((result) => [result.question, result]));
  const changes = last.results.flatMap((result) => {
    const old = known.get(result.question);
    if (!old || (old.outcome === result.outcome && old.isAsExpected === result.isAsExpected)) return [];
    return { question: result.question, from: resultText(old), to: resultText(result) };
  });
  return (
    <div role="group" aria-label={words.changes}>
      <Text fw={550} mb="0.25rem">
        {words.changes}
      </Text>
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          {words.noChanges}
        </Text>
      ) : (
        <List size="sm">
          {changes.map(({ question, from, to }) => (
            <List.Item key={question}>
              <span dir="auto">{question}</span>: {from} → {to}
            </List.Item>
          ))}
        </List>
      )}
    </div>
  );
}

function resultText({ outcome, isAsExpected }: TestRun['results'][number]): string {
  const label = words.outcomes[outcome];
  if (isAsExpected === null) return label;
  return isAsExpected ? words.outcomeAsExpected(label) : words.outcomeNotAsExpected(label);
}

function Answers({ run }: { run: TestRun }) {
  if (run.results.length === 0)
    return run.status === 'completed' ? undefined : <Text size="sm">{words.statuses[run.status]}</Text>;
  return (
    <ul className={styles.answers}>
      {run.results.map(({ question, answer, outcome, lacking }) => (
        <li key={question}>
          <Text fw={550} size="sm" dir="auto">
            {question}
          </Text>
          <Text size="sm" c="dimmed">
            {lacking.length > 0 ? words.lacking(outcomes[outcome], lacking.join(', ')) : outcomes[outcome]}
          </Text>
          <RichText text={answer} />
        </li>
      ))}
    </ul>
  );
}
