import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { onTestFinished, vi } from 'vitest';
import { SOON } from './bounds.ts';
import { MESSAGES } from './widget-stage.ts';

export type TestPart = { type: string } & Record<string, unknown>;

const HEADERS = { 'Content-Type': 'text/event-stream', 'Access-Control-Allow-Origin': '*' };
const SESSION: TestPart = { type: 'session', token: 'aisle_st_test', exchangeId: 'exc_test' };

const written = ({ type, ...data }: TestPart) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/** Answers every question with the same parts. */
export async function answerWith(page: Page, ...parts: TestPart[]): Promise<void> {
  const body = [SESSION, ...parts, { type: 'done' }].map(written).join('');
  await page.route(MESSAGES, (route) => route.fulfill({ body, headers: HEADERS }));
}

/** Answers questions with parts that the test sends while they are open. */
export async function answerByHand(page: Page) {
  let left = 0;
  const open: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200, HEADERS);
    response.write(written(SESSION));
    response.on('close', () => (left += Number(!response.writableFinished)));
    open.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await page.route(MESSAGES, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  const current = () => vi.waitUntil(() => open.find((each) => !each.destroyed), SOON);
  return {
    /** Waits for the question. The part `done` ends the answer. */
    async send(...parts: TestPart[]): Promise<void> {
      const response = await current();
      response.write(parts.map(written).join(''));
      if (parts.some(({ type }) => type === 'done')) response.end();
    },
    /** Cuts the connection before the answer ends. */
    cut: async () => void (await current()).destroy(),
    /** Number of answers that the widget disconnected from before their end. */
    left: () => left,
  };
}

/** Contact details by which shoppers reach a person, as an assistant's settings. */
export const CONTACT = {
  contactUrl: 'https://brackenholm.example/contact',
  contactEmail: 'help@brackenholm.example',
  contactPhone: '+49 (0)30 901820',
};

/** A product as the service sends it. */
export const product = (fields: object = {}) => ({
  productId: 'prd_test',
  externalId: 'LT-601',
  title: 'Lantern',
  url: 'https://shop.test/products/lantern',
  imageUrl: null,
  price: 19.5,
  currency: 'EUR',
  availability: 'in_stock',
  brand: 'Odderby',
  category: 'Light',
  ...fields,
});
