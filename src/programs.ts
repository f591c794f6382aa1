import fs from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of this package, also for code that was bundled. */
export const ROOT = path.dirname(findPackageJSON(import.meta.url) ?? '.');
/** This version of the package. */
export const VERSION = (JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string })
  .version;
const SRC = path.join(ROOT, 'src');
/** The output of `npm run build`. */
const BUNDLES = path.join(ROOT, 'dist/thread');

/**
 * Returns the file that a thread runs: the bundle, which takes a third of the memory that a thread needs to run
 * TypeScript, unless a source file is newer.
 * @param bundle the name of the bundle
 * @param source the thread's first source file, relative to src
 */
export function findThreadProgram(bundle: string, source: string): string {
  const file = path.join(BUNDLES, bundle);
  const builtAt = changedAt(file);
  const isFresh = fs
    .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .every((name) => changedAt(path.join(SRC, name)) <= builtAt);
  return isFresh ? file : path.join(SRC, source);
}

function changedAt(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
