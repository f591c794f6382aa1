import { parse } from '../actions/invoke.ts';
import { type Issue, Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS, cutText } from '../domain/text-limits.ts';
import { type Columns, createColumns } from './columns.ts';
import { readCsv } from './csv.ts';
import { type Format, formatOf } from './format.ts';
import { readMerchantXml } from './merchant-xml.ts';
import { readNdjson } from './ndjson.ts';
import { FeedProduct, type FeedContext, readCells } from './product.ts';
import type { RawRow } from './row.ts';
import { decode } from './text.ts';

/** One row of a feed: a product, or the faults to fix. */
export type FeedRow = { line: number } & ({ product: FeedProduct } | { issues: readonly Issue[] });

export interface FeedOptions extends FeedContext {
  /** Detected from the file if omitted. */
  format?: Format | undefined;
  /** Collects the names of ignored columns. */
  columns?: Columns;
}

const FIELDS: ReadonlySet<string> = new Set(Object.keys(FeedProduct.shape));

/**
 * Reads a product feed of any size row by row, with the same refusals as add_product.
 * @param bytes the file
 * @throws {Refusal} invalid_input if the file is not a feed, or cannot be read any further
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  { format, columns = createColumns(), ...context }: FeedOptions,
): AsyncGenerator<FeedRow> {
  for await (const row of rowsOf(decode(bytes), format, columns)) {
    const checked = check(row, context);
    if (checked) yield { line: row.line, ...checked };
  }
}

async function* rowsOf(
  text: AsyncGenerator<string>,
  given: Format | undefined,
  columns: Columns,
): AsyncGenerator<RawRow> {
  const head = await text.next();
  const start: string = head.done ? '' : head.value;
  const found = formatOf(start);
  const format = given ?? found;
  const whole = (async function* pieces() {
    yield start;
    yield* text;
  })();
  if (format === 'ndjson') yield* readNdjson(whole, columns, FIELDS);
  else if (format === 'merchant-xml') yield* readMerchantXml(whole, columns);
  else yield* readCsv(whole, columns, format);
}

/**
 * Truncates long descriptions rather than refusing the product; in any other field, half a text means something else.
 */
function withCutDescription(fields: Record<string, unknown>): Record<string, unknown> {
  const { description } = fields;
  return typeof description === 'string'
    ? { ...fields, description: cutText(description, TEXT_LIMITS.description) }
    : fields;
}

function check(row: RawRow, context: FeedContext): { product: FeedProduct } | { issues: readonly Issue[] } | null {
  if ('issues' in row) return row;
  const read = 'fields' in row ? { fields: row.fields, issues: [] } : readCells(row.cells, context);
  if (!read) return null;
  try {
    const product = parse(FeedProduct, withCutDescription(read.fields));
    return read.issues.length > 0 ? { issues: read.issues } : { product };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { issues: [...read.issues, ...(error.issues ?? [])] };
  }
}
