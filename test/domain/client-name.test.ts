import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanClientName } from '../../src/domain/client-name.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string) => [...segmenter.segment(text)];

it.each<[what: string, name: string, shown: string]>([
  ['plain', 'Claude Code', 'Claude Code'],
  ['of other scripts', 'Ассистент für größere Läden 助手 مساعد', 'Ассистент für größere Läden 助手 مساعد'],
  ['with an emoji', 'Robot 🤖', 'Robot 🤖'],
  ['that turns the direction', 'evil \u202Emoc.edualc\u202C', 'evil moc.edualc'],
  ['with isolates and marks of direction', '\u2066a\u2069\u200Fb\u061Cc', 'abc'],
  ['with characters of no width', 'Cl\u200Bau\u200D\u2060de\uFEFF', 'Claude'],
  ['with fillers that look like nothing', 'a\u3164\u115F\u00ADb', 'ab'],
  ['with control characters', 'Cl\u0000au\u001B[31mde\u009F', 'Clau[31mde'],
  ['with tags and private characters', 'a\u{E0041}\u{E000}b', 'ab'],
  ['on several lines', ' Claude\r\n\tApproved\u2028by  Aisle\u00A0', 'Claude Approved by Aisle'],
  ['with marks that pile up', `a${'\u0301'.repeat(50)}b`, 'a\u0301\u0301\u0301b'],
  ['of nothing that is seen', '\u202E\u200B \u0000', ''],
])('shows a name %s as %#', (_what, name, shown) => {
  expect(cleanClientName(name)).toBe(shown);
});

it('cuts after 60 characters, and none of them in half', () => {
  expect(cleanClientName('x'.repeat(60))).toBe('x'.repeat(60));
  expect(cleanClientName('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
  expect(cleanClientName('👩🏽'.repeat(80))).toBe(`${'👩🏽'.repeat(59)}…`);
  expect(charactersOf(cleanClientName('e\u0301'.repeat(80)))).toHaveLength(60);
});

it('leaves nothing that is not seen, of any name, and stays as it is when cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const shown = cleanClientName(name);
      expect(shown).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}\n]/u);
      expect(shown.isWellFormed()).toBe(true);
      expect(charactersOf(shown).length).toBeLessThanOrEqual(60);
      expect(cleanClientName(shown)).toBe(shown);
    }),
  );
});
