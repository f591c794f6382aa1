import type { FeedName } from '../../domain/crawl.ts';
import type { Platform } from './feed.ts';
import { magento } from './magento.ts';
import { shopify } from './shopify.ts';
import { woocommerce } from './woocommerce.ts';

const BY_NAME: Record<FeedName, Platform> = { shopify, woocommerce, magento };

/** In the order in which a home page is asked whether it is of one. */
export const PLATFORMS: readonly Platform[] = Object.values(BY_NAME);

export const platformOf = (name: FeedName): Platform => BY_NAME[name];
