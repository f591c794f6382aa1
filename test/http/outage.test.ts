import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createModels } from '../../src/chat/models/registry.ts';
import { openDatabaseProxy } from '../setup/database-proxy.ts';
import { connectWithKey } from '../setup/mcp-client.ts';
import { serveModel } from '../setup/model-server.ts';
import { connect, registeredClient } from '../setup/oauth-client.ts';
import { createTestService, ownService } from '../setup/service.ts';
import { BASE_URL, PASSWORD, createOwner, createVisitor } from '../setup/visitor.ts';
import { type Heard, createShopper, openShop } from './widget-shopper.ts';
import { SOON } from '../setup/bounds.ts';

const proxy = await openDatabaseProxy();
const service = await createTestService({ databaseHost: proxy.host });
afterAll(async () => {
  await service.close();
  await proxy.close();
});
const owner = await createOwner(service);
const { organizationId } = owner;
const client = await registeredClient(service);
const shop = await openShop(service);
const shopper = createShopper(service, shop.embedKey);
const { token } = await shopper.say('rain jacket');
const tokens = await connect(client, owner, { organizationId, access: 'write' });
let refreshToken = tokens.refresh;
const agent = await connectWithKey(service, shop.key);
afterAll(() => agent.close());
await createVisitor(service).signIn(owner.email);

const works = async () => (await service.call(shop.key, 'list_assistants')).status === 200;

const conditions = [
  { what: 'gone', begin: () => proxy.cut(), end: () => proxy.open() },
  { what: 'frozen', begin: async () => proxy.freeze(), end: async () => proxy.thaw() },
];

type Ask = () => Promise<Response> | Response;
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});
const bearer = (key: string) => ({ Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' });
const mcp = (key: string) => ({
  method: 'POST',
  headers: { ...bearer(key), Accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_assistants' } }),
});
const json = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: BASE_URL },
  body: JSON.stringify(body),
});
const of = (path: string) => `/api/console/organizations/${organizationId}/${path}`;

const asks: Record<string, Ask> = {
  'a read over REST': () =>
    service.app.request('/api/rest/actions/list_assistants', { method: 'POST', headers: bearer(shop.key), body: '{}' }),
  'a change over REST': () =>
    service.app.request('/api/rest/actions/create_assistant', {
      method: 'POST',
      headers: bearer(shop.key),
      body: '{"name":"New"}',
    }),
  'a key over MCP': () => service.app.request('/api/mcp', mcp(shop.key)),
  'an access token over MCP': () => service.app.request(`${BASE_URL}/api/mcp`, mcp(tokens.access)),
  'the console’s account': () => owner.request('/api/console/account/get_account', json({})),
  'the console’s organization': () => owner.request(of('list_assistants'), json({})),
  'a feed': () => owner.request(`${of('import')}?assistantId=${shop.assistantId}`, { ...json({}), body: 'link,title' }),
  'the audit log': () => owner.request(of('audit.csv')),
  'the progress of a crawl': () => owner.request(of('crawls/crl_1/progress')),
  'a sign-in': () =>
    createVisitor(service).request('/api/auth/sign-in/email', json({ email: 'nobody@shop.test', password: PASSWORD })),
  'a sign-up': () =>
    createVisitor(service).request(
      '/api/auth/sign-up/email',
      json({ name: 'New', email: 'new@shop.test', password: PASSWORD }),
    ),
  'a new name': () => owner.request('/api/auth/update-user', json({ name: 'New' })),
  'a widget’s configuration': () => shopper.request('config'),
  'a shopper’s question': () => shopper.request('messages', { json: { text: 'And a tent?' }, token }),
  'a shopper’s conversation': () => shopper.request('session', { token }),
  'a click in the widget': () => shopper.request('events', { json: { type: 'opened' } }),
};

describe.each(conditions)('while the database is $what', ({ begin, end }) => {
  it('every endpoint answers 503 with advice, and works again afterwards', async () => {
    await begin();
    const answers = await Promise.all(
      Object.entries(asks).map(async ([what, ask]) => {
        const response = await ask();
        const { error } = (await response.json()) as { error?: { code: string; message: string } };
        return [what, response.status, response.headers.get('retry-after'), error?.code, error?.message];
      }),
    );
    const answered = expect.stringMatching(/try again/i) as string;
    expect(answers).toEqual(Object.keys(asks).map((what) => [what, 503, '2', 'unavailable', answered]));
    await end();
    await vi.waitFor(async () => expect(await works()).toBe(true), SOON);
    const statuses = await Promise.all(Object.values(asks).map(async (ask) => (await ask()).status));
    expect(Math.max(...statuses)).toBeLessThan(500);
  });

  it('OAuth endpoints answer with an OAuth error', async () => {
    await begin();
    const asked = form({ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: client.clientId });
    const response = await service.app.request(`${BASE_URL}/api/auth/oauth2/token`, asked);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toEqual({
      error: 'temporarily_unavailable',
      error_description: expect.stringMatching(/try again/i),
    });
    await end();
    await vi.waitFor(async () => expect(await works()).toBe(true), SOON);
    const after = await service.app.request(`${BASE_URL}/api/auth/oauth2/token`, asked);
    expect(after.status).toBe(200);
    refreshToken = ((await after.json()) as { refresh_token: string }).refresh_token;
  });

  it("a page of another origin can read the widget's refusal", async () => {
    await begin();
    const response = await shopper.request('config');
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
    await end();
    await vi.waitFor(async () => expect(await works()).toBe(true), SOON);
  });

  it('an MCP client gets the reason', async () => {
    await begin();
    await expect(agent.callTool({ name: 'list_assistants', arguments: {} })).rejects.toThrow(/Try again/);
    await end();
    await vi.waitFor(async () => expect(await works()).toBe(true), SOON);
    expect((await agent.callTool({ name: 'list_assistants', arguments: {} })).isError).toBeFalsy();
  });
});

it('crawl progress pauses during an outage and resumes after it', async () => {
  const { crawls, assistants } = service.store;
  const { assistantId } = await assistants.insert(organizationId, { name: 'Shop', modelName: 'builtin' });
  const run = await crawls.start(organizationId, assistantId, 'microdata');
  const crawlRunId = run?.crawlRunId ?? '';
  const response = await owner.request(of(`crawls/${crawlRunId}/progress`));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^event: progress/);
  await proxy.cut();
  const next = reader?.read();
  await vi.waitFor(async () => expect(await works()).toBe(false), SOON);
  await proxy.open();
  await vi.waitFor(async () => expect(await works()).toBe(true), SOON);
  await crawls.finish(organizationId, crawlRunId, { status: 'cancelled', error: null });
  expect((await next)?.value).toMatch(/^event: end/);
});

it('tells a shopper whose answer is interrupted to try again', async () => {
  const { search } = service.store;
  const looks = vi.spyOn(search, 'search');
  looks.mockImplementationOnce(async () => {
    await proxy.cut();
    return service.store.catalogue.list(organizationId, shop.assistantId, { limit: 1 }) as never;
  });
  const { events } = await shopper.say('Do you have a tent?');
  looks.mockRestore();
  await proxy.open();
  await vi.waitFor(async () => expect(await works()).toBe(true), SOON);
  expect(events.map(({ type }) => type)).toContain('error');
});

describe('once the database is back, an answer that was under way', () => {
  const MODEL = 'compatible/tiny';
  const PRICE = { input: 1, cached: 1, output: 10, asOf: null };

  async function openOwn() {
    const way = await openDatabaseProxy();
    onTestFinished(() => way.close());
    const model = await serveModel([{ holdAfter: 'Rain jackets keep you dry. It is ' }]);
    const compatible = { url: model.url, models: ['tiny'] };
    const models = createModels({ compatible, prices: new Map([[MODEL, PRICE]]) });
    const own = await ownService({ databaseHost: way.host, models });
    const rows = async (text: string) => (await own.pool.query<Record<string, unknown>>(text)).rows;
    const kept = () => rows('select question, answer, aborted, cost from exchanges');
    const spent = () => rows('select cost, reserved, answers from model_spending');
    return { way, model, own, kept, spent };
  }

  /** The text, and the message at its end. */
  const answerOf = ({ text, events }: Heard) => {
    const answered = events.find(({ type }) => type === 'error')?.data['message'];
    return `${text}${String(answered)}`;
  };

  it('is stored and charged', async () => {
    const { way, model, own, kept, spent } = await openOwn();
    const { embedKey } = await openShop(own, { modelName: MODEL });
    const saying = createShopper(own, embedKey).say('rain jacket');
    await vi.waitFor(() => expect(model.calls).toHaveLength(1), SOON);
    await way.cut();
    model.close();
    const answer = answerOf(await saying);
    await way.open();
    await vi.waitFor(async () => expect(await kept()).toMatchObject([{ question: 'rain jacket', answer }]), SOON);
    const [row] = await kept();
    expect(Number(row?.['cost'])).toBeGreaterThan(1_000);
    await vi.waitFor(
      async () => expect(await spent()).toEqual([{ cost: row?.['cost'], reserved: 0, answers: 1 }]),
      SOON,
    );
  });

  it('is stored with its question if that could not be stored before', async () => {
    const { way, own, kept, spent } = await openOwn();
    const { embedKey } = await openShop(own);
    const { conversations } = own.store;
    const real = { ...conversations };
    vi.spyOn(conversations, 'open').mockImplementationOnce(async (...given) => {
      await way.cut();
      return real.open(...given);
    });
    const answer = answerOf(await createShopper(own, embedKey).say('rain jacket'));
    await way.open();
    await vi.waitFor(async () => expect(await kept()).toMatchObject([{ question: 'rain jacket', answer }]), SOON);
    expect(await spent()).toMatchObject([{ cost: 0, reserved: 0, answers: 1 }]);
  });
});
