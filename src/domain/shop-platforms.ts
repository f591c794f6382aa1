interface Abilities {
  /** True if a crawl reads its public list of products. */
  hasFeed: boolean;
  /** True if the widget finds its cart. */
  hasCart: boolean;
}

/**
 * The e-commerce platforms of which more is known than their list of products. Every table with something of each of them is
 * checked against this one: the readers of feeds, the marks of home pages, the tags to install, the widget's carts and the
 * names in the console.
 */
export const SHOP_PLATFORMS = {
  shopify: { hasFeed: true, hasCart: true },
  woocommerce: { hasFeed: true, hasCart: true },
  magento: { hasFeed: true, hasCart: false },
  shopware: { hasFeed: false, hasCart: false },
  prestashop: { hasFeed: false, hasCart: false },
} as const satisfies Record<string, Abilities>;
export type ShopPlatform = keyof typeof SHOP_PLATFORMS;

type With<Ability extends keyof Abilities> = {
  [Name in ShopPlatform]: (typeof SHOP_PLATFORMS)[Name][Ability] extends true ? Name : never;
}[ShopPlatform];
export type FeedPlatform = With<'hasFeed'>;
export type CartPlatform = With<'hasCart'>;

const names = Object.keys(SHOP_PLATFORMS) as ShopPlatform[];
export const CART_PLATFORMS = names.filter((name): name is CartPlatform => SHOP_PLATFORMS[name].hasCart);
