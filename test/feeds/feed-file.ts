import { createColumns } from '../../src/feeds/columns.ts';
import type { Format } from '../../src/feeds/format.ts';
import type { FoundDetails } from '../../src/domain/product-details.ts';
import type { ImportedProduct } from '../../src/domain/ports.ts';
import { type FeedRow, readFeed } from '../../src/feeds/read.ts';

/** Splits bytes into pieces of one size, as a file or a network delivers them. */
export async function* inPieces(file: string | Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(file as Uint8Array);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

interface Options {
  format?: Format;
  now?: string;
  siteUrl?: string;
  piece?: number;
}

/** Reads a file completely: its products, the faults of its rows, and the fault that ended it. */
export async function readFile(
  file: string | Uint8Array,
  { format, now = '2026-11-21T12:00:00Z', siteUrl, piece }: Options = {},
) {
  const columns = createColumns();
  const rows: FeedRow[] = [];
  let fault: string | null = null;
  try {
    const options = { format, now: new Date(now), siteUrl: siteUrl ?? null, columns };
    for await (const row of readFeed(inPieces(file, piece), options)) rows.push(row);
  } catch (error) {
    fault = (error as Error).message;
  }
  const whole = rows.flatMap((row): ImportedProduct[] => ('product' in row ? [row.product] : []));
  const products = whole.map(({ details: _details, ...product }) => product);
  const details: (FoundDetails | undefined)[] = whole.map((product) => product.details);
  const faults = rows.flatMap((row) =>
    'issues' in row ? row.issues.map(({ path, message }) => `${row.line}: ${path} ${message}`) : [],
  );
  return { products, details, faults, fault, ignored: [...columns.ignored], lines: rows.map(({ line }) => line) };
}

/** Builds an RSS feed with these items, with Google's namespace as `g`. */
export const rss = (items: string, namespace = 'xmlns:g="http://base.google.com/ns/1.0"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespace}><channel><title>Shop</title>${items}</channel></rss>\n`;
