import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createRenderer, type RendererOptions } from '../../src/crawl/render/renderer.ts';
import { open } from '../crawl/fetch-server.ts';
import { findBrowser } from '../setup/browser.ts';

/** A renderer with the browser of the tests, closed by `closeAll`. */
export function testRenderer(options: Partial<RendererOptions> = {}) {
  const renderer = createRenderer({
    wsUrl: undefined,
    program: process.env['CHROMIUM'] || undefined,
    searchPath: process.env['PATH'] ?? '',
    ...options,
  });
  open.push(() => renderer.close());
  return renderer;
}

/** A browser that somebody else has started, as hosts of browsers do. */
export async function startElsewhere() {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
  const child = spawn(findBrowser() ?? '', flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  open.push(stop);
  for await (const line of createInterface({ input: child.stderr })) {
    const wsUrl = /DevTools listening on (\S+)/.exec(line)?.[1];
    if (wsUrl) return { wsUrl, stop };
  }
  throw new Error('The browser did not start.');
}

/** The command of the process that runs a browser, from its bundle or its source. */
export const DRIVER = /\/render(?:\.js|-program\.ts) /;

/** The processes that a process has started, and those that these have; each with its command. */
export function descendants(pid: number | undefined): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const all = lines.flatMap((line) => {
    const [, own, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return own ? [{ pid: Number(own), parent: Number(parent), command }] : [];
  });
  const found = all.filter(({ parent }) => parent === pid);
  for (const { pid: each } of found) found.push(...all.filter(({ parent }) => parent === each));
  return found;
}

/** True if a process runs, and is not merely waiting for its parent to notice its end. */
export function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .startsWith('Z');
  } catch {
    return false;
  }
}
