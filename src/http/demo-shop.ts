import { Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { DEMO_SHOP_PATH, type DemoShop } from '../domain/demo-shop.ts';
import type { DemoShopPages } from '../demo-shop/pages.ts';
import type { AppEnv } from './app.ts';
import { baseUrlOf } from './base-url.ts';

/** Serves the demo shop's pages. Other paths are left to the console, whose page says that there is nothing. */
export function createDemoShopSite(configured: string | undefined): Hono<AppEnv> {
  let pages: Promise<DemoShopPages> | undefined;
  return new Hono<AppEnv>().all('*', async (c, next) => {
    // Loaded when needed, because few people have no shop.
    pages ??= import('../demo-shop/pages.ts').then(({ createDemoShopPages }) => createDemoShopPages());
    const response = await (await pages)(c.req.raw, baseUrlOf(c, configured));
    if (!response) return next();
    const { status, headers, body } = response;
    for (const [name, value] of headers) c.header(name, value);
    return c.newResponse(body, status as StatusCode);
  });
}

/** The demo shop of the service at an address, for the console's operations. */
export const describeDemoShop = (baseUrl: string): DemoShop => ({
  urlFor: (embedKey) => `${baseUrl}${DEMO_SHOP_PATH}/${embedKey}/`,
  describe: async (siteUrl) => (await import('../demo-shop/content.ts')).describeAssistant(siteUrl),
});
