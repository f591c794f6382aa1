import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { joinDeltas } from '../../src/chat/models/join-deltas.ts';
import { createModels } from '../../src/chat/models/registry.ts';
import type { StreamPart } from '../../src/chat/models/specification.ts';
import { serveModel } from '../setup/model-server.ts';
import { adviserWith, ask } from './conversation.ts';
import { knowledge } from './example-knowledge.ts';
import { exampleCatalogue, sourcesOf } from './fake-shop.ts';

const text = (delta: string, id = '0'): StreamPart => ({ type: 'text-delta', id, delta });
const thought = (delta: string): StreamPart => ({ type: 'reasoning-delta', id: '0', delta });
const input = (delta: string, id = 'call'): StreamPart => ({ type: 'tool-input-delta', id, delta });
const signed: StreamPart = { type: 'text-delta', id: '0', delta: 'c', providerMetadata: { p: { signature: 's' } } };
const call: StreamPart = { type: 'tool-call', toolCallId: 'call', toolName: 'search_products', input: '{}' };
const end: StreamPart = { type: 'text-end', id: '0' };

it.each<[what: string, given: StreamPart[], wanted: StreamPart[]]>([
  ['text', [text('a'), text('b'), text('c')], [text('abc')]],
  ['thoughts', [thought('a'), thought('b')], [thought('ab')]],
  ['tool input', [input('{'), input('}'), call], [input('{}'), call]],
  ['no deltas across another part', [text('a'), text('b'), end, text('c')], [text('ab'), end, text('c')]],
  ['no deltas of different kinds', [thought('a'), text('b')], [thought('a'), text('b')]],
  ['no deltas of different texts', [text('a', '0'), text('b', '1')], [text('a', '0'), text('b', '1')]],
  [
    'no delta with provider metadata to an earlier one',
    [text('a'), text('b'), signed, text('d')],
    [text('ab'), { ...signed, delta: 'cd' }],
  ],
  ['an empty stream', [], []],
])('joins %s', async (_, given, wanted) => {
  expect(await Array.fromAsync(joinDeltas(ReadableStream.from(given)))).toEqual(wanted);
});

it('does not wait for later deltas', async () => {
  let send: (part: StreamPart) => void = () => {};
  const stream = new ReadableStream<StreamPart>({ start: (to) => void (send = (part) => to.enqueue(part)) });
  const reader = joinDeltas(stream).getReader();
  const first = reader.read();
  send(text('a'));
  send(text('b'));
  expect((await first).value).toEqual(text('ab'));
  const second = reader.read();
  await nextTurn();
  send(text('c'));
  expect((await second).value).toEqual(text('c'));
});

it('reads on demand only, and passes on cancellation and errors', async () => {
  const pull = vi.fn<(to: ReadableStreamDefaultController<StreamPart>) => void>((to) => to.enqueue(end));
  const cancel = vi.fn<() => void>();
  const stream = joinDeltas(new ReadableStream<StreamPart>({ pull, cancel }, { highWaterMark: 0 }));
  const reader = stream.getReader();
  await reader.read();
  await nextTurn();
  expect(pull).toHaveBeenCalledOnce();
  await reader.cancel();
  expect(cancel).toHaveBeenCalledOnce();

  const broken = new ReadableStream<StreamPart>({ start: (to) => to.error(new Error('gone')) });
  await expect(joinDeltas(broken).getReader().read()).rejects.toThrow('gone');
});

it('streams deltas that arrive together as one piece, not word by word', async () => {
  const event = (content: string, finish: string | null) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
  const words = 'Good day to you, and welcome to our shop of warm and dry things.'.match(/\S+\s?/g) ?? [];
  const raw = `${words.map((word) => event(word, null)).join('')}${event('', 'stop')}data: [DONE]\n\n`;
  const server = await serveModel([{ raw }]);
  const models = createModels({ compatible: { url: server.url, models: ['small'] } });
  const adviser = adviserWith(sourcesOf(exampleCatalogue, knowledge), models);
  const { parts } = await ask(adviser, 'Good morning', { assistant: { modelName: 'small' } });
  // The claim check holds back the last word.
  expect(parts.filter(({ type }) => type === 'text').length).toBeLessThanOrEqual(2);
  expect(parts.flatMap((part) => (part.type === 'text' ? part.delta : [])).join('')).toBe(words.join(''));
});
