import { DAY_MS } from './durations.ts';

/** Maximum quantity of a product in one cart proposal, and in one event. */
export const MAX_AMOUNT = 99;

export const WIDGET_EVENTS = ['opened', 'product_clicked', 'added_to_cart'] as const;
export type WidgetEventType = (typeof WIDGET_EVENTS)[number];

export interface WidgetEvent {
  type: WidgetEventType;
  productId: string | null;
  amount: number | null;
}

/** An order counts for a conversation whose last message is no older than this. */
export const ORDER_WINDOW_MS = 7 * DAY_MS;
/** Maximum orders of one conversation: no shopper places more, but a script could report them. */
export const MAX_ORDERS = 10;
/** Enough for a car in the currency with the smallest unit. */
export const MAX_ORDER_TOTAL = 100_000_000_000;

/** The value of an order; both are null if the shop's page does not say. */
export interface OrderValue {
  total: number | null;
  /** ISO 4217. */
  currency: string | null;
}

/** What a shopper did, as stored. */
export interface StoredEvent extends OrderValue {
  type: WidgetEventType | 'ordered';
  productId: string | null;
  amount: number | null;
  createdAt: string;
}
