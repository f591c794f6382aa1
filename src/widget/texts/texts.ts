import { en } from './en.ts';

/** What the panel says. `{0}` stands for a name or a number. */
export type Texts = typeof en;

/** Languages beside English, each a file that is loaded by who needs it. */
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
  /** As in `de`, or `de-AT` where the shopper's browser says so: prices are written its way. */
  locale: string;
  dir: 'ltr' | 'rtl';
  texts: Texts;
}

const baseOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * The first of `wanted` that there are texts in, else English.
 * @param wanted language tags, the weightiest first
 * @param preferred the shopper's own, in which a number may have another form than in the page's
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

/** A text with its values in the places of `{0}`, `{1}` and so on. */
export const fill = (text: string, ...values: (string | number)[]): string =>
  text.replace(/\{(\d)\}/g, (_, at: string) => String(values[Number(at)] ?? ''));
