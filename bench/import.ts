import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { from as copyFrom } from 'pg-copy-streams';
import type { ImportReport } from '../src/domain/import-report.ts';
import { importFeed } from '../src/feeds/import.ts';
import { readFeed } from '../src/feeds/read.ts';
import type { Database } from '../src/storage/database.ts';
import { benchArguments, isQuick } from './arguments.ts';
import { report as reportFigure } from './figure.ts';
import { generated } from './search-shops.ts';
import { withDatabase } from './with-database.ts';

const PRODUCTS = isQuick ? 5_000 : 20_000;
/** Products per second, on two cores that do nothing else. */
const WANTED = 5_000;
/** Rows to read without a database, to check that a large file is not held in memory: some 300 MB. */
const LARGE = isQuick ? 50_000 : 500_000;
/** Texts repeat in the large file. */
const TEXTS = 20_000;

const SIZES = ['S', 'M', 'L'];

interface Texts {
  title: string;
  brand: string;
  category: string;
  description: string;
}

/** Titles and descriptions of words that Zipf's law picks from 50,000. */
const texts: readonly Texts[] = Array.from({ length: TEXTS }, (_, n) => {
  const { title, brand, category, description } = generated(0, n);
  return { title, brand: brand ?? '', category: category ?? '', description: description ?? '' };
});
const textsOf = (n: number) => texts[n % TEXTS] as Texts;

/** A feed in each format, two of them with variants; `shift` changes the prices. */
const formats: Record<string, (count: number, shift?: number) => Generator<string>> = {
  *csv(count, shift = 0) {
    yield 'url,title,externalId,description,price,currency,availability,imageUrl,brand,category\n';
    for (let n = 0; n < count; n++) {
      const { title, brand, category, description } = textsOf(n);
      yield `https://shop.test/p/${n}?utm_source=feed,"${title}, ${n}",SKU-${n},"${description}",${(n + shift) % 500}.90,EUR,in_stock,https://shop.test/i/${n}.jpg,${brand},${category}\n`;
    }
  },
  *ndjson(count, shift = 0) {
    for (let n = 0; n < count; n++) {
      const { title, ...others } = textsOf(n);
      yield `${JSON.stringify({ url: `https://shop.test/p/${n}`, title: `${title}, ${n}`, externalId: `SKU-${n}`, price: ((n + shift) % 500) + 0.9, currency: 'EUR', availability: 'in_stock', ...others })}\n`;
    }
  },
  *'merchant-xml'(count, shift = 0) {
    yield '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>\n';
    for (let n = 0; n < count; n++) {
      const { title, brand, description } = textsOf(n);
      yield `<item><g:id>SKU-${n}</g:id><g:title>${title} &amp; ${n}</g:title><g:description><![CDATA[<p>${description}</p>]]></g:description><g:link>https://shop.test/p/${n}</g:link><g:image_link>https://shop.test/i/${n}.jpg</g:image_link><g:price>${(n + shift) % 500}.90 EUR</g:price><g:availability>in stock</g:availability><g:brand>${brand}</g:brand><g:shipping><g:price>4.90 EUR</g:price></g:shipping></item>\n`;
    }
    yield '</channel></rss>\n';
  },
  *'merchant-tsv'(count, shift = 0) {
    yield 'id\ttitle\tdescription\tlink\timage link\tprice\tavailability\tbrand\n';
    for (let n = 0; n < count; n++) {
      const { title, brand, description } = textsOf(n);
      yield `SKU-${n}\t${title}, ${n}\t${description}\thttps://shop.test/p/${n}\thttps://shop.test/i/${n}.jpg\t${(n + shift) % 500}.90 EUR\tin_stock\t${brand}\n`;
    }
  },
  *'ndjson, 3 variants'(count, shift = 0) {
    for (let n = 0; n < count; n++) {
      const { title, description, brand } = textsOf(n);
      const price = ((n + shift) % 500) + 0.9;
      const variants = SIZES.map((size) => ({
        values: [size],
        cartId: `SKU-${n}-${size}`,
        price,
        availability: 'in_stock',
      }));
      const attributes = [
        { name: 'Weight', value: `${n % 900} g` },
        { name: 'Material', value: brand },
      ];
      const details = { options: [{ name: 'Size', values: SIZES }], variants, attributes };
      yield `${JSON.stringify({ url: `https://shop.test/p/${n}`, title: `${title}, ${n}`, description, currency: 'EUR', brand, details })}\n`;
    }
  },
  *'merchant-tsv, 3 variants'(count, shift = 0) {
    yield 'id\titem group id\tsize\ttitle\tdescription\tlink\tprice\tavailability\tbrand\n';
    for (let n = 0; n < count; n++) {
      const { title, description, brand } = textsOf(n);
      for (const size of SIZES)
        yield `SKU-${n}-${size}\tSKU-${n}\t${size}\t${title}, ${n}\t${description}\thttps://shop.test/p/${n}\t${(n + shift) % 500}.90 EUR\tin_stock\t${brand}\n`;
    }
  },
};

const OUTCOMES = [
  ['added', 0],
  ['unchanged', 0],
  ['updated', 1],
] as const;

/**
 * Products per second into a database on disk, for each format: new, unchanged, and with every price changed. The floor
 * copies the same rows into a table that has nothing but a primary key. `-- import csv` runs one format.
 */
export async function run(): Promise<void> {
  const [only] = benchArguments;
  const wanted = Object.keys(formats).filter((format) => only === undefined || format === only);
  for (const format of wanted)
    await withDatabase(async (database) => {
      const floor = await measureFloor(database);
      const { organizationId } = await database.store.organizations.insert('Bench');
      const values = { name: 'Bench', modelName: 'builtin/retrieval' };
      const { assistantId } = await database.store.assistants.insert(organizationId, values);
      process.stdout.write(`${format}: the floor copies ${floor.toFixed(0)} rows/s\n`);
      for (const [outcome, shift] of OUTCOMES) {
        const rate = await measure(database, { organizationId, assistantId }, format, shift, outcome);
        reportFigure(`${format}, ${outcome}`, rate, { unit: '/s', atLeast: WANTED });
        reportFigure(`${format}, ${outcome}, share of the floor`, rate / floor);
      }
    });
  for (const format of wanted) await measureMemory(format);
}

/** Rows per second copied into a bare table. */
async function measureFloor({ pool }: Database): Promise<number> {
  await pool.query('create table floor (id text primary key, url text, fields text)');
  const rows = Array.from({ length: PRODUCTS }, (_, n) => {
    const { title, description, brand, category } = textsOf(n);
    return `${n}\thttps://shop.test/p/${n}\t${title}, ${n} ${description} ${brand} ${category}\n`;
  });
  const pieces = Array.from({ length: PRODUCTS / 500 }, (_, at) => rows.slice(at * 500, (at + 1) * 500).join(''));
  const client = await pool.connect();
  const started = performance.now();
  await finished(Readable.from(pieces, { objectMode: false }).pipe(client.query(copyFrom('copy floor from stdin'))));
  const seconds = (performance.now() - started) / 1000;
  client.release();
  await pool.query('drop table floor');
  return PRODUCTS / seconds;
}

async function measure(
  { store }: Database,
  shop: { organizationId: string; assistantId: string },
  format: string,
  shift: number,
  outcome: 'added' | 'unchanged' | 'updated',
): Promise<number> {
  const origin = { via: 'cli' as const, address: null, requestId: 'req_bench' };
  const bytes = Readable.from([...bytesOf(format, PRODUCTS, shift)]);
  const steps = importFeed({ store, ...shop, principal: null, origin, bytes });
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
    for (const piece of bytesOf(format, LARGE, 0)) {
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
  reportFigure(`${format}, read alone`, rows / seconds, { unit: '/s' });
  reportFigure(`${format}, memory grown while reading ${(size / 1e6).toFixed(0)} MB`, grown, { unit: 'MB' });
}

/** The feed in chunks of some 64 KiB, as a file is read. */
function* bytesOf(format: string, count: number, shift: number): Generator<Uint8Array> {
  let text = '';
  for (const part of formats[format]?.(count, shift) ?? []) {
    text += part;
    if (text.length < 65_536) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
