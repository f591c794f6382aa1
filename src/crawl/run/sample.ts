import type { Fetcher } from '../http/fetch.ts';
import { openPatternReader } from '../pattern/reader.ts';
import { type SamplingOptions, withoutMemory, sampleSite } from '../pattern/sampling.ts';
import { type RenderingFetcher, createRenderingFetcher } from '../render/rendering-fetcher.ts';
import type { DiscoveredRun } from './discover.ts';
import type { CrawlOptions, PatternOptions } from './options.ts';
import type { VisitOptions } from './visit.ts';

/** A run that knows how to read the site's pages. */
export interface SampledRun extends Omit<DiscoveredRun, 'fetcher'> {
  fetcher: Pick<Fetcher, 'get'>;
  read: VisitOptions['read'];
  /** Undefined when no browser renders pages. */
  rendering: RenderingFetcher | undefined;
  /** Has a note for the owner about the learning; undefined when the run learns no pattern. */
  learning: { note: () => string | null } | undefined;
}

/** Prepares to read the site's pages: renders them if needed, and learns the site's pattern from a sample of them. */
export async function sample(run: DiscoveredRun, { renderer, patterns }: CrawlOptions): Promise<SampledRun> {
  const { site, filterAllowed, delay, reader, rules, signal, frontier, onDisallowed } = run;
  const canFetch = async (url: string) => site.owns(url) && (await filterAllowed([url])).length > 0;
  const rendering = renderer && createRenderingFetcher({ fetcher: run.fetcher, renderer, canFetch, delay, reader });
  const fetcher = rendering ?? run.fetcher;
  const readPage: VisitOptions['read'] = (page, requestedUrl) =>
    reader('page', { ...page, rules, requestedUrl, pattern: null }, { signal, giveAway: page.body });
  const sampled = patterns
    ? await learnPattern({ ...run, fetcher }, patterns)
    : { fetcher, frontier, read: readPage, learning: undefined };
  const read: VisitOptions['read'] = async (page, requestedUrl) => {
    const reading = await sampled.read(page, requestedUrl);
    onDisallowed(reading?.disallowed ?? []);
    return reading;
  };
  return { ...run, ...sampled, read, rendering };
}

/** Learns the site's pattern. The returned frontier and fetcher replay the pages that sampling took and fetched. */
async function learnPattern(options: Omit<SamplingOptions, 'rereads'>, patterns: PatternOptions) {
  const { signal, reader, rules } = options;
  const rereads = patterns.kept?.siteUrl !== rules.siteUrl || patterns.kept.pattern === null;
  const { pages, frontier, fetcher } = await sampleSite({ ...options, rereads });
  const learning = await openPatternReader(pages, { ...patterns, reader, rules, signal });
  return { fetcher, frontier: learning.isNew ? withoutMemory(frontier) : frontier, read: learning.read, learning };
}
