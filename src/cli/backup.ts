import { readConfig } from '../config.ts';
import { VERSION } from '../programs.ts';
import { dumpDatabase } from '../storage/backup/dump.ts';
import { openServer } from '../storage/database.ts';
import { readArgs } from './index.ts';

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } }, { min: 1, max: 1 });
  const [file = ''] = positionals;
  const config = readConfig(process.env);
  const database = await openServer(config);
  try {
    const hasAuthSecret = config.authSecret !== undefined;
    const report = await dumpDatabase(database.server, file, { version: VERSION, hasAuthSecret });
    if (values.json) {
      process.stdout.write(`${JSON.stringify({ file, ...report })}\n`);
      return;
    }
    const counts = Object.entries(report.counts).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
    process.stdout.write(`Backed up ${counts.join(', ')} to ${file} (${report.bytes.toLocaleString('en')} bytes).\n`);
    process.stdout.write('It holds secrets and what shoppers wrote: keep it where only you can read it.\n');
    if (hasAuthSecret)
      process.stdout.write('AUTH_SECRET is not in it: keep that too, or restored second factors cannot be read.\n');
  } finally {
    await database.release();
  }
}
