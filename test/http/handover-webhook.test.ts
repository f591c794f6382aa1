import { createHmac } from 'node:crypto';
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createHandoverWebhook } from '../../src/chat/conversation/handover-webhook.ts';
import { createFetcher } from '../../src/crawl/http/fetch.ts';
import { startJobQueue } from '../../src/storage/jobs.ts';
import { sharedService } from '../setup/service.ts';
import { createShopper, openShop } from './widget-shopper.ts';

const service = await sharedService();
const { pool, store } = service;

/** A helpdesk, which answers with these statuses in turn, and then with 200. */
const statuses: number[] = [];
const received: { body: string; headers: IncomingHttpHeaders }[] = [];
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push({ body: await text(request), headers: request.headers });
  response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end();
}
const helpdesk = createServer((request, response) => void take(request, response));
await new Promise<void>((resolve) => helpdesk.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(helpdesk.address() as AddressInfo).port}/hook`;

const guarded = createFetcher({ userAgent: 'AisleBot/1.0' });
const open = createFetcher({ userAgent: 'AisleBot/1.0', allowPrivateNetwork: true, maxRedirects: 0 });
let fetcher = open;
const givenUp: unknown[] = [];
const queue = await startJobQueue({ ...service, embedded: false }, { concurrency: 1, onError: () => {} });
const webhook = createHandoverWebhook({
  handovers: store.handovers,
  post: async (to, headers, body) => (await fetcher.get(to, { script: { headers, body } })).status,
  log: { error: (job: unknown) => givenUp.push(job) },
});
const unused = () => Promise.resolve();
await queue.work({ crawl: unused, giveUp: unused, test: unused, giveUpTest: unused, ...webhook });

afterAll(async () => {
  await queue.stop();
  await Promise.all([guarded.close(), open.close()]);
  helpdesk.close();
});
beforeEach(() => {
  received.length = 0;
  statuses.length = 0;
  fetcher = open;
});

/** A shop whose webhook is the helpdesk; its setting accepts only https, which a test has no certificate for. */
async function openShopWithWebhook(address: string | null = url) {
  const shop = await openShop(service);
  const secret = 'aisle_wh_of_the_test';
  await store.chatSettings.setHandoverSecret(shop.organizationId, shop.assistantId, secret);
  await pool.query('update assistants set handover_webhook = $1 where assistant_id = $2', [address, shop.assistantId]);
  return { ...shop, secret, ...createShopper(service, shop.embedKey) };
}

const jobOf = async (exchangeId: string) => {
  const query = `select state, retry_count as retries, output::text from jobs.job
    where name = 'handover' and data ->> 'exchangeId' = $1`;
  const { rows } = await pool.query<{ state: string; retries: number; output: string | null }>(query, [exchangeId]);
  return rows[0];
};
const stateOf = async (exchangeId: string) => (await jobOf(exchangeId))?.state;
const retryNow = (exchangeId: string) =>
  pool.query(`update jobs.job set start_after = now() where data ->> 'exchangeId' = $1`, [exchangeId]);

it('tells nobody about an answer that does not hand over, without a webhook, and of an erased conversation', async () => {
  const shop = await openShopWithWebhook();
  const { exchangeId } = await shop.say('Do you have a rain jacket?');
  const without = await openShopWithWebhook(null);
  const other = await without.say('I want to talk to a person');
  expect([await stateOf(exchangeId), await stateOf(other.exchangeId)]).toEqual([undefined, undefined]);
  expect(await store.handovers.find({ organizationId: without.organizationId, ...other })).toBeUndefined();
  const erased = await shop.say('I want to talk to a person');
  const job = { organizationId: shop.organizationId, exchangeId: erased.exchangeId };
  await expect.poll(() => stateOf(erased.exchangeId)).toBe('completed');
  await shop.request('session', { method: 'DELETE', token: erased.token });
  expect(await store.handovers.find(job)).toBeUndefined();
  expect(await store.handovers.find({ ...job, organizationId: without.organizationId })).toBeUndefined();
});

it('refuses an address of a private network', async () => {
  fetcher = guarded;
  const shop = await openShopWithWebhook();
  const { exchangeId } = await shop.say('I want to talk to a person');
  await expect.poll(() => stateOf(exchangeId)).toBe('retry');
  expect((await jobOf(exchangeId))?.output).toContain('is not on the public internet');
  expect(received).toEqual([]);
});

it('sends the transcript, signed, and never again once it was delivered', async () => {
  const shop = await openShopWithWebhook();
  const { token } = await shop.say('Do you have a rain jacket?');
  const { exchangeId, text: answer } = await shop.say('Where is my order?', { token });
  await shop.say('Thanks', { token });
  await expect.poll(() => stateOf(exchangeId)).toBe('completed');
  await store.conversations.handOver(shop.organizationId, exchangeId);
  expect(await stateOf(exchangeId)).toBe('completed');
  expect(received).toHaveLength(1);
  const [{ body, headers } = { body: '', headers: {} }] = received;
  const message = JSON.parse(body) as { transcript: object[] };
  expect(message).toEqual({
    assistantId: shop.assistantId,
    conversationId: expect.stringMatching(/^cnv_/),
    reason: 'order',
    transcript: expect.any(Array),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(message.transcript).toHaveLength(4);
  expect(message.transcript[0]).toEqual({ role: 'shopper', text: 'Do you have a rain jacket?' });
  expect(message.transcript.slice(2)).toEqual([
    { role: 'shopper', text: 'Where is my order?' },
    { role: 'assistant', text: answer },
  ]);
  const [, time = '', signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['aisle-signature'])) ?? [];
  expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(300);
  expect(signature).toBe(createHmac('sha256', shop.secret).update(`${time}.${body}`).digest('hex'));
  expect(headers['content-type']).toBe('application/json');
});

it.each([500, 302, 404])('tries again later after status %i', async (status) => {
  statuses.push(status);
  const shop = await openShopWithWebhook();
  const { exchangeId } = await shop.say('I have a complaint');
  await expect.poll(() => stateOf(exchangeId)).toBe('retry');
  const { rows } = await pool.query<{ minutes: number }>(
    `select extract(epoch from start_after - now())::float / 60 as minutes from jobs.job where data ->> 'exchangeId' = $1`,
    [exchangeId],
  );
  expect(rows[0]?.minutes).toBeGreaterThan(3);
  expect(rows[0]?.minutes).toBeLessThan(8);
  await retryNow(exchangeId);
  await expect.poll(() => stateOf(exchangeId)).toBe('completed');
  expect(received).toHaveLength(2);
  expect(received[0]?.body).toBe(received[1]?.body);
});

it('gives up after the eighth retry, and logs it', async () => {
  statuses.push(500, 500);
  const shop = await openShopWithWebhook();
  const { exchangeId } = await shop.say('I have a complaint');
  await expect.poll(() => stateOf(exchangeId)).toBe('retry');
  await pool.query(`update jobs.job set retry_count = 7 where data ->> 'exchangeId' = $1`, [exchangeId]);
  await retryNow(exchangeId);
  await expect.poll(() => stateOf(exchangeId)).toBe('failed');
  await expect.poll(() => givenUp).toEqual([{ organizationId: shop.organizationId, exchangeId }]);
  expect((await jobOf(exchangeId))?.retries).toBe(8);
});
