import { describe, expect, it } from 'vitest';
import { splitPassages } from '../../src/search/passages.ts';

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
const sentences = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `Sentence ${from + at} has six words.`).join(' ');

describe('splitPassages', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\r\n '],
    ['headings alone', '# Shipping\n## Costs'],
  ])('returns nothing for %s', (_, content) => {
    expect([...splitPassages(content)]).toEqual([]);
  });

  it('keeps a short text whole', () => {
    expect([...splitPassages('# Shipping\nWe send it.\r\n\r\nAt once.')]).toEqual([
      '# Shipping\nWe send it.\nAt once.',
    ]);
  });

  it('splits long sections at their headings, and joins short ones', () => {
    const long = sentences(0, 12);
    const passages = [...splitPassages(`# One\n${long}\n# Two\nShort.\n# Three\nShort too.`)];
    expect(passages.map((passage) => passage.match(/^# \w+/gm))).toEqual([['# One'], ['# Two', '# Three']]);
  });

  it('splits into overlapping passages of about 120 words, without loss', () => {
    const passages = [...splitPassages(sentences(0, 100))];
    expect(passages.length).toBeGreaterThan(4);
    for (const passage of passages) expect(count(passage)).toBeLessThanOrEqual(120);
    for (let at = 0; at < 100; at++) expect(passages.some((passage) => passage.includes(`Sentence ${at} `))).toBe(true);
    for (const [at, passage] of passages.slice(1).entries()) expect(passages[at]).toContain(passage.split('\n')[0]);
  });

  it.each([
    ['letters', 'a'],
    ['kanji', '雨'],
    ['emoji', '🙂'],
    ['punctuation', '%'],
    ['a long word after many short ones', `${'a '.repeat(119)}${'b'.repeat(5_000)}`],
  ])('splits %s without spaces', (_, unit) => {
    const content = unit.repeat(Math.ceil(50_000 / unit.length));
    const passages = [...splitPassages(content)];
    for (const passage of passages) {
      expect(passage.length).toBeLessThan(5_000);
      expect(passage.isWellFormed()).toBe(true);
    }
    const joined = passages.join('').replaceAll(/\s/g, '');
    expect(joined.length).toBeGreaterThanOrEqual(content.replaceAll(' ', '').length);
  });

  it('splits an endless sentence between words', () => {
    const passages = [...splitPassages('word '.repeat(1_000))];
    expect(passages.map(count)).toEqual([...Array(8).fill(120), 40]);
  });
});
