import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ANSWER_MS } from '../../src/domain/answer.ts';
import { newId } from '../../src/domain/ids.ts';
import { createModels } from '../../src/chat/models/registry.ts';
import { serveModel } from '../setup/model-server.ts';
import { ownService } from '../setup/service.ts';
import { SHOP, createShopper, openShop } from './widget-shopper.ts';

const refusal = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string } };
  return {
    status: response.status,
    code: error.code,
    wait: Number(response.headers.get('retry-after')),
    readable: response.headers.get('access-control-allow-origin'),
  };
};

const REFUSED = { status: 429, code: 'rate_limited', wait: expect.any(Number) as number, readable: SHOP };

// Time would give calls back.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('refuses messages over the rate limit, with Retry-After,', () => {
  it('by session, without affecting others', async () => {
    const service = await ownService({ widgetRateLimit: 3 });
    const shopper = createShopper(service, (await openShop(service)).embedKey);
    const { token } = await shopper.say('tent');
    for (let n = 0; n < 3; n++) expect((await shopper.say('tent', { token })).status).toBe(200);
    const refused = await refusal(await shopper.request('messages', { token, json: { text: 'tent' } }));
    expect(refused).toEqual(REFUSED);
    expect(refused.wait).toBeGreaterThan(0);
    expect(refused.wait).toBeLessThanOrEqual(20);
    expect((await shopper.say('tent')).status).toBe(200);
    expect((await shopper.session(token)).exchanges).toHaveLength(4);
  });

  it('by address at twice the limit, even with forged tokens', async () => {
    const service = await ownService({ widgetRateLimit: 2 });
    const shopper = createShopper(service, (await openShop(service)).embedKey);
    const token = `aisle_st_${'A'.repeat(43)}`;
    for (let n = 0; n < 4; n++) expect((await shopper.say('tent', { token })).status).toBe(200);
    expect(await refusal(await shopper.request('messages', { token, json: { text: 'tent' } }))).toEqual(REFUSED);
    // Looking is cheaper than asking.
    expect((await shopper.request('config')).status).toBe(200);
  });

  it('without counting invalid messages', async () => {
    const service = await ownService({ widgetRateLimit: 1 });
    const shopper = createShopper(service, (await openShop(service)).embedKey);
    for (let n = 0; n < 5; n++) expect((await shopper.request('messages', { json: { text: '' } })).status).toBe(400);
    expect((await shopper.say('tent')).status).toBe(200);
  });

  it('for other requests at twenty times the limit', async () => {
    const service = await ownService({ widgetRateLimit: 1 });
    const shopper = createShopper(service, (await openShop(service)).embedKey);
    const opened = { json: { type: 'opened' } };
    for (let n = 0; n < 20; n++) expect((await shopper.request('events', opened)).status).toBe(204);
    expect((await shopper.request('events', opened)).status).toBe(429);
    expect((await shopper.request('orders', { json: { orderId: '1001' } })).status).toBe(429);
    expect(await refusal(await shopper.request('config'))).toEqual(REFUSED);
  });
});

it('counts pending answers of other processes, until they expire', async () => {
  const service = await ownService();
  const { embedKey, organizationId, assistantId } = await openShop(service);
  const shopper = createShopper(service, embedKey);
  const { token } = await shopper.say('tent');
  const { rows } = await service.pool.query<{ id: string }>('select conversation_id as id from conversations');
  for (let n = 0; n < 4; n++) {
    const asked = { exchangeId: newId('msg'), question: 'tent', page: null };
    await service.store.conversations.ask(organizationId, assistantId, rows[0]?.id ?? '', asked);
  }
  expect(await refusal(await shopper.request('messages', { token, json: { text: 'tent' } }))).toEqual(REFUSED);
  expect((await shopper.say('tent')).status).toBe(200);
  vi.setSystemTime(Date.now() + MAX_ANSWER_MS);
  expect((await shopper.say('tent', { token })).status).toBe(200);
});

it('allows four concurrent answers per session', async () => {
  const { url } = await serveModel([{ text: 'A tent.' }, { silent: true }]);
  const models = createModels({ compatible: { url, models: ['tiny'] } });
  const service = await ownService({ models });
  const shopper = createShopper(service, (await openShop(service, { modelName: 'tiny' })).embedKey);
  const { token } = await shopper.say('tent');
  const send = () => shopper.request('messages', { token, json: { text: 'tent' } });
  const open = [await send(), await send(), await send(), await send()];
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await refusal(await send())).toEqual(REFUSED);
  const other = await shopper.request('messages', { json: { text: 'tent' } });
  expect(other.status).toBe(200);
  await open[0]?.body?.cancel();
  const again = await send();
  expect(again.status).toBe(200);
  for (const { body } of [...open.slice(1), other, again]) await body?.cancel();
});
