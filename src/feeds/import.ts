import { orNotFound } from '../actions/action.ts';
import type { ImportCounts, ImportReport, RowFault } from '../domain/import-report.ts';
import type { ImportedProduct, Store, TransactionalStore } from '../domain/ports.ts';
import type { Origin, Principal } from '../domain/principal.ts';
import { Refusal } from '../domain/refusal.ts';
import { createColumns } from './columns.ts';
import type { Format } from './format.ts';
import { type FeedRow, readFeed } from './read.ts';
import { unreadable } from './text.ts';

/** Maximum rows and characters per transaction. */
const BATCH_ROWS = 2000;
const MAX_BATCH_LENGTH = 4_000_000;
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

/** Rows for one transaction. */
interface Batch {
  rows: number;
  length: number;
  products: { line: number; product: ImportedProduct }[];
  refused: number;
  faults: RowFault[];
}

const emptyBatch = (): Batch => ({ rows: 0, length: 0, products: [], refused: 0, faults: [] });

/**
 * Imports a product feed into a catalogue: adds products, or updates those with the same identity, and protects the
 * fields that the feed names from being overwritten by a crawl. Runs in batches, one transaction each; the last batch,
 * or the error that ends the import early, writes the audit entry. While a batch is written, the next one is read.
 * @returns the counts so far after each batch, and the report at the end
 * @throws {Refusal} assistant_not_found; invalid_input if not one row of the file can be read
 */
export async function* importFeed(feed: FeedImport): AsyncGenerator<ImportCounts, ImportReport> {
  const { store, organizationId, assistantId, bytes, format, now = new Date() } = feed;
  const { siteUrl } = orNotFound('assistant', await store.assistants.find(organizationId, assistantId));
  const columns = createColumns();
  const writer = createWriter(feed);
  let batch = emptyBatch();
  let isEmpty = true;
  let stopped: string | null = null;
  try {
    try {
      for await (const row of readFeed(bytes, { format, columns, now, siteUrl })) {
        if (batch.rows === BATCH_ROWS || batch.length > MAX_BATCH_LENGTH) {
          const progress = await writer.begin(batch);
          batch = emptyBatch();
          if (progress) yield progress;
        }
        isEmpty = false;
        addRow(batch, row);
      }
      if (isEmpty) unreadable('The file contains no products.');
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'invalid_input' || isEmpty) throw error;
      stopped = error.message;
    }
    const progress = await writer.written();
    if (progress) yield progress;
    return { ...(await writer.finish(batch)), ignored: [...columns.ignored], stopped };
  } finally {
    await writer.close();
  }
}

function addRow(batch: Batch, row: FeedRow): void {
  batch.rows += 1;
  if ('product' in row) {
    batch.products.push({ line: row.line, product: row.product });
    batch.length += lengthOf(row.product);
  } else {
    batch.refused += 1;
    for (const { path, message } of row.issues) batch.faults.push({ line: row.line, field: path, message });
  }
}

/** Writes batches one after another, counts their rows, and keeps the audit log. */
function createWriter({ store, organizationId, assistantId, principal, origin }: FeedImport) {
  let counts: ImportCounts = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  const faults: RowFault[] = [];
  let isAuditPending = false; // rows were written that are not yet in the audit log
  let writing: Promise<void> = Promise.resolve();

  const audit = (to: Store, after: ImportCounts) =>
    to.audit.append({
      organizationId,
      principal,
      origin,
      action: 'import_products',
      target: assistantId,
      before: null,
      after,
    });

  async function write(batch: Batch, isLast: boolean): Promise<void> {
    const products = batch.products.map(({ product }) => product);
    const { sum, outcomes, overQuota } = await store.transaction(async (trx) => {
      orNotFound('assistant', await trx.assistants.exists(organizationId, assistantId, { keep: true }));
      const merged = await trx.imports.write(organizationId, assistantId, products);
      const after = { ...counts, refused: counts.refused + batch.refused };
      for (const outcome of merged.outcomes) after[outcome === 'over_quota' ? 'refused' : outcome] += 1;
      if (isLast) await audit(trx, after);
      return { sum: after, ...merged };
    });
    counts = sum;
    isAuditPending = !isLast;
    const beyond = batch.products.filter((_, at) => outcomes[at] === 'over_quota');
    report([...batch.faults, ...beyond.map(({ line }) => ({ line, field: '', message: overQuota ?? '' }))]);
  }

  function report(found: readonly RowFault[]): void {
    faults.push(...found.toSorted((a, b) => a.line - b.line).slice(0, MAX_REPORTED_FAULTS - faults.length));
  }

  /** Waits for the batch under way. @returns the counts so far; null before the first batch @throws what writing it threw */
  async function written(): Promise<ImportCounts | null> {
    await writing;
    return isAuditPending ? { ...counts } : null;
  }

  return {
    written,

    /** Starts to write a batch once the one before it is written, and returns the counts up to that one. */
    async begin(batch: Batch): Promise<ImportCounts | null> {
      const before = await written();
      writing = write(batch, false);
      writing.catch(() => {}); // thrown to whoever waits for it
      return before;
    },

    async finish(batch: Batch): Promise<ImportCounts & { faults: RowFault[] }> {
      if (batch.products.length > 0 || isAuditPending) await write(batch, true);
      else {
        counts.refused += batch.refused;
        report(batch.faults);
      }
      return { ...counts, faults };
    },

    /** Logs what was written if the import ended early. */
    async close(): Promise<void> {
      await writing.catch(() => {});
      if (isAuditPending) await audit(store, counts);
    },
  };
}

function lengthOf({ details, ...fields }: ImportedProduct): number {
  const length = Object.values(fields).reduce((sum: number, value) => sum + String(value ?? '').length, 0);
  return length + (details ? JSON.stringify(details).length : 0);
}
