import fs from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import zlib from 'node:zlib';
import type { Contender } from './widget-contenders.ts';

/** Words of an answer, and the pause between them: fast for a model. */
export const WORDS = 240;
export const PAUSE_MS = 20;
/** Each is a question and an answer. */
const EXCHANGES = 100;

const CONFIG = {
  name: 'Bench',
  greeting: null,
  branding: { primaryColor: '#2f4a3a' },
  language: 'en',
  suggestedQuestions: ['What is new?', 'Which jacket is waterproof?'],
};

const product = (number: number) => ({
  productId: `prd_${number}`,
  externalId: String(number),
  title: `Jacket ${number}`,
  url: `https://shop.example/jackets/${number}`,
  imageUrl: null,
  price: 89.5,
  currency: 'EUR',
  availability: 'in_stock',
  brand: 'Fellmark',
  category: 'Jackets',
});

const exchange = (_: unknown, at: number) => ({
  exchangeId: `exc_${at}`,
  question: 'Which of the jackets is waterproof, and what does it cost?',
  answer:
    'The **first one** is:\n\n- waterproof to 10,000 mm\n- 430 g light\n\nIt is [in stock](https://shop.example/).',
  parts: at % 5 === 0 ? [{ type: 'products', products: [product(at * 2), product(at * 2 + 1)] }] : [],
  feedback: null,
  createdAt: '2026-11-01T10:00:00.000Z',
});

/** Words as a model streams them, each as an event of its own. */
async function stream(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const send = (type: string, data: object) => response.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  send('session', { exchangeId: 'exc_live' });
  for (let word = 0; word < WORDS; word += 1) {
    await sleep(PAUSE_MS);
    send('text', { delta: word % 40 === 39 ? 'and a paragraph ends.\n\n' : word % 9 === 0 ? '**weight** ' : 'light ' });
  }
  send('done', {});
  response.end();
}

/** Serves one contender on a blank page, with a stub of its service. */
export async function serveContender({ folder, html }: Contender) {
  const asked: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const json = (body: object) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><html lang="en"><head><title>Blank</title>${html}</head><body></body></html>`);
      return;
    }
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    asked.push(pathname);
    if (pathname.endsWith('/config')) return void json({ result: CONFIG });
    if (pathname.endsWith('/session'))
      return void json({ result: { exchanges: Array.from({ length: EXCHANGES }, exchange) } });
    if (pathname.endsWith('/messages')) return stream(response);
    const file = pathname === '/widget.js' ? '/widget/widget.js' : pathname.replace(/^\/files/, '');
    const bytes = file.endsWith('.js') ? await fs.readFile(path.join(folder, file)).catch(() => undefined) : undefined;
    if (!bytes) return void json({});
    const small = zlib.gzipSync(bytes, { level: 9 });
    sent.push(small.length);
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'gzip' }).end(small);
  }

  const sent: number[] = [];
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Requested paths other than the page's own, in order. */
    asked,
    /** Bytes of script so far, after `gzip -9`. */
    bytes: () => sent.reduce((total, each) => total + each, 0),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
