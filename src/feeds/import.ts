import { orNotFound } from '../actions/action.ts';
import type { ImportCounts, ImportReport, RowFault } from '../domain/import-report.ts';
import type { ImportedProduct, MergeOutcome, Store, TransactionalStore } from '../domain/ports.ts';
import type { Origin, Principal } from '../domain/principal.ts';
import { Refusal } from '../domain/refusal.ts';
import { createColumns } from './columns.ts';
import type { Format } from './format.ts';
import { readFeed } from './read.ts';
import { unreadable } from './text.ts';

/** Maximum rows and characters per transaction. */
const BATCH_ROWS = 500;
const MAX_BATCH_LENGTH = 2_000_000;
/** Maximum faults to report in full; the rest are only counted. */
const MAX_REPORTED_FAULTS = 100;

export interface FeedImport {
  store: TransactionalStore;
  organizationId: string;
  assistantId: string;
  /** The principal that runs the import; null for the operator. */
  principal: Principal | null;
  origin: Origin;
  bytes: AsyncIterable<Uint8Array>;
  format?: Format | undefined;
  now?: Date;
}

/**
 * Imports a product feed into a catalogue: adds products, or updates those with the same identity, and protects the
 * fields that the feed names from being overwritten by a crawl. Runs in batches, one transaction each; the last batch,
 * or the error that ends the import early, writes the audit entry.
 * @returns the counts so far after each batch, and the report at the end
 * @throws {Refusal} assistant_not_found; invalid_input if not one row of the file can be read
 */
export async function* importFeed({
  store,
  organizationId,
  assistantId,
  principal,
  origin,
  bytes,
  format,
  now = new Date(),
}: FeedImport): AsyncGenerator<ImportCounts, ImportReport> {
  const { siteUrl } = orNotFound('assistant', await store.assistants.find(organizationId, assistantId));
  const columns = createColumns();
  let counts: ImportCounts = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  const faults: RowFault[] = [];
  let batch: { line: number; product: ImportedProduct }[] = [];
  let stopped: string | null = null;
  let isAuditPending = false; // rows were written that are not yet in the audit log

  const reportFault = (fault: RowFault) => void (faults.length < MAX_REPORTED_FAULTS && faults.push(fault));

  const append = (to: Store, after: ImportCounts) =>
    to.audit.append({
      organizationId,
      principal,
      origin,
      action: 'import_products',
      target: assistantId,
      before: null,
      after,
    });

  async function write(isLast: boolean): Promise<void> {
    let outcomes: MergeOutcome[] = [];
    let overQuota: string | null = null;
    counts = await store.transaction(async (trx) => {
      orNotFound('assistant', await trx.assistants.exists(organizationId, assistantId, { keep: true }));
      const sum = { ...counts };
      const products = batch.map(({ product }) => product);
      const written = await trx.imports.write(organizationId, assistantId, products);
      overQuota = written.overQuota;
      outcomes = written.outcomes;
      for (const outcome of outcomes) sum[outcome === 'over_quota' ? 'refused' : outcome] += 1;
      if (isLast) await append(trx, sum);
      return sum;
    });
    for (const [at, outcome] of outcomes.entries())
      if (outcome === 'over_quota') reportFault({ line: batch[at]?.line ?? 0, field: '', message: overQuota ?? '' });
    isAuditPending = !isLast;
    batch = [];
  }

  try {
    let rows = 0;
    let length = 0;
    try {
      for await (const row of readFeed(bytes, { format, columns, now, siteUrl })) {
        if (rows === BATCH_ROWS || length > MAX_BATCH_LENGTH) {
          await write(false);
          yield { ...counts };
          [rows, length] = [0, 0];
        }
        rows += 1;
        if ('product' in row) {
          batch.push({ line: row.line, product: row.product });
          length += lengthOf(row.product);
        } else {
          counts.refused += 1;
          for (const { path, message } of row.issues) reportFault({ line: row.line, field: path, message });
        }
      }
      if (rows === 0) unreadable('The file contains no products.');
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'invalid_input' || rows === 0) throw error;
      stopped = error.message;
    }
    if (batch.length > 0 || isAuditPending) await write(true);
    return { ...counts, faults, ignored: [...columns.ignored], stopped };
  } finally {
    if (isAuditPending) await append(store, counts);
  }
}

function lengthOf({ details, ...fields }: ImportedProduct): number {
  const length = Object.values(fields).reduce((sum: number, value) => sum + String(value ?? '').length, 0);
  return length + (details ? JSON.stringify(details).length : 0);
}
