/** The globals of a shop's window by which carts are detected. */
export interface ShopWindow {
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  document: EventTarget & {
    body: (EventTarget & { classList: { contains(name: string): boolean } }) | null;
    querySelector(selector: string): unknown;
  };
  addToCart?: unknown;
  Shopify?: unknown;
  jQuery?: unknown;
  wc_add_to_cart_params?: unknown;
  wc_cart_fragments_params?: unknown;
}

/** The product fields that a cart needs. */
export interface CartProduct {
  externalId: string;
  url: string;
  /** If there are any, the id is that of the one that the shopper chose. */
  variants?: readonly unknown[];
}

/** The platforms whose carts the widget knows, see `domain/shop-platforms.ts`. */
export type CartName = 'shopify' | 'woocommerce';

/** The shop has none left, or not as many. */
export class SoldOut extends Error {}

export type AddToCart = (product: CartProduct, amount: number) => Promise<void>;

/**
 * Finds the page's current cart: scripts may add or remove it. The returned function rejects when nothing was added.
 * @param named if the shop says so
 */
export function findCart(shop: ShopWindow, named?: CartName): AddToCart | undefined {
  const { addToCart, document } = shop;
  if (named === undefined && typeof addToCart === 'function') {
    return async ({ externalId }, amount) => {
      const added: unknown = await addToCart.call(shop, externalId, amount);
      if (added === false) throw new Error('cart');
    };
  }
  if (named === 'shopify' || (named === undefined && shop.Shopify)) return shopify(shop);
  const hasWoo =
    shop.wc_add_to_cart_params ?? shop.wc_cart_fragments_params ?? document.body?.classList.contains('woocommerce');
  if (named === 'woocommerce' || (named === undefined && hasWoo)) return woocommerce(shop);
  return undefined;
}

async function post(shop: ShopWindow, url: string, json: object, headers?: Record<string, string>): Promise<void> {
  const answer = await shop.fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(json),
  });
  if (answer.ok) return;
  // Shopify refuses with 422, WooCommerce with 400 and a code.
  const isSoldOut = answer.status === 422 || (await answer.text()).includes('_out_of_stock');
  throw new (isSoldOut ? SoldOut : Error)(`${answer.status}`);
}

/** Returns undefined unless the response is successful JSON. */
async function get<T>(shop: ShopWindow, url: string): Promise<T | undefined> {
  const answer = await shop.fetch(url, { headers: { Accept: 'application/json' } });
  return answer.ok ? (answer.json() as Promise<T>) : undefined;
}

/** Uses Shopify's Ajax API, `POST cart/add.js`, and dispatches the events that themes listen to. */
function shopify(shop: ShopWindow): AddToCart {
  const { routes } = (shop.Shopify ?? {}) as { routes?: { root?: string } };
  const root = routes?.root ?? '/';

  /**
   * Finds the variant to add: the one with this id or SKU; without a choice, the one in the product's URL comes first,
   * and the first available one last.
   */
  async function findVariant({ externalId, url, variants: choice }: CartProduct): Promise<number> {
    // Some shops use ids like gid://shopify/ProductVariant/1.
    const digits = /\d{1,20}$/.exec(externalId)?.[0] ?? '';
    const named = !choice && /[?&]variant=(\d+)/.exec(url)?.[1];
    const handle = /\/products\/([^/?#]+)/.exec(url)?.[1];
    if (named || !handle) return Number(named || digits);
    type CartVariant = { id: number; sku: string | null; available: boolean };
    const variants = (await get<{ variants?: CartVariant[] }>(shop, `${root}products/${handle}.js`))?.variants;
    const found =
      variants?.find(({ id, sku }) => String(id) === digits || sku === externalId) ??
      variants?.find(({ available }) => available && !choice);
    return Number(found?.id ?? digits);
  }

  return async (product, quantity) => {
    await post(shop, `${root}cart/add.js`, { items: [{ id: await findVariant(product), quantity }] });
    for (const name of ['cart:refresh', 'cart:updated'])
      shop.document.dispatchEvent(new CustomEvent(name, { bubbles: true }));
  };
}

/** Uses WooCommerce's Store API, `POST cart/add-item`; any response about the cart contains its nonce. */
function woocommerce(shop: ShopWindow): AddToCart {
  const { document } = shop;
  const { href } = (document.querySelector('link[rel="https://api.w.org/"]') ?? {}) as { href?: string };
  const api = `${href ?? '/wp-json/'}wc/store/v1`;
  // Without permalinks, the API's URL already has a query.
  const query = api.includes('?') ? '&' : '?';

  return async ({ externalId, variants }, quantity) => {
    // A number that a shopper chose is the id of a variation, and perhaps another product's SKU.
    const id =
      (variants && Number(externalId)) ||
      (await get<{ id: number }[]>(shop, `${api}/products${query}sku=${encodeURIComponent(externalId)}`))?.[0]?.id ||
      Number(externalId);
    const nonce = (await shop.fetch(`${api}/cart`)).headers.get('Nonce') ?? '';
    await post(shop, `${api}/cart/add-item`, { id, quantity }, { Nonce: nonce });
    const added = { bubbles: true, detail: { preserveCartData: false } };
    document.body?.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', added));
    // Themes without blocks listen to jQuery.
    if (typeof shop.jQuery === 'function') shop.jQuery(document.body).trigger('wc_fragment_refresh');
  };
}
