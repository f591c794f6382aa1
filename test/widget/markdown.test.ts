import { describe, expect, it } from 'vitest';
import {
  type Block,
  type Inline,
  parseBlock,
  plainText,
  safeHref,
  completeMarkdown,
  splitBlocks,
} from '../../src/widget/panel/markdown.ts';

const parse = (text: string): Block[] => splitBlocks(text).flatMap(parseBlock);
const list = (items: string[], start?: number, isNested = false): Block => ({
  type: 'list',
  isNested,
  start,
  items: items.map((item) => [item]),
});
const paragraph = (...line: Inline[]): Block => ({ type: 'paragraph', lines: [line] });

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//shop.test/x',
  '/products/x',
  'mailto:a@b.test',
  'https://',
  'https://shop.test@evil.test/',
  'https://a:b@evil.test/',
  ' https://shop.test',
  '',
])('does not link to %j', (href) => {
  expect(safeHref(href)).toBeUndefined();
  expect(JSON.stringify(parse(`[x](${href})`))).not.toContain('"link"');
});

it('links to http and https URLs', () => {
  expect(safeHref('https://shop.test/a b')).toBe('https://shop.test/a%20b');
  expect(safeHref('HTTP://SHOP.TEST/x')).toBe('http://shop.test/x');
});

describe('keeps as plain text', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '![picture](https://x.test/a.png',
    'a ** b ** c',
    '2 * 3 * 4',
    'W*ILD-1*X',
    'snake_case_name and __init__',
    '[no link]',
    '[](https://shop.test)',
    '**',
    '\u202Egnp.exe',
  ])('%j', (text) => {
    expect(parse(text)).toEqual([paragraph(text)]);
  });
});

it.each<[string, Block[]]>([
  ['', []],
  ['\n\n \n', []],
  ['a **b** c', [paragraph('a ', { type: 'strong', children: ['b'] }, ' c')]],
  ['*a*', [paragraph({ type: 'em', children: ['a'] })]],
  ['**a *b* c**', [paragraph({ type: 'strong', children: ['a ', { type: 'em', children: ['b'] }, ' c'] })]],
  ['use `code`', [paragraph('use ', 'code')]],
  ['[a](https://b.test)', [paragraph({ type: 'link', href: 'https://b.test/', children: ['a'] })]],
  ['[a](javascript:x)', [paragraph('a')]],
  ['![a](https://b.test/a.png)', [paragraph({ type: 'link', href: 'https://b.test/a.png', children: ['a'] })]],
  [
    '**[a](https://b.test)**',
    [paragraph({ type: 'strong', children: [{ type: 'link', href: 'https://b.test/', children: ['a'] }] })],
  ],
  ['a\nb\n\nc', [{ type: 'paragraph', lines: [['a'], ['b']] }, paragraph('c')]],
  ['- a\n* b\n• c', [list(['a', 'b', 'c'])]],
  ['3. a\n4) b', [list(['a', 'b'], 3)]],
  ['- a\n  more\n- b', [{ type: 'list', isNested: false, start: undefined, items: [['a', ' ', 'more'], ['b']] }]],
  ['- a\n  - b\n    - c\n- d', [list(['a']), list(['b', 'c'], undefined, true), list(['d'])]],
  ['1. a\n   - b\n2. c', [list(['a'], 1), list(['b'], undefined, true), list(['c'], 2)]],
  ['  - a\n  - b', [list(['a', 'b'])]],
  ['Have:\n- a', [paragraph('Have:'), list(['a'])]],
  ['## A', [{ type: 'heading', lines: [['A']] }]],
  ['1.5 l and -5 °C', [paragraph('1.5 l and -5 °C')]],
])('parses %j', (text, blocks) => {
  expect(parse(text)).toEqual(blocks);
});

it.each([
  ['a **b', 'a **b**'],
  ['a **', 'a '],
  ['a *', 'a '],
  ['a **b**', 'a **b**'],
  ['see [the te', 'see the te'],
  ['see [the tent](https://sho', 'see the tent'],
  ['see [the tent](https://shop.test)', 'see [the tent](https://shop.test)'],
  ['**a**\nb **c', '**a**\nb **c**'],
])('completes the unfinished Markdown %j', (text, shown) => {
  expect(completeMarkdown(text)).toBe(shown);
});

it('keeps the blocks before the last one while a text grows', () => {
  const text = 'One **two**.\n\n- a\n- b\n\nThree [four](https://x.test).';
  const whole = splitBlocks(text);
  for (let at = 1; at < text.length; at += 1) {
    const blocks = splitBlocks(text.slice(0, at));
    expect(blocks.slice(0, -1)).toEqual(whole.slice(0, blocks.length - 1));
  }
});

it('extracts the plain text', () => {
  expect(plainText('# Tents\n\n- **Heron**: [see](https://x.test)\n- b')).toBe('Tents\nHeron: see\nb');
});

/** A regular expression that backtracks would not finish here. */
it.each(['[', '**', '*a', '`', '[a](', '- ', '(', '# ', '** a', '[[a]'])(
  'parses 50,000 repetitions of %j in time',
  (piece) => {
    const text = piece.repeat(50_000);
    expect(parse(text)).toHaveLength(1);
    expect(completeMarkdown(text).length).toBeGreaterThan(0);
  },
);
