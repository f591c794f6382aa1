import v8 from 'node:v8';
import type { Logger } from 'pino';
import type { CrawlTask, Frontier, HostBudget } from '../domain/crawl.ts';
import type { Store } from '../domain/ports.ts';
import type { CrawlPatterns, ReadOutline } from '../domain/site-pattern.ts';
import type { Fetcher } from './fetch.ts';
import type { Renderer } from './render/renderer.ts';
import { onAccount } from './pattern/account.ts';
import { CrawlFailure, type CrawlLimits, type PatternOptions, crawlSite } from './run.ts';

export interface CrawlWorkerOptions {
  store: Pick<Store, 'crawls' | 'modelBudget'>;
  frontierOf: (task: CrawlTask) => Frontier;
  fetcher: Fetcher;
  /** Without it, every run is alone with its host. */
  budget?: HostBudget;
  /** For runs of method ai, with the model to be asked if there is one; without it they read as microdata does. */
  learning?: { patterns: CrawlPatterns; readOutline: ReadOutline | null };
  /** For pages that scripts draw; without it they are read as they are sent. */
  renderer?: Renderer;
  /** How the crawler names itself where the assistant does not say. */
  userAgent: string;
  limits: CrawlLimits;
  log: Logger;
}

/**
 * Reading a page leaves a megabyte of garbage, and on a large machine V8 would take 200 MB before it collects old
 * garbage. It reads both whenever it could grow: no larger space for young objects, old ones by half at most.
 */
const HEAP_FLAGS = ['--semi-space-growth-factor=1', '--heap-growing-percent=50'];

/** Carries out the runs that the queue hands over. */
export function createCrawlWorker(options: CrawlWorkerOptions) {
  for (const flag of HEAP_FLAGS) v8.setFlagsFromString(flag);
  const { store, frontierOf, fetcher, budget, learning, renderer, userAgent, limits, log } = options;
  type Job = { organizationId: string; crawlRunId: string };
  async function fail({ organizationId, crawlRunId }: Job, error: string): Promise<void> {
    await store.crawls.finish(organizationId, crawlRunId, { status: 'failed', error });
  }

  /** How a run of method ai learns, and what its owner should know of that at the end. */
  async function learningOf({ organizationId, assistantId, method }: CrawlTask) {
    if (method !== 'ai' || !learning) return undefined;
    const { patterns, readOutline } = learning;
    const account = readOutline && onAccount(organizationId, store.modelBudget, readOutline);
    const given: PatternOptions = {
      kept: await patterns.find(organizationId, assistantId),
      save: (kept) => patterns.save(organizationId, assistantId, kept),
      readOutline: account?.read ?? null,
    };
    return { given, note: () => account?.note() ?? null };
  }

  async function carryOut(job: Job, signal: AbortSignal): Promise<void> {
    const { organizationId, crawlRunId } = job;
    const task = await store.crawls.begin(organizationId, crawlRunId);
    if (!task) return; // over, or deleted with its assistant
    if (task.siteUrl === null) return fail(job, 'The assistant has no siteUrl any more.');
    const learned = await learningOf(task);
    try {
      const note = await crawlSite({
        siteUrl: task.siteUrl,
        userAgent: task.userAgent || userAgent,
        source: task.source,
        frontier: frontierOf(task),
        fetcher,
        budget,
        limits,
        patterns: learned?.given,
        renderer,
        signal,
      });
      const error = [note, learned?.note()].filter((text) => typeof text === 'string').join(' ') || null;
      await store.crawls.finish(organizationId, crawlRunId, { status: 'completed', error });
    } catch (error) {
      if (error instanceof CrawlFailure) return fail(job, error.message);
      if (!signal.aborted) log.error({ err: error, crawlRunId }, 'crawl interrupted');
      throw error;
    }
  }

  return {
    /** @throws when the run should be tried again: the service stops, or something of ours failed. */
    crawl: (job: Job, signal: AbortSignal): Promise<void> =>
      store.crawls.hold(job.crawlRunId, signal, () => carryOut(job, signal)),

    async giveUp(job: Job): Promise<void> {
      await fail(
        job,
        'The crawl broke off again and again and was given up. Start it anew; if that fails too, report the run.',
      );
    },
  };
}
