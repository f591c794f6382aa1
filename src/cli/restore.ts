import { readConfig } from '../config.ts';
import { openBackup } from '../storage/backup/backup-file.ts';
import { restoreDatabase } from '../storage/backup/restore.ts';
import { openServer } from '../storage/database.ts';
import { readArgs } from './index.ts';

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } }, { min: 1, max: 1 });
  const [file = ''] = positionals;
  const config = readConfig(process.env);
  const backup = await openBackup(file);
  const { version, createdAt, hasAuthSecret } = backup.header;
  const database = await openServer({ ...config, exclusive: true });
  try {
    await restoreDatabase(database.server, backup);
  } finally {
    await database.release();
  }
  const warning = secretWarning(hasAuthSecret, config.authSecret !== undefined);
  if (values.json) process.stdout.write(`${JSON.stringify({ file, version, createdAt, warning })}\n`);
  else
    process.stdout.write(
      `Restored the backup of ${createdAt} (Aisle ${version}) into ${database.place}.\n${warning === null ? '' : `${warning}\n`}Start the service: npm start\n`,
    );
}

/** Says what is wrong if the backup was made with another AUTH_SECRET, as far as can be told. */
function secretWarning(hadOwn: boolean, hasOwn: boolean): string | null {
  if (hadOwn === hasOwn) return null;
  return hadOwn
    ? 'AUTH_SECRET was set when this backup was made, and is not set now: set it to the same value, or nobody with a second factor can sign in.'
    : 'AUTH_SECRET was not set when this backup was made, and is set now: unset it, or nobody with a second factor can sign in.';
}
