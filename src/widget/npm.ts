/** The page's product, for questions such as "does this fit?". */
export interface AisleContext {
  /** The shop's own number of it, as addToCart takes it. */
  externalId?: string | number;
  title?: string;
  url?: string;
}

export interface AisleProduct {
  productId: string;
  externalId: string | null;
  title: string;
  url: string;
  imageUrl: string | null;
  price: number | null;
  currency: string | null;
  availability: 'in_stock' | 'out_of_stock' | 'unknown';
  brand: string | null;
  category: string | null;
}

/** By name; each is also an event `aisle:<name>` of the document, with this as its detail. */
export interface AisleEvents {
  open: null;
  close: null;
  /** A shopper's question when it is sent, an answer when it is whole. */
  message: { role: 'shopper' | 'assistant'; text: string };
  /** Cards were shown. */
  products: { products: readonly AisleProduct[] };
  /** Something came into the shop's cart: themes refresh what they show of it. */
  cart: { productId: string; externalId: string; amount: number };
  error: { message: string };
}

/** `window.Aisle`. Calls that come before the panel are kept for it. */
export interface Aisle {
  open(): void;
  close(): void;
  /** Opens the panel and sends a question. */
  ask(text: string): void;
  /** @returns what ends it */
  on<Name extends keyof AisleEvents>(name: Name, handler: (detail: AisleEvents[Name]) => void): () => void;
  /** Instead of what the page's own JSON-LD says; a field left out is taken from there. */
  setContext(context: AisleContext): void;
}

export interface AisleOptions {
  /** The service's address, such as https://aisle.example. */
  base: string;
  /** The assistant's embed key. */
  key: string;
  /** How products come into the cart, where the page has no `addToCart`; found by itself when left out. */
  cart?: 'shopify' | 'woocommerce';
  position?: 'left' | 'right';
  /** Such as de; the page's when left out. */
  language?: string;
}

/**
 * Puts the tag into the page, as a shop without a build would, and waits for it.
 * @throws Error when the script cannot be loaded
 */
export function loadAisle({ base, ...data }: AisleOptions): Promise<Aisle> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      async: true,
      src: new URL('widget.js', `${base}/`).href,
    });
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => {
      const { Aisle: aisle } = window as Window & { Aisle?: Aisle };
      if (aisle) resolve(aisle);
      else reject(new Error('The assistant needs a newer browser.'));
    });
    script.addEventListener('error', () => reject(new Error(`There is no Aisle at ${base}.`)));
    document.head.append(script);
  });
}
