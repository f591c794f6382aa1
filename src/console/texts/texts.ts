/// <reference types="vite/types/importMeta.d.ts" />
import type { texts as en } from './en/index.ts';

/** The console's texts, by page. Another language is a folder with the same files, named by its code. */
export type Texts = typeof en;

const LOADERS = import.meta.glob<{ texts: Texts }>('./??/index.ts');
/** The codes of the languages that have texts. */
export const LANGUAGES = Object.keys(LOADERS).map((file) => file.slice(2, 4));
const DEFAULT = 'en';
const STORED = 'aisle-language';

/** Set before any page is loaded, and never again: another language reloads the console. */
export let texts: Texts;
/** For the formats of numbers, moments and prices, such as `de-AT`. */
export let locale: string = DEFAULT;
/** The code of the language in use. */
export let language: string = DEFAULT;

/**
 * Loads the texts of the first wanted language that has a folder, or the English ones.
 * @param wanted language tags, the most important first
 */
export async function loadTexts(wanted: readonly string[] = [storedLanguage(), ...navigator.languages]): Promise<void> {
  language = wanted.map(baseOf).find((code) => LANGUAGES.includes(code)) ?? DEFAULT;
  locale = wanted.find((tag) => baseOf(tag) === language && tag.length > 2) ?? language;
  const loaded = await LOADERS[`./${language}/index.ts`]?.();
  if (!loaded) throw new Error(`The console has no texts in ${language}.`);
  ({ texts } = loaded);
}

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/** Empty if the reader has chosen none. */
function storedLanguage(): string {
  try {
    return localStorage.getItem(STORED) ?? '';
  } catch {
    return '';
  }
}

/** Reloads the console in a language, and keeps the choice. */
export function chooseLanguage(code: string): void {
  localStorage.setItem(STORED, code);
  location.reload();
}

/** The name of a language in itself, such as "Deutsch", or in another one. */
export function languageName(code: string, inLanguage = code): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code;
}
