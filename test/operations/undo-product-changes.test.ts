import { describe, expect, it } from 'vitest';
import { detailsFrom } from '../../src/domain/product-details.ts';
import type { Product } from '../../src/domain/product.ts';
import { BEECH, CEDAR, type Change, type Input, NONE, openLampShop } from './lamp-shop.ts';
import { SITE } from './crawled-lamp.ts';

const {
  shop,
  call,
  crawl,
  importBeech,
  update,
  change,
  remove,
  release,
  undo,
  used,
  find,
  log,
  catalogue,
  see,
  refused,
} = await openLampShop();

describe('undo_product_changes', () => {
  it('returns fields to what they were by hand, by import or by the latest crawl', async () => {
    await importBeech({ brand: 'Imported' });
    await update({ price: 0, currency: null });
    const before = await see();
    const made = await change({ price: 9, currency: 'USD', brand: null, category: 'Own', imageUrl: SITE }, shop.both);
    await crawl({ ...BEECH, price: 25, category: 'Lights' });
    const { result, entries } = await log(() => undo(made));
    expect(result).toEqual({ restored: 2, skipped: 0 });
    expect(entries.map(({ target }) => target).toSorted()).toEqual(shop.both);
    expect(entries.map(({ action }) => action)).toEqual(shop.both.map(() => 'undo_product_changes'));
    expect(await see()).toEqual({ ...before, category: 'Lights', found: { ...before?.found, price: 25 } });
    expect(await see(shop.cedar)).toMatchObject({ ...CEDAR, handFields: [], found: {} });
  });

  const OTHERS: Record<string, [() => Promise<unknown>, Input]> = {
    'a crawl confirms the product': [() => crawl(BEECH), {}],
    'a crawl finds the same value': [() => crawl({ ...BEECH, price: 9 }), { price: 9 }],
    'a crawl finds others': [
      () => crawl({ ...BEECH, price: 25, brand: null, category: 'Own' }),
      { price: 25, brand: null, category: 'Own' },
    ],
    'a person sets another field': [() => update({ category: 'Own' }), { category: 'Own', handFields: ['category'] }],
  };
  it.each(Object.entries(OTHERS))('restores a product if %s in between', async (_, [between, differs]) => {
    const made = await change({ price: 9, brand: 'Fjell' });
    await between();
    expect(await undo(made)).toEqual({ restored: 1, skipped: 0 });
    expect(await see()).toMatchObject({ ...BEECH, handFields: [], ...differs, sources: {} });
    await crawl({ ...BEECH, price: 31 });
    expect(await see()).toMatchObject({ price: 31, brand: 'Nordlys' });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['somebody sets its price', () => update({ price: 11 })],
    ['somebody clears its price', () => change({ price: null })],
    ['somebody releases its price', () => release(['price'])],
    ['an import sets its price', () => importBeech({ price: 11 })],
    ['somebody removes it', () => call('remove_product', { productId: shop.beech })],
    ['a call removes it', () => remove([shop.beech])],
  ])('skips a product if %s later', async (_, later) => {
    const made = await change({ price: 9, brand: 'Fjell' }, shop.both);
    await later();
    const before = await see();
    const { result, entries } = await log(() => undo(made));
    expect([result, entries]).toMatchObject([
      { restored: 1, skipped: 1 },
      [{ target: shop.cedar, after: { price: 5 } }],
    ]);
    expect(await see()).toEqual(before);
  });

  const PAIRS: [string, () => Promise<Change>, () => Promise<Change>][] = [
    ['two changes', () => change({ price: 9 }, shop.both), () => change({ price: 8, category: null }, shop.both)],
    ['change and release', () => change({ price: 9 }, shop.both), () => release(['price', 'brand'], shop.both)],
    ['release and change', () => release(['brand'], shop.both), () => change({ brand: 'Fjell', price: 0 }, shop.both)],
    ['change and removal', () => change({ price: 9 }, shop.both), () => remove(shop.both)],
    ['release and removal', () => release(['brand'], shop.both), () => remove(shop.both)],
  ];
  it.each(PAIRS)('undoes %s in reverse order, the first only after the second', async (_, one, two) => {
    for (const id of shop.both) await update({ brand: 'Own' }, id);
    const start = await catalogue();
    const first = await one();
    const between = await catalogue();
    const second = await two();
    expect(await undo(second)).toEqual({ restored: 2, skipped: 0 });
    expect(await catalogue()).toEqual(between);
    expect(await undo(first)).toEqual({ restored: 2, skipped: 0 });
    expect(await catalogue()).toEqual(start);

    const [again, last] = [await one(), await two()];
    const end = await catalogue();
    expect([await undo(again), await catalogue()]).toEqual([{ restored: 0, skipped: 2 }, end]);
    expect([await undo(last), await catalogue()]).toEqual([{ restored: 2, skipped: 0 }, between]);
    await refused([404, 'change_not_found'], 'undo_product_changes', { changeId: again.changeId });
  });

  it.each([
    [0, 1],
    [1, 0],
  ])('undoes changes to different fields in any order: %i, %i', async (...order) => {
    const start = await catalogue();
    const made = [await change({ price: 9 }), await change({ brand: 'Fjell' })];
    for (const n of order) expect(await undo(made[n] ?? NONE)).toEqual({ restored: 1, skipped: 0 });
    expect(await catalogue()).toEqual(start);
  });

  it('sets released fields by hand again, beside what crawls change', async () => {
    await importBeech({ brand: 'Imported' });
    await update({ price: 0 });
    const before = await see();
    const released = await release(['price', 'brand', 'description'], shop.both);
    await crawl({ ...BEECH, category: 'Lights' });
    expect([released.changed, await undo(released)]).toEqual([1, { restored: 1, skipped: 0 }]);
    expect(await see()).toEqual({ ...before, category: 'Lights' });
  });

  it('skips a released id that another product has taken', async () => {
    await update({ externalId: 'own' });
    const released = await release(['externalId']);
    await call('add_product', { assistantId: shop.assistantId, url: BEECH.url, externalId: 'own', title: 'Own' });
    expect(await undo(released)).toEqual({ restored: 0, skipped: 1 });
    expect(await see()).toMatchObject({ externalId: 'beech', handFields: [] });
  });

  it('brings removed products back whole', async () => {
    const size = { values: ['Huge'], cartId: null, sku: null, gtin: null, listPrice: null, imageUrl: null, url: null };
    const variants = [{ ...size, price: 20, availability: 'in_stock' as const }];
    const details = detailsFrom('json-ld', { options: [{ name: 'Size', values: ['Huge'] }], variants });
    await crawl({ ...BEECH, details });
    await call('set_product_details', {
      productId: shop.beech,
      details: { attributes: [{ name: 'Care', value: 'Wipe' }] },
    });
    await change({ price: 9, brand: 'Fjell' });
    const added = { assistantId: shop.assistantId, url: `${SITE}/walnut`, title: 'walnut', price: 0 };
    const { productId: walnut } = await call<Product>('add_product', added);
    const [before, products, bytes] = [await catalogue(), await used('products'), await used('bytes')];
    const { result: removed, entries } = await log(() => remove([shop.cedar, walnut, shop.beech]));
    expect(entries).toMatchObject(Array.from({ length: 3 }, () => ({ action: 'remove_products', after: null })));
    expect([await catalogue(), await find('fjell'), await used('products')]).toEqual([[], [], products - 3]);
    const undone = await log(() => undo(removed));
    expect(undone.result).toEqual({ restored: 3, skipped: 0 });
    expect(undone.entries).toMatchObject(entries.map(() => ({ action: 'undo_product_changes', before: null })));
    expect([await catalogue(), await used('products'), await used('bytes')]).toEqual([before, products, bytes]);
    for (const word of ['fjell', 'wipe', 'huge', 'beech']) expect(await find(word)).toEqual(['beech']);
    expect(await find('walnut')).toEqual(['walnut']);
    expect(await crawl(BEECH, CEDAR)).not.toContain('added');
    await release(['price', 'brand']);
    expect(await see()).toMatchObject({ ...BEECH, handFields: [] });
  });

  const address = `${BEECH.url}?utm_source=mail`;
  it.each<[string, () => Promise<unknown>]>([
    ['a crawl', () => crawl(BEECH)],
    [
      'a person',
      () => call('add_product', { assistantId: shop.assistantId, url: address, title: 'New', externalId: 'beech' }),
    ],
    ['an import', () => importBeech({ price: 11 })],
  ])('skips a removed product whose place %s has taken', async (_, take) => {
    const removed = await remove(shop.both);
    await take();
    const [taken] = await catalogue();
    expect(await undo(removed)).toEqual({ restored: 1, skipped: 1 });
    expect((await catalogue()).map(({ productId }) => productId)).toEqual([taken?.productId, shop.cedar]);
    expect((await catalogue())[0]).toEqual(taken);
  });
});
