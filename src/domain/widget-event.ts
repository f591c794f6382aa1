/** Maximum quantity of a product in one cart proposal, and in one event. */
export const MAX_AMOUNT = 99;

export const WIDGET_EVENTS = ['opened', 'product_clicked', 'added_to_cart'] as const;
export type WidgetEventType = (typeof WIDGET_EVENTS)[number];

export interface WidgetEvent {
  type: WidgetEventType;
  productId: string | null;
  amount: number | null;
}
