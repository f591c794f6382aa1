import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { PERMISSIONS } from '../../src/domain/permissions.ts';
import { ownService, sharedService } from '../setup/service.ts';

const STATUSES = [200, 400, 401, 403, 404, 405, 413, 429];

const service = await sharedService();
const { key } = await service.organization('Shop');
const world = await createWorld();

async function createWorld(): Promise<Record<string, string>> {
  const { assistantId } = await service.result<{ assistantId: string }>(key, 'create_assistant', { name: 'A' });
  const { productId } = await service.result<{ productId: string }>(key, 'add_product', {
    assistantId,
    url: 'https://shop.test/',
    title: 'P',
  });
  return { assistantId, productId };
}

it.each([
  '/nothing',
  '/api',
  '/api/rest/actions',
  '/api/rest/actions/',
  '/api/rest/actions/a/b',
  '/%',
  '/%00',
  '//x',
  '/docs/..',
])('answers 404 to %s, as JSON', async (path) => {
  const { status, body, headers } = await service.send(path, { method: 'POST' });
  expect([status, body.error?.code]).toEqual([404, 'not_found']);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

describe('Strict-Transport-Security', () => {
  const sent = async (options: Parameters<typeof ownService>[0], proto?: string) => {
    const { app } = await ownService(options);
    const { headers } = await app.request('/nothing', { headers: { ...(proto && { 'X-Forwarded-Proto': proto }) } });
    return headers.get('strict-transport-security');
  };

  it.each<[string | undefined, number, string | undefined]>([
    ['http://aisle.test', 0, 'https'],
    [undefined, 0, undefined],
    [undefined, 0, 'https'],
    [undefined, 1, 'http'],
    [undefined, 1, 'https, http'],
  ])('is not sent with the base URL %s, %i trusted proxies and X-Forwarded-Proto %s', async (baseUrl, ...more) => {
    const [trustedProxies, proto] = more;
    expect(await sent({ ...(baseUrl && { baseUrl }), trustedProxies }, proto)).toBeNull();
  });

  it.each<[string | undefined, number, string | undefined]>([
    ['https://aisle.test', 0, undefined],
    [undefined, 1, 'https'],
    [undefined, 2, 'https, http'],
  ])(
    'is sent for a year with the base URL %s, %i trusted proxies and X-Forwarded-Proto %s',
    async (baseUrl, ...more) => {
      const [trustedProxies, proto] = more;
      expect(await sent({ ...(baseUrl && { baseUrl }), trustedProxies }, proto)).toBe(
        'max-age=31536000; includeSubDomains',
      );
    },
  );
});

it('routes by one expression for all paths, which is the fastest way', async () => {
  await service.app.request('/api/health');
  expect(service.app.router.name).toBe('SmartRouter + RegExpRouter');
});

it('is healthy when its database is', async () => {
  expect((await service.app.request('/api/health')).status).toBe(200);
});

it('answers an internal error with the request id only', async () => {
  const broken = await ownService();
  const { key: own } = await broken.organization('Shop');
  await broken.pool.query('drop table knowledge cascade');
  const { status, body } = await broken.call(own, 'list_knowledge', { assistantId: 'ast_1' });
  expect([status, body.error?.code]).toEqual([500, 'internal']);
  expect(JSON.stringify(body)).not.toMatch(/knowledge|select|relation|kysely|\.ts/i);
});

it('answers any body, key and path with a documented status and JSON', async () => {
  const names = [...actions.keys()];
  const identifier = () => fc.constantFrom('', ...Object.values(world), "'", '\0', '\ud800', 'x'.repeat(5_000));
  const value: fc.Arbitrary<unknown> = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('in_stock', 'live', 'microdata', 'https://shop.test/\u0000', 'https://shop.test/é?q=%', 'note'),
    identifier(),
    fc.double(),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const fields = [...new Set([...actions.values()].flatMap((action) => Object.keys(action.input.shape)))];
  const body = fc.oneof(
    fc
      .dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fields) }, fc.string()), value)
      .map((entries) => JSON.stringify(entries)),
    fc.jsonValue().map((json) => JSON.stringify(json)),
    fc.string({ unit: 'binary' }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names, 'nothing', '%'), body, async (name, text) => {
      const answer = await service.call(key, name, text);
      expect(STATUSES).toContain(answer.status);
      expect(answer.body).toHaveProperty(answer.status === 200 ? 'result' : 'error');
    }),
    { numRuns: 600, seed: 20261121 },
  );
});

it('answers any valid input with a result or a refusal', async () => {
  const text = fc.string({ unit: 'grapheme-composite', maxLength: 60 });
  const url = fc.webUrl({ withFragments: true, withQueryParameters: true });
  const product = fc.record(
    {
      title: fc.string({ unit: 'grapheme-composite', minLength: 1 }),
      url,
      externalId: text,
      description: text,
      price: fc.double({ noNaN: true, noDefaultInfinity: true }),
      currency: text,
      imageUrl: url,
      brand: text,
      category: text,
    },
    { requiredKeys: ['title', 'url'] },
  );
  await fc.assert(
    fc.asyncProperty(product, text, async (fields, search) => {
      const added = await service.call(key, 'add_product', { assistantId: world['assistantId'], ...fields });
      if (added.status !== 200) {
        expect(added.body.error?.code).toBe('duplicate_product');
        return;
      }
      expect(added.body.result).toMatchObject({
        ...fields,
        price: (fields.price ?? null) === 0 ? 0 : (fields.price ?? null),
      });
      const listed = await service.call(key, 'list_catalogue', { assistantId: world['assistantId'], search });
      expect(listed.status).toBe(200);
    }),
    { numRuns: 200, seed: 20261121 },
  );
});

describe('rate limit', () => {
  it('refuses the call after the last one, with Retry-After, and only that key', async () => {
    const limited = await ownService({ rateLimit: 3 });
    const { key: own, organizationId } = await limited.organization('Shop');
    for (let i = 0; i < 3; i++) expect((await limited.call(own, 'list_assistants')).status).toBe(200);
    const { status, body, headers } = await limited.call(own, 'list_assistants');
    expect([status, body.error?.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await limited.keyFor(organizationId, PERMISSIONS);
    expect((await limited.call(other, 'list_assistants')).status).toBe(200);
  });
});
