import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { clearAfterAll, freePort, temporaryDirectory } from '../setup/process.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** Commands that CI has just run, or is running with this test. */
const EXEMPT = ['npm ci', 'npm test'];

/** Commands that serve until they are stopped, and what they print when they are ready. */
const SERVICES = new Map([
  ['npm start', /ready at (\S+)/u],
  ['npm run demo', /Press Ctrl-C to stop\./u],
]);

/** Files that the README names without showing them: a shop's own. */
const CSV = 'link,title,price\nhttps://www.example.com/storm-hat,Storm Hat,29.00 EUR\n';
const FEED = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>SG-1</g:id><title>Storm Gloves</title>
  <link>https://www.example.com/storm-gloves</link><g:price>39.00 EUR</g:price></item></channel></rss>`;

/** A whole sentence, or the head of a list. */
const ANSWER = /^\p{Lu}.{10,}[.:]$/u;
const REFUSAL = /sorry|exactly|don’t know|couldn’t/iu;

const atEnd = clearAfterAll();

interface Printed {
  command: string;
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The commands of each block, without what is left out. */
const blocks = [...fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8').matchAll(/^```sh\n([^]*?)^```$/gmu)].map(
  ([, text = '']) => text.replaceAll('\\\n', ' ').trim().split('\n'),
);
const isExempt = (part: string): boolean => EXEMPT.includes(part);
const partsOf = (command: string): string[] => command.replace(/ {2,}# .*$/u, '').split(' && ');
const withoutLeftOut = (command: string): string =>
  partsOf(command).some(isExempt)
    ? partsOf(command)
        .filter((part) => !isExempt(part))
        .join(' && ')
    : command;

const printed: Printed[] = [];
let checkout = '';
let environment: NodeJS.ProcessEnv = {};
let addresses: (readonly [printedIn: string, here: string])[] = [];

/** A directory in which everything of this one is found, and nothing else: data goes where the README has it. */
beforeAll(async () => {
  checkout = temporaryDirectory(atEnd);
  for (const name of fs.readdirSync(ROOT).filter((each) => !['data', '.git'].includes(each)))
    fs.symlinkSync(path.join(ROOT, name), path.join(checkout, name));
  fs.writeFileSync(path.join(checkout, 'products.csv'), CSV);
  const feed = createServer((_, response) => response.end(FEED)).listen(0, '127.0.0.1');
  await once(feed, 'listening');
  atEnd(() => void feed.close());
  const [port, demo, shop] = [await freePort(), await freePort(), await freePort()];
  const { PATH, HOME } = process.env;
  // "Your own shop" is the demo's: on this machine, which the crawler has to be allowed to reach.
  environment = { PATH, HOME, STOREFRONT_PORT: String(shop), CRAWL_ALLOW_PRIVATE_NETWORK: 'on' };
  // All that is changed in the commands: ports, which may be taken, and the addresses of the reader's own shop and feed.
  addresses = [
    ['http://localhost:3000', `http://localhost:${port}`],
    ['http://localhost:4000', `http://localhost:${shop}`],
    ['https://www.example.com/feed.xml', `http://127.0.0.1:${(feed.address() as AddressInfo).port}/feed.xml`],
    ['https://www.example.com', `http://localhost:${shop}`],
  ];
  ports.set('npm start', port).set('npm run demo', demo);
});

/** The service and the demo both serve on port 3000 unless told otherwise. */
const ports = new Map<string, number>();

/** Starts a command; variables that it sets are there for the next one. */
function start(command: string, env: NodeJS.ProcessEnv): ChildProcess {
  const here = addresses.reduce((text, [from, to]) => text.replaceAll(from, to), command);
  const script = SERVICES.has(command)
    ? here
    : `. ./variables 2>&-; set -a\n${here}\ncode=$?; declare -p KEY ASSISTANT > variables 2>&-; exit $code`;
  // In a process group of its own, which a terminal's Ctrl-C would reach as a whole: npm passes no signal on to its script.
  return spawn('bash', ['-c', script], { cwd: checkout, env, stdio: 'pipe', detached: true });
}

/** Runs a command until it ends, or a service until it is ready. */
async function run(command: string, input = ''): Promise<Printed> {
  const ready = SERVICES.get(command);
  const port = ports.get(command);
  const child = start(command, { ...environment, ...(port !== undefined && { PORT: String(port) }) });
  const result: Printed = { command, code: null, stdout: '', stderr: '' };
  const ended = Promise.withResolvers<void>();
  child.stdin?.end(input);
  child.stdout?.on('data', (chunk: Buffer) => {
    result.stdout += chunk.toString();
    if (ready?.test(result.stdout)) ended.resolve();
  });
  child.stderr?.on('data', (chunk: Buffer) => (result.stderr += chunk.toString()));
  const gone = new Promise<void>((resolve) => {
    child.on('close', (code) => {
      result.code = code;
      ended.resolve();
      resolve();
    });
  });
  if (ready)
    atEnd(async () => {
      if (result.code === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await gone;
    });
  await ended.promise;
  printed.push(result);
  return result;
}

/** Returns the output of the README's command that contains these words. */
const printedBy = (words: string): string => {
  const found = printed.findLast(({ command }) => command.includes(words));
  if (!found) throw new Error(`The README has no command with ${words}.`);
  return found.stdout;
};

interface Crawled {
  status: string;
  error: string | null;
  finishedAt: string | null;
  counts: { productsFound: number };
}

function latestRun(): Crawled {
  const [latest] = (JSON.parse(printedBy('list_crawls')) as { result: Crawled[] }).result;
  if (!latest) throw new Error('There is no crawl.');
  return latest;
}

it('leaves out only what CI has just done, or is doing', () => {
  const found = blocks.flat().flatMap(partsOf).filter(isExempt);
  expect([...new Set(found)]).toEqual(EXEMPT);
});

it.each(blocks.map((commands) => ({ name: commands[0]?.slice(0, 60), commands })))('$name', async ({ commands }) => {
  for (const command of commands.map(withoutLeftOut).filter((each) => each !== '')) {
    const isConversation = command.includes('aisle -- talk');
    const { code, stderr } = await run(command, isConversation ? 'Which of your jackets is the lightest?\n' : '');
    expect([command, stderr, code]).toEqual([command, '', SERVICES.has(command) ? null : 0]);
    // A reader waits until the crawl has finished before reading on.
    while (command.includes('list_crawls') && latestRun().finishedAt === null) await run(command);
  }
});

it('serves, and creates a key, an assistant and a product', () => {
  expect(printedBy('npm start')).toContain(`ready at http://localhost:${ports.get('npm start')}`);
  const variables = fs.readFileSync(path.join(checkout, 'variables'), 'utf8');
  expect(variables).toMatch(/KEY="aisle_sk_[\w-]+"\n.*ASSISTANT="ast_\w+"/u);
  const { result } = JSON.parse(printedBy('list_catalogue')) as { result: object[] };
  expect(result).toMatchObject([{ title: 'Storm Jacket', price: 189.5, currency: 'EUR' }]);
});

it('crawls the whole catalogue', () => {
  const { status, error, counts } = latestRun();
  expect([status, error]).toEqual(['completed', null]);
  expect(counts.productsFound).toBeGreaterThan(50);
});

it('answers the question with products under 200 euros', () => {
  const question = blocks.flat().find((command) => command.includes('aisle -- ask')) ?? '';
  expect(question).toContain('under 200 euros');
  const [answer = '', ...lines] = printedBy('aisle -- ask').trim().split('\n');
  expect(answer).toMatch(ANSWER);
  expect(answer).not.toMatch(REFUSAL);
  const products = lines.map((line) => /^ {2}([\d.]+) EUR {2}(.+) {2}http:\S+$/u.exec(line)?.slice(1) ?? [line]);
  expect(products.map(([, title]) => title)).toContain('Storm Jacket');
  expect(products.filter(([price]) => !(Number(price) < 200))).toEqual([]);
});

it('searches, talks, and says why', () => {
  expect(printedBy('aisle -- search').split('\n')[0]).toMatch(/^ +\d+\.\d\d {2}Storm Jacket {2}http/u);
  const conversation = printedBy('aisle -- talk');
  expect(conversation).toMatch(/^You: Which of your jackets is the lightest\?\n.*Petrel Wind Shirt.*95 g/u);
  expect(conversation).toMatch(/\n {2}intents {3}superlative \d+/u);
});

it('reads the demo shop, and imports feeds', () => {
  const titles = printedBy('aisle -- crawl')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { title: string }).title);
  expect(titles.length).toBeGreaterThan(50);
  expect(printedBy('aisle -- extract')).toMatch(/\n {2}price +json-ld +229\n/u);
  expect(printedBy('aisle -- keys list')).toContain('assistants:view');
  expect(printedBy('products.csv')).toContain('Added 1, updated 0');
  expect(JSON.parse(printedBy('feed.xml'))).toMatchObject({ added: 1, faults: [] });
});
