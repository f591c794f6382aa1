import { describe, expect, it } from 'vitest';
import { blanksIn, firstLine } from '../../src/console/knowledge-content.ts';
import { texts } from '../../src/console/texts/texts.ts';

describe('a template', () => {
  it.each(Object.values(texts.knowledgeTemplates))('$label has blanks, which are complete', ({ text }) => {
    expect(blanksIn(text).length).toBeGreaterThan(3);
    const filled = blanksIn(text).reduce((left, blank) => left.replaceAll(`[[${blank}]]`, 'filled'), text);
    expect(filled).not.toMatch(/\[\[|\]\]/);
  });
});

describe('blanksIn', () => {
  it.each<[string, string[]]>([
    ['We ship in [[number]] to [[number]] days to [[countries]].', ['number', 'countries']],
    ['A [link](https://shop.test/) and an [option].', []],
    ['An open [[blank\nof two lines]].', []],
    ['', []],
  ])('of %j', (text, blanks) => expect(blanksIn(text)).toEqual(blanks));
});

describe('firstLine', () => {
  it.each([
    ['# Shipping\n\nWe ship **everywhere**.', 'We ship everywhere.'],
    ['- one\n- two', 'one'],
    ['| S | M |\n| - | - |', 'S M'],
    ['# Only a heading', 'Only a heading'],
    ['\n---\n', ''],
  ])('of %j', (content, line) => expect(firstLine(content)).toBe(line));
});
