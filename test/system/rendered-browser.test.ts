import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RendererOptions } from '../../src/crawl/render/renderer.ts';
import { createRenderingFetcher } from '../../src/crawl/render/rendering-fetcher.ts';
import { closeAll, guarded, listen } from '../crawl/fetch-server.ts';
import { DRIVER, descendants, startElsewhere, testRenderer } from './rendered-stage.ts';

const shell = (script: string) => `<div id="root"></div><script>${script}</script>`;
const GREETING = shell(`root.textContent = 'Good morning. '.repeat(30)`);
const pidsOf = (wanted: RegExp) =>
  descendants(process.pid).flatMap(({ pid, command }) => (wanted.test(command) ? [pid] : []));
const drawers = () => pidsOf(DRIVER);

/** One may have ended with another that was killed just before. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * A site of such pages, and how it is read. What is no text is called when it is asked for, and answered by nothing.
 * @returns what is seen on a page, or the code of the refusal
 */
async function openSite(
  pages: Record<string, string | (() => void)>,
  { delay = 0, ...options }: Partial<RendererOptions> & { delay?: number } = {},
) {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? ''] ?? GREETING;
    if (typeof page === 'string') response.setHeader('content-type', 'text/html').end(page);
    else page();
  });
  const origin = `http://shop.example:${await listen(server)}`;
  const renderer = testRenderer(options);
  const rendered = createRenderingFetcher({
    fetcher: guarded({ timeoutMs: 20_000 }),
    renderer,
    canFetch: () => true,
    delay,
  });
  const read = async (path: string, signal = new AbortController().signal) => {
    try {
      return Buffer.from((await rendered.get(origin + path, { accept: 'html', signal })).body).toString();
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  return { origin, renderer, read };
}

const ENDLESS: [name: string, script: string][] = [
  ['a script that never ends', 'for (;;);'],
  ['one that never ends later', `setTimeout(() => { for (;;); }, 200); fetch('/x')`],
  ['a page that is too long', `root.textContent = 'x'.repeat(12e6)`],
  ['a script that asks for all memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length + 0.5))'],
];
const RESTLESS: typeof ENDLESS = [
  ['requests without end', `(function again() { void fetch('/x?' + Math.random()).finally(again); })();`],
  ['timers without end', `setInterval(() => { document.title += '.'; }, 1);`],
];
const ODD: typeof ENDLESS = [
  ['questions', `alert('a'); confirm('b'); prompt('c'); print(); onbeforeunload = () => 'no';`],
  ['windows', `for (let at = 0; at < 20; at++) open('/');`],
  ['words to the console', `for (let at = 0; at < 50; at++) console.log('x'.repeat(1e6));`],
  ['many addresses', `for (let at = 0; at < 300; at++) history.pushState({}, '', '/' + at);`],
];

describe('pages that block the browser', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  /** Has longer for its pages, on a busy machine too, because the crawl delay extends the timeout. */
  let slowSite: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    const evening = `root.textContent = 'Good evening. '.repeat(30)`;
    const odd = [...RESTLESS, ...ODD].map(([name, script]) => [name, `${script} ${evening}`]);
    const pages = Object.fromEntries(
      [...ENDLESS, ...odd].map(([name, script]) => [encodeURI(`/${name}`), shell(script ?? '')]),
    );
    site = await openSite(pages);
    slowSite = await openSite(pages, { delay: 6_000 });
  });
  afterAll(closeAll);

  it.each(ODD)('%s do not block it', async (name) => {
    expect(await slowSite.read(`/${name}`)).toContain('Good evening.');
    expect(await slowSite.read('/good')).toContain('Good morning.');
  });

  it.each(RESTLESS)('%s do not block it', async (name) => {
    expect(await site.read(`/${name}`)).toContain('Good evening.');
    expect(await slowSite.read('/good')).toContain('Good morning.');
  });

  it.each(ENDLESS)('%s fails alone', async (name) => {
    const [bad, good] = await Promise.all([site.read(`/${name}`), site.read('/good')]);
    expect(bad).toBe('render');
    // If the whole browser broke down, this page failed with it, but the next one does not.
    expect(good === 'render' ? await site.read('/again') : good).toContain('Good morning.');
  });
});

describe('the browser', () => {
  afterEach(closeAll);

  it('is not started for pages that need none', async () => {
    const { read } = await openSite({ '/plain': '<p>Good day.' });
    expect(await read('/plain')).toContain('Good day.');
    expect(drawers()).toEqual([]);
  });

  it('is shared by all pages, and ends when idle', async () => {
    const { read } = await openSite({}, { idleMs: 300 });
    await Promise.all(['/a', '/b', '/c', '/d'].map((path) => read(path)));
    expect(drawers().length).toBeLessThanOrEqual(1);
    await expect.poll(drawers).toEqual([]);
    expect(await read('/e')).toContain('Good morning.');
  });

  it('is replaced after so many pages', async () => {
    const { read } = await openSite({}, { pagesPerBrowser: 2 });
    const seen = new Set<number>();
    for (const path of ['/a', '/b', '/c', '/d', '/e']) {
      expect(await read(path)).toContain('Good morning.');
      for (const pid of drawers()) seen.add(pid);
    }
    expect(seen.size).toBe(3);
    await expect.poll(() => drawers().length).toBe(1);
  });

  it.each([
    ['it is killed', /--type=gpu|--remote-debugging-pipe(?!.*--type)/],
    ['its driver is killed', DRIVER],
  ])('fails the pending pages when %s, and is restarted', async (_, victim) => {
    const underWay = Promise.withResolvers<void>();
    const { read } = await openSite({ '/long': shell(`fetch('/held')`), '/held': underWay.resolve });
    const long = read('/long');
    await underWay.promise;
    const victims = pidsOf(victim);
    expect(victims).not.toEqual([]);
    for (const pid of victims) killIfThere(pid);
    expect(await long).toBe('render');
    expect(await read('/next')).toContain('Good morning.');
  });

  it('keeps nothing of one page for the next', async () => {
    const look = `'cookie:' + document.cookie + ' local:' + localStorage.length + ' session:' + sessionStorage.length + ' name:' + window.name`;
    const leave = `document.cookie = 'a=1'; localStorage.a = sessionStorage.a = 1;`;
    const page = shell(`root.textContent = ${look} + ' Good morning.'.repeat(30); ${leave}`);
    const { read } = await openSite({ '/a': page, '/b': page });
    for (const path of ['/a', '/b']) expect(await read(path)).toContain('cookie: local:0 session:0 name: ');
  });

  it('abandons a page when the run is cancelled, and continues with others', async () => {
    const { read } = await openSite({ '/endless': shell(`setInterval(() => fetch('/x?' + Math.random()), 50)`) });
    const cancel = new AbortController();
    const cancelled = read('/endless', cancel.signal);
    const waiting = ['/1', '/2', '/3'].map((path) => read(path, cancel.signal));
    await expect.poll(() => drawers().length).toBe(1);
    cancel.abort();
    await Promise.all([cancelled, ...waiting]);
    expect(await read('/next')).toContain('Good morning.');
  });

  it('may run elsewhere', async () => {
    const { wsUrl, stop } = await startElsewhere();
    const byHttp = `http://${new URL(wsUrl).host}`;
    for (const address of [wsUrl, byHttp]) {
      const { read } = await openSite({}, { wsUrl: address });
      expect(await read('/a')).toContain('Good morning.');
    }
    await stop();
    const troubles: string[] = [];
    const { read } = await openSite({}, { wsUrl: `${byHttp}/?key=secret`, onProblem: (text) => troubles.push(text) });
    expect(await read('/a')).toBe('render');
    expect(troubles.join()).toMatch(/^(?!.*secret).*BROWSER_WS_URL/s);
  });

  it('is reported as missing', async () => {
    const { origin, renderer } = await openSite({}, { program: '/nowhere/chromium' });
    const rendered = createRenderingFetcher({ fetcher: guarded(), renderer, canFetch: () => true, delay: 0 });
    await expect(rendered.get(`${origin}/`, { accept: 'html' })).rejects.toMatchObject({
      code: 'no_browser',
      message: expect.stringMatching(/JavaScript-rendered pages.*install Chromium, or set BROWSER_WS_URL/),
    });
  });
});
