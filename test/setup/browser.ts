import fs from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The browser that tests use: Debian's chromium, or the one that CHROMIUM names. */
export const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

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

export const hasBrowser = () => fs.existsSync(BROWSER);

export async function openBrowser(): Promise<Browser> {
  if (!hasBrowser())
    throw new Error(`There is no browser at ${BROWSER}: run "apt-get install chromium", or set CHROMIUM.`);
  return chromium.launch({ executablePath: BROWSER, args: FLAGS });
}
