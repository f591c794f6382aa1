import fs from 'node:fs';
import { readConfig } from '../config.ts';
import { newId } from '../domain/ids.ts';
import { FORMATS } from '../feeds/format.ts';
import type { ImportCounts, ImportReport } from '../domain/import-report.ts';
import { importFeed } from '../feeds/import.ts';
import { openDatabase } from '../storage/database.ts';
import { organizationOf } from './assistant.ts';
import { Usage, readArgs } from './index.ts';
import { endProgress, showProgress } from './progress-line.ts';

const OPTIONS = { format: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, OPTIONS, { min: 2, max: 2 });
  const [assistantId = '', file = ''] = positionals;
  const format = FORMATS.find((known) => known === values.format);
  if (values.format !== undefined && !format)
    throw new Usage(`--format must be one of ${FORMATS.join(', ')}, not ${values.format}.`);
  const bytes = await open(file);
  process.once('SIGINT', () => bytes.destroy(new Error('Interrupted. Products imported so far are kept.')));
  const database = await openDatabase(readConfig(process.env));
  try {
    const organizationId = await organizationOf(database, assistantId);
    const origin = { via: 'cli' as const, address: null, requestId: newId('req') };
    const { store } = database;
    const steps = importFeed({ store, organizationId, assistantId, principal: null, origin, bytes, format });
    let step = await steps.next();
    try {
      for (; !step.done; step = await steps.next()) showProgress(toText(step.value));
    } finally {
      endProgress();
      await steps.return(undefined as never); // records what was imported so far
    }
    report(step.value, values.json);
  } finally {
    bytes.destroy();
    await database.close();
  }
}

/** @throws when the file cannot be read */
async function open(file: string): Promise<NodeJS.ReadStream | fs.ReadStream> {
  if (file === '-') return process.stdin;
  const handle = await fs.promises.open(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `File not found: ${file}.` : `Cannot read ${file} (${error.code}).`);
  });
  if ((await handle.stat()).isDirectory()) throw new Error(`${file} is a directory. Specify a feed file.`);
  return handle.createReadStream({ highWaterMark: 262_144 });
}

/** Prints the report on stdout; an import that was interrupted, or imported nothing, ends with an error. */
function report(result: ImportReport, json: boolean): void {
  const { faults, ignored, stopped, added, updated, unchanged, refused } = result;
  if (json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else {
    const lines = faults.map(({ line, field, message }) => `line ${line}: ${field ? `${field} ` : ''}${message}\n`);
    const unread = ignored.length > 0 ? `Ignored fields: ${ignored.join(', ')}.\n` : '';
    process.stdout.write(`${lines.join('')}${toText(result)}\n${unread}`);
  }
  if (stopped !== null) throw new Error(stopped);
  if (refused > 0 && added + updated + unchanged === 0) throw new Error('No rows could be imported.');
}

function toText({ added, updated, unchanged, refused }: ImportCounts): string {
  return `Added ${added}, updated ${updated}, unchanged ${unchanged}, refused ${refused}.`;
}
