import type { AisleOrder } from '../aisle.ts';

interface ShopOfOrder {
  /** The service's address, such as https://aisle.example. */
  base: string;
  /** The assistant's embed key. */
  key: string;
}

/**
 * Reports an order of the shopper whose conversation is in this tab; sends nothing for anyone else. Outlives the page,
 * and never throws: an order page must not fail because of it.
 */
export async function reportOrder({ base, key, id, total, currency }: ShopOfOrder & AisleOrder): Promise<void> {
  try {
    // What `panel/tab-storage.ts` keeps: to share its code would cost every shopper's panel a request.
    const { token } = JSON.parse(sessionStorage.getItem(`aisle:${key}`) ?? '{}') as { token?: string };
    if (token === undefined) return;
    const url = new URL(`api/widget/${encodeURIComponent(key)}/orders`, `${base}/`);
    const body = JSON.stringify({ orderId: String(id), total, currency, token });
    const answer = await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' });
    if (!answer.ok) throw new Error(await answer.text());
  } catch (error) {
    console.debug('Aisle: the order was not reported.', error);
  }
}
