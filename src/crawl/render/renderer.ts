import { FetchError } from '../http/fetch-error.ts';
import { BROKEN, DrawingFailure } from './failure.ts';
import { findChromium } from './chromium.ts';
import { type DrawOptions, startDrawing } from './render-process.ts';
import type { BrowserSource, DrawnPage, PlainPage } from './messages.ts';

export interface RendererOptions {
  /** DevTools URL of a remote browser; takes precedence over any on this machine. */
  wsUrl: string | undefined;
  /** Path of Chromium; undefined: the first one found. */
  program: string | undefined;
  /** A search path in the format of PATH. */
  searchPath: string;
  /** Pages rendered concurrently, over all runs. */
  tabs?: number;
  /** Idle time after which the browser is closed. */
  idleMs?: number;
  /** Pages after which the browser is restarted, however much memory it has come to use. */
  pagesPerBrowser?: number;
  /** Called with browser problems that an operator should know about. */
  onTrouble?: (text: string) => void;
}

export interface Renderer {
  /**
   * Renders a page as a browser does; its requests are served by `answer` alone.
   * @throws {FetchError} no_browser, render; the signal's reason if it was aborted before its turn
   */
  draw(page: PlainPage, options: DrawOptions): Promise<DrawnPage>;
  close(): Promise<void>;
}

type Drawing = ReturnType<typeof startDrawing>;

/** Manages one browser for all runs of this process, which starts on first use and closes when idle. */
export function createRenderer({
  wsUrl,
  program,
  searchPath,
  tabs = 2,
  idleMs = 60_000,
  pagesPerBrowser = 300,
  onTrouble = () => {},
}: RendererOptions): Renderer {
  const waiting: (() => void)[] = [];
  const processes = new Set<Drawing>();
  let free = tabs;
  let drawing: Drawing | undefined;
  let idle: NodeJS.Timeout | undefined;

  function sourceOf({ host }: URL): BrowserSource {
    if (wsUrl !== undefined) return { wsUrl, program: null };
    const found = findChromium({ program, searchPath });
    if (found !== null) return { wsUrl: null, program: found };
    const lack = program === undefined ? 'no browser is installed' : 'CHROMIUM is not an executable';
    throw new FetchError(
      'no_browser',
      `${host} has JavaScript-rendered pages, but ${lack}. The operator of Aisle can install Chromium, or set BROWSER_WS_URL.`,
    );
  }

  function retire(): void {
    drawing?.retire();
    drawing = undefined;
  }

  function current(source: BrowserSource): Drawing {
    if (!drawing?.isFresh()) retire();
    drawing ??= start(source);
    return drawing;
  }

  function start(source: BrowserSource): Drawing {
    const started = startDrawing(source, pagesPerBrowser, onTrouble);
    processes.add(started);
    void started.gone.then(() => processes.delete(started));
    return started;
  }

  async function turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const take = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(signal.reason as Error);
      };
      waiting.push(take);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function release(): void {
    const next = waiting.shift();
    if (next) return next();
    free += 1;
    if (free === tabs) idle = setTimeout(retire, idleMs).unref();
  }

  return {
    async draw(page, options) {
      const source = sourceOf(new URL(page.url));
      await turn(options.signal);
      clearTimeout(idle);
      try {
        return await current(source).draw(page, options);
      } catch (error) {
        const reason = error instanceof DrawingFailure ? error.message : BROKEN;
        throw new FetchError('render', `The page could not be rendered. ${reason}`, { cause: error });
      } finally {
        release();
      }
    },
    async close() {
      clearTimeout(idle);
      await Promise.all([...processes].map((each) => each.end()));
    },
  };
}
