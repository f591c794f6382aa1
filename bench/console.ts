import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'vite';
import { report } from './figure.ts';
import { measurePages } from './console-pages.ts';

const ROOT = path.join(import.meta.dirname, '..');
const BUILT = path.join(ROOT, 'dist/console');
/** Kilobytes of compressed script that the first load of a page may need, and what a page may add to the first one. */
const LIMITS = { first: 220, later: 60 };

/** German has the longer words. */
const START = ['index.html', 'start.tsx', 'texts/de/index.ts'];
const SHELL = ['parts/shell.tsx', 'pages/organization.tsx'];
const ASSISTANT = [...SHELL, 'pages/assistant-pages.tsx'];
/** The first page after signing in. */
const HOME = [...SHELL, 'pages/assistants.tsx'];
/** The chunks that a page loads besides the entry: its own, and those of its layout. */
const PAGES = {
  '/sign-in': ['pages/sign-in.tsx'],
  '/sign-up': ['pages/sign-up.tsx'],
  '/forgot-password': ['pages/forgot-password.tsx'],
  '/reset-password': ['pages/reset-password.tsx'],
  '/invitation': ['pages/invitation.tsx'],
  '/unsubscribe': ['pages/unsubscribe.tsx'],
  '/oauth/error': ['pages/oauth-error.tsx'],
  '/oauth/organization': ['pages/oauth-organization.tsx'],
  '/oauth/consent': ['pages/oauth-consent.tsx'],
  '/organizations/new': ['pages/new-organization.tsx'],
  '/organizations/x/assistants': HOME,
  '/organizations/x/assistants/y': [...ASSISTANT, 'pages/assistant.tsx'],
  '/organizations/x/assistants/y/catalogue': [...ASSISTANT, 'pages/catalogue.tsx'],
  '/organizations/x/assistants/y/crawls': [...ASSISTANT, 'pages/crawls.tsx'],
  '/organizations/x/assistants/y/crawls/z': [...ASSISTANT, 'pages/crawl-run.tsx'],
  '/organizations/x/assistants/y/knowledge': [...ASSISTANT, 'pages/knowledge.tsx'],
  '/organizations/x/assistants/y/knowledge/z': [...ASSISTANT, 'pages/knowledge-entry.tsx'],
  '/organizations/x/assistants/y/knowledge/new/z': [...ASSISTANT, 'pages/knowledge-entry.tsx'],
  '/organizations/x/assistants/y/conversations': [...ASSISTANT, 'pages/conversations.tsx'],
  '/organizations/x/assistants/y/conversations/z': [...ASSISTANT, 'pages/conversation.tsx'],
  '/organizations/x/assistants/y/questions': [...ASSISTANT, 'pages/questions.tsx'],
  '/organizations/x/assistants/y/playground': [...ASSISTANT, 'pages/playground.tsx'],
  '/organizations/x/assistants/y/insight': [...ASSISTANT, 'pages/insight.tsx'],
  '/organizations/x/assistants/y/settings': [...ASSISTANT, 'pages/assistant-settings.tsx'],
  '/organizations/x/members': [...SHELL, 'pages/members.tsx'],
  '/organizations/x/keys': [...SHELL, 'pages/keys.tsx'],
  '/organizations/x/connect': [...SHELL, 'pages/connect.tsx'],
  '/organizations/x/audit': [...SHELL, 'pages/audit.tsx'],
  '/organizations/x/settings': [...SHELL, 'pages/settings.tsx'],
  '/account': [...SHELL, 'pages/account.tsx'],
  '/account/apps': [...SHELL, 'pages/apps.tsx'],
  '/account/security': [...SHELL, 'pages/security.tsx'],
  '/overview': [...SHELL, 'pages/overview.tsx'],
};

/** Pages that only lead on to others. */
const LEADING_ON = new Set(['/', '/organizations/$organizationId']);

type Manifest = Record<string, { file: string; imports?: string[] }>;

const gzip = promisify(zlib.gzip);

/** Measures what pages of the console weigh, and how they run in Chromium. */
export async function run(): Promise<void> {
  await weighPages();
  await measurePages();
}

/** Measures the script that a page needs before it is rendered, after gzip: on a first visit, and after the first page. */
async function weighPages(): Promise<void> {
  await build({ configFile: path.join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  const manifest = JSON.parse(await fs.readFile(path.join(BUILT, '.vite/manifest.json'), 'utf8')) as Manifest;
  await refuseUnweighed();
  const home = filesOf(manifest, HOME);
  const heaviest = { first: 0, later: 0 };
  process.stdout.write(`${'KB of script'.padEnd(52)} first visit  after the first page\n`);
  for (const [page, entries] of Object.entries(PAGES)) {
    const files = filesOf(manifest, entries);
    const first = await kilobytes(files);
    const later = await kilobytes(files.difference(home));
    process.stdout.write(`${page.padEnd(52)} ${first.toFixed(1).padStart(11)}  ${later.toFixed(1).padStart(20)}\n`);
    heaviest.first = Math.max(heaviest.first, first);
    heaviest.later = Math.max(heaviest.later, later);
  }
  const pages = `of the heaviest of ${Object.keys(PAGES).length} pages`;
  report(`script ${pages}, first visit`, heaviest.first, { unit: 'KB', atMost: LIMITS.first });
  report(`script ${pages}, after the first page`, heaviest.later, { unit: 'KB', atMost: LIMITS.later });
}

/** @throws {Error} if the console has a page that is not weighed */
async function refuseUnweighed(): Promise<void> {
  const routes = JSON.parse(await fs.readFile(path.join(BUILT, 'pages.json'), 'utf8')) as string[];
  const shapeOf = (address: string) => address.replaceAll(/\/(?:\$\w+|[xyz])(?=\/|$)/g, '/*');
  const weighed = new Set(Object.keys(PAGES).map(shapeOf));
  const missing = routes.filter((route) => !LEADING_ON.has(route) && !weighed.has(shapeOf(route)));
  if (missing.length > 0) throw new Error(`These pages are not weighed: ${missing.join(', ')}.`);
}

function filesOf(manifest: Manifest, entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  for (const entry of [...START, ...entries]) collect(manifest, entry, files);
  return files;
}

async function kilobytes(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => (await compressed(file)).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
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
