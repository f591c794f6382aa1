import { describe, expect, it } from 'vitest';
import { type Message, promptOf, tokensIn, trimHistory } from '../../src/chat/conversation/history.ts';
import { product } from './fake-shop.ts';

const asked = (text: string): Message => ({ role: 'shopper', text });
const answered = (text: string, productIds?: string[]): Message => ({ role: 'assistant', text, productIds });

describe('trimHistory handles', () => {
  it.each<[string, Message[], string[]]>([
    ['no conversation', [], []],
    ['an empty message', [asked(' \n ')], ['']],
    ['empty answers', [asked('a'), answered(''), asked('b')], ['a', 'b']],
    ['an answer at the beginning', [answered('hello'), asked('a')], ['a']],
    ['control characters', [asked('a\u0000b\u001b[31m\n\tc')], ['a b [31m\n\tc']],
    ['a lone surrogate', [asked('a\ud800')], ['a\ufffd']],
  ])('%s', (_, messages, texts) => {
    expect(trimHistory(messages).map(({ text }) => text)).toEqual(texts);
  });

  it('keeps the latest messages of a long conversation, and always the newest', () => {
    const long = Array.from({ length: 100 }, (_, at) => [
      asked(`${at} ${'word '.repeat(100)}`),
      answered('yes'),
    ]).flat();
    const kept = trimHistory([...long, asked('x'.repeat(100_000))]);
    expect(kept.at(-1)?.text).toHaveLength(8_000);
    expect(kept[0]?.role).toBe('shopper');
    expect(kept.reduce((sum, { text }) => sum + tokensIn(text), 0)).toBeLessThanOrEqual(6_000);
    expect(kept.length).toBeGreaterThan(20);
  });

  it('counts each CJK character as a token', () => {
    expect([tokensIn('word word'), tokensIn('防水ジャケット'), tokensIn('')]).toEqual([3, 7, 0]);
  });
});

it('represents earlier cards as tool calls with the current product data', () => {
  const known = new Map([['prd_1', product('prd_1', { title: 'Mug', price: 9 })]]);
  const prompt = promptOf([asked('mugs'), answered('Here.', ['prd_1', 'prd_gone']), asked('the first')], known);
  expect(prompt.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant', 'user']);
  const unknown = { brand: null, category: null, currency: null, availability: 'unknown' };
  const shown = { productId: 'prd_1', title: 'Mug', price: 9, ...unknown };
  expect(prompt[2]?.content).toMatchObject([
    { type: 'tool-result', toolName: 'show_products', output: { type: 'json', value: { shown: [shown] } } },
  ]);
});

it('omits deleted products and empty answers', () => {
  const prompt = promptOf([asked('mugs'), answered('', ['prd_gone']), asked('more')], new Map());
  expect(prompt.map(({ role }) => role)).toEqual(['user', 'user']);
});
