import { compileAnywhere } from './patterns.ts';

/** Says that only some customers pay a price: members, or those with a code. */
export const MEMBER_PRICE = compileAnywhere({
  en: 'member, |club, clubcard, loyal, |vip|, |card|, with [code/coupon]',
  de: 'mitglied, klub, mit code',
  fr: 'adhérent, fidel, avec le code',
  es: '|socio, fidel',
  it: '|socio, fidel',
  sv: 'medlem, klub',
  da: 'medlem, klub',
  nb: 'medlem, klub',
  pl: 'klub',
  hu: 'kártyá',
  sl: 'kartic',
  tr: 'sepette',
  ja: '会員',
  zh: '會員, 会员',
  ko: '회원',
});
