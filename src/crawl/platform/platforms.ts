import type { PageSource } from '../../domain/crawl.ts';
import type { FeedPlatform } from '../../domain/shop-platforms.ts';
import type { FeedPlan, Platform } from './feed.ts';
import { magento } from './magento.ts';
import { shopify } from './shopify.ts';
import { woocommerce } from './woocommerce.ts';

/**
 * The e-commerce platforms whose product feeds a crawl can read. A name is also stored as the source of a run
 * (`shopify`) and of a field (`feed:shopify`). Home pages are tested in this order. A new
 * one needs a row here; one whose cart, tag or marks are known as well, a row in `domain/shop-platforms.ts`.
 */
export const PLATFORMS = { shopify, woocommerce, magento } satisfies Record<FeedPlatform, Platform> &
  Record<string, Platform>;
export type PlatformName = keyof typeof PLATFORMS;
export const PLATFORM_NAMES = Object.keys(PLATFORMS) as PlatformName[];

export interface PlatformFeedPlan extends FeedPlan {
  name: PlatformName;
}

export const isPlatformName = (source: PageSource): source is PlatformName => Object.hasOwn(PLATFORMS, source);
