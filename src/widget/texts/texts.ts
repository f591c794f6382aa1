/// <reference types="vite/types/importMeta.d.ts" />
import { texts as en } from './en.ts';

/** The panel's texts. `{0}` stands for a name or a number. */
export type Texts = typeof en;

/** Each file that is named by a language's code holds its texts, loaded on demand. */
const LOADERS = import.meta.glob<{ texts: Texts }>(['./??.ts', '!./en.ts']);
const loaderOf = (code: string) => LOADERS[`./${code}.ts`];

export interface PanelLanguage {
  /** The locale for formatting prices, such as `de`, or `de-AT` if the shopper's browser says so. */
  locale: string;
  texts: Texts;
}

const baseOf = (tag = '') => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * Returns the first of `wanted` that has texts, else English.
 * @param wanted language tags, the most important first
 * @param preferred the shopper's own languages, whose region may format numbers differently from the page's
 */
export async function chooseLanguage(
  wanted: readonly (string | undefined)[],
  preferred: readonly string[],
): Promise<PanelLanguage> {
  const isSpoken = (tag?: string) => baseOf(tag) === 'en' || loaderOf(baseOf(tag));
  let tag = wanted.find(isSpoken) ?? 'en';
  const file = await loaderOf(baseOf(tag))?.().catch(() => undefined);
  if (!file) tag = 'en';
  const code = baseOf(tag);
  return {
    locale: preferred.find((each) => baseOf(each) === code) ?? tag.replaceAll('_', '-'),
    texts: file?.texts ?? en,
  };
}

/** Fills in the values for `{0}`, `{1}` and so on. */
export const fill = (text: string, ...values: (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, at: string) => String(values[Number(at)] ?? ''));
