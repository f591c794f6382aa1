import fs from 'node:fs';
import type { Language } from './language.ts';

/** Each file that is named by a language's code holds that language. */
const files = fs
  .readdirSync(import.meta.dirname)
  .filter((name) => /^[a-z]{2}\.ts$/.test(name))
  .toSorted();
const loaded = files.map(
  async (name) => ((await import(/* @vite-ignore */ `./${name}`)) as { language: Language }).language,
);

/** The languages that the built-in model speaks; English, which stands in for all others, comes first. */
export const languages: readonly Language[] = (await Promise.all(loaded)).toSorted(
  (a, b) => Number(b.code === 'en') - Number(a.code === 'en'),
);
