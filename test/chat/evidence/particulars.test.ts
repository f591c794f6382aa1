import { expect, it } from 'vitest';
import { type Options, gated } from './gated.ts';

const said = (text: string, options: Options = {}) => gated(text, { ...options, isLarge: true }).out;

it.each<[string, Options?]>([
  ['The Fulmar Fleece is in stock in black, size L.'],
  ['The moss Fulmar Fleece is in stock.'],
  ['Yes, it is available.', { asked: 'Do you have the Fulmar Fleece in L?' }],
  ['Die Fulmar Fleece in Schwarz, Größe L, ist auf Lager.', { language: 'de' }],
  ['The Fulmar Fleece in moss costs €60.'],
  ['La Fulmar Fleece nera costa 70 €.', { language: 'it' }],
  ['We are open on Saturday until 18:00.'],
  ['Le samedi, nous sommes ouverts à partir de 10 h.', { language: 'fr' }],
])('cuts what holds for another variant, day or country: %s', (text, options) => {
  expect(said(text, options)).toBe('');
});

it.each<[string, Options?]>([
  ['The Fulmar Fleece is in stock in black, size M.'],
  ['The Fulmar Fleece is in stock.'],
  ['In moss it is sold out, but the others of the Fulmar Fleece are in stock.', { asked: 'Is it there in moss?' }],
  ['Die Fulmar Fleece in Schwarz ist auf Lager.', { language: 'de' }],
  ['La Fulmar Fleece nera costa 60 €.', { language: 'it' }],
  ["L'article Fulmar Fleece est en stock.", { language: 'fr' }],
  ['We are open on Saturday from 9:30 to 16:00.'],
  ['De terça a sexta estamos abertos até às 18 h.', { language: 'pt' }],
])('passes what holds for it: %s', (text, options) => {
  expect(said(text, options)).toBe(text);
});
