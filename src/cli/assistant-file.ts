import { readConfig } from '../config.ts';
import { newId } from '../domain/ids.ts';
import { VERSION } from '../programs.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { exportAssistant } from '../transfer/export.ts';
import { importAssistant } from '../transfer/import.ts';
import { organizationOf } from './assistant.ts';
import { Usage, readArgs } from './index.ts';
import { theOne } from './organization.ts';
import { endProgress, showProgress } from './progress-line.ts';

const JSON_OPTION = { json: { type: 'boolean', default: false } } as const;

/** A verb checks its arguments and returns the work with the database, which returns what is printed. */
type Verb = (args: string[]) => (database: Database, signal: AbortSignal) => Promise<string>;

const verbs: Record<string, Verb> = { export: exportTo, import: importFrom };

export async function run([name = '', ...args]: string[]): Promise<void> {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) throw new Usage('assistant must be followed by export or import.');
  const work = verb(args);
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort(new Error(`Interrupted. Nothing was ${name}ed.`));
  process.once('SIGINT', onInterrupt);
  const database = await openDatabase(readConfig(process.env));
  try {
    const output = await work(database, interrupt.signal).finally(endProgress);
    process.stdout.write(output);
  } finally {
    process.off('SIGINT', onInterrupt);
    await database.close();
  }
}

function exportTo(args: string[]) {
  const { values, positionals } = readArgs(args, JSON_OPTION, { min: 2, max: 2 });
  const [assistantId = '', file = ''] = positionals;
  return async (database: Database, signal: AbortSignal) => {
    const organizationId = await organizationOf(database, assistantId);
    const onProgress = (products: number) => showProgress(`Exported ${count(products)} products`);
    const { store } = database;
    const key = { store, organizationId, assistantId, file, version: VERSION };
    const { bytes, ...report } = await exportAssistant({ ...key, onProgress, signal });
    if (values.json) return `${JSON.stringify({ file, assistantId, ...report, bytes })}\n`;
    return `Exported ${report.name} to ${file} (${count(bytes)} bytes): ${contents(report)}.\n`;
  };
}

function importFrom(args: string[]) {
  const options = { organization: { type: 'string' }, ...JSON_OPTION } as const;
  const { values, positionals } = readArgs(args, options, { min: 1, max: 1 });
  const [file = ''] = positionals;
  const name = values.organization?.trim();
  if (!name) throw new Usage('assistant import requires --organization NAME.');
  return async ({ store }: Database, signal: AbortSignal) => {
    const { organizationId } = theOne(await store.organizations.find(name), name);
    const origin = { via: 'cli' as const, address: null, requestId: newId('req') };
    const onProgress = (step: string, products: number) => showProgress(`${step} ${count(products)} products`);
    const imported = await importAssistant({ store, organizationId, file, origin, onProgress, signal });
    const { assistantId, handoverWebhook } = imported;
    if (values.json) return `${JSON.stringify({ file, organizationId, ...imported })}\n`;
    const secret = `Hand-overs go to ${handoverWebhook} with a new secret: create one for your helpdesk on the page Handover.\n`;
    return (
      `Imported ${imported.name} as ${assistantId} (${contents(imported)}).\n` +
      'It is a draft with an embed key of its own. Try it, then set it live and replace the key in the shop.\n' +
      (handoverWebhook === null ? '' : secret)
    );
  };
}

const count = (value: number): string => value.toLocaleString('en');

const contents = ({ products, knowledge }: { products: number; knowledge: number }): string =>
  `${count(products)} products, ${count(knowledge)} knowledge entries`;
