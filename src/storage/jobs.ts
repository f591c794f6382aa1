import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import type { HandoverJob } from '../domain/handover.ts';
import type { TestJob } from '../domain/test-questions.ts';
import { type NotificationJob, notificationKey } from '../domain/notifications.ts';
import { hasOutageCode, isOutage } from '../domain/refusal.ts';
import type { Database } from './database.ts';
import type { QueryText } from './text-query.ts';

const CRAWL = 'crawl';
const CRAWL_GIVEN_UP = 'crawl-given-up';
const HANDOVER = 'handover';
const HANDOVER_GIVEN_UP = 'handover-given-up';
const TEST = 'test-questions';
const TEST_GIVEN_UP = 'test-questions-given-up';
const NOTIFICATION = 'notification';

/** After this many worker deaths the run itself is the likely cause; a long run outlives many deployments. */
const RETRIES = 50;
/** The first retry comes after 4 to 8 minutes, each later one after about twice as long: the last after about a day. */
const HANDOVER_RETRIES = { retryLimit: 8, retryDelay: 225, retryBackoff: true };
/** Finished jobs are kept for longer than a month, in which the same event is found again and again. */
const NOTIFICATION_JOBS = { ...HANDOVER_RETRIES, expireInSeconds: 120, deleteAfterSeconds: 40 * 24 * 60 * 60 };
/** A worker that has not been heard of for this long is dead: the least that the queue accepts. */
const HEARTBEAT_SECONDS = 10;
/** Interval of looking for dead workers; with the heartbeat and a poll, it bounds how long their jobs wait. */
const SUPERVISE_SECONDS = 5;
/** Maximum hand-overs that a process delivers concurrently. */
const HANDOVER_CONCURRENCY = 4;
/** Maximum emails that a process sends concurrently. */
const EMAIL_CONCURRENCY = 4;

/** Options of the workers of a queue in this process. */
interface WorkOptions {
  concurrency?: number;
  groupConcurrency?: number;
  pollingIntervalSeconds?: number;
}

export interface CrawlJob {
  organizationId: string;
  crawlRunId: string;
}

export interface JobQueue {
  /** Processes jobs until stopped; a job whose signal is aborted goes back to the queue when its handler rejects. */
  work(handlers: {
    crawl: (job: CrawlJob, signal: AbortSignal) => Promise<void>;
    /** Called for a run that failed on every attempt. */
    giveUp: (job: CrawlJob) => Promise<void>;
    /** Rejects if the hand-over was not delivered. */
    handOver: (job: HandoverJob) => Promise<void>;
    /** Called for a hand-over that could not be delivered on any attempt. */
    giveUpHandover: (job: HandoverJob) => Promise<void>;
    /** Asks an assistant its own questions. */
    test: (job: TestJob, signal: AbortSignal) => Promise<void>;
    /** Called for a test run that failed on every attempt. */
    giveUpTest: (job: TestJob) => Promise<void>;
    /** Rejects if the email was not sent. Without a mail server there is none. */
    notify?: ((job: NotificationJob) => Promise<void>) | undefined;
  }): Promise<void>;
  /** Queues emails; one that was queued in the last weeks is not queued again. */
  notify(jobs: readonly NotificationJob[]): Promise<void>;
  /** Jobs that wait or are active, of all processes, as counted in the last 5 s. @throws while the database is down */
  depths(): Promise<{ queue: string; waiting: number; active: number }[]>;
  stop(): Promise<void>;
}

const createBoss = (pool: pg.Pool) =>
  new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    schedule: false,
  });

/** Creates the queue's tables, without processing any job. */
export async function createJobTables(pool: pg.Pool): Promise<void> {
  const boss = createBoss(pool);
  await boss.start();
  await createQueues(boss);
  await boss.stop({ graceful: false });
}

/**
 * Starts the job queue, which has its own tables beside ours. Crawl runs are enqueued in the transaction that creates
 * them.
 * @param concurrency crawl runs that this process works on at once
 */
export async function startJobQueue(
  database: Pick<Database, 'pool' | 'store' | 'embedded'>,
  { concurrency, onError }: { concurrency: number; onError: (error: Error) => void },
): Promise<JobQueue> {
  const { pool, store } = database;
  const boss = createBoss(pool);
  // An outage is logged once, where it is detected.
  boss.on('error', (error) => {
    if (!hasOutageCode(error)) onError(error);
  });
  await boss.start();
  await createQueues(boss);
  // Looks the queues up now: the first job would do so over a second connection, while its transaction holds one.
  for (const name of [CRAWL, TEST]) await boss.findJobs(name, { id: randomUUID() });
  /** Sends a job in the transaction of the caller. */
  const sendIn = (queue: string) => async (job: CrawlJob | TestJob, queryText: QueryText) => {
    await boss.send(queue, job, {
      group: { id: job.organizationId },
      db: { executeSql: async (text, values = []) => ({ rows: await queryText(text, values) }) },
    });
  };
  store.enqueueRun = sendIn(CRAWL);
  store.enqueueTests = sendIn(TEST);

  store.enqueueHandover = async (job) => {
    // A job of the same id is not inserted again, and is kept for a week after it was delivered.
    await boss.send(HANDOVER, job, { id: uuidOf(job.exchangeId), group: { id: job.organizationId } });
  };

  const stopping = new AbortController();
  return {
    async work({ crawl, giveUp, handOver, giveUpHandover, test, giveUpTest, notify }) {
      if (database.embedded) await requeueLeftOver();
      const signalOf = (job: { signal: AbortSignal }) => AbortSignal.any([job.signal, stopping.signal]);
      // Each organization has one run at a time, so that long crawls do not block the others.
      const fair = { groupConcurrency: 1 };
      await workOn<CrawlJob>(CRAWL, { ...fair, concurrency }, (job) => crawl(job.data, signalOf(job)));
      await workOn<CrawlJob>(CRAWL_GIVEN_UP, { pollingIntervalSeconds: 5 }, (job) => giveUp(job.data));
      // One at a time for each organization, so that a slow helpdesk does not delay the others.
      const shared = { ...fair, pollingIntervalSeconds: 2, concurrency: HANDOVER_CONCURRENCY };
      await workOn<HandoverJob>(HANDOVER, shared, (job) => handOver(job.data));
      await workOn<HandoverJob>(HANDOVER_GIVEN_UP, { pollingIntervalSeconds: 5 }, (job) => giveUpHandover(job.data));
      await workOn<TestJob>(TEST, { ...fair, pollingIntervalSeconds: 1 }, (job) => test(job.data, signalOf(job)));
      await workOn<TestJob>(TEST_GIVEN_UP, { pollingIntervalSeconds: 5 }, (job) => giveUpTest(job.data));
      if (!notify) return;
      const emails = { pollingIntervalSeconds: 2, concurrency: EMAIL_CONCURRENCY };
      await workOn<NotificationJob>(NOTIFICATION, emails, (job) => notify(job.data));
    },
    async notify(jobs) {
      if (jobs.length === 0) return;
      await boss.insert(
        NOTIFICATION,
        jobs.map((job) => ({ id: uuidOf(notificationKey(job)), data: job })),
      );
    },
    depths: () => countJobs(boss),
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 10_000 }).catch((error: unknown) => {
        // Jobs in progress are returned by the next process that has a database.
        if (!isOutage(error)) throw error;
      });
    },
  };

  /** Starts workers for a queue. One that has finished a job looks for the next one immediately, without a pause. */
  async function workOn<J extends object>(
    queue: string,
    { concurrency: workers = 1, ...options }: WorkOptions,
    work: (job: Job<J>) => Promise<void>,
  ): Promise<void> {
    for (let started = 0; started < workers; started++) {
      const id = await boss.work<J>(queue, { pollingIntervalSeconds: 0.5, batchSize: 1, ...options }, async (jobs) => {
        for (const job of jobs) await work(job);
        boss.notifyWorker(id);
      });
    }
  }

  /** The embedded server has no other workers: jobs marked active were left by a killed process. */
  async function requeueLeftOver(): Promise<void> {
    const jobs = await boss.findJobs<CrawlJob>(CRAWL);
    const leftOver = jobs.filter((job) => job.state === 'active').map((job) => job.id);
    if (leftOver.length > 0) await boss.fail(CRAWL, leftOver, { message: 'The service was stopped.' });
  }
}

async function countJobs(boss: PgBoss) {
  const queues = await boss.getQueues();
  return queues.map((queue) => ({ queue: queue.name, waiting: queue.readyCount, active: queue.activeCount }));
}

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(CRAWL_GIVEN_UP);
  await boss.createQueue(CRAWL, {
    retryLimit: RETRIES,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 23 * 60 * 60,
    deadLetter: CRAWL_GIVEN_UP,
  });
  await boss.createQueue(HANDOVER_GIVEN_UP);
  await boss.createQueue(HANDOVER, { ...HANDOVER_RETRIES, expireInSeconds: 60, deadLetter: HANDOVER_GIVEN_UP });
  await boss.createQueue(TEST_GIVEN_UP);
  await boss.createQueue(TEST, {
    retryLimit: 3,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 60 * 60,
    deadLetter: TEST_GIVEN_UP,
  });
  await boss.createQueue(NOTIFICATION, NOTIFICATION_JOBS);
  // Queues that an earlier version created keep the options that it gave them.
  for (const name of [CRAWL, TEST]) await boss.updateQueue(name, { heartbeatSeconds: HEARTBEAT_SECONDS });
}

/** Derives an identifier from a text: equal texts get equal identifiers. */
const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
