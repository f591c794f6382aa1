import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'vite';

const ROOT = path.join(import.meta.dirname, '..');
const BUILT = path.join(ROOT, 'dist/console');
/** Kilobytes of compressed script that the first load of a page may need. */
const LIMIT = 220;

const SHELL = ['parts/shell.tsx', 'pages/organization.tsx'];
/** The chunks that a page loads besides the entry: its own, and those of its layout. */
const PAGES = {
  '/sign-in': ['pages/sign-in.tsx'],
  '/organizations/x/assistants': [...SHELL, 'pages/assistants.tsx'],
  '/organizations/x/assistants/y': [...SHELL, 'pages/assistant.tsx'],
  '/organizations/x/members': [...SHELL, 'pages/members.tsx'],
};

type Manifest = Record<string, { file: string; imports?: string[] }>;

const gzip = promisify(zlib.gzip);

/** Measures the script that a first visit needs before the page is rendered, after gzip. */
export async function run(): Promise<void> {
  await build({ configFile: path.join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  const manifest = JSON.parse(await fs.readFile(path.join(BUILT, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const [page, entries] of Object.entries(PAGES)) {
    const files = new Set<string>();
    for (const entry of ['index.html', ...entries]) collect(manifest, entry, files);
    const sizes = await Promise.all([...files].map(async (file) => (await compressed(file)).length));
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    const verdict = kilobytes <= LIMIT ? 'ok' : 'TOO MUCH';
    process.stdout.write(
      `${page.padEnd(30)} ${kilobytes.toFixed(1)} KB in ${files.size} files, of ${LIMIT} KB: ${verdict}\n`,
    );
    if (kilobytes > LIMIT) process.exitCode = 1;
  }
}

function collect(manifest: Manifest, name: string, files: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The console's manifest has no ${name}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}

async function compressed(file: string): Promise<Buffer> {
  return gzip(await fs.readFile(path.join(BUILT, file)), { level: 9 });
}
