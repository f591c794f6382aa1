import { newId } from '../../domain/ids.ts';
import {
  MAX_TEST_RUNS,
  type TestCause,
  type TestJob,
  type TestQuestion,
  type TestQuestions,
  type TestRun,
  type TestSet,
} from '../../domain/test-questions.ts';
import type { QueryText } from '../text-query.ts';

/** Enqueues a test run in the transaction that created it. */
export type EnqueueTests = (job: TestJob, queryText: QueryText) => Promise<void>;

/** Crawls can be frequent, and people may try many personas. */
const MAX_AUTOMATIC_A_DAY = 12;

/** The latest crawl that changed products. */
const LATEST_CRAWL = `(select crawl_run_id from crawl_runs r
  where r.organization_id = a.organization_id and r.assistant_id = a.assistant_id and r.status = 'completed'
    and r.products_added + r.products_updated + r.products_removed > 0
  order by crawl_run_id desc limit 1)`;

/** The model, persona and crawl of an assistant, the crawl last. */
const BASIS = `md5(coalesce(a.model_name, '') || chr(10) || coalesce(a.persona, '')) || ' ' || coalesce(${LATEST_CRAWL}, '')`;

const FIND = `select questions, may_cost as "mayCost" from test_sets where organization_id = $1 and assistant_id = $2`;

const SAVE = `insert into test_sets (organization_id, assistant_id, questions, may_cost, basis)
  select a.organization_id, a.assistant_id, $3::jsonb, $4, ${BASIS} from assistants a
    where a.organization_id = $1 and a.assistant_id = $2
  on conflict (organization_id, assistant_id) do update set questions = excluded.questions, may_cost = excluded.may_cost`;

const RUNS = `select test_run_id as "testRunId", cause, status, model, cost, results, created_at as "createdAt",
    finished_at as "finishedAt"
  from test_runs where organization_id = $1 and assistant_id = $2 order by test_run_id desc limit $3`;

/** A run that takes longer belongs to a job that failed repeatedly. */
const GIVE_UP = `update test_runs set status = 'failed', finished_at = now()
  where organization_id = $1 and assistant_id = $2 and status in ('queued', 'running')
    and created_at < now() - interval '2 hours'`;

const START = `insert into test_runs (organization_id, test_run_id, assistant_id, cause)
  select $1, $2, $3, $4 where $4 = 'manual' or ${MAX_AUTOMATIC_A_DAY} > (select count(*) from test_runs
    where organization_id = $1 and assistant_id = $3 and cause <> 'manual' and created_at > now() - interval '1 day')
  on conflict (organization_id, assistant_id) where status in ('queued', 'running') do nothing
  returning test_run_id as "testRunId"`;

const FORGET = `delete from test_runs where organization_id = $1 and test_run_id in (
  select test_run_id from test_runs where organization_id = $1 and assistant_id = $2
  order by test_run_id desc offset ${MAX_TEST_RUNS})`;

const CLAIM = `update test_sets s set basis = n.basis
  from (select o.organization_id, o.assistant_id, o.basis as "from", ${BASIS} as basis, a.model_name
    from test_sets o join assistants a using (organization_id, assistant_id)
    where jsonb_array_length(o.questions) > 0
      and not exists (select from test_runs r
        where r.organization_id = o.organization_id and r.assistant_id = o.assistant_id
          and r.status in ('queued', 'running') and r.created_at > now() - interval '2 hours')) n
  where s.organization_id = n.organization_id and s.assistant_id = n.assistant_id
    and s.basis = n."from" and n.basis <> n."from"
  returning s.organization_id as "organizationId", s.assistant_id as "assistantId", n.model_name as "modelName",
    s.may_cost as "mayCost", n."from", n.basis`;

interface DueTests {
  organizationId: string;
  assistantId: string;
  modelName: string;
  mayCost: boolean;
  from: string;
  basis: string;
}

const BEGIN = `update test_runs r set status = 'running'
  from test_sets s where r.organization_id = $1 and r.test_run_id = $2 and r.status in ('queued', 'running')
    and s.organization_id = r.organization_id and s.assistant_id = r.assistant_id
  returning r.assistant_id as "assistantId", s.questions`;

const FINISH = `update test_runs set status = $3, model = $4, cost = $5, results = $6::jsonb, finished_at = now()
  where organization_id = $1 and test_run_id = $2 and status in ('queued', 'running')`;

export function createTestQuestions(queryText: QueryText, enqueue: EnqueueTests): TestQuestions {
  async function start(organizationId: string, assistantId: string, cause: TestCause): Promise<string | undefined> {
    await queryText(GIVE_UP, [organizationId, assistantId]);
    const values = [organizationId, newId('tst'), assistantId, cause];
    const [run] = await queryText<{ testRunId: string }>(START, values);
    if (!run) return undefined;
    await queryText(FORGET, [organizationId, assistantId]);
    await enqueue({ organizationId, testRunId: run.testRunId }, queryText);
    return run.testRunId;
  }

  return {
    start,

    async find(organizationId, assistantId) {
      const [set] = await queryText<TestSet>(FIND, [organizationId, assistantId]);
      return set ?? { questions: [], mayCost: false };
    },

    async save(organizationId, assistantId, { questions, mayCost }) {
      await queryText(SAVE, [organizationId, assistantId, JSON.stringify(questions), mayCost]);
    },

    runs: (organizationId, assistantId, limit) => queryText<TestRun>(RUNS, [organizationId, assistantId, limit]),

    async startDue(mayRun) {
      for (const { organizationId, assistantId, from, basis, ...assistant } of await queryText<DueTests>(CLAIM, [])) {
        const isCrawl = from.split(' ')[0] === basis.split(' ')[0];
        if (mayRun(assistant)) await start(organizationId, assistantId, isCrawl ? 'crawl' : 'settings');
      }
    },

    async begin({ organizationId, testRunId }) {
      const values = [organizationId, testRunId];
      const [run] = await queryText<{ assistantId: string; questions: TestQuestion[] }>(BEGIN, values);
      return run;
    },

    async finish({ organizationId, testRunId }, { model, cost, results }) {
      await queryText(FINISH, [organizationId, testRunId, 'completed', model, cost, JSON.stringify(results)]);
    },

    async fail({ organizationId, testRunId }) {
      await queryText(FINISH, [organizationId, testRunId, 'failed', null, null, '[]']);
    },
  };
}
