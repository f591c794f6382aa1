import { FetchError } from '../http/fetch-error.ts';
import { BROWSER_CRASHED, RenderFailure } from './failure.ts';
import { findChromium } from './chromium.ts';
import type { BrowserSource, PlainPage, RenderedPage } from './messages.ts';
import { type RenderOptions, startRenderProcess } from './render-process.ts';
import { createSlots } from './slots.ts';

export interface RendererOptions {
  /** DevTools URL of a remote browser; takes precedence over any on this machine. */
  wsUrl: string | undefined;
  /** Path of Chromium; if undefined, the first one found. */
  program: string | undefined;
  /** A search path in the format of PATH. */
  searchPath: string;
  /** Pages rendered concurrently, over all runs. */
  tabs?: number;
  /** Idle time after which the browser is closed. */
  idleMs?: number;
  /** Number of pages after which the browser is restarted, to bound its memory. */
  pagesPerBrowser?: number;
  /** Called with browser problems that an operator should know about. */
  onProblem?: (text: string) => void;
}

export interface Renderer {
  /**
   * Renders a page as a browser does; its requests are served by `respond` alone.
   * @throws {FetchError} no_browser, render; the signal's reason if it was aborted before its turn
   */
  render(page: PlainPage, options: RenderOptions): Promise<RenderedPage>;
  close(): Promise<void>;
}

type RenderProcess = ReturnType<typeof startRenderProcess>;

/** Manages one browser for all runs of this process, which starts on first use and closes when idle. */
export function createRenderer({
  wsUrl,
  program,
  searchPath,
  tabs = 2,
  idleMs = 60_000,
  pagesPerBrowser = 300,
  onProblem = () => {},
}: RendererOptions): Renderer {
  const slots = createSlots(tabs);
  const processes = new Set<RenderProcess>();
  let current: RenderProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function findBrowser({ host }: URL): BrowserSource {
    if (wsUrl !== undefined) return { wsUrl, program: null };
    const found = findChromium({ program, searchPath });
    if (found !== null) return { wsUrl: null, program: found };
    const reason = program === undefined ? 'no browser is installed' : 'CHROMIUM is not an executable';
    throw new FetchError(
      'no_browser',
      `${host} has JavaScript-rendered pages, but ${reason}. The operator of Aisle can install Chromium, or set BROWSER_WS_URL.`,
    );
  }

  function retire(): void {
    current?.retire();
    current = undefined;
  }

  function processFor(source: BrowserSource): RenderProcess {
    if (!current?.isFresh()) retire();
    current ??= start(source);
    return current;
  }

  function start(source: BrowserSource): RenderProcess {
    const started = startRenderProcess(source, pagesPerBrowser, onProblem);
    processes.add(started);
    void started.exited.then(() => processes.delete(started));
    return started;
  }

  return {
    async render(page, options) {
      const source = findBrowser(new URL(page.url));
      await slots.acquire(options.signal);
      clearTimeout(idleTimer);
      try {
        return await processFor(source).render(page, options);
      } catch (error) {
        const reason = error instanceof RenderFailure ? error.message : BROWSER_CRASHED;
        throw new FetchError('render', `The page could not be rendered. ${reason}`, { cause: error });
      } finally {
        slots.release();
        if (slots.isIdle()) idleTimer = setTimeout(retire, idleMs).unref();
      }
    },
    async close() {
      clearTimeout(idleTimer);
      await Promise.all([...processes].map((each) => each.end()));
    },
  };
}
