import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPieceReader } from '../../../src/chat/evidence/pieces.ts';

function piecesOf(text: string, size = text.length): string[] {
  const reader = createPieceReader();
  const found = [];
  for (let at = 0; at < text.length; at += Math.max(size, 1)) found.push(...reader.push(text.slice(at, at + size)));
  return [...found, ...reader.flush()].map((piece) => piece.text);
}

test.each<[string, string[]]>([
  ['It is light. It is warm! Is it? Yes.', ['It is light. ', 'It is warm! ', 'Is it? ', 'Yes.']],
  ['It weighs 1.5 kg, e.g. less than 2 kg. It folds.', ['It weighs 1.5 kg, e.g. less than 2 kg. ', 'It folds.']],
  ['Es wiegt ca. 3 kg inkl. Hülle. Gut!', ['Es wiegt ca. 3 kg inkl. Hülle. ', 'Gut!']],
  ['Geöffnet am 3. Mai. Bis bald.', ['Geöffnet am 3. Mai. ', 'Bis bald.']],
  ['He said “It is light.” Then he left.', ['He said “It is light.” ', 'Then he left.']],
  ['**It is light.** It folds.', ['**It is light.** ', 'It folds.']],
  ['Two:\n- **A** – light. Warm.\n- B\n\nBye.', ['Two:\n', '- **A** – light. Warm.\n', '- B\n', '\n', 'Bye.']],
  ['1. One. Two.\n2. Three', ['1. One. Two.\n', '2. Three']],
  ['| A | B. C |\n|---|---|\n', ['| A | B. C |\n', '|---|---|\n']],
  ['軽いです。暖かいです。', ['軽いです。', '暖かいです。']],
  ['', []],
])('%j is cut at the ends of its sentences, items and rows', (text, expected) => {
  expect(piecesOf(text)).toEqual(expected);
});

test('the same pieces come out however a text is streamed, and no character is lost', () => {
  const parts = ['It is light. ', 'e.g. ', '3.5 kg', '\n', '- ', '1. ', 'Yes! ', '| a | ', '…', 'z. B. ', '“No.” '];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...parts), { maxLength: 30 }),
      fc.integer({ min: 1, max: 9 }),
      (words, size) => {
        const text = words.join('');
        expect(piecesOf(text, size)).toEqual(piecesOf(text));
        expect(piecesOf(text).join('')).toBe(text);
      },
    ),
  );
});

test('a sentence leaves as soon as the next one begins', () => {
  const reader = createPieceReader();
  expect(reader.push('It is light. ')).toEqual([]);
  expect(reader.push('I')).toEqual([{ text: 'It is light. ', kind: 'sentence' }]);
});

test('a text without an end is cut, so that nothing waits for ever', () => {
  expect(piecesOf('word '.repeat(1_000), 7).length).toBeGreaterThan(3);
});
