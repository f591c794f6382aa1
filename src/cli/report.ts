import { readConfig } from '../config.ts';
import type { CrawlReport } from '../domain/crawl-report.ts';
import { openDatabase } from '../storage/database.ts';
import { organizationOf } from './assistant.ts';
import { crawlReport } from './crawl-report.ts';
import { readArgs } from './index.ts';

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } }, { min: 1, max: 1 });
  const [assistantId = ''] = positionals;
  const database = await openDatabase(readConfig(process.env));
  try {
    const { crawls } = database.store;
    const organizationId = await organizationOf(database, assistantId);
    const [latest] = await crawls.list(organizationId, assistantId);
    const report = latest && (await crawls.report(organizationId, latest.crawlRunId));
    if (!report) throw new Error(`Assistant ${assistantId} has no crawls yet.`);
    process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : runReport(report));
  } finally {
    await database.close();
  }
}

function runReport({ run: { status, startedAt, finishedAt, error, method, counts }, ...report }: CrawlReport): string {
  const ended = finishedAt === null ? Date.now() : Date.parse(finishedAt);
  const seconds = startedAt === null ? 0 : (ended - Date.parse(startedAt)) / 1000;
  const pattern = method === 'ai' ? report.pattern : undefined;
  const { productsAdded, productsUpdated, productsUnchanged, productsRemoved } = counts;
  return [
    `${status}${startedAt === null ? '' : `, started at ${startedAt}`}${error === null ? '' : `. ${error}`}\n`,
    crawlReport({ ...report, method, counts, seconds, pattern }),
    `Catalogue: ${productsAdded} added, ${productsUpdated} updated, ${productsUnchanged} unchanged, ${productsRemoved} removed.\n`,
  ].join('');
}
