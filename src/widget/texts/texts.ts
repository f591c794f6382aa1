import { en } from './en.ts';

/** The panel's texts. `{0}` stands for a name or a number. */
export type Texts = typeof en;

/** Each language other than English is in a file of its own, loaded on demand. */
const LOADERS: Record<string, () => Promise<Record<string, Texts>>> = {
  en: () => Promise.resolve({ en }),
  ar: () => import('./ar.ts'),
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  sv: () => import('./sv.ts'),
};

const RIGHT_TO_LEFT = new Set(['ar', 'he']);

export interface PanelLanguage {
  /** Such as `de`, or `de-AT` if the shopper's browser says so: it decides how prices are formatted. */
  locale: string;
  dir: 'ltr' | 'rtl';
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
  let tag = wanted.find((each) => Object.hasOwn(LOADERS, baseOf(each))) ?? 'en';
  const file = await LOADERS[baseOf(tag)]?.().catch(() => undefined);
  if (!file) tag = 'en';
  const code = baseOf(tag);
  return {
    locale: preferred.find((each) => baseOf(each) === code) ?? tag.replaceAll('_', '-'),
    dir: RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr',
    texts: file?.[code] ?? en,
  };
}

/** Fills in the values for `{0}`, `{1}` and so on. */
export const fill = (text: string, ...values: (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, at: string) => String(values[Number(at)] ?? ''));
