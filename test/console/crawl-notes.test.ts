import { describe, expect, it } from 'vitest';
import { noteText } from '../../src/console/crawl-notes.ts';
import { crawlNotes as de } from '../../src/console/texts/de/crawl-notes.ts';
import { crawlNotes as en } from '../../src/console/texts/en/crawl-notes.ts';
import { DOUBTS, REMARKS, SUGGESTIONS, crawlNote } from '../../src/domain/crawl-note.ts';

const KINDS = [...DOUBTS, ...REMARKS];

describe.each([
  ['English', en],
  ['German', de],
])('in %s', (_language, words) => {
  it.each(KINDS)('words each note in whole sentences: %s', (kind) => {
    const note = (count: number) => crawlNote({ kind, text: 'x', count, of: 1_200, name: 'price' });
    for (const count of [0, 1, 800]) expect(noteText(note(count), words)).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(noteText(note(1), words)).not.toMatch(/\b1 (?:pages|products|Seiten|Produkte)\b/);
  });

  it.each(SUGGESTIONS)('ends with what to do: %s', (suggestion) => {
    const note = crawlNote({ kind: 'one_price', text: 'x', count: 10, of: 12, name: '5', suggestion });
    expect(noteText(note, words)).toMatch(/\. \p{Lu}.*\.$/u);
  });
});

it('says each note in German', () => {
  const all = (words: typeof en) => KINDS.map((kind) => words.kinds[kind]({ count: 2, of: 3, name: 'price' }));
  expect(new Set(all(en)).intersection(new Set(all(de)))).toEqual(new Set());
});
