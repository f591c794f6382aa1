import { describe, expect, it } from 'vitest';
import { mergeDeltas } from '../../src/chat/models/merged-deltas.ts';

const event = (data: object | string, head = '') =>
  `${head}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

const chunk = (delta: object, fields: object = {}) =>
  event({ id: 'c1', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: null }], ...fields });

describe('does not merge events that differ in more than their text', () => {
  it.each<[what: string, ...events: string[]]>([
    ['another choice', chunk({ content: 'a' }), event({ id: 'c1', choices: [{ index: 1, delta: { content: 'b' } }] })],
    ['another answer', chunk({ content: 'a' }), chunk({ content: 'b' }, { id: 'c2' })],
    ['text, then reasoning', chunk({ content: 'a' }), chunk({ reasoning_content: 'b' })],
    ['a role, then text', chunk({ role: 'assistant', content: '' }), chunk({ content: 'a' })],
    ['null, then text', chunk({ content: null }), chunk({ content: 'a' })],
    [
      'another tool call',
      chunk({ tool_calls: [{ index: 0, id: 'a' }] }),
      chunk({ tool_calls: [{ index: 1, id: 'b' }] }),
    ],
    ['an additional item', chunk({ parts: [{ text: 'a' }] }), chunk({ parts: [{ text: 'a' }, { text: 'b' }] })],
    ['an array, then an object', event({ delta: ['a'] }), event({ delta: { 0: 'a' } })],
    ['another event type', event({ delta: 'a' }, 'event: one\n'), event({ delta: 'b' }, 'event: two\n')],
    ['fields in another order', event({ type: 'x', delta: 'a' }), event({ delta: 'b', type: 'x' })],
    ['text that is not JSON', event('[DONE]'), event('[DONE]')],
    ['truncated JSON', event('{"delta":"a'), event('{"delta":"b"}')],
    ['multi-line data', 'data: {"delta":\ndata: "a"}\n\n', 'data: {"delta":\ndata: "b"}\n\n'],
    ['a comment', ': ping\n\n', event({ delta: 'a' })],
    ['an empty and a null list', chunk({ content: 'a' }, { choices: [] }), chunk({ content: 'b' }, { choices: null })],
  ])('%s', (_, ...events) => {
    expect(mergeDeltas(events.join(''))).toBe(events.join(''));
  });

  it('deeply nested JSON', () => {
    const nested = `{"delta":${'['.repeat(20_000)}"a"${']'.repeat(20_000)}}`;
    const events = event(nested) + event(nested.replace('"a"', '"b"'));
    expect(mergeDeltas(events)).toBe(events);
  });
});

it.each<[provider: string, before: object, after: object, merged: object]>([
  [
    'chat completions',
    { id: 'c', choices: [{ index: 0, delta: { content: 'größe “A' }, finish_reason: null }], usage: null },
    { id: 'c', choices: [{ index: 0, delta: { content: '”\n' }, finish_reason: null }], usage: { total_tokens: 2 } },
    {
      id: 'c',
      choices: [{ index: 0, delta: { content: 'größe “A”\n' }, finish_reason: null }],
      usage: { total_tokens: 2 },
    },
  ],
  [
    'tool arguments',
    { choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: '{"q":' } }] } }] },
    { choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: '"x"}' } }] } }] },
    { choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: '{"q":"x"}' } }] } }] },
  ],
  [
    'responses',
    { type: 'response.output_text.delta', item_id: 'm', delta: 'ha', sequence_number: 4, obfuscation: 'xy' },
    { type: 'response.output_text.delta', item_id: 'm', delta: 'ha', sequence_number: 5, obfuscation: 'z' },
    { type: 'response.output_text.delta', item_id: 'm', delta: 'haha', sequence_number: 5, obfuscation: 'z' },
  ],
  [
    'messages',
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'a ' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'b' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'a b' } },
  ],
  [
    'generateContent',
    { candidates: [{ content: { parts: [{ text: 'a ' }], role: 'model' } }], usageMetadata: { totalTokenCount: 1 } },
    { candidates: [{ content: { parts: [{ text: 'b' }], role: 'model' } }], usageMetadata: { totalTokenCount: 2 } },
    { candidates: [{ content: { parts: [{ text: 'a b' }], role: 'model' } }], usageMetadata: { totalTokenCount: 2 } },
  ],
])('merges the deltas of %s', (_, before, after, merged) => {
  expect(mergeDeltas(event(before, 'event: x\n') + event(after, 'event: x\n'))).toBe(event(merged, 'event: x\n'));
});

it('merges consecutive deltas between other events, in order', () => {
  const events = [
    chunk({ role: 'assistant' }),
    ...['a', 'b', 'c'].map((content) => chunk({ content })),
    event('[DONE]'),
  ];
  expect(mergeDeltas(events.join(''))).toBe(chunk({ role: 'assistant' }) + chunk({ content: 'abc' }) + event('[DONE]'));
});
