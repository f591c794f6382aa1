import type { Context } from 'hono';
import { parse } from '../actions/invoke.ts';
import type { AppEnv } from './app.ts';
import { readJson } from './body.ts';
import type { WidgetCall } from './widget-admission.ts';
import { EventInput, OrderInput } from './widget-shapes.ts';

/** Records what a shopper did with the widget. What counts for nobody gets the same answer, so that it tells nothing. */
export async function recordEvent(
  c: Context<AppEnv>,
  { assistant, service, token: sent }: WidgetCall,
): Promise<Response> {
  const { token = sent, ...event } = parse(EventInput, await readJson(c));
  await service.note(assistant, token, event);
  return c.body(null, 204);
}

/** Records an order that the shop's page reports of its shopper. */
export async function recordOrder(
  c: Context<AppEnv>,
  { assistant, service, token: sent }: WidgetCall,
): Promise<Response> {
  const { token = sent, ...order } = parse(OrderInput, await readJson(c));
  await service.order(assistant, token, order);
  return c.body(null, 204);
}
