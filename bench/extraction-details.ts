import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeHtml } from '../src/crawl/http/charset.ts';
import { readPage } from '../src/crawl/extract/index.ts';
import { isWithout } from '../src/domain/product-details.ts';

const FIELDS = ['attributes', 'options', 'variants', 'listPrice', 'rating'] as const;

type Sample = { file: string; url?: string | null; kind?: string };

/** Counts the product pages on which each kind of detail is found, whether right or wrong. */
export function countDetails(crawl: string): void {
  const folders = ['product-pages', 'product-pages-no-markup'].map((set) => [path.join(crawl, set), 'expected.json']);
  folders.push([path.join(crawl, '../pages'), 'index.json']);
  for (const [folder = '', index = ''] of folders) countIn(folder, index);
}

function countIn(folder: string, index: string): void {
  const name = path.basename(folder);
  const list = path.join(folder, index);
  if (!fs.existsSync(list)) {
    process.stdout.write(`${name} details: skipped, there is no ${list}\n`);
    return;
  }
  const samples = (JSON.parse(fs.readFileSync(list, 'utf8')) as Sample[]).filter(
    ({ kind = 'product' }) => kind === 'product',
  );
  const counts = new Map<string, number>(FIELDS.map((field) => [field, 0]));
  for (const { file, url } of samples) {
    const html = decodeHtml(gunzipSync(fs.readFileSync(path.join(folder, file))), '');
    const { products } = readPage(html, url ?? 'https://www.example.com/articles/1');
    const details = products.length === 1 ? products[0]?.details?.details : undefined;
    for (const field of FIELDS)
      if (details && !isWithout(details, field)) counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  const found = [...counts].map(([field, count]) => `${field} ${count}`).join(', ');
  process.stdout.write(`${name} details found on pages: ${found}, of ${samples.length}\n`);
}
