import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ImportReport } from '../src/domain/import-report.ts';
import { importFeed } from '../src/feeds/import.ts';
import { readFeed } from '../src/feeds/read.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';

const PRODUCTS = 20_000;
const WANTED = 2000;
/** Rows to read without a database, to check that a large file is not held in memory: some 300 MB. */
const LARGE = 500_000;

const WORDS = 'light warm dry rugged soft wide narrow folding steel wool cotton leather trail city winter summer'.split(
  ' ',
);
const word = (n: number) => WORDS[n % WORDS.length] ?? '';
const description = (n: number) =>
  Array.from({ length: 60 }, (_, at) => `${word(n * 7 + at * at)}${(n + at) % 97}`).join(' ');

const SIZES = ['S', 'M', 'L'];

/** A feed in each format, two of them with variants; `shift` changes the prices. */
const formats: Record<string, (count: number, shift?: number) => Generator<string>> = {
  *csv(count, shift = 0) {
    yield 'url,title,externalId,description,price,currency,availability,imageUrl,brand,category\n';
    for (let n = 0; n < count; n++)
      yield `https://shop.test/p/${n}?utm_source=feed,"${word(n)} ${word(n * 3)} jacket, ${n}",SKU-${n},"${description(n)}",${(n + shift) % 500}.90,EUR,in_stock,https://shop.test/i/${n}.jpg,Fjell,Clothing > Jackets\n`;
  },
  *ndjson(count, shift = 0) {
    for (let n = 0; n < count; n++)
      yield `${JSON.stringify({ url: `https://shop.test/p/${n}`, title: `${word(n)} ${word(n * 3)} jacket, ${n}`, externalId: `SKU-${n}`, description: description(n), price: ((n + shift) % 500) + 0.9, currency: 'EUR', availability: 'in_stock', brand: 'Fjell', category: 'Clothing > Jackets' })}\n`;
  },
  *'merchant-xml'(count, shift = 0) {
    yield '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>\n';
    for (let n = 0; n < count; n++)
      yield `<item><g:id>SKU-${n}</g:id><g:title>${word(n)} ${word(n * 3)} jacket &amp; ${n}</g:title><g:description><![CDATA[<p>${description(n)}</p>]]></g:description><g:link>https://shop.test/p/${n}</g:link><g:image_link>https://shop.test/i/${n}.jpg</g:image_link><g:price>${(n + shift) % 500}.90 EUR</g:price><g:availability>in stock</g:availability><g:brand>Fjell</g:brand><g:shipping><g:price>4.90 EUR</g:price></g:shipping></item>\n`;
    yield '</channel></rss>\n';
  },
  *'merchant-tsv'(count, shift = 0) {
    yield 'id\ttitle\tdescription\tlink\timage link\tprice\tavailability\tbrand\n';
    for (let n = 0; n < count; n++)
      yield `SKU-${n}\t${word(n)} ${word(n * 3)} jacket, ${n}\t${description(n)}\thttps://shop.test/p/${n}\thttps://shop.test/i/${n}.jpg\t${(n + shift) % 500}.90 EUR\tin_stock\tFjell\n`;
  },
  *'ndjson, 3 variants'(count, shift = 0) {
    for (let n = 0; n < count; n++) {
      const price = ((n + shift) % 500) + 0.9;
      const variants = SIZES.map((size) => ({
        values: [size],
        cartId: `SKU-${n}-${size}`,
        price,
        availability: 'in_stock',
      }));
      const attributes = [
        { name: 'Weight', value: `${n % 900} g` },
        { name: 'Material', value: word(n) },
      ];
      const details = { options: [{ name: 'Size', values: SIZES }], variants, attributes };
      yield `${JSON.stringify({ url: `https://shop.test/p/${n}`, title: `${word(n)} ${word(n * 3)} jacket, ${n}`, description: description(n), currency: 'EUR', brand: 'Fjell', details })}\n`;
    }
  },
  *'merchant-tsv, 3 variants'(count, shift = 0) {
    yield 'id\titem group id\tsize\ttitle\tdescription\tlink\tprice\tavailability\tbrand\n';
    for (let n = 0; n < count; n++)
      for (const size of SIZES)
        yield `SKU-${n}-${size}\tSKU-${n}\t${size}\t${word(n)} ${word(n * 3)} jacket, ${n}\t${description(n)}\thttps://shop.test/p/${n}\t${(n + shift) % 500}.90 EUR\tin_stock\tFjell\n`;
  },
};

/** Products per second into a database on disk, for each format: new, unchanged, and with every price changed. */
export async function run(): Promise<void> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-bench-'));
  fs.chmodSync(dataDirectory, 0o755);
  const database = await openDatabase({ dataDirectory });
  try {
    for (const format of Object.keys(formats)) {
      const { organizationId } = await database.store.organizations.insert('Bench');
      const values = { name: 'Bench', modelName: 'builtin/retrieval' };
      const { assistantId } = await database.store.assistants.insert(organizationId, values);
      const rates: string[] = [];
      for (const [outcome, shift] of [
        ['added', 0],
        ['unchanged', 0],
        ['updated', 1],
      ] as const) {
        const rate = await measure(database, { organizationId, assistantId }, format, shift, outcome);
        rates.push(`${outcome} ${rate.toFixed(0)}/s`);
        if (rate < WANTED) process.exitCode = 1;
      }
      process.stdout.write(`${format.padEnd(14)} ${rates.join('  ')}  (wanted: ≥ ${WANTED}/s)\n`);
    }
  } finally {
    await database.close();
    fs.rmSync(dataDirectory, { recursive: true });
  }
  for (const format of Object.keys(formats)) await measureMemory(format);
}

async function measure(
  { store }: Database,
  shop: { organizationId: string; assistantId: string },
  format: string,
  shift: number,
  outcome: 'added' | 'unchanged' | 'updated',
): Promise<number> {
  const origin = { via: 'cli' as const, address: null, requestId: 'req_bench' };
  const steps = importFeed({ store, ...shop, principal: null, origin, bytes: bytesOf(format, PRODUCTS, shift) });
  const started = performance.now();
  let report: ImportReport | undefined;
  while (!report) {
    const step = await steps.next();
    if (step.done) report = step.value;
  }
  if (report[outcome] !== PRODUCTS) throw new Error(`${format}: ${JSON.stringify(report)}`);
  return (PRODUCTS / (performance.now() - started)) * 1000;
}

/** Measures the memory and speed of reading alone. */
async function measureMemory(format: string): Promise<void> {
  let size = 0;
  let peak = 0;
  let rows = 0;
  const before = process.memoryUsage.rss();
  const started = performance.now();
  async function* counted() {
    for await (const piece of bytesOf(format, LARGE, 0)) {
      size += piece.length;
      yield piece;
    }
  }
  for await (const row of readFeed(counted(), { now: new Date(), siteUrl: null })) {
    if ('product' in row) rows += 1;
    if (rows % 5000 === 0) peak = Math.max(peak, process.memoryUsage.rss());
  }
  if (rows !== LARGE) throw new Error(`${format}: ${rows} rows`);
  const seconds = (performance.now() - started) / 1000;
  const grown = Math.max(0, peak - before) / 1e6;
  process.stdout.write(
    `${format.padEnd(14)} read ${(size / 1e6).toFixed(0)} MB, ${(rows / seconds).toFixed(0)} rows/s, ${grown.toFixed(0)} MB more memory\n`,
  );
}

/** The feed in chunks of some 64 KiB, as a file is read. */
async function* bytesOf(format: string, count: number, shift: number): AsyncGenerator<Uint8Array> {
  let text = '';
  for (const part of formats[format]?.(count, shift) ?? []) {
    text += part;
    if (text.length < 65_536) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
