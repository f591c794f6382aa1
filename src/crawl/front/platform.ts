import { PLATFORMS, PLATFORM_NAMES } from '../platform/platforms.ts';
import type { Home } from '../platform/feed.ts';
import type { FrontElement } from './markup.ts';

/** Systems whose generator element names them. */
const GENERATORS: readonly [string, RegExp][] = [
  ['shopify', /^shopify\b/i],
  ['woocommerce', /^woocommerce\b/i],
  ['magento', /^magento\b/i],
  ['shopware', /^shopware\b/i],
  ['prestashop', /^prestashop\b/i],
];
/** What only pages of one system contain: its own globals and the paths of its assets. */
const MARKS: readonly [string, RegExp][] = [
  ['shopify', /\bShopify\.(?:shop|theme)\s{0,9}=|["'/]cdn\.shopify\.com\/shopifycloud\//],
  ['woocommerce', /\/plugins\/woocommerce\/|\bwoocommerce_params\b|\bwc_add_to_cart_params\b/],
  ['magento', /text\/x-magento-init|\/static\/version\d{1,20}\/frontend\//],
  [
    'shopware',
    /\bis--?ctl-\w{1,40} is--?act-|\/bundles\/storefront\/|\/engine\/Shopware\/|\bwindow\.activeNavigationId\b/,
  ],
  ['prestashop', /\bvar prestashop\s{0,9}=|\bprestashop\.(?:on|urls|cart)\b|\/modules\/(?:ps_|blockcart)/],
];

/** Names the e-commerce platform, by what the page states before what its content suggests. */
export function findPlatform(home: Home, metas: readonly FrontElement[]): string | null {
  const generators = metas.flatMap(({ attributes }) =>
    attributes.get('name')?.toLowerCase() === 'generator' ? (attributes.get('content') ?? '') : [],
  );
  const stated = GENERATORS.find(([, pattern]) => generators.some((generator) => pattern.test(generator)));
  const [name] = stated ?? MARKS.find(([, pattern]) => pattern.test(home.html)) ?? [];
  if (name !== undefined) return name;
  const recognized = PLATFORM_NAMES.filter((each) => PLATFORMS[each].recognizes(home));
  // For the crawl, any site of WordPress may be a shop.
  return recognized.find((each) => each !== 'woocommerce' || /woocommerce/i.test(home.html)) ?? null;
}
