import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROKEN, DrawingFailure } from './failure.ts';
import type {
  BrowserSource,
  DrawOrder,
  DrawnPage,
  FromDrawing,
  PageAnswer,
  PageRequest,
  PlainPage,
  ToDrawing,
} from './messages.ts';

const PROGRAM = fileURLToPath(new URL('./render-program.ts', import.meta.url));
/** An unprivileged account: Chromium has no sandbox when run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };
/** Limits the memory that a hostile page can make the process use; the service itself never holds it. */
const FLAGS = ['--max-old-space-size=512'];
const END_MS = 5_000;
/** Time allowed for starting the browser, and for taking a snapshot at the timeout. */
const GRACE_MS = 30_000;

type Answer = (request: PageRequest, signal: AbortSignal) => Promise<PageAnswer | null>;

export interface DrawOptions extends Pick<DrawOrder, 'run' | 'limitMs' | 'maxLength'> {
  answer: Answer;
  signal: AbortSignal;
}

interface Drawing {
  answer: Answer;
  stop: AbortController;
  resolve: (page: DrawnPage) => void;
  reject: (error: Error) => void;
}

/**
 * Starts the process that runs a browser. Both exit when the channel to this process closes, even if this process is
 * killed.
 * @param mostPages number of pages after which it accepts no more
 */
export function startDrawing(source: BrowserSource, mostPages: number, onTrouble: (text: string) => void) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-browser-'));
  const account = accountFor(source);
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
  const drawings = new Map<number, Drawing>();
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    // A process that fails to start emits no exit event.
    child.once('error', () => resolve());
  });
  let count = 0;
  let isRetired = false;
  child.on('message', (message: FromDrawing) => void heed(message));
  void cleanUp();

  async function cleanUp(): Promise<void> {
    await gone;
    child.kill('SIGKILL');
    for (const { reject } of drawings.values()) reject(new DrawingFailure(BROKEN));
    // A browser that is still exiting may write there; leftover files must not bring the service down.
    await fs.promises.rm(folder, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }

  async function heed(message: FromDrawing): Promise<void> {
    if (message.type === 'trouble') return onTrouble(message.text);
    const drawing = drawings.get(message.draw);
    if (message.type === 'drawn') drawing?.resolve(message.page);
    else if (message.type === 'failed') drawing?.reject(new DrawingFailure(message.reason));
    else {
      const answer = await drawing?.answer(message.request, drawing.stop.signal).catch(() => null);
      send(child, { type: 'answer', id: message.id, answer: answer ?? null });
    }
  }

  async function end(): Promise<void> {
    const late = setTimeout(() => child.kill('SIGKILL'), END_MS);
    if (child.connected) child.disconnect();
    await gone;
    clearTimeout(late);
  }

  return {
    gone,
    end,
    /** True if it accepts more pages. */
    isFresh: () => child.connected && !isRetired && count < mostPages,
    /** Lets it exit once the pending pages are done. */
    retire(): void {
      isRetired = true;
      if (drawings.size === 0) void end();
    },
    /** @throws {DrawingFailure} */
    async draw(page: PlainPage, { answer, signal, ...order }: DrawOptions): Promise<DrawnPage> {
      count += 1;
      const id = count;
      const { promise, resolve, reject } = Promise.withResolvers<DrawnPage>();
      const stop = new AbortController();
      drawings.set(id, { answer, stop, resolve, reject });
      const cancel = () => send(child, { type: 'stop', id });
      signal.addEventListener('abort', cancel);
      const stuck = setTimeout(() => child.kill('SIGKILL'), order.limitMs + GRACE_MS);
      try {
        send(child, { type: 'draw', id, page, source, ...order });
        return await promise;
      } catch (error) {
        isRetired = true; // its state is unknown
        throw error;
      } finally {
        clearTimeout(stuck);
        signal.removeEventListener('abort', cancel);
        stop.abort();
        drawings.delete(id);
        if (isRetired && drawings.size === 0) void end();
      }
    },
  };
}

function send(child: ChildProcess, message: ToDrawing): void {
  if (child.connected) child.send(message, () => {}); // its exit event reports a failure
}

/** The unprivileged account, if this process is root and that account can read the files to be run. */
function accountFor({ program }: BrowserSource): typeof NOBODY | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const needed = [PROGRAM, process.execPath, ...(program === null ? [] : [program])];
  const reaches = (file: string) => spawnSync('test', ['-r', file], { ...NOBODY, cwd: '/' }).status === 0;
  return needed.every(reaches) ? NOBODY : undefined;
}
