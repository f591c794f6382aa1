import { describe, expect, it } from 'vitest';
import { ownService, sharedService } from '../setup/service.ts';
import { type Call, SHOP, createShopper, openShop } from './widget-shopper.ts';

const service = await sharedService();
const shop = await openShop(service);
const draft = await openShop(service, { status: 'draft' });

const CALLS: [string, Call][] = [
  ['config', {}],
  ['messages', { json: { text: 'rain jacket' } }],
  ['messages', { body: 'no JSON' }],
  ['session', {}],
  ['session', { method: 'DELETE' }],
  ['feedback', { json: { exchangeId: 'msg_1', feedback: 'up' } }],
  ['events', { json: { type: 'opened' } }],
  ['config', { method: 'PUT', body: '{}' }],
  ['nothing/here', {}],
];

/** All that tells one answer from another: not the request's number. */
async function answered(response: Response) {
  const { error } = (await response.json()) as { error: { requestId: string } };
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'x-request-id'));
  return { status: response.status, headers, error: { ...error, requestId: '' } };
}

describe.each(CALLS)('%s %j', (path, call) => {
  it('is answered alike for a draft, a wrong key and a foreign page', async () => {
    const unknown = shop.embedKey.slice(0, -26) + '0'.repeat(26);
    const answers = [
      createShopper(service, draft.embedKey),
      createShopper(service, unknown),
      createShopper(service, 'aisle_pk_x'),
      createShopper(service, '%00'),
      createShopper(service, `aisle_sk_${'0'.repeat(60)}`),
      createShopper(service, shop.embedKey, 'https://evil.test'),
      createShopper(service, shop.embedKey, 'null'),
    ].map(async ({ request }) => answered(await request(path, call)));
    const [first, ...others] = await Promise.all(answers);
    expect(first).toMatchObject({ status: 404, error: { code: 'not_found' }, headers: { vary: 'Origin' } });
    expect(first?.headers).not.toHaveProperty('access-control-allow-origin');
    for (const other of others) expect(other).toEqual(first);
  });

  it('is answered alike before it is sent, whoever asks', async () => {
    const preflight = { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'POST' } };
    const answers = [
      createShopper(service, shop.embedKey),
      createShopper(service, draft.embedKey, 'https://evil.test'),
      createShopper(service, 'aisle_pk_x', 'null'),
    ].map(async ({ request }) => request(path, preflight));
    const [first, ...others] = await Promise.all(answers);
    expect(first?.status).toBe(204);
    expect(first?.headers.get('access-control-allow-origin')).toBe('*');
    expect(first?.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(first?.headers.get('access-control-allow-credentials')).toBeNull();
    const tell = (response: Response) =>
      JSON.stringify([response.status, [...response.headers].filter(([name]) => name !== 'x-request-id')]);
    for (const other of others) expect(tell(other)).toBe(first && tell(first));
  });
});

it('stores nothing for a page that is not allowed', async () => {
  await createShopper(service, draft.embedKey).say('rain jacket');
  await createShopper(service, shop.embedKey, 'https://evil.test').say('rain jacket');
  const { rows } = await service.pool.query('select 1 from conversations union all select 1 from exchanges');
  expect(rows).toEqual([]);
});

describe('the origins that may embed it', () => {
  it.each<[siteUrl: string | null, origin: string, allowed: boolean]>([
    ['https://shop.test', 'https://shop.test', true],
    ['https://shop.test/en/?a=b', 'https://www.shop.test', true],
    ['https://www.shop.test', 'https://shop.test', true],
    ['http://shop.test', 'https://shop.test', true],
    ['https://shop.test', 'http://shop.test', false],
    ['https://shop.test', 'https://shop.test:8443', false],
    ['https://shop.test:8443', 'https://shop.test:8443', true],
    ['https://shop.test', 'https://a.shop.test', false],
    ['https://shop.test', 'https://shop.test.evil.test', false],
    ['https://shop.test', 'https://notshop.test', false],
    ['https://shop.test', 'HTTPS://SHOP.TEST', false],
    ['https://shop.test', '', false],
    [null, 'https://shop.test', false],
    [null, 'http://localhost', true],
    ['https://shop.test', 'http://localhost', true],
    ['https://shop.test', 'http://localhost:9', false],
  ])('%s, asked from %s: %s', async (siteUrl, origin, allowed) => {
    await service.result(shop.key, 'update_assistant', { assistantId: shop.assistantId, siteUrl });
    const response = await createShopper(service, shop.embedKey, origin).request('config');
    await service.result(shop.key, 'update_assistant', { assistantId: shop.assistantId, siteUrl: SHOP });
    expect(response.status).toBe(allowed ? 200 : 404);
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed ? origin : null);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it("are the assistant's own, if set", async () => {
    const own = await openShop(service);
    const set = (origins: string[]) =>
      service.pool.query('update assistants set widget_origins = $1 where assistant_id = $2', [
        origins,
        own.assistantId,
      ]);
    const status = async (origin: string) =>
      (await createShopper(service, own.embedKey, origin).request('config')).status;
    await set(['https://other.test', 'not an origin']);
    expect([await status('https://other.test'), await status(SHOP), await status('null')]).toEqual([200, 404, 404]);
    await set([]);
    expect([await status(SHOP), await status('http://localhost')]).toEqual([404, 200]);
  });

  it('have the service’s own address among them, as it is set', async () => {
    const elsewhere = await ownService({ baseUrl: 'https://aisle.test' });
    const { embedKey } = await openShop(elsewhere);
    const status = async (origin: string | null) =>
      (await createShopper(elsewhere, embedKey, origin).request('config')).status;
    expect([await status('https://aisle.test'), await status('http://localhost'), await status(null)]).toEqual([
      200, 404, 200,
    ]);
  });

  it('can read the reason of a refusal', async () => {
    const response = await createShopper(service, shop.embedKey).request('messages', { json: { text: '' } });
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBe(SHOP);
  });
});

describe('the configuration', () => {
  it('has only public fields', async () => {
    const own = await openShop(service, {
      name: 'Fern & Moss',
      greeting: 'Hello there!',
      persona: 'You are a secret persona.',
      branding: { primaryColor: '#123456', logoUrl: 'javascript:alert(1)', launcherText: 'Ask' },
    });
    const response = await createShopper(service, own.embedKey).request('config');
    expect(await response.json()).toEqual({
      result: {
        name: 'Fern & Moss',
        greeting: 'Hello there!',
        branding: { primaryColor: '#123456', launcherText: 'Ask' },
        language: 'en',
        suggestedQuestions: [
          'What do you have in Jackets?',
          expect.any(String),
          expect.any(String),
          expect.any(String),
        ],
      },
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it('has the assistant’s own starter questions, if set', async () => {
    const own = await openShop(service);
    await service.pool.query('update assistants set suggested_questions = $1 where assistant_id = $2', [
      ['What is new?'],
      own.assistantId,
    ]);
    const response = await createShopper(service, own.embedKey).request('config');
    expect(await response.json()).toMatchObject({ result: { suggestedQuestions: ['What is new?'] } });
  });

  it('is not sent again while unchanged', async () => {
    const own = await openShop(service);
    const { request } = createShopper(service, own.embedKey);
    const tag = (await request('config')).headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    const status = async (wanted: string) => (await request('config', { headers: { 'If-None-Match': wanted } })).status;
    for (const wanted of [tag, tag.slice(2), `"a", ${tag}`, '*']) expect(await status(wanted)).toBe(304);
    for (const wanted of ['"a"', '', 'W/""', tag.slice(0, -1)]) expect(await status(wanted)).toBe(200);
    const same = await request('config', { headers: { 'If-None-Match': tag } });
    expect(await same.text()).toBe('');
    expect(Object.fromEntries(same.headers)).toMatchObject({
      etag: tag,
      vary: 'Origin',
      'access-control-allow-origin': SHOP,
      'cache-control': expect.stringContaining('max-age=60'),
    });
    await service.result(own.key, 'update_assistant', { assistantId: own.assistantId, greeting: 'New!' });
    expect(await status(tag)).toBe(200);
  });
});
