import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { texts as en } from '../../src/widget/texts/en.ts';
import { chooseLanguage, fill } from '../../src/widget/texts/texts.ts';

const CODES = fs
  .readdirSync(path.join(import.meta.dirname, '../../src/widget/texts'))
  .flatMap((name) => /^(?!en\.)([a-z]{2})\.ts$/.exec(name)?.[1] ?? []);

it.each([
  [[], 'en'],
  [[undefined, ''], 'en'],
  [['tlh', 'constructor'], 'en'],
  [['xx', 'de'], 'de'],
  [['PT_br'], 'PT-br'],
])('chooses a language from %j', async (wanted, locale) => {
  expect(await chooseLanguage(wanted, [])).toMatchObject({ locale });
});

it('uses the shopper’s regional variant of the language as locale', async () => {
  expect(await chooseLanguage(['de'], ['en-US', 'de-AT', 'de-DE'])).toMatchObject({ locale: 'de-AT' });
  expect(await chooseLanguage(['fr'], ['en-US'])).toMatchObject({ locale: 'fr' });
});

it.each(CODES)('has every text in %s', async (code) => {
  const { texts } = await chooseLanguage([code], []);
  expect(texts).not.toBe(en);
  expect(texts.dir).toBe(['ar', 'he'].includes(code) ? 'rtl' : 'ltr');
  const placeholdersOf = (all: object) =>
    Object.entries(all).map(([name, text]) => [name, String(text).includes('{0}')]);
  expect(placeholdersOf(texts)).toEqual(placeholdersOf(en));
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
});

it('fills in placeholders', () => {
  expect(fill('{0} of {1} {2}', 'a$&', 2)).toBe('a$& of 2 ');
});
