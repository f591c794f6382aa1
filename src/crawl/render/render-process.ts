import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findProgram } from '../../programs.ts';
import { MAX_GROWTH_MS } from './growth.ts';
import { BROWSER_CRASHED, RenderFailure } from './failure.ts';
import type {
  BrowserSource,
  PageRequest,
  PageResponse,
  PlainPage,
  RenderCommand,
  RenderEvent,
  RenderJob,
  RenderedPage,
} from './messages.ts';

const PROGRAM = findProgram('render.js', 'crawl/render/render-program.ts');
/** An unprivileged account: Chromium has no sandbox when run as root. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };
/** Limits the memory that a hostile page can make the process use; the service itself never holds it. */
const FLAGS = ['--max-old-space-size=512'];
const EXIT_TIMEOUT_MS = 5_000;
/** Time allowed for starting the browser, and for taking a snapshot at the timeout. */
const GRACE_MS = 30_000;

type Respond = (request: PageRequest, signal: AbortSignal) => Promise<PageResponse | null>;

export interface RenderOptions extends Pick<RenderJob, 'run' | 'limitMs' | 'maxLength' | 'window'> {
  respond: Respond;
  signal: AbortSignal;
}

interface PendingJob {
  respond: Respond;
  stop: AbortController;
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
}

/**
 * Starts the process that runs a browser. Both exit when the channel to this process closes, even if this process is
 * killed.
 * @param maxPages number of pages after which it accepts no more
 */
export function startRenderProcess(source: BrowserSource, maxPages: number, onProblem: (text: string) => void) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-browser-'));
  const account = chooseAccount(source);
  if (account) fs.chownSync(folder, account.uid, account.gid);
  const child = fork(PROGRAM, [folder], {
    ...account,
    cwd: folder,
    // Pass only the environment that a browser needs, without keys and passwords.
    env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder },
    execArgv: FLAGS,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Control-C in a terminal must reach only this process.
    detached: true,
  });
  const jobs = new Map<number, PendingJob>();
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    // A process that fails to start emits no exit event.
    child.once('error', () => resolve());
  });
  let count = 0;
  let isRetired = false;
  child.on('message', (event: RenderEvent) => void handle(event));
  void cleanUp();

  async function cleanUp(): Promise<void> {
    await exited;
    child.kill('SIGKILL');
    for (const { reject } of jobs.values()) reject(new RenderFailure(BROWSER_CRASHED));
    // A browser that is still exiting may write there; leftover files must not bring the service down.
    await fs.promises.rm(folder, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }

  async function handle(event: RenderEvent): Promise<void> {
    if (event.type === 'problem') return onProblem(event.text);
    const job = jobs.get(event.job);
    if (event.type === 'rendered') job?.resolve(event.page);
    else if (event.type === 'failed') job?.reject(new RenderFailure(event.reason));
    else {
      const response = await job?.respond(event.request, job.stop.signal).catch(() => null);
      send(child, { type: 'response', id: event.id, response: response ?? null });
    }
  }

  async function end(): Promise<void> {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), EXIT_TIMEOUT_MS);
    if (child.connected) child.disconnect();
    await exited;
    clearTimeout(killTimer);
  }

  return {
    exited,
    end,
    /** True if it accepts more pages. */
    isFresh: () => child.connected && !isRetired && count < maxPages,
    /** Lets it exit once the pending pages are done. */
    retire(): void {
      isRetired = true;
      if (jobs.size === 0) void end();
    },
    /** @throws {RenderFailure} */
    async render(page: PlainPage, { respond, signal, ...limits }: RenderOptions): Promise<RenderedPage> {
      count += 1;
      const id = count;
      const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
      const stop = new AbortController();
      jobs.set(id, { respond, stop, resolve, reject });
      const cancel = () => send(child, { type: 'stop', id });
      signal.addEventListener('abort', cancel);
      const killTimer = setTimeout(() => child.kill('SIGKILL'), limits.limitMs + MAX_GROWTH_MS + GRACE_MS);
      try {
        send(child, { type: 'render', id, page, source, ...limits });
        return await promise;
      } catch (error) {
        isRetired = true; // its state is unknown
        throw error;
      } finally {
        clearTimeout(killTimer);
        signal.removeEventListener('abort', cancel);
        stop.abort();
        jobs.delete(id);
        if (isRetired && jobs.size === 0) void end();
      }
    },
  };
}

function send(child: ChildProcess, command: RenderCommand): void {
  if (child.connected) child.send(command, () => {}); // its exit event reports a failure
}

/** The unprivileged account, if this process is root and that account can read the files to be run. */
function chooseAccount({ program }: BrowserSource): typeof UNPRIVILEGED | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const needed = [PROGRAM, process.execPath, ...(program === null ? [] : [program])];
  const isReadable = (file: string) => spawnSync('test', ['-r', file], { ...UNPRIVILEGED, cwd: '/' }).status === 0;
  return needed.every(isReadable) ? UNPRIVILEGED : undefined;
}
