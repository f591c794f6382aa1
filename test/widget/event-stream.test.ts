import { expect, it } from 'vitest';
import { createEventReader } from '../../src/widget/panel/event-stream.ts';

type Event = [type: string, data: string];

function read(...chunks: string[]): Event[] {
  const events: Event[] = [];
  const reader = createEventReader((type, data) => events.push([type, data]));
  chunks.forEach(reader);
  return events;
}

it.each<[string, string, Event[]]>([
  ['nothing', '', []],
  ['an unfinished event', 'event: text\ndata: {"delta":"a"}\n', []],
  ['a type without data', 'event: done\n\n', []],
  ['comments', ': still here\n\n: and now\n\n', []],
  ['unknown fields', 'id: 7\nretry: 10\nfoo\n: x\n\n', []],
  ['an event', 'event: text\ndata: {}\n\n', [['text', '{}']]],
  ['an event without a type', 'data: x\n\n', [['message', 'x']]],
  [
    'a type that does not carry over to the next event',
    'event: a\ndata: 1\n\ndata: 2\n\n',
    [
      ['a', '1'],
      ['message', '2'],
    ],
  ],
  ['data on several lines', 'data: a\ndata: b\n\n', [['message', 'a\nb']]],
  ['no space, or one of several', 'data:a\ndata:  b\n\n', [['message', 'a\n b']]],
  ['a field without a value', 'data\n\n', [['message', '']]],
  ['colons in the data', 'data: a:b: c\n\n', [['message', 'a:b: c']]],
  ['a comment within an event', 'event: x\n: hush\ndata: 1\n\n', [['x', '1']]],
  ['lines that end in CR', 'event: x\rdata: 1\r\r', [['x', '1']]],
  ['lines that end in CRLF', 'event: x\r\ndata: 1\r\n\r\n', [['x', '1']]],
])('reads %s', (_, stream, events) => {
  expect(read(stream)).toEqual(events);
});

it.each(['\n', '\r', '\r\n'])('reads the same events wherever a chunk ends, with lines that end in %j', (end) => {
  const lines = [
    ': hello',
    'event: text',
    'data: {"delta":"grüße 🌲"}',
    '',
    'data: 1',
    'data: 2',
    '',
    'event: done',
    'data: {}',
    '',
  ];
  const stream = lines.map((line) => line + end).join('');
  const whole = read(stream);
  expect(whole).toEqual([
    ['text', '{"delta":"grüße 🌲"}'],
    ['message', '1\n2'],
    ['done', '{}'],
  ]);
  for (let at = 0; at <= stream.length; at += 1) expect(read(stream.slice(0, at), stream.slice(at))).toEqual(whole);
  expect(read(...stream.split(''))).toEqual(whole);
});

it('reads an event of a megabyte in small chunks', () => {
  const data = 'x'.repeat(1_000_000);
  const chunks = `data: ${data}\n\n`.match(/[^]{1,64}/g) ?? [];
  expect(read(...chunks)).toEqual([['message', data]]);
});
