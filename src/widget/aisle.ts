/** The page's product, for questions such as "does this fit?". */
export interface AisleContext {
  /** The shop's own number of it, as addToCart takes it. */
  externalId?: string | number;
  /** The service's number of it, where the shop keeps those. */
  productId?: string;
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

/** Tells the page. */
export type Emit = <Name extends keyof AisleEvents>(name: Name, detail: AisleEvents[Name]) => void;

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
