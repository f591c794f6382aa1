import { type AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { products } from '../../examples/storefront/catalogue.ts';
import { createStorefront } from '../../examples/storefront/index.ts';
import type { AtEnd } from './process.ts';

/** Serves the example shop on a port of its own. @param turn awaited before each response */
export async function serveStorefront({
  turn,
  atEnd = onTestFinished,
}: { turn?: () => Promise<void>; atEnd?: AtEnd } = {}) {
  const fetched: string[] = [];
  let origin = '';
  const shop = createStorefront({ origin: () => origin });
  const listener = getRequestListener(async (request) => {
    const { pathname, search } = new URL(request.url);
    fetched.push(pathname + search);
    await turn?.();
    return shop.fetch(request);
  });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin, products, fetched, requests: () => fetched.length };
}
