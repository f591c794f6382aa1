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
const MISSING = 'There is no Chromium: run "apt-get install chromium-headless-shell", or set CHROMIUM to one.';

/** Tests use the same browser with which Aisle renders pages. */
export const findBrowser = () =>
  findChromium({ program: process.env['CHROMIUM'] || undefined, searchPath: process.env['PATH'] ?? '' });

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(MISSING);
  return chromium.launch({ executablePath, args: FLAGS });
}

let shared: Browser | undefined;

/** The browser of this process's tests, which ends with it: a start takes seconds. Tests close the contexts that they open. */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await openBrowser();
  return shared;
}
