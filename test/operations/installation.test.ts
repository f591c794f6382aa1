import { describe, expect, it } from 'vitest';
import type { ShopFront } from '../../src/domain/shop-front.ts';
import { createShopper } from '../http/widget-shopper.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

const SHOP = 'https://shop.test';
const OWN_SRC = 'https://aisle.test/widget.js';

/** The shops' pages, by address; a test adds its own. */
const shops: Record<string, ShopFront> = {};
const service = await sharedService({ shops });

interface Installation {
  checks: Record<string, { state: string; found: string[] }>;
  pages: { url: string; hasTag: boolean; problem: string | null }[];
  sightings: { origin: string; outcome: string }[];
  platform: string | null;
  language: string | null;
}

let shopNumber = 0;

/** An assistant for a shop of its own, with the pages that `describe` returns for its embed key. */
async function install(pagesFor: (key: string, home: string) => Partial<ShopFront>[] = () => [], values = {}) {
  shopNumber += 1;
  const home = `https://shop-${shopNumber}.test/`;
  const owner = await createOwner(service);
  const call = <T>(operation: string, input: object = {}) =>
    owner.result<T>(`organizations/${owner.organizationId}/${operation}`, input);
  const { assistantId, embedKey } = await call<{ assistantId: string; embedKey: string }>('create_assistant', {
    name: 'Shop',
    siteUrl: home,
    ...values,
  });
  for (const [index, page] of pagesFor(embedKey, home).entries()) {
    const url = index === 0 ? home : `${home}products/${index}`;
    if (index > 0) await call('add_product', { assistantId, title: `Lamp ${index}`, url });
    shops[url] = { ...BARE, url, ...page };
  }
  const check = () => call<Installation>('check_installation', { assistantId });
  const goLive = () => call('update_assistant', { assistantId, status: 'live' });
  const view = (origin: string | null) => createShopper(service, embedKey, origin).request('config');
  return { ...owner, assistantId, embedKey, home, call, check, goLive, view };
}

const BARE: ShopFront = {
  url: '',
  name: null,
  logoUrl: null,
  colour: null,
  language: null,
  platform: null,
  tags: [],
  policies: [],
};
const tagOf = (key: string, cart: string | null = null) => ({ tags: [{ key, src: OWN_SRC, cart }] });
const states = ({ checks }: Installation) => Object.values(checks).map(({ state }) => state);

describe('is refused', () => {
  it('for an assistant of another organization', async () => {
    const [mine, other] = [await install(), await install()];
    const { assistantId } = other;
    const answer = await mine.organization(mine.organizationId, 'check_installation', { assistantId });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'assistant_not_found' } } });
  });

  it('without an assistant', async () => {
    const { organization, organizationId } = await install();
    const answer = await organization(organizationId, 'check_installation', {});
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
  });
});

describe('the pages', () => {
  it('say nothing when none can be read, and why', async () => {
    const { check, home } = await install();
    const installation = await check();
    expect(installation.pages).toEqual([{ url: home, hasTag: false, problem: 'It is not there.' }]);
    expect(states(installation)).toEqual(['unknown', 'unknown', 'unknown', 'problem', 'unknown', 'unknown']);
  });

  it('that lack the tag are named', async () => {
    const { check, home } = await install((key) => [tagOf(key), {}, tagOf(key)]);
    const { checks, pages } = await check();
    expect(checks['tag']).toEqual({ state: 'problem', found: [`${home}products/1`] });
    expect(pages.filter(({ hasTag }) => hasTag)).toHaveLength(2);
  });

  it('with the tag of another assistant give away its key', async () => {
    const { check } = await install(() => [tagOf('aisle_pk_other')]);
    const { checks } = await check();
    expect(checks).toMatchObject({
      tag: { state: 'fine' },
      key: { state: 'problem', found: ['aisle_pk_other'] },
    });
  });

  it('on another origin than the allowed ones are a problem', async () => {
    const { check } = await install((key) => [{ ...tagOf(key), url: 'https://moved.test/' }]);
    expect((await check()).checks).toMatchObject({ origin: { state: 'problem', found: ['https://moved.test'] } });
  });

  it('with a policy that blocks the widget name its directives', async () => {
    const policies = ["default-src *; connect-src 'self'"];
    const { check } = await install((key) => [{ ...tagOf(key), policies }]);
    expect((await check()).checks).toMatchObject({ policy: { state: 'problem', found: ['connect-src'] } });
  });

  it('with the tag, a known platform and an open policy are fine', async () => {
    const { check, goLive, home } = await install((key) => [
      { ...tagOf(key), platform: 'shopify', language: 'de' },
      { ...tagOf(key), language: 'en' },
    ]);
    await goLive();
    const { checks, platform, language } = await check();
    expect([platform, language]).toEqual(['shopify', 'de']);
    expect(checks).toEqual({
      tag: { state: 'fine', found: [] },
      key: { state: 'fine', found: [] },
      origin: { state: 'fine', found: [new URL(home).origin] },
      live: { state: 'fine', found: [] },
      cart: { state: 'fine', found: ['shopify'] },
      policy: { state: 'fine', found: [] },
    });
  });

  it('may name the cart in the tag', async () => {
    const { check } = await install((key) => [tagOf(key, 'woocommerce')]);
    expect((await check()).checks).toMatchObject({ cart: { state: 'fine', found: ['woocommerce'] } });
  });
});

describe('a page view', () => {
  const sightingsOf = async ({ check }: { check: () => Promise<Installation> }) =>
    (await check()).sightings.map(({ origin, outcome }) => ({ origin, outcome }));

  it('of a draft proves the tag and the key, though its HTML has none', async () => {
    const shop = await install(() => [{}]);
    const { origin } = new URL(shop.home);
    expect((await shop.view(origin)).status).toBe(404);
    await expect.poll(() => sightingsOf(shop)).toEqual([{ origin, outcome: 'draft' }]);
    const { checks } = await shop.check();
    expect(checks).toMatchObject({
      tag: { state: 'fine' },
      key: { state: 'fine' },
      live: { state: 'problem' },
      policy: { state: 'unknown' },
    });
  });

  it('that shows the assistant proves the origin and the policy too', async () => {
    const shop = await install(() => [{ policies: ["default-src 'self'"] }]);
    await shop.goLive();
    const { origin } = new URL(shop.home);
    expect((await shop.view(origin)).status).toBe(200);
    await expect.poll(() => sightingsOf(shop)).toEqual([{ origin, outcome: 'shown' }]);
    const { cart: _cart, ...others } = (await shop.check()).checks;
    expect(Object.values(others).map(({ state }) => state)).toEqual(Array.from(Object.keys(others), () => 'fine'));
  });

  it('on another origin is a problem until that is allowed', async () => {
    const shop = await install(() => [{}]);
    const { assistantId, call } = shop;
    await shop.view('https://elsewhere.test');
    await expect.poll(() => sightingsOf(shop)).toEqual([{ origin: 'https://elsewhere.test', outcome: 'refused' }]);
    expect((await shop.check()).checks['origin']).toEqual({ state: 'problem', found: ['https://elsewhere.test'] });
    await call('update_widget_settings', { assistantId, origins: ['https://elsewhere.test'] });
    expect((await shop.check()).checks['origin']?.state).toBe('unknown');
  });

  it.each([null, 'null', 'http://localhost', 'https://elsewhere.test/path', `https://${'a'.repeat(300)}.test`])(
    'from %s leaves no sighting',
    async (origin) => {
      const shop = await install();
      await shop.view(origin);
      // Recorded after it, if it were.
      await shop.view('https://later.test');
      await expect.poll(() => sightingsOf(shop)).toEqual([{ origin: 'https://later.test', outcome: 'refused' }]);
    },
  );

  it('from made-up origins cannot crowd out the real one', async () => {
    const shop = await install();
    await shop.goLive();
    const { origin } = new URL(shop.home);
    await shop.view(origin);
    const { assistantId, organizationId } = shop;
    for (let number = 0; number < 120; number++)
      await service.store.sightings.record(
        { organizationId, assistantId },
        `https://made-up-${number}.test`,
        'refused',
      );
    await expect
      .poll(async () => (await sightingsOf(shop)).filter(({ outcome }) => outcome === 'shown'))
      .toHaveLength(1);
    expect((await sightingsOf(shop)).length).toBeLessThanOrEqual(52);
    expect((await sightingsOf(shop))[0]?.origin).toMatch(/made-up-119|shop-/);
  });

  it('is forgotten with its assistant', async () => {
    const shop = await install();
    const { assistantId, organizationId } = shop;
    await service.store.sightings.record({ organizationId, assistantId }, SHOP, 'shown');
    await shop.call('delete_assistant', { assistantId });
    expect(await service.store.sightings.list(organizationId, assistantId)).toEqual([]);
  });
});
