import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const FOLDER = path.join(import.meta.dirname, '../mcp-clients');
const FLAGS = ['--legacy-peer-deps', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];

/** Installs missing clients of test/mcp-clients, once, before any test needs them. */
export default async function setup(): Promise<void> {
  // Npm writes this file last.
  if (fs.existsSync(path.join(FOLDER, 'node_modules/.package-lock.json'))) return;
  await promisify(execFile)('npm', ['ci', ...FLAGS], { cwd: FOLDER });
}
