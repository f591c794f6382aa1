import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestRunner } from '../../src/chat/evaluate/test-runs.ts';
import { createEvaluator } from '../../src/chat/evaluate/evaluate.ts';
import { createAdviser } from '../../src/chat/adviser.ts';
import { createModels } from '../../src/chat/models/registry.ts';
import { sourcesOf } from '../../src/chat/sources.ts';
import { startJobQueue } from '../../src/storage/jobs.ts';
import { newEntries } from '../setup/audit-log.ts';
import { SOON } from '../setup/bounds.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { type Visitor, createCast, createOwner } from '../setup/visitor.ts';

interface Run {
  testRunId: string;
  cause: string;
  status: string;
  results: { question: string; outcome: string; isAsExpected: boolean | null }[];
}

const service = await sharedService();
const { store, pool } = service;
const cast = await createCast(service);
const { organizationId } = cast;
const stranger = await createOwner(service, 'Other');

const log = { warn: () => {}, error: () => {} };
const models = createModels({});
const queue = await startJobQueue({ ...service, embedded: false }, { concurrency: 1, onError: () => {} });
const adviser = createAdviser({ ...sourcesOf(store), modelBudget: store.modelBudget, models, log });
const runner = createTestRunner({ store, evaluator: async () => createEvaluator(store, adviser, models), log });
const unused = () => Promise.resolve();
await queue.work({ crawl: unused, giveUp: unused, handOver: unused, giveUpHandover: unused, ...runner });
afterAll(() => queue.stop());

async function createPlace() {
  const call = <T = object>(operation: string, input: object = {}) =>
    cast.owner.result<T>(`organizations/${organizationId}/${operation}`, input);
  const { assistantId } = await call<{ assistantId: string }>('create_assistant', { name: 'Nordlys' });
  const { productId } = await call<{ productId: string }>('add_product', {
    assistantId,
    url: 'https://shop.test/ash',
    title: 'Ash Table Lamp',
    price: 89,
    currency: 'EUR',
    availability: 'in_stock',
  });
  const own = <T = object>(operation: string, input: object = {}) => call<T>(operation, { assistantId, ...input });
  return {
    assistantId,
    productId,
    call: own,
    save: (questions: object[], more: object = {}) => own('save_test_questions', { questions, ...more }),
    runs: () => own<Run[]>('list_test_runs'),
    /** Waits until all runs are over. */
    done: (count: number) =>
      vi.waitFor(async () => {
        const runs = await own<Run[]>('list_test_runs');
        expect(runs.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'completed'));
        return runs;
      }, SOON),
    async refused(operation: string, input: object = {}, who: Visitor = cast.owner, organization = organizationId) {
      const before = await snapshot(service);
      const { status, body } = await who.organization(organization, operation, { assistantId, ...input });
      expect(await snapshot(service)).toEqual(before);
      return [status, body.error?.code];
    },
  };
}

/** Starts the runs that are due, as the worker does every minute. */
const startDue = (isFree = true) =>
  store.transaction((trx) => trx.testQuestions.startDue(({ mayCost }) => isFree || mayCost));

describe('test questions', () => {
  it.each([
    ['without words', { questions: [{ question: ' ' }] }],
    ['too long', { questions: [{ question: 'x'.repeat(2001) }] }],
    ['given twice', { questions: [{ question: 'Why?' }, { question: 'Why? ' }] }],
    ['too many', { questions: Array.from({ length: 51 }, (_, n) => ({ question: `Why ${n}?` })) }],
    ['with a product that is a number', { questions: [{ question: 'Why?', mustShow: 7 }] }],
    ['with an unknown expectation', { questions: [{ question: 'Why?', expects: 'all' }] }],
    ['left out', {}],
  ])('are refused if they are %s', async (_, input) => {
    const place = await createPlace();
    expect(await place.refused('save_test_questions', input)).toEqual([400, 'invalid_input']);
  });

  it('are refused by role and to other organizations', async () => {
    const place = await createPlace();
    const questions = [{ question: 'Why?' }];
    for (const [operation, input, permitted] of [
      ['save_test_questions', { questions }, false],
      ['run_test_questions', {}, false],
      ['list_test_questions', {}, true],
      ['list_test_runs', {}, true],
    ] as const) {
      expect(await place.refused(operation, input, stranger, stranger.organizationId)).toEqual([
        404,
        'assistant_not_found',
      ]);
      for (const role of ['editor', 'viewer'] as const)
        expect([operation, ...(await place.refused(operation, input, cast[role]))]).toEqual(
          permitted ? [operation, 200, undefined] : [operation, 403, 'forbidden'],
        );
    }
  });

  it('are replaced as a whole, and logged', async () => {
    const place = await createPlace();
    await place.save([{ question: 'Old?' }]);
    const questions = [
      { question: 'Do you have a lamp?', mustBeAnswered: true, mustShow: place.productId },
      { question: 'Why?' },
    ];
    const { entries } = await newEntries(service, organizationId, () => place.save(questions, { mayCost: true }));
    expect(entries).toMatchObject([
      {
        action: 'save_test_questions',
        target: place.assistantId,
        before: { questions: [{ question: 'Old?', mustBeAnswered: false, mustShow: null }], mayCost: false },
        after: { questions, mayCost: true },
      },
    ]);
    expect(await place.call('list_test_questions')).toEqual({
      questions: [
        {
          question: 'Do you have a lamp?',
          mustBeAnswered: true,
          mustShow: expect.objectContaining({ productId: place.productId, title: 'Ash Table Lamp' }),
        },
        { question: 'Why?', mustBeAnswered: false, mustShow: null },
      ],
      mayCost: true,
      isFree: true,
    });
  });
});

describe('a run of test questions', () => {
  it('is refused without questions', async () => {
    const place = await createPlace();
    expect(await place.refused('run_test_questions')).toEqual([400, 'no_test_questions']);
  });

  it('asks each question, and compares the answer with what is expected', async () => {
    const place = await createPlace();
    await place.save([
      { question: 'Do you have an ash table lamp?', mustBeAnswered: true, mustShow: place.productId },
      { question: 'Can I rent a kayak?', mustBeAnswered: true },
      { question: 'Do you have a table lamp?' },
    ]);
    const { testRunId } = await place.call<{ testRunId: string }>('run_test_questions');
    expect(await place.done(1)).toMatchObject([
      {
        testRunId,
        cause: 'manual',
        model: 'builtin/retrieval',
        cost: 0,
        results: [
          { question: 'Do you have an ash table lamp?', outcome: 'answered', isAsExpected: true },
          { question: 'Can I rent a kayak?', isAsExpected: false },
          { question: 'Do you have a table lamp?', isAsExpected: null },
        ],
        finishedAt: expect.stringMatching(/Z$/),
      },
    ]);
    const { rowCount } = await pool.query('select from exchanges where assistant_id = $1', [place.assistantId]);
    expect(rowCount).toBe(0);
  });

  it('is refused while another one is in progress, unless that has failed', async () => {
    const place = await createPlace();
    await place.save([{ question: 'Why?' }]);
    await pool.query(
      `insert into test_runs (organization_id, test_run_id, assistant_id, cause) values ($1, $2, $3, 'manual')`,
      [organizationId, `tst_${place.assistantId}`, place.assistantId],
    );
    expect(await place.refused('run_test_questions')).toEqual([400, 'test_run_in_progress']);
    await pool.query(`update test_runs set created_at = now() - interval '3 hours' where assistant_id = $1`, [
      place.assistantId,
    ]);
    await place.call('run_test_questions');
    await vi.waitFor(async () => {
      expect((await place.runs()).map(({ status }) => status).toSorted()).toEqual(['completed', 'failed']);
    }, SOON);
  });
});

describe('test questions run by themselves', () => {
  const crawled = (assistantId: string, added: number) =>
    pool.query(
      `insert into crawl_runs (organization_id, crawl_run_id, assistant_id, method, status, products_added)
       select $1, 'crl_' || $2 || count(*), $2, 'microdata', 'completed', $3 from crawl_runs where assistant_id = $2`,
      [organizationId, assistantId, added],
    );

  it('after a change of the persona or the model, and after crawls that changed products', async () => {
    const place = await createPlace();
    await place.save([{ question: 'Why?' }]);
    await startDue();
    expect(await place.runs()).toEqual([]);
    await place.call('update_assistant', { persona: 'A pirate.' });
    await startDue();
    await place.done(1);
    await startDue();
    await place.call('update_assistant', { greeting: 'Ahoy!' });
    await crawled(place.assistantId, 0);
    await startDue();
    await place.done(1);
    await crawled(place.assistantId, 3);
    await startDue();
    await place.done(2);
    await place.call('update_assistant', { modelName: 'nobody/nothing' });
    await startDue();
    expect((await place.done(3)).map(({ cause }) => cause)).toEqual(['settings', 'crawl', 'settings']);
  });

  it('not if they would cost money, unless that is allowed', async () => {
    const [place, other] = [await createPlace(), await createPlace()];
    await place.save([{ question: 'Why?' }]);
    await other.save([{ question: 'Why?' }], { mayCost: true });
    for (const each of [place, other]) await each.call('update_assistant', { persona: 'A pirate.' });
    await startDue(false);
    await other.done(1);
    expect(await place.runs()).toEqual([]);
  });

  it('once, however many workers there are, and at most twelve times a day', async () => {
    const place = await createPlace();
    await place.save([{ question: 'Why?' }]);
    await place.call('update_assistant', { persona: 'Start' });
    await Promise.all([startDue(), startDue(), startDue()]);
    await place.done(1);
    await pool.query(
      `insert into test_runs (organization_id, test_run_id, assistant_id, cause, status)
       select $1, 'tst_' || n || $2, $2, 'crawl', 'completed' from generate_series(1, 11) n`,
      [organizationId, place.assistantId],
    );
    await place.call('update_assistant', { persona: 'Again' });
    await startDue();
    expect(await place.done(12)).toHaveLength(12);
  });
});
