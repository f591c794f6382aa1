import fs from 'node:fs';
import path from 'node:path';
import { eld } from 'eld/extrasmall';
import { expect, it } from 'vitest';
import { detectLanguage } from '../../src/chat/languages/index.ts';
import { languages } from '../../src/chat/languages/registry.ts';
import { detectLanguages } from '../../src/text/detect-language.ts';
import { createDetector } from '../../src/text/language-detector.ts';

/** Shoppers' messages in 22 languages, by writers who did not know how they are read. */
const ROWS = fs
  .readFileSync(path.join(import.meta.dirname, 'language-sentences.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { language: string; text: string });

/** The detector does not tell the two ways to write Norwegian apart. */
const codeOf = (language: string) => (language === 'nb' ? 'no' : language);

it('knows the language of all sentences but two', () => {
  expect(new Set(ROWS.map(({ language }) => language)).size).toBeGreaterThanOrEqual(20);
  const wrong = ROWS.filter(({ language, text }) => detectLanguages(text)[0] !== codeOf(language));
  expect(wrong.map(({ text }) => text)).toEqual(['moi saako taman sohvan myos harmaana', 'Коли приїде моя посилка?']);
});

it('has the chat answer in the language of the question where it speaks it, and in none of its own otherwise', () => {
  const supported = new Set(languages.map(({ code }) => code));
  const wrong = ROWS.filter(
    ({ language, text }) => detectLanguage([text])?.code !== (supported.has(language) ? language : undefined),
  );
  expect(wrong).toEqual([]);
});

it.each(['', '42', 'iPhone', 'rain jacket', 'Rucksäcke', '?!'])('leaves open what %j is', (text) => {
  expect(detectLanguages(text)).toEqual([]);
});

it('scores every sentence as eld does with its database imported as a module', () => {
  const detector = createDetector();
  for (const { text } of ROWS) expect(detector.detect(text).getScores()).toEqual(eld.detect(text).getScores());
});
