import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFetcher } from '../../src/crawl/http/fetch.ts';
import type { AddressCheck } from '../../src/crawl/http/target.ts';
import { type RenderingFetcher, createRenderingFetcher } from '../../src/crawl/render/rendering-fetcher.ts';
import type { Renderer } from '../../src/crawl/render/renderer.ts';
import { closeAll, listen, open } from '../crawl/fetch-server.ts';
import { SOON } from '../setup/bounds.ts';
import { startElsewhere, testRenderer } from './rendered-stage.ts';

/** Stands for what is inside a network: the shop is on 127.0.0.1, and nothing else may be reached. */
const INSIDE = '127.0.0.2';
/** Time allowed for a page's attempts, none of which may arrive. */
const HOLD_MS = 800;
/** A crawl delay that gives a page on a busy machine a minute more; nothing waits for it. */
const CRAWL_DELAY_MS = 6_000;

let renderer: Renderer;
let guardedPages: RenderingFetcher;
let inside: { port: number; arrived: string[] };
let shop: Awaited<ReturnType<typeof openShop>>;

/** The connections that arrive inside, on any protocol: the first line of each, if it has one. */
async function openInside() {
  const arrived: string[] = [];
  const server = createSocketServer((socket) => {
    const at = arrived.push('a connection') - 1;
    socket
      .on('error', () => {})
      .once('data', (data) => {
        arrived[at] = String(data).split('\r\n')[0] ?? '';
        socket.end('HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 6\r\n\r\nsecret');
      });
  });
  await new Promise<void>((resolve) => server.listen(0, INSIDE, resolve));
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4', () => arrived.push('a datagram'));
  await new Promise<void>((resolve) => datagrams.bind(port, INSIDE, resolve));
  open.push(() => {
    datagrams.close();
    server.close();
  });
  return { port, arrived };
}

/** A shop on localhost, where a page may do all that pages of https may. */
async function openShop() {
  const hits: string[] = [];
  const pages = new Map<string, string>();
  /** The answer to /hold waits for this: a page is not done before it has that answer. */
  const holding = { until: (): Promise<unknown> => sleep(HOLD_MS) };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    hits.push(`${request.method} ${path}`);
    const [, to] = /^\/to\/(.*)/.exec(path) ?? [];
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(to ? 302 : 200, { 'content-type': type, ...(to && { location: decodeURIComponent(to) }) });
    const ready = path === '/hold' ? holding.until() : Promise.resolve();
    void ready.then(() => response.end(pages.get(path) ?? 'nothing'));
  });
  return { origin: `http://localhost:${await listen(server)}`, hits, pages, holding };
}

beforeAll(async () => {
  renderer = testRenderer();
  inside = await openInside();
  shop = await openShop();
  guardedPages = pagesFor(isOutside);
});
afterAll(closeAll);

const fetcherFor = (isAllowedAddress: AddressCheck) => {
  const addresses = new Map([
    ['localhost', '127.0.0.1'],
    ['inside.example', INSIDE],
  ]);
  const lookup = (name: string) => Promise.resolve([{ address: addresses.get(name) ?? '192.0.2.1', family: 4 }]);
  const fetcher = createFetcher({ userAgent: 'TestBot/1.0', isAllowedAddress, lookup, timeoutMs: 20_000 });
  open.push(() => fetcher.close());
  return fetcher;
};

const isOutside: AddressCheck = (ip) => ip === '127.0.0.1';
const pagesFor = (isAllowed: AddressCheck, by = renderer) => {
  const canFetch = (url: string) => url.startsWith(shop.origin) && !url.includes('/forbidden');
  return createRenderingFetcher({ fetcher: fetcherFor(isAllowed), renderer: by, canFetch, delay: CRAWL_DELAY_MS });
};

/** Draws a page of the shop; what is on it afterwards. */
async function render(path: string, html: string, pages = guardedPages): Promise<string> {
  shop.pages.set(path, html);
  const { body } = await pages.get(shop.origin + path, { accept: 'html' });
  return Buffer.from(body).toString();
}

/** A page whose script does something, is given time for it, and says how it ended. */
const acting = (script: string, head = '') =>
  `<html><head>${head}</head><body><div id="root"></div><script>
  const done = (text) => { document.querySelector('#root').textContent += text + ' ' + 'is all there is to say. '.repeat(9); };
  ${script}
  ;void fetch('/hold').then(() => done('held'));
  </script></body></html>`;

const TRIES: [name: string, script: (base: string) => string][] = [
  ['fetch', (base) => `fetch('${base}/fetch').then((r) => r.text()).then(done, () => {})`],
  ['fetch without CORS', (base) => `fetch('${base}/no-cors', { mode: 'no-cors' }).catch(() => {})`],
  ['fetch that posts', (base) => `fetch('${base}/post', { method: 'POST', body: 'x' }).catch(() => {})`],
  ['fetch that puts', (base) => `fetch('${base}/put', { method: 'PUT', body: 'x' }).catch(() => {})`],
  ['fetch by a redirect', (base) => `fetch('/to/${encodeURIComponent(`${base}/redirect`)}').catch(() => {})`],
  ['request', (base) => `{ const r = new XMLHttpRequest(); r.open('GET', '${base}/xhr'); r.send(); }`],
  ['beacon', (base) => `navigator.sendBeacon('${base}/beacon', 'x')`],
  ['stream', (base) => `new EventSource('${base}/events')`],
  ['socket', (base) => `new WebSocket('${base.replace('http', 'ws')}/socket')`],
  ['picture', (base) => `new Image().src = '${base}/image'`],
  ['import', (base) => `import('${base}/import.js').catch(() => {})`],
  ['worker', (base) => `new Worker(URL.createObjectURL(new Blob(["importScripts('${base}/in-worker.js')"])))`],
  ['request of a worker', (base) => `new Worker(URL.createObjectURL(new Blob(["fetch('${base}/by-worker')"])))`],
  [
    'socket of a worker',
    (base) => `new Worker(URL.createObjectURL(new Blob(["new WebSocket('${base.replace('http', 'ws')}/by-worker')"])))`,
  ],
  ['worker that stays', () => `navigator.serviceWorker?.register('/worker.js').catch(() => {})`],
  ['window', (base) => `window.open('${base}/window')`],
  [
    'call',
    (base) =>
      `{ const c = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${base.slice(7)}' }, { urls: 'turn:${base.slice(7)}?transport=tcp', username: 'u', credential: 'c' }] }); c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o)); }`,
  ],
  [
    'call of a frame',
    (base) =>
      `{ const f = document.createElement('iframe'); document.body.append(f); const c = new f.contentWindow.RTCPeerConnection({ iceServers: [{ urls: 'stun:${base.slice(7)}' }] }); c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o)); }`,
  ],
  [
    'transport',
    (base) => `try { new WebTransport('${base.replace('http', 'https')}/transport').ready.catch(() => {}); } catch {}`,
  ],
  ...['iframe', 'embed', 'audio', 'video', 'script'].map((name): [string, (base: string) => string] => [
    name,
    (base) => `{ const e = document.createElement('${name}'); e.src = '${base}/${name}'; document.body.append(e); }`,
  ]),
  [
    'object',
    (base) => `{ const e = document.createElement('object'); e.data = '${base}/object'; document.body.append(e); }`,
  ],
  ...[
    'stylesheet',
    'preload',
    'prefetch',
    'preconnect',
    'dns-prefetch',
    'modulepreload',
    'manifest',
    'icon',
    'prerender',
  ].map((rel): [string, (base: string) => string] => [
    rel,
    (base) =>
      `{ const e = document.createElement('link'); e.rel = '${rel}'; e.as = 'script'; e.href = '${base}/${rel}'; document.head.append(e); }`,
  ]),
  [
    'speculation',
    (base) =>
      `{ const e = document.createElement('script'); e.type = 'speculationrules'; e.text = JSON.stringify({ prefetch: [{ urls: ['${base}/speculation'] }], prerender: [{ urls: ['${base}/prerender'] }] }); document.head.append(e); }`,
  ],
  [
    'style',
    (base) =>
      `document.head.insertAdjacentHTML('beforeend', '<style>@import "${base}/css"; @font-face { font-family: x; src: url(${base}/font) } body { font-family: x; background: url(${base}/background) }</style>')`,
  ],
  [
    'form into a frame',
    (base) =>
      `document.body.insertAdjacentHTML('beforeend', '<iframe name="f"></iframe><form target="f" action="${base}/form" method="post"></form>'); document.forms[0].submit()`,
  ],
  [
    'download',
    (base) =>
      `{ const a = document.createElement('a'); a.href = '${base}/download'; a.download = 'x'; document.body.append(a); a.click(); }`,
  ],
];

describe('a rendered page reaches', () => {
  /** @param host a way to write the address inside */
  async function tryAll(host: string, pages = guardedPages) {
    const base = `http://${host}:${inside.port}`;
    shop.pages.set('/worker.js', `fetch('${base}/service-worker'); importScripts('${base}/service-script.js')`);
    const tries = TRIES.map(([, script]) => `try { ${script(base)} } catch (e) { done(String(e)); }`);
    const rendered = await render(`/${host}`, acting(tries.join(';\n')), pages);
    return {
      isRendered: rendered.includes('held is all'),
      reads: rendered.includes('secret is all'),
      arrived: inside.arrived,
    };
  }
  const NOTHING = { isRendered: true, reads: false, arrived: [] };

  it.each(['127.0.0.2', '2130706434', '0x7f.2', 'inside.example', '[::ffff:127.0.0.2]'])(
    'nothing at %s',
    async (host) => expect(await tryAll(host)).toEqual(NOTHING),
  );

  it('nothing with an external browser without our flags', async () => {
    const { wsUrl, stop } = await startElsewhere();
    expect(await tryAll(INSIDE, pagesFor(isOutside, testRenderer({ wsUrl })))).toEqual(NOTHING);
    await stop();
  });

  it.each([
    ['a meta element', (to: string) => acting('', `<meta http-equiv="refresh" content="0; url=${to}">`)],
    ['its location', (to: string) => acting(`location.href = '${to}'`)],
    [
      'a form',
      (to: string) =>
        acting(
          `document.body.insertAdjacentHTML('beforeend', '<form action="${to}"></form>'); document.forms[0].submit()`,
        ),
    ],
    [
      'a form that posts',
      (to: string) =>
        acting(
          `document.body.insertAdjacentHTML('beforeend', '<form action="${to}" method="post"><input name="a"></form>'); document.forms[0].submit()`,
        ),
    ],
    [
      'a click',
      (to: string) =>
        acting(`document.body.insertAdjacentHTML('beforeend', '<a href="${to}">x</a>'); document.links[0].click()`),
    ],
  ])('no other site by %s', async (name, html) => {
    const at = `/leaving-${name.replaceAll(' ', '-')}`;
    const targets = [
      `http://${INSIDE}:${inside.port}/left`,
      `${shop.origin}/to/${encodeURIComponent(`http://${INSIDE}:${inside.port}/led`)}`,
      `${shop.origin}/forbidden/page`,
      'file:///etc/hostname',
    ];
    const rendered = await Promise.all(targets.map((to, index) => render(`${at}-${index}`, html(to))));
    for (const page of rendered) expect(page).toContain('held is all');
    expect(inside.arrived).toEqual([]);
    expect(shop.hits.filter((hit) => hit.includes('/forbidden'))).toEqual([]);
  });

  it('everything that its fetcher may reach, which proves that the attempts are real', async () => {
    const base = `http://${INSIDE}:${inside.port}`;
    const wanted = ['GET /fetch', 'GET /redirect', 'GET /xhr', 'GET /import.js', 'GET /script'];
    const missing = () => wanted.filter((each) => !inside.arrived.some((line) => line.includes(each)));
    const untilHeld = shop.holding.until;
    shop.holding.until = () => vi.waitUntil(() => missing().length === 0, SOON).catch(() => {});
    onTestFinished(() => void (shop.holding.until = untilHeld));
    const rendered = await render(
      '/real',
      acting(TRIES.map(([, script]) => `try { ${script(base)} } catch {}`).join(';\n')),
      pagesFor(() => true),
    );
    expect(rendered).toContain('secret is all');
    expect(inside.arrived.filter((line) => !line.includes('GET '))).toEqual([]);
    expect(missing()).toEqual([]);
    const arrived = inside.arrived.splice(0);
    // And what no fetcher gives does not arrive either.
    expect(
      arrived.filter((line) => /image|iframe|socket|beacon|put|form|window|connection|datagram|download/.test(line)),
    ).toEqual([]);
  });
});
