import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Config } from '../bridge.ts';
import type { AisleProduct } from '../aisle.ts';
import type { Language } from '../texts/texts.ts';
import type { AddToCart } from './cart.ts';
import type { Conversation } from './conversation.ts';

/** What every part of the panel may need; the same from the first picture to the last. */
export interface Shop extends Language {
  config: Config;
  conversation: Conversation;
  /** The page's way into its cart, as it is now. */
  cart: () => AddToCart | undefined;
  /** Puts a product into it, and tells whom it concerns. @throws what the shop's own code throws */
  add: (product: AisleProduct & { externalId: string }, amount: number) => Promise<void>;
  /** A shopper goes to a product's page. */
  visited: (product: AisleProduct) => void;
  /** For who listens: once, and not what came before it. */
  say: (text: string) => void;
  close: () => void;
  /** Where the focus goes when what had it is no more. */
  rest: () => void;
}

export const ShopContext = createContext({} as Shop);
export const useShop = () => useContext(ShopContext);

/** Whether a product can be added. The page's way into its cart may be there only when all of the page is. */
export function useCart(): (product: AisleProduct) => boolean {
  const [, again] = useState<Event>();
  useEffect(() => {
    addEventListener('load', again);
    return () => removeEventListener('load', again);
  }, []);
  const way = useShop().cart();
  return ({ externalId, availability }) => Boolean(way && externalId !== null && availability !== 'out_of_stock');
}
