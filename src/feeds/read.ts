import { parse } from '../actions/invoke.ts';
import type { ImportedProduct } from '../domain/ports.ts';
import { type Issue, Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS, cutText } from '../domain/text-limits.ts';
import type { Article } from './article.ts';
import { type Columns, createColumns } from './columns.ts';
import { readCsv } from './csv.ts';
import { type Format, formatOf } from './format.ts';
import { GivenDetails, withGivenDetails } from './given-details.ts';
import { createGroups } from './groups.ts';
import { readMerchantXml } from './merchant-xml.ts';
import { readNdjson } from './ndjson.ts';
import { FeedProduct, type FeedContext, readCells } from './product.ts';
import type { RawRow } from './row.ts';
import { decode } from './text.ts';

/** A product of a feed, from one row or several, or the faults of a row to fix. */
export type FeedRow = { line: number } & ({ product: ImportedProduct } | { issues: readonly Issue[] });

export interface FeedOptions extends FeedContext {
  /** Detected from the file if omitted. */
  format?: Format | undefined;
  /** Collects the names of ignored columns. */
  columns?: Columns;
}

const DetailedProduct = FeedProduct.extend({ details: GivenDetails.optional() });
const FIELDS: ReadonlySet<string> = new Set(Object.keys(DetailedProduct.shape));

/**
 * Reads a product feed of any size row by row, with the same refusals as add_product. Joins the rows of one product.
 * @param bytes the file
 * @throws {Refusal} invalid_input if the file is not a feed, or cannot be read any further
 */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  { format, columns = createColumns(), ...context }: FeedOptions,
): AsyncGenerator<FeedRow> {
  const groups = createGroups();
  try {
    for await (const row of rowsOf(decode(bytes), format, columns)) {
      const checked = check(row, context);
      if ('article' in checked) yield* groups.add(row.line, checked.article, checked.product);
      else yield { line: row.line, ...checked };
    }
  } catch (error) {
    yield* groups.closeAll();
    throw error;
  }
  yield* groups.closeAll();
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

type Checked =
  | { product: ImportedProduct }
  | { article: Article; product: FeedProduct | null }
  | { issues: readonly Issue[] };

function check(row: RawRow, context: FeedContext): Checked {
  if ('issues' in row) return row;
  const issues: Issue[] = [];
  try {
    if ('fields' in row) {
      const { details, ...product } = parse(DetailedProduct, withCutDescription(row.fields));
      return { product: details ? withGivenDetails(product, details) : product };
    }
    const { fields, article, issues: found } = readCells(row.cells, context);
    issues.push(...found);
    const product = fields && parse(FeedProduct, withCutDescription(fields));
    if (issues.length > 0) return { issues };
    if (product?.availability) article.offer.availability = product.availability;
    return { article, product };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { issues: [...issues, ...(error.issues ?? [])] };
  }
}
