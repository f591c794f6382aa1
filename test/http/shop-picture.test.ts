import { describe, expect, it } from 'vitest';
import { previewToken } from '../../src/access/preview-token.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner, createVisitor, join } from '../setup/visitor.ts';
import { createShopper } from './widget-shopper.ts';

const WEBP = Buffer.from('RIFF....WEBPVP8 ');
/** The pictures that were taken, as organization, URL and screen. */
const taken: string[][] = [];
const service = await sharedService({
  takePicture(...given) {
    taken.push(given);
    return Promise.resolve(given[1].includes('closed') ? { problem: 'refused' } : { image: WEBP });
  },
});

let shopNumber = 0;

async function openAssistant(siteUrl: string | null = `https://shop-${(shopNumber += 1)}.test/`) {
  const owner = await createOwner(service);
  const call = <T>(operation: string, input: object) =>
    owner.result<T>(`organizations/${owner.organizationId}/${operation}`, input);
  const { assistantId, embedKey } = await call<{ assistantId: string; embedKey: string }>('create_assistant', {
    name: 'Lamps',
    ...(siteUrl !== null && { siteUrl }),
  });
  const picture = (screen = 'desktop', more = {}) =>
    call<{ takenAt: string | null; problem: string | null }>('picture_shop', { assistantId, screen, ...more });
  return { ...owner, call, assistantId, embedKey, siteUrl, picture };
}

type Assistant = Awaited<ReturnType<typeof openAssistant>>;

const imageOf = (
  { organizationId, assistantId }: Assistant,
  { request }: Pick<Assistant, 'request'>,
  screen = 'desktop',
) => request(`/api/console/organizations/${organizationId}/assistants/${assistantId}/picture?screen=${screen}`);

describe('a picture is refused', () => {
  it('of an assistant of another organization', async () => {
    const [mine, other] = [await openAssistant(), await openAssistant()];
    await other.picture();
    const { assistantId } = other;
    const before = taken.length;
    const answer = await mine.organization(mine.organizationId, 'picture_shop', { assistantId, screen: 'desktop' });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'assistant_not_found' } } });
    expect(taken.length).toBe(before);
    // Neither below the one organization nor below the other.
    expect((await imageOf({ ...mine, assistantId }, mine)).status).toBe(404);
    expect((await imageOf(other, mine)).status).toBe(404);
  });

  it('to viewers, who see those that there are', async () => {
    const owner = await openAssistant();
    const viewer = await join(service, owner, 'viewer');
    const { organizationId, assistantId } = owner;
    const answer = await viewer.organization(organizationId, 'picture_shop', { assistantId, screen: 'desktop' });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    expect((await imageOf(owner, viewer)).status).toBe(404);
    await owner.picture();
    expect((await imageOf(owner, viewer)).status).toBe(200);
  });

  it('to strangers', async () => {
    const owner = await openAssistant();
    await owner.picture();
    expect((await imageOf(owner, createVisitor(service))).status).toBe(401);
  });

  it('on another screen', async () => {
    const { organization, organizationId, assistantId } = await openAssistant();
    const answer = await organization(organizationId, 'picture_shop', { assistantId, screen: 'watch' });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
  });
});

describe('a picture', () => {
  it('is an image and nothing else', async () => {
    const owner = await openAssistant();
    expect(await owner.picture()).toMatchObject({ takenAt: expect.any(String), problem: null });
    const response = await imageOf(owner, owner);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(WEBP);
  });

  it('is taken once a day for each screen, and whenever somebody wants a new one', async () => {
    const owner = await openAssistant();
    const { organizationId, assistantId, picture } = owner;
    const count = () => taken.filter(([organization]) => organization === organizationId).length;
    for (const screen of ['desktop', 'phone', 'desktop', 'phone']) await picture(screen);
    expect(count()).toBe(2);
    await picture('desktop', { again: true });
    expect(count()).toBe(3);
    await service.pool.query(
      "update shop_pictures set taken_at = now() - interval '25 hours' where assistant_id = $1",
      [assistantId],
    );
    expect((await imageOf(owner, owner)).status).toBe(404);
    await picture('desktop');
    expect(count()).toBe(4);
    await service.store.shopPictures.reap(new Date());
    const kept = await service.pool.query('select screen from shop_pictures where assistant_id = $1', [assistantId]);
    expect(kept.rows).toEqual([{ screen: 'desktop' }]);
  });

  it('of the former address is not shown for the new one', async () => {
    const { call, assistantId, organizationId, picture } = await openAssistant();
    await picture();
    await call('update_assistant', { assistantId, siteUrl: 'https://moved.test/' });
    await picture();
    expect(taken.filter(([organization]) => organization === organizationId).map(([, url]) => url)).toEqual([
      expect.stringContaining('shop-'),
      'https://moved.test/',
    ]);
  });

  it('is deleted with its assistant', async () => {
    const owner = await openAssistant();
    const { call, assistantId, picture } = owner;
    await picture();
    await call('delete_assistant', { assistantId });
    expect((await imageOf(owner, owner)).status).toBe(404);
    const kept = await service.pool.query('select 1 from shop_pictures where assistant_id = $1', [assistantId]);
    expect(kept.rows).toEqual([]);
  });

  it('is missing for a reason', async () => {
    const closed = await openAssistant('https://closed.test/');
    expect(await closed.picture()).toEqual({ takenAt: null, problem: 'refused' });
    const unnamed = await openAssistant(null);
    expect(await unnamed.picture()).toEqual({ takenAt: null, problem: 'no_address' });
  });
});

describe('the page of the widget on a picture', () => {
  const page = async ({ embedKey, organizationId, assistantId }: Assistant, query: string, isToken = true) => {
    const { token } = await previewToken(service.store.secrets, { organizationId, assistantId }, new Date());
    return createShopper(service, embedKey, null).request(`look?preview=${isToken ? token : ''}${query}`);
  };

  it('is refused without a token', async () => {
    expect((await page(await openAssistant(), '&screen=phone', false)).status).toBe(404);
  });

  it('has the picture of its own assistant, or none, under a strict policy', async () => {
    const owner = await openAssistant();
    const response = await page(owner, '&screen=phone');
    const { organizationId, assistantId } = owner;
    const address = `/api/console/organizations/${organizationId}/assistants/${assistantId}/picture?screen=phone`;
    expect(await response.text()).toContain(`<img class="picture" src="${address}" alt="" />`);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* frame-ancestors 'self'$/);
    expect(await (await page(owner, '')).text()).not.toContain('<img');
    expect((await page(owner, '&screen=%22%3E')).status).toBe(400);
  });
});
