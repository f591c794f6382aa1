import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Config } from '../bridge.ts';
import type { AisleProduct } from '../aisle.ts';
import type { Language } from '../texts/texts.ts';
import type { AddToCart } from './cart.ts';
import type { Conversation } from './conversation.ts';

/** Shared by all parts of the panel; never changes. */
export interface Shop extends Language {
  config: Config;
  conversation: Conversation;
  /** Looks up the page's cart on each call. */
  cart: () => AddToCart | undefined;
  /** Adds a product to the cart and notifies listeners. @throws what the shop's own code throws */
  add: (product: AisleProduct & { externalId: string }, amount: number) => Promise<void>;
  /** Reports that the shopper opens a product's page. */
  visited: (product: AisleProduct) => void;
  /** Announces a text to screen readers, once. */
  say: (text: string) => void;
  close: () => void;
  /** Receives the focus when the focused element is removed. */
  rest: () => void;
}

export const ShopContext = createContext({} as Shop);
export const useShop = () => useContext(ShopContext);

/** True if the product can be added. The page's cart may appear only once the page has loaded fully. */
export function useCart(): (product: AisleProduct) => boolean {
  const [, again] = useState<Event>();
  useEffect(() => {
    addEventListener('load', again);
    return () => removeEventListener('load', again);
  }, []);
  const way = useShop().cart();
  return ({ externalId, availability }) => Boolean(way && externalId !== null && availability !== 'out_of_stock');
}
