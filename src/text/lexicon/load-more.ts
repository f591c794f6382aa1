import { compileStart } from './patterns.ts';

/** Starts the text of a link that loads more of the same list. */
export const LOAD_MORE = compileStart({
  en: '[load/show/view/see] more, more [products/results/items]',
  de: 'mehr [anzeigen/laden], weitere (!#)',
  fr: '[voir/afficher] plus',
  es: '[cargar/ver/mostrar] m[á/a][s/i]',
  pt: '[carregar/ver/mostrar] mais',
  it: '[carica/mostra] altr',
  nl: '[toon/laad] meer, meer laden',
  sv: '[visa/ladda] fler',
  da: 'vis flere',
  nb: 'vis flere',
  fi: 'näytä lisää',
  pl: '[pokaż/zobacz/załaduj] więcej',
  cs: '[načíst/zobrazit] [další/více]',
  sk: '[zobraziť/načítať] ďalšie',
  ru: 'показать ещ[ё/е]',
  uk: 'показати ще',
  tr: 'daha fazla',
  ja: 'もっと見る',
  zh: '加[载/載]更多, 查看更多',
  ko: '더( )보기',
  vi: 'xem thêm',
});
