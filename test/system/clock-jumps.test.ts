import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import { closeAll } from '../crawl/fetch-server.ts';
import { lampPage, link, openShop } from '../crawl/shop-server.ts';
import { openEmbedded } from '../../src/storage/server/embedded.ts';
import { SHAPES, type Shape, deploy } from '../setup/deployment.ts';
import { createGate } from '../setup/gate.ts';
import { CRAWLS_HERE, dataDirectory, post, socketUrl, temporaryDirectory } from '../setup/process.ts';

afterEach(closeAll);

const HOUR_MS = 3_600_000;
const PAGES = 90;
const CALLS_A_MINUTE = 40;

/** The file is replaced, so that nobody reads half of it. */
function setClock(file: string, ms: number): void {
  fs.writeFileSync(`${file}.next`, String(ms));
  fs.renameSync(`${file}.next`, file);
}

/** The number of threads whose clock is set so. */
const threadsAt = (file: string, ms: number) =>
  fs.globSync(`${file}.[0-9]*`).filter((seen) => fs.readFileSync(seen, 'utf8') === String(ms)).length;

/** Starts the database of a directory for several processes. @returns its URL */
async function openDirectory(directory: string): Promise<string> {
  const database = await openEmbedded({ dataDirectory: directory });
  onTestFinished(() => database.release());
  return socketUrl(database.connection.host);
}

/** A deployment each process of which has a clock of its own, and the clocks. */
async function deployWithClocks(shape: Shape) {
  const folder = temporaryDirectory();
  const clocks = new Map<string, string>();
  const preload = pathToFileURL(path.join(import.meta.dirname, '../setup/shifted-clock.ts')).href;
  const directory = dataDirectory();
  const database = shape === 'one process' ? {} : { DATABASE_URL: await openDirectory(directory) };
  const settingsOf = ({ role, number }: { role: string; number: number }) => {
    const clock = path.join(folder, `${role}-${number}`);
    clocks.set(`${role}-${number}`, clock);
    setClock(clock, 0);
    return {
      ...CRAWLS_HERE,
      ...database,
      RATE_LIMIT: String(CALLS_A_MINUTE),
      SHIFTED_CLOCK: clock,
      NODE_OPTIONS: `--import ${preload}`,
    };
  };
  const service = await deploy(directory, settingsOf, onTestFinished, shape);
  const all = [...clocks.values()];
  /** Sets clocks, and waits until the threads that serve and crawl have it. */
  const jump = async (ms: number, which = all): Promise<void> => {
    for (const clock of which) setClock(clock, ms);
    const threads = shape === 'one process' ? 2 : 1;
    for (const clock of which) await expect.poll(() => threadsAt(clock, ms)).toBeGreaterThanOrEqual(threads);
  };
  return {
    service,
    jump,
    /** The clocks of one process of each role. */
    first: [...clocks].flatMap(([name, clock]) => (name.endsWith('-0') ? clock : [])),
  };
}

describe.each(SHAPES)('the clocks of %s jump an hour forward and back', (shape) => {
  it('a crawl goes on, and calls are answered', async () => {
    const names = Array.from({ length: PAGES }, (_, at) => `/lamp-${at}`);
    const gate = createGate();
    const shop = await openShop(
      { ...Object.fromEntries(names.map((name) => [name, lampPage(name)])), '/': link(...names) },
      { host: '127.0.0.1', turn: () => gate.pass() },
    );
    const { service, jump, first } = await deployWithClocks(shape);
    const key = inject('shopKey');
    const call = (action: string, input: object) => post(service, key, action, input);
    const created = await call('create_assistant', { name: 'Shop', siteUrl: `${shop.origin}/` });
    const { assistantId } = created.body.result as { assistantId: string };
    await call('start_crawl', { assistantId, method: 'microdata' });

    const jumps: Parameters<typeof jump>[] = [[HOUR_MS], [0], [-HOUR_MS], [HOUR_MS, first]];
    for (const each of jumps) {
      // While pages of the crawl are under way.
      await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
      await jump(...each);
      gate.open(PAGES / (jumps.length - 1));
    }
    gate.open(Number.POSITIVE_INFINITY);

    const latest = async () => {
      const { status, body } = await call('list_crawls', { assistantId });
      return status === 200 ? (body.result as CrawlRun[])[0] : undefined;
    };
    await expect
      .poll(async () => (await latest())?.status, { interval: (2 * 60_000) / CALLS_A_MINUTE })
      .toBe('completed');
    expect(await latest()).toMatchObject({ error: null, counts: { productsAdded: PAGES, pagesFailed: 0 } });
    expect(shop.hits.filter((name) => name.startsWith('/lamp-'))).toHaveLength(PAGES);

    // Refused for as long as the limit says, whatever the clocks do meanwhile.
    let status = 200;
    while (status === 200) ({ status } = await call('list_crawls', { assistantId }));
    expect(status).toBe(429);
    await jump(-2 * HOUR_MS);
    await expect.poll(async () => (await call('list_crawls', { assistantId })).status, { interval: 500 }).toBe(200);
  });
});

it('processes whose clocks disagree by an hour count the calls of one limit alike', async () => {
  const { service, jump, first } = await deployWithClocks('two web and two worker processes');
  await jump(HOUR_MS, first);
  const begun = performance.now();
  const statuses: number[] = [];
  for (let n = 0; n < 2 * CALLS_A_MINUTE; n++)
    statuses.push((await post(service, inject('shopKey'), 'list_assistants')).status);
  const back = Math.floor(((performance.now() - begun) / 60_000) * CALLS_A_MINUTE);
  expect(statuses.slice(0, CALLS_A_MINUTE)).toEqual(Array.from({ length: CALLS_A_MINUTE }, () => 200));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(CALLS_A_MINUTE + back);
});
