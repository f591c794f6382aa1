import { compileAnywhere } from './patterns.ts';

/** Names the delivery, which may cost extra. */
export const SHIPPING = compileAnywhere({
  en: 'shipping, deliver, transport',
  de: 'versand, liefer',
  fr: 'livraison',
  es: 'env[í/i]o',
  it: 'spedizion',
  nl: 'verzend, levering',
  sv: 'frakt',
  nb: 'frakt, levering',
  fi: 'toimitus',
  pl: 'wysy[ł/l]',
  cs: 'doprav',
  hu: 'szállít',
  ro: 'livrare',
  hr: 'dostav',
  sl: 'dostav, poštnin',
  ru: 'достав',
});
