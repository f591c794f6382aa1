import { compileAnywhere } from './patterns.ts';

/** Says that a price is without tax. */
export const NET_PRICE = compileAnywhere({
  en: 'excl, |net|, without [vat/tax], ex(.)( )[vat/tax/gst]',
  de: 'exkl, |netto, zzgl.( )mwst',
  fr: '|ht|, hors tax',
  es: 'sin iva, s/( )iva, +( )iva',
  it: 'iva escl, +( )iva',
  nl: 'excl, ex(.)( )btw',
  sv: 'exkl',
  da: 'uden moms',
  fi: 'alv( )0',
  pl: '|netto, bez vat',
  cs: 'bez dph',
  sk: 'bez dph',
  hu: 'nettó',
  ro: 'fără tva',
  hr: 'bez pdv',
  sl: '[bez/brez] ddv',
  et: 'km-ta',
  lt: 'be pvm',
  ru: 'без ндс',
});
