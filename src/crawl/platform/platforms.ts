import type { FeedName } from '../../domain/crawl.ts';
import type { Platform } from './feed.ts';
import { magento } from './magento.ts';
import { shopify } from './shopify.ts';
import { woocommerce } from './woocommerce.ts';

/** A feed's name is also its source (`feed:shopify`). Home pages are tested in this order. */
export const PLATFORMS: Record<FeedName, Platform> = { shopify, woocommerce, magento };
