import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createStorefront } from '../../examples/storefront/index.ts';

/** The example shop, which gets its assistant's tag once that is known. */
export async function openShop() {
  let origin = '';
  let shop = createStorefront({ origin: () => origin });
  /** Additional pages of the shop, by path. */
  const pages = new Map<string, () => Response | Promise<Response>>();
  const listener = getRequestListener((request) => pages.get(new URL(request.url).pathname)?.() ?? shop.fetch(request));
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pages,
    embed: (widget: { src: string; key: string }) => void (shop = createStorefront({ origin, widget })),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
