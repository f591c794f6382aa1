import { describe, expect, it } from 'vitest';
import {
  type Change,
  EMPTY,
  type Part,
  type State,
  findProduct,
  visibleSegments,
  reduce,
  textOf,
} from '../../src/widget/panel/state.ts';

const after = (...changes: Change[]): State => changes.reduce(reduce, EMPTY);
const TENT = {
  productId: 'prd_1',
  externalId: 'T',
  title: 'Tent',
  url: 'https://shop.test/t',
  imageUrl: null,
  price: 9,
  currency: 'EUR',
  availability: 'in_stock' as const,
  brand: null,
  category: null,
};
const text = (delta: string): Part => ({ type: 'text', delta });
const asked: Change = { type: 'asked', question: 'Tents?' };
const parts = (...given: Part[]): Change => ({ type: 'parts', parts: given });

it.each<Change>([parts(text('late')), { type: 'started', exchangeId: 'msg_1' }, { type: 'ended', state: 'done' }])(
  'ignores a change to an answer when nothing was asked: %j',
  (change) => {
    expect(reduce(EMPTY, change)).toBe(EMPTY);
  },
);

it('ignores unknown parts', () => {
  const state = after(asked, parts({ type: 'hologram' } as unknown as Part, { type: 'done' }));
  expect(state.live?.segments).toEqual([]);
});

describe('an answer', () => {
  const products: Part = { type: 'products', products: [TENT] };

  it('consists of its parts in order, with adjacent text joined', () => {
    const state = after(asked, parts(text('a'), text('b')), parts(products, text('c')), parts(text('d')));
    expect(state.live?.segments).toEqual([{ type: 'text', text: 'ab' }, products, { type: 'text', text: 'cd' }]);
    expect(textOf(state.live ?? { segments: [] })).toBe('ab\n\n\n\ncd');
  });

  it('leaves previous exchanges untouched while it grows', () => {
    const before = after(asked, { type: 'ended', state: 'done' });
    const { past } = [asked, parts(text('a')), parts(text('b'))].reduce(reduce, before);
    expect(past).toBe(before.past);
  });

  it('becomes past when it ends in any state', () => {
    for (const state of ['done', 'stopped', 'offline', 'busy', 'failed'] as const) {
      const { past, live } = after(asked, { type: 'ended', state });
      expect(live).toBeUndefined();
      expect(past.map((each) => each.state)).toEqual([state]);
    }
  });

  it('is rated without changing others', () => {
    const one = [asked, { type: 'started', exchangeId: 'msg_1' }, { type: 'ended', state: 'done' }] as const;
    const other = [asked, { type: 'started', exchangeId: 'msg_2' }, { type: 'ended', state: 'done' }] as const;
    const { past } = after(...one, ...other, { type: 'rated', exchangeId: 'msg_2', feedback: 'up' });
    expect(past.map(({ feedback }) => feedback)).toEqual([null, 'up']);
  });
});

it('removes the last exchange, or all of them', () => {
  const two = [asked, { type: 'ended', state: 'failed' }, asked, { type: 'ended', state: 'done' }] as const;
  expect(after(...two, { type: 'last_removed' }).past.map(({ state }) => state)).toEqual(['failed']);
  expect(after(...two, { type: 'cleared' })).toEqual(EMPTY);
});

it('restores stored exchanges, and marks one without an answer as stopped', () => {
  const stored = {
    exchangeId: 'msg_1',
    question: 'Tents?',
    answer: 'Two.',
    parts: [{ type: 'products' as const, products: [TENT] }],
    feedback: 'down' as const,
  };
  const { past } = after({ type: 'restored', exchanges: [stored, { ...stored, answer: null, parts: [] }] });
  expect(past[0]).toMatchObject({ exchangeId: 'msg_1', question: 'Tents?', state: 'done', feedback: 'down' });
  expect(past[0]?.segments.map(({ type }) => type)).toEqual(['text', 'products']);
  expect(past[1]).toMatchObject({ segments: [], state: 'stopped' });
  expect(new Set(past.map(({ id }) => id)).size).toBe(2);
});

it('finds the latest version of a product', () => {
  const dearer = { ...TENT, price: 10 };
  const state = after(
    asked,
    parts({ type: 'products', products: [TENT] }),
    { type: 'ended', state: 'done' },
    asked,
    parts({ type: 'comparison', products: [dearer] }),
    { type: 'ended', state: 'done' },
  );
  expect(findProduct(state, 'prd_1')).toBe(dearer);
  expect(findProduct(state, 'prd_2')).toBeUndefined();
});

describe('visible segments', () => {
  const products: Part = { type: 'products', products: [TENT] };
  const both: Part = { type: 'products', products: [TENT, { ...TENT, productId: 'prd_2' }] };
  const proposal: Part = { type: 'cart', productId: 'prd_1', externalId: 'T', amount: 2 };

  it.each<['open' | 'done' | 'stopped', Part[], string[]]>([
    ['open', [products], []],
    ['open', [products, text('a')], ['a']],
    ['done', [products, text('a')], ['a', 'products']],
    ['stopped', [text('a'), products, text('b')], ['a', 'b', 'products']],
    ['done', [proposal, products, text('a')], ['a', 'cart']],
    ['done', [proposal, both], ['cart', 'products']],
  ])('of an answer that is %s: %j', (state, given, expected) => {
    const segments = after(asked, parts(...given)).live?.segments ?? [];
    const visible = visibleSegments({ segments, state });
    expect(visible.map((segment) => (segment.type === 'text' ? segment.text : segment.type))).toEqual(expected);
  });
});
