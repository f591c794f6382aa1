import { readConfig } from '../config.ts';
import { FREQUENCIES } from '../domain/crawl-schedule.ts';
import { openDatabase } from '../storage/database.ts';
import { organizationOf } from './assistant.ts';
import { Usage, readArgs } from './index.ts';
import { recorder } from './record.ts';

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } }, { min: 1, max: 2 });
  const [assistantId = '', value] = positionals;
  const every = FREQUENCIES.find((frequency) => frequency === value);
  if (value !== undefined && !every)
    throw new Usage(`The schedule must be one of ${FREQUENCIES.join(', ')}, not ${value}.`);
  const database = await openDatabase(readConfig(process.env));
  try {
    const organizationId = await organizationOf(database, assistantId);
    const schedule = await database.store.transaction(async (store) => {
      const before = await store.crawlSchedules.find(organizationId, assistantId);
      if (!every) return before;
      const after = await store.crawlSchedules.set(organizationId, assistantId, every);
      const change = { before: { every: before.every }, after: { every } };
      await recorder(store, organizationId)('update_crawl_schedule', assistantId, change);
      return after;
    });
    const next = schedule.nextAt === null ? '' : `, next crawl at ${schedule.nextAt}`;
    process.stdout.write(
      values.json ? `${JSON.stringify({ assistantId, ...schedule })}\n` : `${schedule.every}${next}\n`,
    );
  } finally {
    await database.close();
  }
}
