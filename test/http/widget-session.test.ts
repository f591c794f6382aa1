import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MAX_ANSWER_MS } from '../../src/domain/answer.ts';
import { newId } from '../../src/domain/ids.ts';
import { sharedService } from '../setup/service.ts';
import { type Call, SHOP, createShopper, openShop } from './widget-shopper.ts';
import { SOON } from '../setup/bounds.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
let shopper: ReturnType<typeof createShopper>;

const service = await sharedService();
beforeEach(async () => {
  shop = await openShop(service);
  shopper = createShopper(service, shop.embedKey);
});

const NOBODY = `aisle_st_${'A'.repeat(43)}`;

async function refused(path: string, call: Call): Promise<{ status: number; code: string; message: string }> {
  const response = await shopper.request(path, call);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return { status: response.status, code: error.code, message: error.message };
}

describe('without a valid session token', () => {
  it.each<[string, Call]>([
    ['session', {}],
    ['session', { method: 'DELETE' }],
    ['feedback', { json: { exchangeId: 'msg_1', feedback: 'up' } }],
  ])('%s %j gets the same answer, whatever was sent', async (path, call) => {
    const { token: erased } = await shopper.say('tent');
    await shopper.request('session', { method: 'DELETE', token: erased });
    const other = await openShop(service);
    const { token: foreign } = await createShopper(service, other.embedKey).say('tent');
    const first = await refused(path, call);
    expect(first).toMatchObject({ status: 404, code: 'session_not_found' });
    for (const token of [NOBODY, erased, foreign, 'aisle_st_', 'x', shop.key])
      expect(await refused(path, { ...call, token })).toEqual(first);
    expect(await refused(path, { ...call, headers: { Authorization: 'Basic YTpi' } })).toEqual(first);
  });

  it('refuses to rate an answer of another session or shop', async () => {
    const mine = await shopper.say('tent');
    const theirs = await shopper.say('tent');
    const other = await openShop(service);
    const elsewhere = await createShopper(service, other.embedKey).say('tent');
    for (const { exchangeId } of [theirs, elsewhere])
      expect(await refused('feedback', { token: mine.token, json: { exchangeId, feedback: 'down' } })).toMatchObject({
        status: 404,
        code: 'session_not_found',
      });
    const { rows } = await service.pool.query('select 1 from exchanges where feedback is not null');
    expect(rows).toEqual([]);
  });
});

describe('a restored session', () => {
  it('has its exchanges, oldest first, with public fields only', async () => {
    const first = await shopper.say('rain jacket');
    const second = await shopper.say('add the second one to my cart', { token: first.token });
    const { exchanges } = await shopper.session(first.token);
    expect(exchanges).toEqual([
      {
        exchangeId: first.exchangeId,
        question: 'rain jacket',
        answer: first.text,
        parts: first.events.flatMap(({ type, data }) =>
          type === 'products' || type === 'sources' ? [{ type, ...data }] : [],
        ),
        feedback: null,
        createdAt: expect.any(String),
      },
      {
        exchangeId: second.exchangeId,
        question: 'add the second one to my cart',
        answer: second.text,
        parts: second.events.flatMap(({ type, data }) =>
          type === 'products' || type === 'cart' || type === 'sources' ? [{ type, ...data }] : [],
        ),
        feedback: null,
        createdAt: expect.any(String),
      },
    ]);
    expect(exchanges[1]?.parts.map(({ type }) => type)).toContain('cart');
  });

  it('has the current products, without deleted ones', async () => {
    const { token, events } = await shopper.say('rain jacket');
    const cards = events.flatMap(({ data }) => (data['products'] as { productId: string }[] | undefined) ?? []);
    const [kept, gone] = [cards[0]?.productId, cards[1]?.productId];
    await service.result(shop.key, 'update_product', { productId: kept, price: 1.5 });
    await service.result(shop.key, 'remove_product', { productId: gone });
    const { exchanges } = await shopper.session(token);
    const cardsOf = (parts: readonly { type: string }[] = []) => parts.filter(({ type }) => type === 'products');
    expect(cardsOf(exchanges[0]?.parts)).toMatchObject([{ products: [{ productId: kept, price: 1.5 }] }]);
    await service.result(shop.key, 'remove_product', { productId: kept });
    expect(cardsOf((await shopper.session(token)).exchanges[0]?.parts)).toEqual([]);
  });

  it('of 500 messages has the latest hundred, and can continue', async () => {
    const { token = '' } = await shopper.say('tent');
    const hash = createHash('sha256').update(token).digest();
    const { organizationId, assistantId } = shop;
    const { conversations } = service.store;
    const found = await conversations.find(organizationId, assistantId, hash, 1);
    for (let n = 0; n < 500; n++)
      await conversations.ask(organizationId, assistantId, found?.conversationId ?? '', {
        exchangeId: newId('msg'),
        question: `question ${n}`,
        page: null,
      });
    const { exchanges } = await shopper.session(token);
    expect(exchanges.map(({ question }) => question)).toEqual(
      Array.from({ length: 100 }, (_, n) => `question ${400 + n}`),
    );
    // Until then, those without an answer could be under way.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MAX_ANSWER_MS });
    onTestFinished(() => void vi.useRealTimers());
    const { raw } = await shopper.say('rain jacket', { token });
    expect(raw).toContain('Fern');
  });

  it('shows how to reach a person as it is now', async () => {
    const { token, events } = await shopper.say('I want to talk to a person');
    const sent = events.find(({ type }) => type === 'handover')?.data;
    const contact = { url: SHOP, email: null, phone: null };
    expect(sent).toEqual({ contact, hours: null, reason: 'request' });
    const patch = { contactEmail: 'help@shop.test', handoverWebhook: 'https://desk.test/secret' };
    await service.store.chatSettings.changeWidget(shop.organizationId, shop.assistantId, patch);
    const { exchanges } = await shopper.session(token);
    expect(exchanges.map(({ parts }) => parts)).toEqual([
      [{ type: 'handover', ...sent, contact: { url: null, email: 'help@shop.test', phone: null } }],
    ]);
    expect(await (await shopper.request('config')).text()).not.toContain('desk.test');
  });

  it('is deleted permanently when its holder erases it, even during an answer', async () => {
    const { token } = await shopper.say('rain jacket');
    const under = await shopper.request('messages', { token, json: { text: 'tent' } });
    expect((await shopper.request('session', { method: 'DELETE', token })).status).toBe(204);
    expect(await under.text()).toContain('event: done');
    expect(await shopper.session(token)).toMatchObject({ status: 404, code: 'session_not_found' });
    const { rows } = await service.pool.query('select 1 from exchanges where assistant_id = $1', [shop.assistantId]);
    expect(rows).toEqual([]);
  });
});

describe('feedback', () => {
  it.each<[object, RegExp]>([
    [{}, /exchangeId is required; feedback/],
    [{ exchangeId: '', feedback: 'up' }, /exchangeId must not be empty/],
    [{ exchangeId: 'a\0', feedback: 'up' }, /exchangeId must be valid Unicode/],
    [{ exchangeId: 'msg_1', feedback: 'great' }, /feedback must be one of: up, down/],
    [{ exchangeId: 'msg_1' }, /feedback/],
  ])('is refused: %j', async (json, message) => {
    const { status, message: said } = await refused('feedback', { json, token: NOBODY });
    expect(status).toBe(400);
    expect(said).toMatch(message);
  });

  it('can be given, changed and withdrawn', async () => {
    const { token, exchangeId } = await shopper.say('rain jacket');
    for (const feedback of ['up', 'down', null]) {
      const { status } = await shopper.request('feedback', { token, json: { exchangeId, feedback } });
      expect(status).toBe(204);
      expect((await shopper.session(token)).exchanges).toMatchObject([{ feedback }]);
    }
  });
});

describe('events', () => {
  const noted = async () => {
    const { rows } = await service.pool.query<Record<string, unknown>>(
      'select type, product_id, amount, conversation_id from widget_events where assistant_id = $1 order by event_id',
      [shop.assistantId],
    );
    return rows;
  };

  it.each<[object, RegExp]>([
    [{}, /type must be one of: opened, product_clicked, added_to_cart/],
    [{ type: 'product_clicked' }, /productId is required/],
    [{ type: 'closed' }, /type must be one of/],
    [{ type: 'product_clicked', productId: '' }, /productId must not be empty/],
    [{ type: 'added_to_cart', productId: 'prd_1', amount: 0 }, /amount must be at least 1/],
    [{ type: 'added_to_cart', productId: 'prd_1', amount: 1.5 }, /amount must be an integer/],
    [{ type: 'added_to_cart', productId: 'prd_1', amount: 100 }, /amount must be at most 99\./],
    [{ type: 'opened', productId: 'a\0' }, /productId must be valid Unicode/],
  ])('are refused: %j', async (json, message) => {
    const { status, message: said } = await refused('events', { json });
    expect(status).toBe(400);
    expect(said).toMatch(message);
    expect(await noted()).toEqual([]);
  });

  it('belong to the session, also when sent as a beacon', async () => {
    const [product] = shop.products;
    const productId = product?.productId;
    const { token } = await shopper.say('rain jacket');
    const clicked = { type: 'product_clicked', productId };
    const calls: Call[] = [
      { token, json: { type: 'opened' } },
      { token, json: { type: 'added_to_cart', productId, amount: 2 } },
      { body: JSON.stringify({ ...clicked, token }), headers: { 'Content-Type': 'text/plain;charset=UTF-8' } },
    ];
    for (const call of calls) expect((await shopper.request('events', call)).status).toBe(204);
    const conversation = expect.stringMatching(/^cnv_/) as string;
    expect(await noted()).toEqual([
      { type: 'opened', product_id: null, amount: null, conversation_id: conversation },
      { type: 'added_to_cart', product_id: productId, amount: 2, conversation_id: conversation },
      { type: 'product_clicked', product_id: productId, amount: null, conversation_id: conversation },
    ]);
  });

  it('without a session or for unshown products are answered alike and not stored', async () => {
    const [jacket, , tent] = shop.products;
    const { token, events } = await shopper.say('rain jacket');
    expect(JSON.stringify(events)).not.toContain(tent?.productId);
    const { token: other } = await shopper.say('tent');
    const clicked = { type: 'product_clicked', productId: jacket?.productId };
    const calls: Call[] = [
      { json: { type: 'opened' } },
      { json: clicked },
      { token: NOBODY, json: clicked },
      { token: 'nonsense', json: clicked },
      { token: other, json: clicked },
      { token, json: { type: 'added_to_cart', productId: tent?.productId, amount: 99 } },
    ];
    for (const call of calls) {
      const response = await shopper.request('events', call);
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
    expect(await noted()).toEqual([]);
  });

  it('count for a card of an answer that is still streaming', async () => {
    const [jacket] = shop.products;
    const response = await shopper.request('messages', { json: { text: 'rain jacket' } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let said = '';
    while (!said.includes('event: products')) said += (await reader?.read())?.value ?? '';
    const token = /aisle_st_[\w-]{43}/.exec(said)?.[0];
    const clicked = { type: 'product_clicked', productId: jacket?.productId };
    await vi.waitFor(async () => {
      await shopper.request('events', { token, json: clicked });
      expect(await noted()).not.toEqual([]);
    }, SOON);
    await reader?.cancel();
  });

  it('for products outside of the catalogue are dropped', async () => {
    const other = await openShop(service);
    const { token } = await shopper.say('rain jacket');
    for (const productId of ['prd_1', other.products[0]?.productId]) {
      const { status } = await shopper.request('events', { token, json: { type: 'product_clicked', productId } });
      expect(status).toBe(204);
    }
    expect(await noted()).toEqual([]);
  });
});
