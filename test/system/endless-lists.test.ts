import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from '../crawl/fetch-server.ts';
import { crawl, openShop } from '../crawl/shop-server.ts';
import { COUNT, SCRIPTED, TITLES, endlessRoutes } from '../setup/endless-shop.ts';
import { testRenderer } from './rendered-stage.ts';

afterEach(closeAll);

describe('an endless list', () => {
  it.each(Object.entries(SCRIPTED))('is read to its end by %s', async (_, list) => {
    const shop = await openShop(endlessRoutes(list));
    const { titles, failure } = await crawl(shop.origin, { renderer: testRenderer() });
    expect([titles, failure]).toEqual([TITLES, null]);
    expect(shop.hits.length).toBeLessThan(COUNT + 45);
  });
});
