import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { OUTAGES, isOutage } from '../domain/refusal.ts';
import type { Database } from './database.ts';

const CRAWL = 'crawl';
const CRAWL_GIVEN_UP = 'crawl-given-up';

/** After this many worker deaths the run itself is the likely cause; a long run outlives many deployments. */
const RETRIES = 50;

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
  }): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the job queue, which has its own tables beside ours. Crawl runs are enqueued in the transaction that creates
 * them.
 * @param concurrency crawl runs that this process works on at once
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
  // An outage is logged once, where it is detected.
  boss.on('error', (error) => {
    // Some of its errors are copies that keep the code but not the class.
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
  // Looks the queue up now: the first run would do so over a second connection, while its transaction holds one.
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
      // Each organization has one run at a time, so that long crawls do not block the others.
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
        // Jobs in progress are returned by the next process that has a database.
        if (!isOutage(error)) throw error;
      });
    },
  };

  /** The embedded server has no other workers: jobs marked active were left by a killed process. */
  async function requeueLeftOver(): Promise<void> {
    const jobs = await boss.findJobs<CrawlJob>(CRAWL);
    const leftOver = jobs.filter((job) => job.state === 'active').map((job) => job.id);
    if (leftOver.length > 0) await boss.fail(CRAWL, leftOver, { message: 'The service was stopped.' });
  }
}
