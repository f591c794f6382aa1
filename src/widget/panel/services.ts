import { useEffect, useState } from 'preact/hooks';
import type { Config } from '../bridge.ts';
import type { AisleProduct } from '../aisle.ts';
import type { PanelLanguage } from '../texts/texts.ts';
import type { AddToCart } from './cart.ts';
import type { ConversationStore } from './conversation.ts';
import type { PanelStore } from './store.ts';

/** Shared by all parts of the panel. */
export interface Services extends PanelLanguage {
  config: Config;
  store: PanelStore;
  conversation: ConversationStore;
  /** Looks the page's cart up on each call. */
  cart: () => AddToCart | undefined;
  /** Adds a product to the cart and notifies listeners. @throws what the shop's own code throws */
  add: (product: AisleProduct & { externalId: string }, amount: number) => Promise<void>;
  /** Reports that the shopper opens a product's page. */
  visit: (product: AisleProduct) => void;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  close: () => void;
  /** For when the focused element is about to be removed. */
  focusLog: () => void;
}

let services: Services;
/** Called once, before the panel is rendered: a Preact context would only add to the panel's size. */
export const setServices = (value: Services) => {
  services = value;
};
export const getServices = () => services;

/** Returns a check whether a product can be added. Some pages have no cart until they have loaded fully. */
export function useCanAdd(): (product: AisleProduct) => boolean {
  const [, rerender] = useState<Event>();
  useEffect(() => {
    addEventListener('load', rerender);
    return () => removeEventListener('load', rerender);
  }, []);
  const cart = getServices().cart();
  return ({ externalId, availability }) => Boolean(cart && externalId !== null && availability !== 'out_of_stock');
}
