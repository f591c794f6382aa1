import { expect, test } from 'vitest';
import { decodeHtml } from '../../src/crawl/http/charset.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each<[string, Uint8Array, string | undefined, string]>([
  ['an empty body', new Uint8Array(), undefined, ''],
  ['an unknown label', utf8('čaj'), 'text/html; charset=none-such', 'čaj'],
  ['an unknown label without valid UTF-8', bytes('caf\xe9'), 'text/html; charset=x', 'café'],
  ['undeclared UTF-8', utf8('čaj 5 €'), 'text/html', 'čaj 5 €'],
  ['undeclared windows-1252', bytes('caf\xe9 5 \x80'), 'text/html', 'café 5 €'],
  ['windows-1252 declared as UTF-8', bytes('caf\xe9'), 'text/html; charset=utf-8', 'café'],
  ['the charset of the header', bytes('\xe8aj'), 'text/html; charset="ISO-8859-2"', 'čaj'],
  [
    'the charset of the header rather than a meta element',
    bytes('<meta charset="iso-8859-1">\xe8'),
    'text/html;charset=iso-8859-2',
    '<meta charset="iso-8859-1">č',
  ],
  [
    'the charset of a meta element',
    bytes('<META CHARSET=windows-1251>\xc4\xe0'),
    undefined,
    '<META CHARSET=windows-1251>Да',
  ],
  [
    'the charset of a meta http-equiv element',
    bytes('<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"/>\xc4'),
    undefined,
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"/>Д',
  ],
  [
    'UTF-8 with a meta element that declares UTF-16',
    utf8('<meta charset="utf-16">č'),
    undefined,
    '<meta charset="utf-16">č',
  ],
  [
    'UTF-8 that kept the declaration of what it was converted from',
    utf8('<meta charset="windows-1251">Да'),
    'text/html; charset=iso-8859-1',
    '<meta charset="windows-1251">Да',
  ],
  [
    'two bytes of windows-1252 that are no whole letters of UTF-8',
    bytes('\xc3\xa9 caf\xe9'),
    'text/html; charset=windows-1252',
    'Ã© café',
  ],
  ['a byte order mark rather than the header', utf8('\ufeffč'), 'text/html; charset=iso-8859-1', 'č'],
  ['UTF-16 with a byte order mark', Uint8Array.of(0xff, 0xfe, 0x0d, 0x01), undefined, 'č'],
])('decodes %s', (_, body, contentType, text) => {
  expect(decodeHtml(body, contentType)).toBe(text);
});

test('loses only the stray byte of a page declared as UTF-8', () => {
  const page = Uint8Array.of(...utf8('<meta charset="utf-8">čaj '.repeat(50)), 0xe9);
  expect(decodeHtml(page)).toContain('čaj');
});
