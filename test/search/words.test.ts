import { describe, expect, it } from 'vitest';
import { fold } from '../../src/text/fold.ts';
import { words, wordsOf } from '../../src/text/words.ts';

it.each([
  ['nothing', '', []],
  ['marks', ' %_\'"\\&|!():*<-> … ', []],
  ['emoji', '🧥 👨‍👩‍👧', []],
  ['a lone surrogate', '\ud800', []],
  ['NUL', 'a\0b', ['a', 'b']],
  ['marks without a letter', '\u0301\u0301', []],
])('reads %s', (_what, text, wanted) => {
  expect(words(text, 1_000)).toEqual(wanted);
});

it.each([
  ['Storm-Jacket, XL!', ['storm', 'jacket', 'xl']],
  ["Women's boots", ['women', 'boots']],
  ['Levi’s 501', ['levi', '501']],
  ["l'eau d'été", ['l', 'eau', 'd', 'ete']],
  ["o'neill", ['o', 'neill']],
  ['Ærø Størm Straße', ['aero', 'storm', 'strasse']],
  ['ＦＵＬＬ ｗｉｄｔｈ ①', ['full', 'width', '1']],
  ['İstanbul ılık', ['istanbul', 'ilik']],
  ['Зимний ёж', ['зимний', 'еж']],
  ['防水ジャケット', ['防水', '水ジ', 'ジャ', 'ャケ', 'ケッ', 'ット']],
  ['iPhone15ケース', ['iphone15', 'ケー', 'ース']],
  ['水', ['水']],
  ['방수 재킷', ['방수', '재킷']],
  ['סַפָּה', ['ספה']],
  ['سُتْرَة', ['سترة']],
  ['कमीज', ['कमीज']],
])('%s', (text, wanted) => {
  expect(words(text, 1_000)).toEqual(wanted);
});

describe('limits', () => {
  it.each([
    ['bytes', 'one two three', 8, ['one', 'two']],
    ['bytes of letters of more than one', 'ää öö üü', 6, ['aa', 'oo']],
    ['the length of a word', 'x'.repeat(100), 1_000, ['x'.repeat(64)]],
  ])('%s', (_what, text, bytes, wanted) => {
    expect(words(text, bytes)).toEqual(wanted);
  });
});

it('keeps the original spelling for stemming', () => {
  expect(wordsOf('Équipées', 100)).toEqual([{ written: 'équipées', folded: 'equipees' }]);
});

it('folds folded words to themselves', () => {
  for (const word of words('Ærø Å Çà Ő ñ Й ß ж 재킷 ガ', 1_000)) expect(fold(word)).toBe(word);
});
