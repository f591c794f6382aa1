import { beforeEach, describe, expect, it } from 'vitest';
import { sharedService } from '../setup/service.ts';
import { type Call, SHOP, createShopper, openShop } from './widget-shopper.ts';

let shopper: ReturnType<typeof createShopper>;

const service = await sharedService();
const shop = await openShop(service);
beforeEach(async () => {
  await service.pool.query('delete from conversations');
  shopper = createShopper(service, shop.embedKey);
});

const exchanges = async () =>
  (await service.pool.query<Record<string, unknown>>('select * from exchanges order by exchange_id')).rows;

describe('a message that cannot be answered', () => {
  it.each<[string, Call, number, RegExp]>([
    ['no text', { json: {} }, 400, /text is required/],
    ['an empty text', { json: { text: '' } }, 400, /text must not be empty/],
    ['nothing but space', { json: { text: ' \n\t\u00a0\ufeff' } }, 400, /text must not be empty/],
    ['a text too long', { json: { text: 'x'.repeat(2_001) } }, 400, /text must be at most 2,000 characters/],
    ['a text that is none', { json: { text: ['rain'] } }, 400, /text must be a string/],
    ['a NUL', { json: { text: 'rain\0jacket' } }, 400, /text must be valid Unicode without NUL characters/],
    ['half a surrogate pair', { body: '{"text":"\\ud83d"}' }, 400, /text must be valid Unicode/],
    ['no JSON', { body: 'rain jacket' }, 400, /must be a JSON object/],
    ['nothing', { method: 'POST' }, 400, /must be a JSON object/],
    ['null', { json: null }, 400, /the body must be an object/],
    ['a list', { json: [{ text: 'rain' }] }, 400, /the body must be an object/],
    ['bytes', { body: new Uint8Array([0xff, 0xfe, 0, 1, 2]) }, 400, /must be a JSON object in UTF-8/],
    ['a form', { body: new URLSearchParams({ text: 'rain' }) }, 400, /must be a JSON object/],
    ['too much', { json: { text: 'rain', more: 'x'.repeat(1_048_576) } }, 413, /must not be larger/],
  ])('%s', async (_, call, status, message) => {
    const response = await shopper.request('messages', call);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(response.status).toBe(status);
    expect(error.message).toMatch(message);
    expect(response.headers.get('access-control-allow-origin')).toBe(SHOP);
    expect(await exchanges()).toEqual([]);
  });
});

describe('a message', () => {
  it('is answered as a stream that proxies neither cache nor buffer', async () => {
    const { status, headers, events, token, exchangeId, raw } = await shopper.say('rain jacket');
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': SHOP,
      vary: 'Origin',
    });
    expect(events[0]).toEqual({ type: 'session', data: { token, exchangeId } });
    expect(token).toMatch(/^aisle_st_[\w-]{43}$/);
    expect(raw).toContain('Fern rain jacket');
    expect(events.map(({ type }) => type).filter((type) => type !== 'text')).toEqual([
      'session',
      'products',
      'suggestions',
      'done',
    ]);
  });

  it('is stored with its answer when the stream ends', async () => {
    const { text, exchangeId } = await shopper.say('rain jacket', {
      page: { url: `${SHOP}/search?q=rain`, title: 'Search' },
    });
    expect(await exchanges()).toMatchObject([
      {
        exchange_id: exchangeId,
        assistant_id: shop.assistantId,
        question: 'rain jacket',
        page_url: `${SHOP}/search?q=rain`,
        page_title: 'Search',
        answer: text,
        model: 'builtin/retrieval',
        fallback: null,
        aborted: false,
        outcome: 'answered',
        shown: expect.arrayContaining([shop.products[0]?.productId]),
      },
    ]);
  });

  it('follows on from earlier messages and their cards', async () => {
    const { token, events } = await shopper.say('rain jacket');
    const cards = events.flatMap(({ type, data }) =>
      type === 'products' ? (data['products'] as { title: string }[]) : [],
    );
    const next = await shopper.say('the second one: how much is it?', { token });
    expect(next.token).toBeUndefined();
    expect(next.text).toContain(cards[1]?.title);
  });

  it.each([
    'regenjacke unter 100 €',
    'imperméable à moins de 100 €',
    '¿chaqueta de lluvia?',
    'معطف مطر',
    'מעיל גשם \u202e rotated',
    'レインジャケット',
    '雨衣多少钱？',
    'дождевик',
    '👩‍👩‍👧 jacket 👍🏽',
    'Z\u0351\u036b\u0343\u036a\u0302algo jacket',
    '<script>alert(1)</script> jacket',
    "'; drop table exchanges; --",
    'x'.repeat(2_000),
    ' '.repeat(100_000) + 'jacket',
    '\u0001\u001b[31m jacket \u0085',
  ])('in any script is answered and stored: %j', async (text) => {
    const heard = await shopper.say(text);
    expect(heard.events.at(-1)?.type).toBe('done');
    expect(heard.text).not.toBe('');
    expect(await exchanges()).toMatchObject([{ question: text.trim(), answer: heard.text }]);
  });

  it('may have any content type, as long as it is JSON', async () => {
    for (const type of ['text/plain', 'application/octet-stream'])
      expect((await shopper.say('rain jacket', { headers: { 'Content-Type': type } })).raw).toContain('Fern');
  });
});

describe('the page of a message', () => {
  it.each<[string, object]>([
    ['its address', { url: `${SHOP}/H-1` }],
    ['its address with a campaign and an anchor', { url: `${SHOP}/H-1?utm_source=x#reviews`, title: 'Tent' }],
    ['its address and number', { url: `${SHOP}/H-1`, externalId: 'H-1' }],
    ['an unknown number', { url: `${SHOP}/H-1`, externalId: 'nobody knows' }],
  ])('tells what "this" is by %s', async (_, page) => {
    expect((await shopper.say('How much is this?', { page })).text).toContain('Heather tent');
  });

  it('tells what "this" is by our number, of this shop alone', async () => {
    const other = await openShop(service);
    for (const { products, tells } of [
      { ...shop, tells: true },
      { ...other, tells: false },
    ]) {
      const page = { url: `${SHOP}/somewhere`, productId: products[2]?.productId };
      const { text } = await shopper.say('How much is this?', { page });
      expect(text.includes('Heather tent')).toBe(tells);
    }
  });

  it('with several products tells by the number', async () => {
    const { key, assistantId, embedKey } = await openShop(service);
    for (const size of ['small', 'large']) {
      const fields = { title: `Bell lamp ${size}`, externalId: `L-${size}`, url: `${SHOP}/lamp`, price: 20 };
      await service.result(key, 'add_product', { assistantId, ...fields });
    }
    for (const size of ['large', 'small']) {
      const page = { url: `${SHOP}/lamp`, externalId: `L-${size}` };
      const { text } = await createShopper(service, embedKey).say('How much is this?', { page });
      expect(text).toContain(`lamp ${size}`);
    }
  });

  it.each([
    null,
    'https://shop.test/H-1',
    { url: 'javascript:alert(1)' },
    { url: 'about:srcdoc', title: 'x' },
    { url: `${SHOP}/${'x'.repeat(3_000)}` },
    { url: `${SHOP}/\0` },
    { title: 'no address' },
    { url: SHOP, title: 7 },
  ])('is ignored if invalid: %j', async (page) => {
    const { events } = await shopper.say('rain jacket', { page });
    expect(events.at(-1)?.type).toBe('done');
    expect(await exchanges()).toMatchObject([{ page_url: null, page_title: null }]);
  });

  it('is truncated and sanitized', async () => {
    await shopper.say('rain jacket', { page: { url: SHOP, title: `\ud800\0${'x'.repeat(1_000)}` } });
    expect(await exchanges()).toMatchObject([{ page_url: SHOP, page_title: `\ufffd${'x'.repeat(499)}` }]);
  });

  it("does not resolve another shop's product", async () => {
    const other = await openShop(service, { siteUrl: 'https://other.test' });
    const url = `${SHOP}/secret`;
    await service.result(other.key, 'add_product', { assistantId: other.assistantId, title: 'Secret lamp', url });
    expect((await shopper.say('How much is this?', { page: { url } })).raw).not.toContain('Secret');
  });
});

describe('a session', () => {
  it.each<[string, () => Promise<string>]>([
    ['made up', () => Promise.resolve(`aisle_st_${'A'.repeat(43)}`)],
    ['malformed', () => Promise.resolve('aisle_st_mine')],
    ['of another kind', () => Promise.resolve(shop.key)],
    [
      'of another organization',
      async () => {
        const other = await openShop(service);
        return String((await createShopper(service, other.embedKey).say('tent')).token);
      },
    ],
    [
      'of another assistant of the shop',
      async () => {
        const { key } = shop;
        const made = { name: 'Second', siteUrl: SHOP, modelName: 'builtin/retrieval' };
        const { assistantId, embedKey } = await service.result<{ assistantId: string; embedKey: string }>(
          key,
          'create_assistant',
          made,
        );
        await service.result(key, 'update_assistant', { assistantId, status: 'live' });
        return String((await createShopper(service, embedKey).say('tent')).token);
      },
    ],
    [
      'erased',
      async () => {
        const { token } = await shopper.say('tent');
        expect((await shopper.request('session', { method: 'DELETE', token })).status).toBe(204);
        return String(token);
      },
    ],
  ])('that is %s is replaced by a new one', async (_, makeToken) => {
    const token = await makeToken();
    const before = (await exchanges()).length;
    const heard = await shopper.say('rain jacket', { token });
    expect(heard.token).toMatch(/^aisle_st_[\w-]{43}$/);
    expect(heard.token).not.toBe(token);
    expect((await shopper.session(heard.token)).exchanges).toHaveLength(1);
    expect((await shopper.session(token)).status).toBe(404);
    expect(await exchanges()).toHaveLength(before + 1);
  });

  it('is stored under the hash of its token', async () => {
    const { token } = await shopper.say('rain jacket');
    const { rows } = await service.pool.query<{ row: string }>(
      'select row_to_json(c)::text as row from conversations c',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.row).not.toContain(token?.slice(9));
  });
});
