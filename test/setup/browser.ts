import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../src/crawl/render/chromium.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const MISSING = 'There is no Chromium: run "apt-get install chromium", or set CHROMIUM to one.';

/** Tests use the same browser with which Aisle renders pages. */
export const findBrowser = () =>
  findChromium({ program: process.env['CHROMIUM'] || undefined, searchPath: process.env['PATH'] ?? '' });

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(MISSING);
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Installs a missing browser from Debian, if this user may; Chromium's own downloads are not available everywhere. */
export function ensureBrowser(): void {
  if (findBrowser() !== null) return;
  const run = (...args: string[]) => execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } catch {
    throw new Error(MISSING);
  }
}
