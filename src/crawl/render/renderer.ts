import { FetchError } from '../http/fetch-error.ts';
import { BROKEN, DrawingFailure } from './failure.ts';
import { findChromium } from './chromium.ts';
import { type DrawOptions, startDrawing } from './render-process.ts';
import type { BrowserSource, DrawnPage, PlainPage } from './messages.ts';

export interface RendererOptions {
  /** DevTools address of a browser elsewhere, before any on this machine. */
  wsUrl: string | undefined;
  /** Chromium's program; undefined: the first that is found. */
  program: string | undefined;
  /** As PATH has it. */
  searchPath: string;
  /** Pages drawn at once, over all runs. */
  tabs?: number;
  /** How long the browser stays without work. */
  idleMs?: number;
  /** After so many pages a new browser is started, whatever the old one has grown to. */
  pagesPerBrowser?: number;
  /** Told what an operator should know of the browser. */
  onTrouble?: (text: string) => void;
}

export interface Renderer {
  /**
   * Draws a page as a browser does; what it asks for comes from `answer` alone.
   * @throws {FetchError} no_browser, render; the signal's reason where it was aborted before its turn
   */
  draw(page: PlainPage, options: DrawOptions): Promise<DrawnPage>;
  close(): Promise<void>;
}

type Drawing = ReturnType<typeof startDrawing>;

/** One browser for all runs of this process, started when it is first needed and ended when nobody needs it. */
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
