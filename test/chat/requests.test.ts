import { expect, it } from 'vitest';
import { readMessage } from '../../src/chat/builtin/message.ts';
import { requestsIn } from '../../src/chat/builtin/requests.ts';
import { languageOfCode } from '../../src/chat/languages/index.ts';

const requests = (text: string, code = 'en', isChoiceOpen = false) => {
  const read = (each: string) => readMessage(each, languageOfCode(code), [code]);
  return requestsIn(text, { read, earlier: [{ message: read(''), shown: [], isChoiceOpen, isProposed: false }] });
};

it.each([
  'Can I add it to my basket?',
  'I’ll take it, in blue, size M please',
  'Is it warm? Is it waterproof?',
  'add two to my basket, ok?',
  'nice, which one is lighter?',
  'Do you ship to France? Do you gift-wrap? I’ll take it. Is it warm?',
])('%s: one request', (text) => expect(requests(text)).toEqual([text]));

it.each([
  ['I’ll take it. Do you gift-wrap?', 'en', ['I’ll take it.', 'Do you gift-wrap?']],
  ['do you gift-wrap? add one to my basket then', 'en', ['do you gift-wrap?', 'add one to my basket then']],
  ['me la llevo, en rojo. lo podéis envolver?', 'es', ['me la llevo, en rojo.', 'lo podéis envolver?']],
  [
    'leg zwei in den Warenkorb, und wie lange dauert der Versand?',
    'de',
    ['leg zwei in den Warenkorb,', 'und wie lange dauert der Versand?'],
  ],
])('%s: two requests', (text, code, expected) => expect(requests(text, code)).toEqual(expected));

it('splits the answer to an open choice from a question', () => {
  const text = 'the off white one. how much is gift wrapping?';
  expect(requests(text, 'en', true)).toEqual(['the off white one.', 'how much is gift wrapping?']);
  expect(requests(text)).toEqual([text]);
});
