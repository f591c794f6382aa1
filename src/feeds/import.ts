import { createTurns } from '../domain/in-turn.ts';
import { orNotFound } from '../actions/action.ts';
import type { ImportCounts, ImportReport, RowFault } from '../domain/import-report.ts';
import type { ImportedProduct, Store, TransactionalStore } from '../domain/ports.ts';
import type { Origin, Principal } from '../domain/principal.ts';
import { Refusal } from '../domain/refusal.ts';
import { createColumns } from './columns.ts';
import type { Format } from './format.ts';
import { type FeedRow, readFeed } from './read.ts';
import { unreadable } from './text.ts';

/** Rows and characters per transaction: the first ones are small, so that progress shows soon. */
const MIN_BATCH_ROWS = 500;
const MAX_BATCH_ROWS = 2000;
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

/** The batch that is left when the file ends. */
interface LastBatch {
  batch: Batch;
  /** Why the rest of the file could not be read. */
  stopped: string | null;
}

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
  const batches = batchesOf(readFeed(bytes, { format, columns, now, siteUrl }));
  const writer = createWriter(feed);
  try {
    let next = await batches.next();
    while (next.done !== true) {
      const reading = batches.next();
      reading.catch(() => {}); // thrown once it is waited for
      yield await writer.write(next.value);
      next = await reading;
    }
    const { batch, stopped } = next.value;
    return { ...(await writer.finish(batch)), ignored: [...columns.ignored], stopped };
  } finally {
    // Not waited for: the file may never arrive.
    batches.return({ batch: emptyBatch(), stopped: null }).catch(() => {});
    await writer.close();
  }
}

async function* batchesOf(rows: AsyncIterable<FeedRow>): AsyncGenerator<Batch, LastBatch> {
  let batch = emptyBatch();
  let count = 0;
  try {
    for await (const row of rows) {
      const size = Math.min(Math.max(count - batch.rows, MIN_BATCH_ROWS), MAX_BATCH_ROWS);
      if (batch.rows === size || batch.length > MAX_BATCH_LENGTH) {
        yield batch;
        batch = emptyBatch();
      }
      count += 1;
      addRow(batch, row);
    }
    if (count === 0) unreadable('The file contains no products.');
  } catch (error) {
    if (count > 0 && error instanceof Refusal && error.code === 'invalid_input')
      return { batch, stopped: error.message };
    // The rows that have arrived are kept.
    if (batch.rows > 0) yield batch;
    throw error;
  }
  return { batch, stopped: null };
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

/** Imports into one catalogue write their batches in turn. */
const inTurn = createTurns();

/** Writes batches, counts their rows, and keeps the audit log. */
function createWriter({ store, organizationId, assistantId, principal, origin }: FeedImport) {
  let counts: ImportCounts = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  const faults: RowFault[] = [];
  let isAuditPending = false; // rows were written that are not yet in the audit log

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

  async function write(batch: Batch, isLast = false): Promise<ImportCounts> {
    const products = batch.products.map(({ product }) => product);
    const writeAll = async (trx: Store) => {
      orNotFound('assistant', await trx.assistants.exists(organizationId, assistantId, { keep: true }));
      const merged = await trx.imports.write(organizationId, assistantId, products);
      const after = { ...counts, refused: counts.refused + batch.refused };
      for (const outcome of merged.outcomes) after[outcome === 'over_quota' ? 'refused' : outcome] += 1;
      if (isLast) await audit(trx, after);
      return { sum: after, ...merged };
    };
    const { sum, outcomes, overQuota } = await inTurn(`${organizationId} ${assistantId}`, () =>
      store.transaction(writeAll),
    );
    counts = sum;
    isAuditPending = !isLast;
    const beyond = batch.products.filter((_, at) => outcomes[at] === 'over_quota');
    report([...batch.faults, ...beyond.map(({ line }) => ({ line, field: '', message: overQuota ?? '' }))]);
    return { ...counts };
  }

  function report(found: readonly RowFault[]): void {
    faults.push(...found.toSorted((a, b) => a.line - b.line).slice(0, MAX_REPORTED_FAULTS - faults.length));
  }

  return {
    write,

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
      if (isAuditPending) await audit(store, counts);
    },
  };
}

function lengthOf({ details, ...fields }: ImportedProduct): number {
  const length = Object.values(fields).reduce((sum: number, value) => sum + String(value ?? '').length, 0);
  return length + (details ? JSON.stringify(details).length : 0);
}
