import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Crawled } from './crawl-ours.ts';
import { productsIn } from './crawl-shop.ts';
import { benchArguments, isQuick } from './arguments.ts';
import { report, reportLeftOut } from './figure.ts';
import { installPeers } from './install-peers.ts';
import { median } from './quantiles.ts';

const { PAGES, MANY, ROUNDS } = isQuick
  ? { PAGES: 500, MANY: 5_000, ROUNDS: 1 }
  : { PAGES: 2_000, MANY: 20_000, ROUNDS: 3 };
const WANTED = { share: 1 / 8, cpu: 2.5, growth: 100 };
/** Two runs of the same code differ by as much. */
const NOT_SLOWER = 1.1;
const COLUMNS = ['CPU s/1,000', 'pages/s', 'RSS growth MB', 'products'];

const FOLDER = import.meta.dirname;
const PEERS = path.join(FOLDER, 'crawl-peers');
const OURS = path.join(FOLDER, 'crawl-ours.ts');
const CRAWLEE = path.join(PEERS, 'crawlee.mjs');

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Compares the cost of crawling a generated shop (without the database's process) with Crawlee's CheerioCrawler, in
 * turn; then crawls a shop of ten times its size. With the directory of another checkout, which has its own modules
 * installed, with the crawl there: `npm run bench -- crawl ../before`.
 */
export const run = (): Promise<void> => {
  const [checkout] = benchArguments;
  return checkout === undefined ? compareWithCrawlee() : compareWithCheckout(checkout);
};

async function compareWithCheckout(directory: string): Promise<void> {
  const theirs = path.resolve(directory, 'bench/crawl-ours.ts');
  const crawls = await crawlInTurn([OURS, theirs], 2 * ROUNDS + 1);
  const [own, other] = crawls.map(medianOf);
  if (!own || !other) return;
  print(row('', ...COLUMNS));
  print(figures('Here', own));
  print(figures('There', other));
  report('CPU time, ratio to the other checkout', own.cpu / other.cpu, { atMost: NOT_SLOWER });
}

async function compareWithCrawlee(): Promise<void> {
  print(`${PAGES} pages of 60 to 150 KB from a process of its own, links followed; medians of ${ROUNDS} rounds`);
  print(row('', ...COLUMNS));
  const missing = await installPeers(PEERS);
  if (missing) reportLeftOut('Crawlee', missing);
  const crawls = await crawlInTurn(missing ? [OURS] : [OURS, CRAWLEE], ROUNDS);
  const [ours, crawlee] = crawls.map(medianOf);
  const many = medianOf([await crawl(OURS, MANY)]);
  if (ours) print(figures('Aisle', ours));
  if (crawlee) print(figures('Crawlee', crawlee));
  print(figures(`Aisle, ${MANY}`, many));
  for (const each of ours ? [ours, many] : []) {
    const pages = `${each.pages.toLocaleString('en')} pages`;
    report(`CPU time for 1,000 of ${pages}`, each.cpu, { unit: 's', atMost: WANTED.cpu });
    report(`memory grown on ${pages}`, each.growth, { unit: 'MB', atMost: WANTED.growth });
  }
  if (ours && crawlee) report('CPU time, share of Crawlee’s', ours.cpu / crawlee.cpu, { atMost: WANTED.share });
}

/** Crawls the shop by each of the programs in turn, so that a noisy machine affects all alike. */
async function crawlInTurn(files: readonly string[], rounds: number): Promise<Crawled[][]> {
  const crawls = files.map((): Crawled[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, file] of files.entries()) crawls[at]?.push(await crawl(file, PAGES));
  return crawls;
}

/** Crawls a shop with that many pages in a process of its own. */
async function crawl(file: string, pages: number): Promise<Crawled> {
  const shop = spawn(process.execPath, [path.join(FOLDER, 'crawl-shop.ts'), String(pages)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [origin] = (await once(shop.stdout, 'data')) as [Buffer];
    const args = [file, origin.toString().trim(), String(pages)];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const crawled = JSON.parse(stdout) as Crawled;
    if (crawled.products !== productsIn(pages)) throw new Error(`${file} found ${crawled.products} products.`);
    return crawled;
  } finally {
    await ended(shop);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill();
  await closed;
}

/** Reports CPU seconds per 1,000 pages. */
function medianOf(crawls: readonly Crawled[]): Crawled {
  const of = (name: keyof Crawled) => median(crawls.map((each) => each[name]));
  const perPage = median(crawls.map(({ cpu, pages }) => cpu / pages));
  return {
    pages: of('pages'),
    products: of('products'),
    seconds: of('seconds'),
    cpu: perPage * 1000,
    growth: of('growth'),
  };
}

function figures(name: string, { pages, products, seconds, cpu, growth }: Crawled): string {
  return row(name, cpu.toFixed(2), (pages / seconds).toFixed(0), growth.toFixed(0), String(products));
}

const row = (name: string, ...cells: string[]) => name.padEnd(14) + cells.map((cell) => cell.padStart(15)).join('');
