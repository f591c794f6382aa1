import { describe, expect, it } from 'vitest';
import { adviserWith, ask } from './conversation.ts';
import { conversationLanguage, languageOfCode } from '../../src/chat/languages/index.ts';
import { knowledge } from './example-knowledge.ts';
import { exampleCatalogue, sourcesOf } from './fake-shop.ts';

describe('a language that is not spoken', () => {
  it.each([
    ['Vietnamese', 'mã giảm giá'],
    ['Vietnamese', 'không thấm nước?'],
    ['Estonian', 'jõulud?'],
    ['Turkish', 'su geçirmez mi'],
    ['Swedish', 'vattentät jacka'],
    ['Finnish', 'sadetakki'],
    ['Polish', 'kurtka przeciwdeszczowa'],
    ['Swedish', 'Har ni några vattentäta jackor under 150 euro?'],
    ['Turkish', 'Su geçirmez bir ceketiniz var mı?'],
    ['Finnish', 'Onko teillä vedenpitäviä takkeja?'],
    ['Vietnamese', 'Bạn có áo khoác chống nước nào dưới 150 euro không?'],
  ])('is taken for none that is, by no letter: %s, “%s”', (_language, text) => {
    expect(conversationLanguage([text], null)?.code).toBeUndefined();
  });

  it.each([
    'Har ni några vattentäta jackor?',
    'Su geçirmez bir ceketiniz var mı?',
    'Onko teillä vedenpitäviä takkeja?',
  ])('is answered in the shop’s: %s', async (text) => {
    const { text: answer } = await ask(adviserWith(sourcesOf(exampleCatalogue, knowledge)), text);
    expect(conversationLanguage([answer], null)?.code).toBe('en');
  });
});

it.each([
  ['pt', 'calções'],
  ['pt', 'São impermeáveis?'],
  ['fr', 'l’imperméable ?'],
  ['es', '¿impermeable?'],
])('in a shop of that language a word with its letters is enough: %s, “%s”', (code, text) => {
  expect((conversationLanguage([text], languageOfCode(code)) ?? languageOfCode(code)).code).toBe(code);
});
