import { describe, expect, it } from 'vitest';
import { findMatches } from '../../src/console/palette-match.ts';

const PAGES = [
  { title: 'Einstellungen', detail: 'Brackenholm' },
  { title: 'Änderungsprotokoll', detail: 'Brackenholm' },
  { title: 'API-Schlüssel', detail: 'Brackenholm' },
  { title: 'Offene Fragen', detail: 'Café Zoë' },
  { title: 'Katalog', detail: 'Café Zoë' },
  { title: 'Katalog', detail: 'Weiß & Söhne' },
  { title: 'Darstellung: Dunkel', also: 'Farbschema Nachtmodus' },
];
const found = (query: string) =>
  findMatches(PAGES, query).map(({ title, detail }) => `${title} ${detail ?? ''}`.trim());

describe('finds a page', () => {
  it.each([
    ['by the beginning of a word', 'einst', 'Einstellungen Brackenholm'],
    ['in capitals', 'EINSTELLUNGEN', 'Einstellungen Brackenholm'],
    ['without its umlaut', 'anderungs', 'Änderungsprotokoll Brackenholm'],
    ['with the umlaut written as two letters', 'aenderung', 'Änderungsprotokoll Brackenholm'],
    ['with the umlaut as a letter and a combining mark', 'a\u0308nderung', 'Änderungsprotokoll Brackenholm'],
    ['within a compound', 'protokoll', 'Änderungsprotokoll Brackenholm'],
    ['after a hyphen', 'schluessel', 'API-Schlüssel Brackenholm'],
    ['with a hyphen of its own', 'api-schlüssel', 'API-Schlüssel Brackenholm'],
    ['with a space for the hyphen', 'schlüssel api', 'API-Schlüssel Brackenholm'],
    ['with words in another order', 'fragen offene', 'Offene Fragen Café Zoë'],
    ['by a word of its title and one of its place', 'zoe katalog', 'Katalog Café Zoë'],
    ['by a place with ß', 'katalog weiss', 'Katalog Weiß & Söhne'],
    ['by a place with ß in capitals', 'WEISS KATALOG', 'Katalog Weiß & Söhne'],
    ['by a word that it is also called by', 'nachtmodus', 'Darstellung: Dunkel'],
    ['with spaces around', '  einstellungen  ', 'Einstellungen Brackenholm'],
  ])('%s', (_, query, expected) => expect(found(query)).toEqual([expected]));
});

describe('finds nothing', () => {
  it.each([
    ['if one of the words is nowhere', 'katalog zzz'],
    ['for a symbol that no page has', '🦆'],
  ])('%s', (_, query) => expect(found(query)).toEqual([]));
});

it.each(['', '   ', '-', ' – '])('keeps all pages, in their order, for %j', (query) => {
  expect(findMatches(PAGES, query)).toEqual(PAGES);
});

it('puts titles that begin with the words before those that contain them, and places last', () => {
  const items = [
    { title: 'Settings', detail: 'Keyboards' },
    { title: 'Monkey business' },
    { title: 'API keys' },
    { title: 'Keys' },
  ];
  expect(findMatches(items, 'key').map(({ title }) => title)).toEqual([
    'Keys',
    'API keys',
    'Monkey business',
    'Settings',
  ]);
});

it('puts the exact title first, and keeps the order of equals', () => {
  const items = [
    { title: 'Catalogue', detail: 'Camping' },
    { title: 'Add a product', detail: 'Camping' },
    { title: 'Camping' },
    { title: 'Camping outlet' },
  ];
  expect(findMatches(items, 'camping')).toEqual([items[2], items[3], items[0], items[1]]);
});

it.each([
  ['ISTANBUL', 'İstanbul'],
  ['istanbul', 'İSTANBUL'],
  ['isik', 'IŞIK'],
  ['isik', 'ışık'],
  ['smorrebrod', 'Smørrebrød'],
  ['lodz', 'Łódź'],
  ['oeuvre', 'Œuvre'],
  ['aerø', 'Ærø'],
  ['fisch', 'Fisch'],
  ['ΛΌΓΟΣ', 'λόγος'],
  ['한', '한국'],
  ['ｋｅｙｓ', 'Keys'],
  ['c++', 'Tools for C++'],
  ["men's", 'Men’s shoes'],
])('%j finds %j', (query, title) => {
  expect(findMatches([{ title }], query)).toHaveLength(1);
});

it('is not slowed down by a long query', () => {
  const items = Array.from({ length: 1000 }, (_, at) => ({ title: `Assistant ${at}`, detail: 'x'.repeat(200) }));
  expect(findMatches(items, 'a '.repeat(5000))).toHaveLength(1000);
});
