import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CheerioCrawler, Configuration } from '@crawlee/cheerio';

/** The same crawl with Crawlee: follows links within the host, reads the same fields, and stores on disk as it does. */
const [siteUrl] = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'crawlee-bench-'));
process.env.CRAWLEE_STORAGE_DIR = folder;
let products = 0;
const configuration = new Configuration({ logLevel: 'OFF' });

const crawler = new CheerioCrawler(
  {
    minConcurrency: 4,
    maxConcurrency: 4,
    respectRobotsTxtFile: true,
    async requestHandler({ $, request, enqueueLinks, pushData }) {
      const found = fromJsonLd($) ?? fromMicrodata($);
      if (found) {
        products += 1;
        await pushData({ ...found, url: request.loadedUrl });
      }
      await enqueueLinks({ strategy: 'same-hostname' });
    },
  },
  configuration,
);

function fromJsonLd($) {
  for (const script of $('script[type="application/ld+json"]')) {
    const node = JSON.parse($(script).text());
    if (node['@type'] !== 'Product') continue;
    const { name, sku, description, image, brand, offers } = node;
    return product(
      name,
      sku,
      description,
      image?.[0],
      brand?.name,
      offers.price,
      offers.priceCurrency,
      offers.availability,
    );
  }
  return null;
}

function fromMicrodata($) {
  const item = $('[itemtype="https://schema.org/Product"]').first();
  if (item.length === 0) return null;
  const text = (name) => item.find(`[itemprop="${name}"]`).first().text().trim();
  return product(
    text('name'),
    text('sku'),
    text('description'),
    item.find('[itemprop="image"]').attr('src'),
    text('brand'),
    text('price'),
    item.find('[itemprop="priceCurrency"]').attr('content'),
    item.find('[itemprop="availability"]').attr('href'),
  );
}

function product(title, externalId, description, imageUrl, brand, price, currency, availability) {
  return {
    title,
    externalId,
    description,
    imageUrl,
    brand,
    price: Number(price),
    currency,
    availability: /InStock/.test(availability),
  };
}

const before = { cpu: process.cpuUsage(), rss: process.memoryUsage.rss(), at: performance.now() };
const { requestsFinished } = await crawler.run([siteUrl]);
const { user, system } = process.cpuUsage(before.cpu);
process.stdout.write(
  `${JSON.stringify({
    pages: requestsFinished,
    products,
    seconds: (performance.now() - before.at) / 1e3,
    cpu: (user + system) / 1e6,
    growth: process.resourceUsage().maxRSS / 1024 - before.rss / 1024 ** 2,
  })}\n`,
);
fs.rmSync(folder, { recursive: true });
process.exit();
