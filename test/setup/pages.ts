import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { BROWSER, hasBrowser } from './browser.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** What tests in a browser need before the first of them: console and widget as they are now, and a browser. */
export default async function setup(): Promise<void> {
  // As it is served: the tests' own mode would build React's development version.
  process.env['NODE_ENV'] = 'production';
  for (const name of ['vite.config.ts', 'vite.widget.config.ts'])
    await build({ configFile: path.join(ROOT, name), logLevel: 'warn' });
  if (!hasBrowser()) installBrowser();
}

/** From Debian, where this user may; its own downloads are not available to everybody. */
function installBrowser(): void {
  const run = (...args: string[]) => execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } catch {
    throw new Error(
      `${BROWSER} is missing and could not be installed: run "apt-get install chromium", or set CHROMIUM.`,
    );
  }
}
