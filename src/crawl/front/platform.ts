import type { ShopPlatform } from '../../domain/shop-platforms.ts';
import { PLATFORMS, PLATFORM_NAMES } from '../platform/platforms.ts';
import type { Home } from '../platform/feed.ts';
import type { FrontElement } from './markup.ts';

/** Text that only pages of one platform contain: its own globals and the paths of its assets. */
const MARKS: Readonly<Record<ShopPlatform, RegExp>> = {
  shopify: /\bShopify\.(?:shop|theme)\s{0,9}=|["'/]cdn\.shopify\.com\/shopifycloud\//,
  woocommerce: /\/plugins\/woocommerce\/|\bwoocommerce_params\b|\bwc_add_to_cart_params\b/,
  magento: /text\/x-magento-init|\/static\/version\d{1,20}\/frontend\//,
  shopware: /\bis--?ctl-\w{1,40} is--?act-|\/bundles\/storefront\/|\/engine\/Shopware\/|\bwindow\.activeNavigationId\b/,
  prestashop: /\bvar prestashop\s{0,9}=|\bprestashop\.(?:on|urls|cart)\b|\/modules\/(?:ps_|blockcart)/,
};

/** Names the e-commerce platform, by what the page states before what its content suggests. */
export function findPlatform(home: Home, metas: readonly FrontElement[]): string | null {
  const generators: ReadonlySet<string> = new Set(
    metas.flatMap(({ attributes }) =>
      attributes.get('name')?.toLowerCase() === 'generator'
        ? (/^\w{1,40}/.exec(attributes.get('content') ?? '')?.[0].toLowerCase() ?? [])
        : [],
    ),
  );
  const names = Object.keys(MARKS) as ShopPlatform[];
  const name = names.find((each) => generators.has(each)) ?? names.find((each) => MARKS[each].test(home.html));
  if (name !== undefined) return name;
  const recognized = PLATFORM_NAMES.filter((each) => PLATFORMS[each].recognizes(home));
  // For the crawl, any site of WordPress may be a shop.
  return recognized.find((each) => each !== 'woocommerce' || /woocommerce/i.test(home.html)) ?? null;
}
