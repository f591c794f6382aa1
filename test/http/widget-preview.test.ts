import { describe, expect, it } from 'vitest';
import { previewToken } from '../../src/access/preview-token.ts';
import { sharedService } from '../setup/service.ts';
import { createShopper, openShop } from './widget-shopper.ts';

const OWN = 'http://localhost';

const service = await sharedService();
const shop = await openShop(service, { status: 'draft' });

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const tokenOf = async (of: { organizationId: string; assistantId: string } = shop, now = new Date()) =>
  (await previewToken(service.store.secrets, of, now)).token;

const config = (token: string, origin: string | null = OWN, { embedKey } = shop) =>
  createShopper(service, embedKey, origin).request(`config?preview=${encodeURIComponent(token)}`);

async function refusalOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return [response.status, error.code, error.message, [...response.headers.keys()].toSorted()];
}

describe('is refused like an unknown key', () => {
  const cases: [string, () => Promise<string>, string | null][] = [
    ['no token', () => Promise.resolve(''), OWN],
    ['something else', () => Promise.resolve('aisle_pv_1_x\0'), OWN],
    ['a token that was made up', async () => (await tokenOf()).replace(/.{43}$/, 'A'.repeat(43)), OWN],
    ['one whose end was moved', async () => (await tokenOf()).replace(/_\d+_/, '_99999999999_'), OWN],
    ['one of a quarter of an hour ago', () => tokenOf(shop, ago(15)), OWN],
    ['one of another assistant', () => tokenOf({ ...shop, assistantId: 'ast_other' }), OWN],
    ['one of another organization', () => tokenOf({ ...shop, organizationId: 'org_other' }), OWN],
    ['a page of the shop', () => tokenOf(), 'https://shop.test'],
    ['a page of nowhere', () => tokenOf(), 'null'],
  ];
  it.each(cases)('%s', async (_, token, origin) => {
    const unknown = await createShopper(service, 'aisle_pk_none', origin).request('config');
    expect(await refusalOf(await config(await token(), origin))).toEqual(await refusalOf(unknown));
  });
});

it.each([OWN, null])("serves a draft uncached to the service's own pages (origin %s)", async (origin) => {
  const response = await config(await tokenOf(shop, ago(14)), origin);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ result: { name: 'Shop' } });
});

it('answers without storing or counting anything', async () => {
  const shopper = createShopper(service, shop.embedKey, OWN);
  const preview = `?preview=${await tokenOf()}`;
  const json = { text: 'Do you have a rain jacket?' };
  const answer = await (await shopper.request(`messages${preview}`, { json })).text();
  expect(answer).toContain('event: products');
  expect(answer).toContain('event: done');
  expect(answer).not.toContain('token');
  const events = await shopper.request(`events${preview}`, { json: { type: 'opened' } });
  expect(events.status).toBe(204);
  const { rows } = await service.pool.query(
    'select (select count(*)::int from conversations) + (select count(*)::int from exchanges) + (select count(*)::int from widget_events) as kept',
  );
  expect(rows).toEqual([{ kept: 0 }]);
});

describe('the page to try it on', () => {
  const page = (token: string) =>
    createShopper(service, shop.embedKey, null).request(`preview?preview=${encodeURIComponent(token)}`);

  it('is refused without a token', async () => {
    const unknown = await createShopper(service, 'aisle_pk_none', null).request('config');
    expect(await refusalOf(await page(''))).toEqual(await refusalOf(unknown));
  });

  it('shows products as text, under a strict policy', async () => {
    await service.store.catalogue.insert(shop.organizationId, shop.assistantId, {
      url: 'https://shop.test/odd',
      title: '<script>alert(1)</script>',
      price: 10,
      currency: 'QQQ',
    });
    const response = await page(await tokenOf());
    const html = await response.text();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain(`data-key="${shop.embedKey}"`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy.replace(/img-src [^;]*;/, '')).not.toMatch(/unsafe|\*|https?:/);
  });
});
