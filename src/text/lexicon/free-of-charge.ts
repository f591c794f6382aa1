import { compileAnywhere } from './patterns.ts';

/** Says that something costs nothing. */
export const FREE_OF_CHARGE = compileAnywhere({
  en: '|free|',
  de: '|gratis|, |kostenlos|',
  fr: '|gratuit|, |gratuite|',
  es: '|gratis|, |gratuito|, |gratuita|',
  pt: '|grátis, |gratuito|, |gratuita|',
  it: '|gratis|, |gratuito|, |gratuita|',
  nl: '|gratis|',
  pl: '|za darmo|',
  cs: '|zdarma|',
  ru: 'бесплатно',
});
