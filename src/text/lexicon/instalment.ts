import { compileAnywhere } from './patterns.ts';

/** Says that an amount is paid repeatedly, or in parts. */
export const INSTALMENT = compileAnywhere({
  /** Services that split a payment. */
  any: 'klarna, |pix|, boleto, afterpay, paypal',
  en: 'month, credit, per [hour/night], instal, payment(s)|, leasing',
  de: 'monat, kredit, finanz, rate(n)|, pro [nacht/stunde]',
  fr: '|mois',
  es: '|mes|, |meses|, cuotas',
  pt: '|mes|, parcel',
  it: '|mese|, |mesi|, rata|, rate|',
  nl: 'maand',
  sv: 'månad, |mån|, delbetal',
  da: 'måned, |md|, |mdr|',
  nb: 'måned, |mnd|',
  fi: 'kuukau',
  hu: 'havi',
  pl: 'miesi',
  cs: 'měs, splát',
  sk: 'mesiac, lízing, splát',
  ru: 'месяц, рассроч, кредит',
  tr: 'taksit',
  ja: '分割',
  ko: '분할, 월[ ]',
});
