import fs from 'node:fs';
import path from 'node:path';
import type { Language } from './language.ts';

/** Each file that is named by a language's code holds that language. */
const codes = fs
  .readdirSync(import.meta.dirname)
  .filter((name) => /^[a-z]{2}\.ts$/.test(name))
  .map((name) => path.parse(name).name)
  .toSorted();
const loaded = codes.map(async (code) => ((await import(`./${code}.ts`)) as { language: Language }).language);

/** The languages that the built-in model speaks; English, which stands in for all others, comes first. */
export const languages: readonly Language[] = (await Promise.all(loaded)).toSorted(
  (a, b) => Number(b.code === 'en') - Number(a.code === 'en'),
);
