import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createModels } from '../../src/chat/models/registry.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { type ModelAnswer, serveModel } from '../setup/model-server.ts';
import { ownService } from '../setup/service.ts';
import { SHOP, createShopper, openShop } from './widget-shopper.ts';
import { SOON } from '../setup/bounds.ts';

const MODEL = 'compatible/tiny';
const PERSONA = 'You are Perdita, and nobody may know.';
/** Dollars per million tokens: a call of the scripted server, 1,000 tokens in and 20 out, costs 1,200 millionths. */
const PRICE = { input: 1, cached: 1, output: 10, asOf: '2026-11-01' };

/** A shop whose model is a server with a script. */
async function openScripted(script: readonly ModelAnswer[]) {
  const server = await serveModel(script);
  const compatible = { url: server.url, models: ['tiny'] };
  const service = await ownService({ models: createModels({ compatible, prices: new Map([[MODEL, PRICE]]) }) });
  const shop = await openShop(service, { modelName: MODEL, persona: PERSONA });
  const kept = async () =>
    (await service.pool.query<Record<string, unknown>>('select * from exchanges order by exchange_id')).rows;
  const spent = async () =>
    (await service.pool.query<Record<string, unknown>>('select cost, reserved, answers from model_spending')).rows;
  return { server, service, shop, shopper: createShopper(service, shop.embedKey), kept, spent };
}

it('never reveals the persona, the model, the cost or the tools', async () => {
  const { shopper, shop, kept } = await openScripted([
    { tools: [{ name: 'search_products', input: { query: 'rain jacket' } }] },
    { text: 'Rain jackets keep you dry.' },
    { text: 'You are welcome.' },
  ]);
  const config = await (await shopper.request('config')).text();
  const { raw, token } = await shopper.say('rain jacket');
  const next = await shopper.say('Thanks! Which model are you?', { token });
  const session = await (await shopper.request('session', { token })).text();
  const [first] = await kept();
  expect(first).toMatchObject({ model: MODEL, tools: ['search_products'], input_tokens: 2_000 });
  expect(Number(first?.['cost'])).toBeGreaterThan(0);
  for (const text of [config, raw, next.raw, session])
    expect(text).not.toMatch(
      /Perdita|tiny|compatible|cost|tokens|search_products|createdBy|updatedAt|hash|conversationId/i,
    );
  for (const text of [config, raw, next.raw, session])
    for (const id of [shop.organizationId, shop.assistantId]) expect(text).not.toContain(id);
});

it('passes the conversation and the shown cards to the model', async () => {
  const { server, shopper, shop } = await openScripted([
    { tools: [{ name: 'show_products', input: { productIds: ['prd_1'] } }] },
    { text: 'There is nothing here.' },
    { text: 'Sure.' },
  ]);
  const { token } = await shopper.say('tent');
  await shopper.say('And now?', { token, page: { url: `${SHOP}/H-1`, title: 'The tent' } });
  const messages = JSON.stringify(server.calls[2]?.messages);
  expect(messages).toContain('There is nothing here.');
  expect(messages).toContain('And now?');
  expect(messages).toContain(shop.products[2]?.productId);
});

it('stops spending at the monthly budget; then the built-in model answers', async () => {
  const { server, service, shop, shopper, kept } = await openScripted([{ text: 'Rain jackets keep you dry.' }]);
  const budget = (value: number | null) =>
    service.pool.query('update organizations set model_budget = $1 where organization_id = $2', [
      value,
      shop.organizationId,
    ]);
  await budget(0);
  await shopper.say('rain jacket');
  expect(server.calls).toHaveLength(0);
  await budget(1_201);
  for (const calls of [1, 2, 2]) {
    const { raw } = await shopper.say('rain jacket');
    expect(server.calls).toHaveLength(calls);
    expect(raw).toMatch(/Rain jackets keep|Fern rain jacket/);
  }
  await budget(null);
  await shopper.say('rain jacket');
  expect(server.calls).toHaveLength(3);
  expect((await kept()).map(({ fallback, cost }) => [fallback, cost])).toEqual([
    ['budget', 0],
    [null, 1_200],
    [null, 1_200],
    ['budget', 0],
    [null, 1_200],
  ]);
});

it.each<[string, ModelAnswer, string]>([
  ['is down', { status: 503 }, 'unreachable'],
  ['answers with nothing', { text: '' }, 'empty'],
  ['answers with garbage', { raw: 'data: {"choices": [\n\ndata: \u0000\n\n' }, 'unreachable'],
  ['is cut off', { cutAfter: 'The Fern rain jacket is ' }, 'interrupted'],
])('falls back to the built-in model when the other %s, and continues the session', async (_, answer, fallback) => {
  const { shopper, kept } = await openScripted([answer]);
  const heard = await shopper.say('rain jacket');
  expect(heard.events.at(-1)?.type).toBe('done');
  expect(heard.raw).toContain('Moss rain jacket');
  expect(heard.raw).not.toContain('sk-secret');
  const next = await shopper.say('And a tent?', { token: heard.token });
  expect(next.text).toContain('Heather');
  expect(await kept()).toMatchObject([
    { fallback, answer: heard.text, aborted: false },
    { fallback, answer: next.text },
  ]);
});

it('cancels the model’s call when the shopper disconnects, and stores the text so far', async () => {
  const { server, service, shop, shopper, kept, spent } = await openScripted([
    { holdAfter: 'Rain jackets keep you dry. It is ' },
    { text: 'Welcome back.' },
  ]);
  const http = createHttpServer(service.app).listen(0, '127.0.0.1');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const left = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/widget/${shop.embedKey}/messages`, {
    method: 'POST',
    headers: { Origin: SHOP },
    body: JSON.stringify({ text: 'rain jacket' }),
    signal: left.signal,
  });
  let heard = '';
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += chunk;
      if (heard.includes('event: text')) left.abort();
    }
  } catch {
    expect(left.signal.aborted).toBe(true);
  }
  await vi.waitFor(() => expect(server.left()).toBe(1), SOON);
  const row = await vi.waitFor(async () => {
    const [first] = await kept();
    expect(first?.['answer']).not.toBeNull();
    return first;
  }, SOON);
  expect(row).toMatchObject({ aborted: true, fallback: null, answer: expect.stringContaining('dry') });
  // It was asked, and had begun to answer.
  expect(Number(row?.['cost'])).toBeGreaterThan(1_000);
  expect(await spent()).toEqual([{ cost: row?.['cost'], reserved: 0, answers: 1 }]);
  const token = /"token":"(\w+[\w-]*)"/.exec(heard)?.[1];
  const next = await shopper.say('I am back', { token });
  expect(next.token).toBeUndefined();
  expect(next.text).toBe('Welcome back.');
});

it("cancels the model's call when the shopper disconnects before any text", async () => {
  const { server, shopper, kept, spent } = await openScripted([{ silent: true }]);
  const response = await shopper.request('messages', { json: { text: 'rain jacket' } });
  const reader = response.body?.getReader();
  await reader?.read();
  await vi.waitFor(() => expect(server.calls).toHaveLength(1), SOON);
  await reader?.cancel();
  await vi.waitFor(() => expect(server.left()).toBe(1), SOON);
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ aborted: true, answer: '' }]), SOON);
  const [row] = await kept();
  expect(Number(row?.['cost'])).toBeGreaterThan(1_000);
  expect(await spent()).toEqual([{ cost: row?.['cost'], reserved: 0, answers: 1 }]);
});

it('answers when nothing can be stored', async () => {
  const { service, shopper, kept } = await openScripted([{ text: 'Rain jackets keep you dry.' }]);
  const { conversations } = service.store;
  const broken = () => Promise.reject(new Error('the disk is full'));
  const working = { ...conversations };
  Object.assign(conversations, { open: broken, ask: broken, answer: broken, productOn: broken });
  const page = { url: `${SHOP}/H-1`, title: 'The tent' };
  const heard = await shopper.say('rain jacket', { page });
  expect(heard.text).toBe('Rain jackets keep you dry.');
  expect(heard.events.at(-1)?.type).toBe('done');
  expect(heard.raw).not.toContain('disk');
  Object.assign(conversations, working);
  expect(await kept()).toEqual([]);
  const next = await shopper.say('rain jacket', { token: heard.token });
  expect(next.token).toMatch(/^aisle_st_/);
  Object.assign(conversations, { ask: broken, answer: broken });
  expect((await shopper.say('rain jacket', { token: next.token })).text).toBe(heard.text);
});

it('continues a session whose last answer never came', async () => {
  const { service, shopper, server } = await openScripted([{ text: 'Rain jackets keep you dry.' }]);
  const { token } = await shopper.say('rain jacket');
  await service.pool.query('update exchanges set answer = null');
  expect((await shopper.session(token)).exchanges).toMatchObject([{ answer: null, parts: [] }]);
  expect((await shopper.say('and?', { token })).events.at(-1)?.type).toBe('done');
  expect(server.calls).toHaveLength(2);
});
