import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type CrawlNote, noteOf } from '../../domain/crawl-note.ts';
import type { RunCause } from '../../domain/crawl-cause.ts';
import type { CrawlTask, Frontier, HostBudget } from '../../domain/crawl.ts';
import type { Store } from '../../domain/ports.ts';
import { isOutage } from '../../domain/refusal.ts';
import type { CrawlPatterns, ReadOutline } from '../../domain/site-pattern.ts';
import { claimsKnownCrawler } from '../../domain/user-agent.ts';
import { type Work, doWork } from '../../domain/work.ts';
import type { Fetcher } from '../http/fetch.ts';
import type { Renderer } from '../render/renderer.ts';
import type { Reader } from '../threads/reader.ts';
import { withBudgetNote } from '../pattern/budget-note.ts';
import type { CheckOwnership } from './ownership.ts';
import { CrawlFailure, type CrawlLimits, type PatternOptions, crawlSite } from './run.ts';
import { inLittleMemory } from '../../v8.ts';

/** Pause between two attempts at a run during a database outage. */
const MIN_OUTAGE_PAUSE_MS = 500;
const MAX_OUTAGE_PAUSE_MS = 5_000;
/** An attempt fetches pages before it finds the disk full: avoid constant useless requests to shops. */
const FULL_DISK_PAUSE_MS = 30_000;

export interface CrawlWorkerOptions {
  store: Pick<Store, 'crawls'>;
  frontierOf: (task: CrawlTask) => Frontier;
  fetcher: Fetcher;
  /** Without it, every run has a budget of its own. */
  budget?: HostBudget;
  /** For runs of method ai, with the model if there is one; without it they run like method microdata. */
  learning?: { patterns: CrawlPatterns; readOutline: ((organizationId: string) => ReadOutline) | null };
  /** Renders pages that need JavaScript; without it they are read as sent. */
  renderer?: Renderer;
  /** Opens what parses the responses of a run's site on other threads; without it, they are parsed on this one. */
  openReader?: () => Reader;
  /** Checks that a shop is its owner's before it is crawled; without it, any shop is crawled. */
  checkOwnership?: CheckOwnership;
  /** The crawler's user agent when the assistant sets none. */
  userAgent: string;
  limits: CrawlLimits;
  log: Logger;
}

/** Shown to the owner of an assistant whose impersonating user agent was set before such names were rejected. */
const IMPERSONATION_NOTE =
  'crawlUserAgent impersonates the crawler of a search engine or AI provider, so the default user agent was used. Set a name of your own.';

/** Crawls as work that a trace can show. @param perform returns the outcome */
async function doCrawl(crawlRunId: string, perform: () => Promise<string>): Promise<void> {
  const work: Work & { type: 'crawl' } = { type: 'crawl', crawlRunId };
  return doWork(work, async () => {
    work.outcome = await perform();
  });
}

/** Performs the runs from the queue. */
export function createCrawlWorker(options: CrawlWorkerOptions) {
  const { store, frontierOf, fetcher, budget, learning, renderer, openReader, userAgent, limits, log } = options;
  type Job = { organizationId: string; crawlRunId: string };
  /** @returns the cause */
  async function fail(job: Job, cause: RunCause | null, error: string, notes: CrawlNote[] = []): Promise<string> {
    const { organizationId, crawlRunId } = job;
    await store.crawls.finish(organizationId, crawlRunId, { status: 'failed', error, cause, notes });
    return cause ?? 'unknown';
  }

  /** Prepares the learning of a run of method ai, and its note for the owner at the end. */
  async function prepareLearning({ organizationId, assistantId, method }: CrawlTask) {
    if (method !== 'ai' || !learning) return undefined;
    const { patterns, readOutline } = learning;
    const budgeted = readOutline && withBudgetNote(readOutline(organizationId));
    const patternOptions: PatternOptions = {
      kept: await patterns.find(organizationId, assistantId),
      save: (kept) => patterns.save(organizationId, assistantId, kept),
      readOutline: budgeted?.read ?? null,
    };
    return { patternOptions, note: () => budgeted?.note() ?? null };
  }

  /** @returns `completed`, or the cause of the failure */
  async function perform(job: Job, signal: AbortSignal): Promise<string> {
    const { organizationId, crawlRunId } = job;
    const task = await store.crawls.begin(organizationId, crawlRunId);
    if (!task) return 'over'; // or deleted with its assistant
    if (task.siteUrl === null)
      return fail(job, 'site_url', 'The assistant has no shop’s address (siteUrl) any more. Set it, and crawl again.');
    const learned = await prepareLearning(task);
    const isImpersonating = task.userAgent !== null && claimsKnownCrawler(task.userAgent);
    const remarks = () => [
      ...noteOf('model_budget', learned?.note()),
      ...noteOf('user_agent', isImpersonating ? IMPERSONATION_NOTE : null),
    ];
    try {
      await options.checkOwnership?.({ ...task, siteUrl: task.siteUrl }, signal);
      const notes = await crawlSite({
        siteUrl: task.siteUrl,
        userAgent: (!isImpersonating && task.userAgent) || userAgent,
        source: task.source,
        frontier: frontierOf(task),
        earlier: task.earlier,
        fetcher,
        budget,
        limits,
        patterns: learned?.patternOptions,
        renderer,
        reader: openReader?.(),
        signal,
      });
      const end = { status: 'completed', error: null, notes: [...notes, ...remarks()] } as const;
      await store.crawls.finish(organizationId, crawlRunId, end);
      return end.status;
    } catch (error) {
      if (error instanceof CrawlFailure) return fail(job, error.code, error.message, remarks());
      if (!signal.aborted) log.error({ err: error, crawlRunId }, 'Crawl interrupted');
      throw error;
    }
  }

  return {
    /**
     * Performs a run, and waits during database outages: the queue's limited retries are for other faults.
     * @throws when the run should be retried: the service is stopping, or an internal error occurred
     */
    async crawl(job: Job, signal: AbortSignal): Promise<void> {
      for (let pause = MIN_OUTAGE_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_OUTAGE_PAUSE_MS)) {
        try {
          return await store.crawls.hold(job.crawlRunId, signal, (held) =>
            inLittleMemory(() => doCrawl(job.crawlRunId, () => perform(job, held))),
          );
        } catch (error) {
          if (signal.aborted || !isOutage(error)) throw error;
          const isDiskFull = error.code === 'insufficient_storage';
          await sleep(isDiskFull ? FULL_DISK_PAUSE_MS : pause, undefined, { signal });
        }
      }
    },

    async giveUp(job: Job): Promise<void> {
      await fail(
        job,
        'repeated_failures',
        'The crawl failed repeatedly and was stopped. Start a new crawl; if that fails too, report the run.',
      );
    },
  };
}
