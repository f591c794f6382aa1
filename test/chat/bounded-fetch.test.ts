import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { boundedFetch } from '../../src/chat/models/bounded-fetch.ts';

const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

it('stops reading a response that is larger than 4 MiB', async () => {
  const piece = Buffer.alloc(65_536, 'x');
  const closed = Promise.withResolvers<void>();
  let sentBytes = 0;
  const server = createServer((_, response) => {
    const send = () => {
      while (response.write(piece)) sentBytes += piece.length;
    };
    response.on('drain', send).on('close', closed.resolve);
    send();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const response = await boundedFetch(`http://127.0.0.1:${port}/`);
  let receivedBytes = 0;
  const read = async () => {
    for await (const chunk of response.body ?? []) receivedBytes += chunk.length;
  };
  await expect(read()).rejects.toThrow('terminated');
  expect(receivedBytes).toBeLessThanOrEqual(MAX_RESPONSE_BYTES);
  await closed.promise;
});
