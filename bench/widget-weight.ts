import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const BUILT = path.join(import.meta.dirname, '../dist/widget');

const gzip = promisify(zlib.gzip);

/** For owners and developers. */
const NOT_FOR_SHOPPERS = new Set(['npm.js', 'preview.js']);

/** Maximum number of bytes after `gzip -9` that a shopper's browser loads; `order` only on the order confirmation page. */
export const WEIGHT_LIMITS = { loader: 3_000, order: 600, panel: 22_000, texts: 1_200 };

/** Size of the built widget after `gzip -9`, in bytes: the panel with all its imports, and the largest of the texts. */
export async function weighWidget(): Promise<typeof WEIGHT_LIMITS> {
  const names = (await fs.readdir(BUILT)).filter((name) => name.endsWith('.js') && !NOT_FOR_SHOPPERS.has(name));
  const weights = await Promise.all(
    names.map(
      async (name) => [name, (await gzip(await fs.readFile(path.join(BUILT, name)), { level: 9 })).length] as const,
    ),
  );
  const of = (pattern: RegExp) => weights.filter(([name]) => pattern.test(name)).map(([, bytes]) => bytes);
  const texts = of(/^[a-z]{2}-/);
  const loader = of(/^widget\.js$/);
  const order = of(/^order\.js$/);
  const panel = of(/^(?!(?:widget|order)\.js$|[a-z]{2}-)/);
  const sum = (bytes: number[]) => bytes.reduce((total, each) => total + each, 0);
  return { loader: sum(loader), order: sum(order), panel: sum(panel), texts: Math.max(...texts) };
}
