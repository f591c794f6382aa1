import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { MAX_TEST_MS } from './bounds.ts';
import { findBrowser } from './browser.ts';

const SHELL = 'chromium-headless-shell';

/** Installs the browser of these tests from Debian, if this user may; otherwise any Chromium that is here does. */
export function setup(): void {
  const found = findBrowser();
  if (process.env['CHROMIUM'] || (found !== null && path.basename(found) === SHELL)) return;
  const run = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore', timeout: MAX_TEST_MS });
  try {
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', SHELL);
  } catch {
    // Users who may not install packages are told so by the first test that needs a browser and finds none.
  }
}
