import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { OUTAGES, isOutage } from '../domain/refusal.ts';
import type { Database } from './database.ts';

const CRAWL = 'crawl';
const CRAWL_GIVEN_UP = 'crawl-given-up';

/** After this many workers died over one run, it is the run that kills them; a long one outlives many a deployment. */
const RETRIES = 50;

export interface CrawlJob {
  organizationId: string;
  crawlRunId: string;
}

export interface JobQueue {
  /** Carries jobs out until stopped; a job whose signal is aborted goes back to the queue when its handler rejects. */
  work(handlers: {
    crawl: (job: CrawlJob, signal: AbortSignal) => Promise<void>;
    /** A run over which every try died. */
    giveUp: (job: CrawlJob) => Promise<void>;
  }): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The job queue, in tables of its own beside ours. Crawl runs are enqueued in the transaction that makes them.
 * @param concurrency crawl runs carried out at once by this process
 */
export async function startJobQueue(
  database: Database,
  { concurrency, onError }: { concurrency: number; onError: (error: Error) => void },
): Promise<JobQueue> {
  const { pool, store } = database;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    monitorIntervalSeconds: 15,
    schedule: false,
  });
  // An outage is logged where it is noticed, once.
  boss.on('error', (error) => {
    // Some of its errors are copies, which keep the code and not the class.
    if (!Object.hasOwn(OUTAGES, String((error as { code?: unknown }).code))) onError(error);
  });
  await boss.start();
  await boss.createQueue(CRAWL_GIVEN_UP);
  await boss.createQueue(CRAWL, {
    retryLimit: RETRIES,
    heartbeatSeconds: 20,
    expireInSeconds: 23 * 60 * 60,
    deadLetter: CRAWL_GIVEN_UP,
  });
  // Looked up now: the first run would look the queue up over a second connection, while its transaction holds one.
  await boss.findJobs(CRAWL, { id: randomUUID() });
  store.enqueueRun = async (job, queryText) => {
    await boss.send(CRAWL, job, {
      group: { id: job.organizationId },
      db: { executeSql: async (text, values = []) => ({ rows: await queryText(text, values) }) },
    });
  };

  const stopping = new AbortController();
  return {
    async work({ crawl, giveUp }) {
      if (database.embedded) await requeueLeftOver();
      const options = { pollingIntervalSeconds: 0.5, batchSize: 1 };
      // One run at a time for an organization: nobody's long crawls keep the others waiting.
      const fair = { ...options, localConcurrency: concurrency, groupConcurrency: 1 };
      await boss.work<CrawlJob>(CRAWL, fair, async (jobs) => {
        for (const job of jobs) await crawl(job.data, AbortSignal.any([job.signal, stopping.signal]));
      });
      await boss.work<CrawlJob>(CRAWL_GIVEN_UP, { ...options, pollingIntervalSeconds: 5 }, async (jobs) => {
        for (const job of jobs) await giveUp(job.data);
      });
    },
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 10_000 }).catch((error: unknown) => {
        // Jobs under way are given back by the next process that has a database.
        if (!isOutage(error)) throw error;
      });
    },
  };

  /** On our own server nobody else can be at work: what is marked so was left by a killed process. */
  async function requeueLeftOver(): Promise<void> {
    const jobs = await boss.findJobs<CrawlJob>(CRAWL);
    const leftOver = jobs.filter((job) => job.state === 'active').map((job) => job.id);
    if (leftOver.length > 0) await boss.fail(CRAWL, leftOver, { message: 'The service was stopped.' });
  }
}
