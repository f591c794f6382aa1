import path from 'node:path';
import { build } from 'vite';
import { ROOT, isFresh } from '../../src/programs.ts';

/** A file of each build, by its configuration. */
const BUILDS = { 'vite.config.ts': 'dist/console/index.html', 'vite.widget.config.ts': 'dist/widget/npm.js' };

/** Prepares browser tests: builds the console and the widget, unless `npm ci` has just done so. */
export default async function setup(): Promise<void> {
  // As in production: the tests' own mode would build React's development version.
  process.env['NODE_ENV'] = 'production';
  for (const [name, built] of Object.entries(BUILDS))
    if (!isFresh(path.join(ROOT, built))) await build({ configFile: path.join(ROOT, name), logLevel: 'warn' });
}
