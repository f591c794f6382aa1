import fs from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of this package, also for code that was bundled. */
export const ROOT = path.dirname(findPackageJSON(import.meta.url) ?? '.');
/** This version of the package. */
export const VERSION = (JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string })
  .version;
/** The source, also of code that was bundled: files that are not code are there alone. */
export const SRC = path.join(ROOT, 'src');
/** The shop of the demos, which is bundled with the service. */
const EXAMPLES = path.join(ROOT, 'examples');
/** Returns the text of a file that is not code, by its path in src. */
export const readSource = (name: string): string => fs.readFileSync(path.join(SRC, name), 'utf8');

/** The output of `npm run build`. */
const BUNDLES = path.join(ROOT, 'dist/programs');

/**
 * Returns the file that a process or a thread runs: the bundle, which starts in two thirds of the time of TypeScript and
 * takes a third of a thread's memory, unless a source file is newer.
 * @param bundle the name of the bundle
 * @param source the program's first source file, relative to src
 */
export function findProgram(bundle: string, source: string): string {
  const file = path.join(BUNDLES, bundle);
  return isFresh(file) ? file : path.join(SRC, source);
}

/** True if the built file is there, and no source is newer. */
export const isFresh = (file: string): boolean => changedAt(file) >= (newestSource ??= findNewest());

let newestSource: number | undefined;

/** Looks at files only: copying a folder may give it a new time. */
const findNewest = (): number =>
  [SRC, EXAMPLES]
    .flatMap((folder) => fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .reduce((newest, { parentPath, name }) => Math.max(newest, changedAt(path.join(parentPath, name))), 0);

function changedAt(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
