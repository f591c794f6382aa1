import type { Visitor } from './e2e.ts';

/** A shopper who talks to an assistant over the widget's API, as the widget does. */
export function createShopper({ context }: Pick<Visitor, 'context'>, embedKey: string) {
  const base = `/api/widget/${embedKey}`;
  let token = '';
  const post = (path: string, data: object) =>
    context.request.post(`${base}/${path}`, {
      data: JSON.stringify(data),
      headers: { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: `Bearer ${token}` }) },
    });
  return {
    /** Asks, and waits for the whole answer. @returns its id */
    async ask(text: string, page?: object): Promise<string> {
      const response = await post('messages', { text, ...(page && { page }) });
      const [, data = '{}'] = /^event: session\ndata: (.*)$/m.exec(await response.text()) ?? [];
      const session = JSON.parse(data) as { token?: string; exchangeId: string };
      token = session.token ?? token;
      return session.exchangeId;
    },
    rate: (exchangeId: string, feedback: 'up' | 'down') => post('feedback', { exchangeId, feedback }),
    note: (event: object) => post('events', { ...event, token }),
    order: (order: object) => post('orders', order),
  };
}
