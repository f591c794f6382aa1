import { compileStart } from './patterns.ts';

/** Starts the text of a link to a list without pages. */
export const SHOW_ALL = compileStart({
  en: '[show/view/see/display] all|, all|',
  de: 'alle| (!#)',
  fr: '[afficher/voir] tou[t/s], tout [afficher/voir]',
  es: '[ver/mostrar] tod[o/a]s',
  pt: '[ver/mostrar] tod[o/a]s',
  it: '[mostra/vedi] tutt[i/o]',
  nl: '[toon/bekijk] alle(s)',
  sv: 'visa alla',
  da: '[vis/se] alle',
  nb: '[vis/se] alle',
  fi: 'näytä kaikki',
  pl: '[pokaż/zobacz] wszystk',
  cs: '[zobrazit/ukázat] vš',
  hu: 'összes',
  ru: '[показать/смотреть] вс',
  tr: 'tümünü',
  ja: 'すべて',
  zh: '全部, 查看全部',
  ko: '전체',
});
