import type { FeedPlatform } from '../domain/shop-platforms.ts';
import { texts } from './texts/texts.ts';

const PLATFORMS: Readonly<Record<FeedPlatform, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  magento: 'Magento',
};

/** Names the source of a run's pages or products. */
export function sourceText(source: string | null): string {
  const { sources } = texts.crawls.run;
  if (source === null) return sources.none;
  if (source === 'sitemap' || source === 'links') return sources[source];
  return sources.feedOf(Object.hasOwn(PLATFORMS, source) ? PLATFORMS[source as FeedPlatform] : source);
}
