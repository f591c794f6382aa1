import type { PlatformName } from '../../src/crawl/platform/platforms.ts';
import { readFeedPage } from '../../src/crawl/platform/reading.ts';

export const ORIGIN = 'https://shop.example';

/** Returns the only product of a product list. */
export function readListed(name: PlatformName, answer: unknown) {
  const plan = { name, root: `${ORIGIN}/`, currency: 'EUR', currencyAt: [] };
  const body = Buffer.from(JSON.stringify(answer));
  const [product] = readFeedPage({ plan, siteUrl: ORIGIN, body, variants: [] })?.products ?? [];
  return { product, ...product?.details };
}
