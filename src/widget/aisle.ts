/** The page's product, for questions such as "does this fit?". */
export interface AisleContext {
  /** The shop's own product id, in the form that addToCart accepts. */
  externalId?: string | number;
  /** The service's product id, if the shop stores it. */
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
  /** The price before a reduction; only if it is higher. */
  listPrice?: number;
  rating?: { value: number; scale: number; count: number | null };
  /** The options with their values; only if there is a choice. */
  options?: readonly { name: string; values: readonly string[] }[];
  variants?: readonly AisleVariant[];
  /** The position of the variant that the shopper asked for, if any. */
  chosen?: number;
  /** The details table; only in comparisons. `key` is the same in all languages. */
  attributes?: readonly { name: string; value: string; key: string | null }[];
}

/** A variant of a product, with a value for each of its options. */
export interface AisleVariant {
  values: readonly (string | null)[];
  /** Its id in the shop's cart. */
  cartId: string | null;
  price: number | null;
  listPrice: number | null;
  availability: AisleProduct['availability'];
  imageUrl: string | null;
  url: string | null;
}

/** An order, for the order confirmation page to report. */
export interface AisleOrder {
  /** The shop's own number of the order: one that is reported again counts once. */
  id: string | number;
  /** A number such as 129.9, or a text such as `129.90`, in the currency. */
  total?: string | number | undefined;
  /** ISO 4217, such as EUR. */
  currency?: string | undefined;
}

/** Events by name; each is also dispatched on the document as `aisle:<name>`, with this as its detail. */
export interface AisleEvents {
  open: null;
  close: null;
  /** A shopper's question when it is sent, or an answer when it is complete. */
  message: { role: 'shopper' | 'assistant'; text: string };
  /** Product cards were shown. */
  products: { products: readonly AisleProduct[] };
  /** Something was added to the shop's cart: themes refresh their cart display. */
  cart: { productId: string; externalId: string; amount: number };
  error: { message: string };
}

/** Emits an event to the page. */
export type Emit = <Name extends keyof AisleEvents>(name: Name, detail: AisleEvents[Name]) => void;

/** `window.Aisle`. Calls made before the panel has loaded are queued. */
export interface Aisle {
  open(): void;
  close(): void;
  /** Opens the panel and sends a question. */
  ask(text: string): void;
  /** @returns a function that unsubscribes */
  on<Name extends keyof AisleEvents>(name: Name, handler: (detail: AisleEvents[Name]) => void): () => void;
  /** Overrides the page's own JSON-LD; an omitted field is read from there. */
  setContext(context: AisleContext): void;
}
