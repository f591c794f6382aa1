import type { Table } from './phrases.ts';
import { compileAnywhere } from './patterns.ts';

/** Discounts, bonus points and vouchers. */
const SAVINGS: Table = {
  en: '|get up to|, |save, |saving, |rebate, discount, cashback, bonus, points, voucher, coupon, gift, |off|',
  de: '|spar, ersparnis, rabat, punkt, gutschein',
  fr: 'économi, remise',
  es: 'ahorr, descuento',
  pt: 'economis, desconto',
  it: 'risparmi, sconto',
  nl: 'korting, besparing, bespaar',
  sv: '|spar, rabat',
  fi: 'alennus',
  pl: 'oszczęd, rabat, punkt',
  cs: 'ušetř, sleva',
  sk: 'ušetr, zľava',
  hu: 'megtakar',
  ro: 'economis, reducere',
  hr: 'ušted',
  sl: 'prihran',
  lt: 'sutaup',
  ru: 'скидк',
  uk: 'знижк',
  tr: 'indirim',
  ja: 'ポイント',
  zh: '[積/积]分',
  ko: '할인, 적립',
};

/** Amounts that are added to the price or may be: deposits, warranties, insurance. */
const EXTRAS: Table = {
  en: 'deposit, warrant, protection, insurance',
  de: 'kaution, pfand, garant, versicherung',
  fr: 'éco(-)part, garant',
};

/** The lowest price of a past period, which shops in the European Union have to name beside a reduced one. */
const PRIOR_PRICES: Table = {
  en: 'lowest, 30 days',
  de: '30 tage',
  fr: '30 jours',
  pl: 'najni[ż/z]s, 30 dni',
};

/** Says that an amount is not a price but a saving, an extra or the lowest former price. */
export const SAVING = compileAnywhere(SAVINGS, EXTRAS, PRIOR_PRICES);
