import path from 'node:path';
import { build } from 'vite';
import { ensureBrowser } from './browser.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** What tests in a browser need before the first of them: console and widget as they are now, and a browser. */
export default async function setup(): Promise<void> {
  // As it is served: the tests' own mode would build React's development version.
  process.env['NODE_ENV'] = 'production';
  for (const name of ['vite.config.ts', 'vite.widget.config.ts'])
    await build({ configFile: path.join(ROOT, name), logLevel: 'warn' });
  ensureBrowser();
}
