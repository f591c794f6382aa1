import path from 'node:path';
import { build } from 'vite';

const ROOT = path.join(import.meta.dirname, '../..');

/** Prepares browser tests: builds the console and the widget. */
export default async function setup(): Promise<void> {
  // As in production: the tests' own mode would build React's development version.
  process.env['NODE_ENV'] = 'production';
  for (const name of ['vite.config.ts', 'vite.widget.config.ts'])
    await build({ configFile: path.join(ROOT, name), logLevel: 'warn' });
}
