import { en } from './en.ts';

/** The panel's texts. `{0}` stands for a name or a number. */
export type Texts = typeof en;

/** Languages other than English, each in a file of its own that is loaded on demand. */
const OTHERS: Record<string, () => Promise<Record<string, Texts>>> = {
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

export interface Language {
  /** Such as `de`, or `de-AT` if the shopper's browser says so: it decides how prices are formatted. */
  locale: string;
  dir: 'ltr' | 'rtl';
  texts: Texts;
}

const baseOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * Returns the first of `wanted` that has texts, else English.
 * @param wanted language tags, the most important first
 * @param preferred the shopper's own languages, whose region may format numbers differently from the page's
 */
export async function chooseLanguage(
  wanted: readonly (string | undefined)[],
  preferred: readonly string[],
): Promise<Language> {
  const known = wanted.find((tag) => tag && (baseOf(tag) === 'en' || Object.hasOwn(OTHERS, baseOf(tag)))) ?? 'en';
  const code = baseOf(known);
  const file = await Promise.resolve(OTHERS[code]?.()).catch(() => undefined);
  const texts = file?.[code];
  const chosen = texts ? code : 'en';
  return {
    locale:
      preferred.find((tag) => baseOf(tag) === chosen) ?? (texts || code === 'en' ? known.replaceAll('_', '-') : 'en'),
    dir: RIGHT_TO_LEFT.has(chosen) ? 'rtl' : 'ltr',
    texts: texts ?? en,
  };
}

/** Fills in the values for `{0}`, `{1}` and so on. */
export const fill = (text: string, ...values: (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, at: string) => String(values[Number(at)] ?? ''));
