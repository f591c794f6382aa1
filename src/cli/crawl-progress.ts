import type { WriteStream } from 'node:tty';
import type { CrawlCounts } from '../domain/crawl-run.ts';

const BAR_WIDTH = 24;
/** Interval between lines where lines cannot be overwritten. */
const LINE_MS = 5_000;

/**
 * Shows a crawl's progress, with pages per second: on a terminal as one line that is overwritten, elsewhere as a line
 * every five seconds.
 * @param lines true to write also without a terminal
 */
export function createProgress(stream: Pick<WriteStream, 'isTTY' | 'write'>, lines: boolean) {
  const started = Date.now();
  let written = started;
  let isDrawn = false;

  return {
    show(counts: CrawlCounts): void {
      const text = progressText(counts, (Date.now() - started) / 1000);
      if (stream.isTTY) {
        stream.write(`\r\x1b[K${bar(counts)} ${text}`);
        isDrawn = true;
      } else if (lines && Date.now() - written >= LINE_MS) {
        stream.write(`${text}\n`);
        written = Date.now();
      }
    },
    /** Clears the progress line for other output. */
    clear(): void {
      if (isDrawn) stream.write('\r\x1b[K');
      isDrawn = false;
    },
  };
}

function progressText({ pagesDiscovered, productsAdded, ...counts }: CrawlCounts, seconds: number): string {
  const done = pagesDone(counts);
  const failed = counts.pagesFailed > 0 ? `, ${counts.pagesFailed} failed` : '';
  return `${done}/${pagesDiscovered} pages${failed}, ${perSecond(done, seconds)} pages/s, ${productsAdded} products`;
}

function bar({ pagesDiscovered, ...counts }: CrawlCounts): string {
  const filled = Math.min(BAR_WIDTH, Math.round((pagesDone(counts) / Math.max(pagesDiscovered, 1)) * BAR_WIDTH));
  return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
}

const pagesDone = ({
  pagesFetched,
  pagesFailed,
  pagesSkipped,
}: Omit<CrawlCounts, 'pagesDiscovered' | 'productsAdded'>) => pagesFetched + pagesFailed + pagesSkipped;

/** Formats a rate with at least two digits. */
export const perSecond = (pages: number, seconds: number): string => {
  const rate = pages / Math.max(seconds, 0.001);
  return rate < 10 ? rate.toFixed(1) : String(Math.round(rate));
};
