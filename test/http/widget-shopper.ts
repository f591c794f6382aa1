import type { Conversation } from '../../src/domain/conversation.ts';
import type { Product } from '../../src/domain/product.ts';
import { Part } from '../../src/chat/parts.ts';
import type { TestService } from '../setup/service.ts';

export const SHOP = 'https://shop.test';

const GOODS = [
  { title: 'Fern rain jacket', externalId: 'F-1', price: 89, category: 'Clothing > Jackets', brand: 'Fern' },
  { title: 'Moss rain jacket', externalId: 'M-1', price: 129, category: 'Clothing > Jackets', brand: 'Moss' },
  { title: 'Heather tent for two', externalId: 'H-1', price: 249, category: 'Tents', brand: 'Heather' },
];

/** A shop whose assistant is live, with a few products. */
export async function openShop(service: TestService, assistant: Record<string, unknown> = {}) {
  const { organizationId, key } = await service.organization('Shop');
  const values: Record<string, unknown> = {
    name: 'Shop',
    siteUrl: SHOP,
    status: 'live',
    modelName: 'builtin/retrieval',
    ...assistant,
  };
  const { status, branding, ...created } = values;
  const { assistantId, embedKey } = await service.result<{ assistantId: string; embedKey: string }>(
    key,
    'create_assistant',
    created,
  );
  await service.result(key, 'update_assistant', { assistantId, status, ...(branding !== undefined && { branding }) });
  const products: Product[] = [];
  for (const goods of GOODS) {
    const url = `${SHOP}/${goods.externalId}`;
    const fields = { ...goods, currency: 'EUR', availability: 'in_stock', url };
    products.push(await service.result<Product>(key, 'add_product', { assistantId, ...fields }));
  }
  await service.store.search.refresh(organizationId, assistantId);
  return { organizationId, key, assistantId, embedKey, products };
}

export interface Event {
  type: string;
  // Any data from the service: tests assert its shape.
  data: Record<string, unknown>;
}

/** The events of a stream, comments left out. */
const eventsOf = (stream: string): Event[] =>
  stream.split('\n\n').flatMap((block) => {
    const [, type, data] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
    return type === undefined ? [] : { type, data: JSON.parse(data ?? '') as Event['data'] };
  });

export interface Heard {
  status: number;
  headers: Headers;
  /** The answer as it was sent. */
  raw: string;
  events: Event[];
  text: string;
  token: string | undefined;
  exchangeId: string;
}

export type Call = Omit<RequestInit, 'headers'> & {
  headers?: Record<string, string>;
  token?: string | undefined;
  json?: unknown;
};

/** A shopper's browser on the shop's pages. */
export function createShopper(service: TestService, embedKey: string, origin: string | null = SHOP) {
  const request = (path: string, { token, json, ...init }: Call = {}) =>
    service.app.request(`http://localhost/api/widget/${embedKey}/${path}`, {
      method: json === undefined && init.body === undefined ? 'GET' : 'POST',
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...init,
      headers: {
        ...(origin !== null && { Origin: origin }),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...init.headers,
      },
    });

  /** Sends a message and hears the answer to its end; every part has to be one that the widget knows, and no more. */
  async function say(text: unknown, { page, ...call }: Call & { page?: unknown } = {}): Promise<Heard> {
    const response = await request('messages', { json: { text, ...(page !== undefined && { page }) }, ...call });
    const raw = await response.text();
    const events = eventsOf(raw);
    for (const { type, data } of events.slice(1)) {
      const part = { type, ...data };
      if (JSON.stringify(Part.parse(part)) !== JSON.stringify(part)) throw new Error(`Too much: ${raw}`);
    }
    return {
      status: response.status,
      headers: response.headers,
      raw,
      events,
      text: events.map(({ type, data }) => (type === 'text' ? String(data['delta']) : '')).join(''),
      token: events[0]?.data['token'] as string | undefined,
      exchangeId: String(events[0]?.data['exchangeId']),
    };
  }

  async function session(token: string | undefined) {
    const response = await request('session', { token });
    const body = (await response.json()) as { result?: Conversation; error?: { code: string } };
    return { status: response.status, exchanges: body.result?.exchanges ?? [], code: body.error?.code };
  }

  return { request, say, session };
}
