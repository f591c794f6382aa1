import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of this package, also for code that was bundled. */
export const ROOT = path.dirname(findPackageJSON(import.meta.url) ?? '.');
