import fs from 'node:fs';
import type { Language } from './language.ts';

type LanguageFile = { language: Language };

/** Each file that is named by a language's code holds that language. */
const LANGUAGE_FILE = /^[a-z]{2}\.ts$/;

async function loadFiles(): Promise<LanguageFile[]> {
  const names = fs.readdirSync(import.meta.dirname).filter((name) => LANGUAGE_FILE.test(name));
  return Promise.all(
    names.toSorted().map(async (name) => (await import(/* @vite-ignore */ `./${name}`)) as LanguageFile),
  );
}

/** In the bundle of a thread, the files are where Vite put them. */
const files = import.meta.env
  ? Object.values(import.meta.glob<LanguageFile>('./??.ts', { eager: true }))
  : await loadFiles();

/** The languages that the built-in model speaks; English, which stands in for all others, comes first. */
export const languages: readonly Language[] = files
  .map(({ language }) => language)
  .toSorted((a, b) => Number(b.code === 'en') - Number(a.code === 'en'));
