import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOrganization } from './queries.ts';
import type { CrawlReport, CrawlRun } from './types.ts';

export const isOver = ({ finishedAt }: CrawlRun): boolean => finishedAt !== null;

/**
 * Follows a crawl while it runs, and refetches the catalogue's lists as it finds products.
 * @returns its latest report; undefined before the first, and without a crawl that runs
 */
export function useCrawlProgress(crawlRunId: string | undefined): CrawlReport | undefined {
  const { organizationId } = useOrganization();
  const client = useQueryClient();
  const [report, setReport] = useState<CrawlReport>();
  useEffect(() => {
    if (crawlRunId === undefined) return undefined;
    let found = 0;
    // A browser reconnects by itself after a pause in the network or a restart of the service.
    const events = new EventSource(`/api/console/organizations/${organizationId}/crawls/${crawlRunId}/progress`);
    const read = ({ data }: MessageEvent<string>) => {
      const next = JSON.parse(data) as CrawlReport;
      setReport(next);
      const { productsFound } = next.run.counts;
      if (productsFound !== found) void client.invalidateQueries({ queryKey: ['organization', organizationId] });
      found = productsFound;
    };
    events.addEventListener('progress', read);
    events.addEventListener('end', (event: MessageEvent<string>) => {
      events.close();
      read(event);
      // All of them, the preview too, which shows the products now; unless someone is talking to it, whom a reload would interrupt.
      const isInPreview = document.activeElement instanceof HTMLIFrameElement;
      void client.invalidateQueries({ predicate: ({ queryKey }) => !isInPreview || queryKey[0] !== 'preview' });
    });
    return () => events.close();
  }, [client, organizationId, crawlRunId]);
  return report?.run.crawlRunId === crawlRunId ? report : undefined;
}

/** Follows the run among these that has not ended, which is always the latest. */
export function useFollowedRuns(runs: readonly CrawlRun[] | undefined): {
  runs: readonly CrawlRun[] | undefined;
  active: CrawlRun | undefined;
} {
  const [latest] = runs ?? [];
  const isActive = latest !== undefined && !isOver(latest);
  const followed = useCrawlProgress(isActive ? latest.crawlRunId : undefined);
  if (!runs || !isActive) return { runs, active: undefined };
  const active = followed?.run ?? latest;
  return { runs: [active, ...runs.slice(1)], active };
}
