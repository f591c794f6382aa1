/** The platforms whose carts the widget's panel finds, as the crawl's `PLATFORMS` calls them. */
export const CART_NAMES = ['shopify', 'woocommerce'] as const;
