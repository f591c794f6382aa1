import { readConfig } from '../config.ts';
import { QUOTAS, type Quota, type QuotaState } from '../domain/quota.ts';
import { openDatabase } from '../storage/database.ts';
import { Usage, readArgs } from './index.ts';
import { theOne } from './organization.ts';
import { recorder } from './record.ts';

const OPTIONS = {
  organization: { type: 'string' },
  assistants: { type: 'string' },
  products: { type: 'string' },
  knowledge: { type: 'string' },
  bytes: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** Shows an organization's usage and limits, after applying changes from the options. */
export async function run(args: string[]): Promise<void> {
  const { values } = readArgs(args, OPTIONS);
  const name = values.organization?.trim();
  if (!name) throw new Usage('quotas requires --organization NAME.');
  const patch: Partial<Record<Quota, number | null>> = Object.fromEntries(
    QUOTAS.flatMap((quota) => {
      const value = values[quota];
      return value === undefined ? [] : [[quota, readLimit(quota, value)]];
    }),
  );
  const database = await openDatabase(readConfig(process.env));
  try {
    const states = await database.store.transaction(async (store) => {
      const { organizationId } = theOne(await store.organizations.find(name), name);
      const before = await store.quotas.list(organizationId);
      if (Object.keys(patch).length === 0) return before;
      await store.quotas.set(organizationId, patch);
      const after = await store.quotas.list(organizationId);
      const change = { before: limitsOf(before), after: limitsOf(after) };
      await recorder(store, organizationId)('set_quotas', organizationId, change);
      return after;
    });
    process.stdout.write(values.json ? `${JSON.stringify(states)}\n` : states.map(asLine).join(''));
  } finally {
    await database.close();
  }
}

/** Parses a limit: null for the default, 0 for no limit. */
function readLimit(quota: Quota, value: string): number | null {
  if (value === 'default') return null;
  if (value === 'off') return 0;
  const limit = Number(value);
  if (!/^\d{1,15}$/.test(value) || limit === 0)
    throw new Usage(`--${quota} must be a positive whole number, off or default, not ${value}.`);
  return limit;
}

const limitsOf = (states: readonly QuotaState[]) =>
  Object.fromEntries(states.map(({ quota, limit }) => [quota, limit ?? 'off']));

const asLine = ({ quota, used, limit, isOwn }: QuotaState): string =>
  `${quota.padEnd(11)}${used.toLocaleString('en-US')} / ${limit?.toLocaleString('en-US') ?? 'unlimited'}${isOwn ? '' : ' (default)'}\n`;
