import { expect, it } from 'vitest';
import type { Exchange } from '../../src/widget/panel/state.ts';
import { mailTo, transcriptOf } from '../../src/widget/panel/transcript.ts';

const exchange = (question: string, answer: string): Exchange => ({
  id: 1,
  exchangeId: 'msg_1',
  question,
  segments: [{ type: 'text', text: answer }],
  suggestions: [],
  sources: [],
  state: 'done',
  feedback: null,
});

const bodyOf = (link: string) => decodeURIComponent(link.split('&body=')[1] ?? '').replaceAll('\r\n', '\n');

it('writes a conversation as plain text, without marks and cards', () => {
  const { segments, ...rest } = exchange('And in **blue**?', 'The **Skerry**:\n\n- in blue\n- in red');
  const cards = [...segments, { type: 'products' as const, products: [] }];
  expect(transcriptOf([exchange('Hello', 'Hi!'), { ...rest, segments: cards }], 'You', 'Shop')).toBe(
    'You: Hello\n\nShop: Hi!\n\nYou: And in **blue**?\n\nShop: The Skerry:\nin blue\nin red',
  );
});

it('writes spaces, signs and line breaks as RFC 6068 says', () => {
  expect(mailTo('me+you@shop.test', 'A & B', 'You: 1+1?\n\nShop: 100 %')).toBe(
    'mailto:me+you@shop.test?subject=A%20%26%20B&body=You%3A%201%2B1%3F%0D%0A%0D%0AShop%3A%20100%20%25',
  );
});

it.each([
  ['many short messages', Array.from({ length: 400 }, (_, at) => `You: question ${at}`)],
  ['long ones', Array.from({ length: 9 }, (_, at) => `Shop: ${'long answer '.repeat(40)}${at}`)],
  ['messages in Arabic', Array.from({ length: 40 }, (_, at) => `أنت: هل لديكم خيمة لشخصين ${at}`)],
])('keeps the newest of %s whole', (_case, messages) => {
  const link = mailTo('help@shop.test', 'Conversation', messages.join('\n\n'));
  expect(link.length).toBeLessThanOrEqual(1800);
  const kept = bodyOf(link).split('\n\n');
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(messages.slice(-kept.length));
});

it.each(['x', '漢', '🧦', '\ud83e'])('keeps the end of a message that is too long by itself: %j', (character) => {
  const link = mailTo('help@shop.test', 'Conversation', `${character.repeat(3_000)}end`);
  expect(link.length).toBeLessThanOrEqual(1800);
  expect(link.length).toBeGreaterThan(1500);
  expect(bodyOf(link)).toMatch(/end$/);
});
