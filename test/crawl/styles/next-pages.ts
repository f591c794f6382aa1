/** Paginations in the styles of many sites; each is on page 2 and continues at `next`. */
type PagerStyle = { name: string; url: string; html: string; next: string | null };

const S = 'https://www.shop.example';
const NEXT: Record<string, [previous: string, next: string]> = {
  en: ['Previous', 'Next'],
  de: ['Zurück', 'Weiter'],
  fr: ['Précédent', 'Suivant'],
  es: ['Anterior', 'Siguiente'],
  it: ['Precedente', 'Successiva'],
  pt: ['Anterior', 'Próxima'],
  nl: ['Vorige', 'Volgende'],
  pl: ['Poprzednia', 'Następna'],
  cs: ['Předchozí', 'Další'],
  sk: ['Predchádzajúca', 'Ďalšia'],
  hu: ['Előző', 'Következő'],
  ro: ['Înapoi', 'Următoarea'],
  sv: ['Föregående', 'Nästa'],
  da: ['Forrige', 'Næste'],
  nb: ['Forrige', 'Neste'],
  fi: ['Edellinen', 'Seuraava'],
  ru: ['Предыдущая', 'Следующая'],
  uk: ['Попередня', 'Наступна'],
  el: ['Προηγούμενη', 'Επόμενη'],
  tr: ['Önceki', 'Sonraki'],
  ja: ['前へ', '次へ'],
  ko: ['이전', '다음'],
  zh: ['上一页', '下一页'],
  'zh-TW': ['上一頁', '下一頁'],
  vi: ['Trang trước', 'Trang sau'],
  id: ['Sebelumnya', 'Berikutnya'],
  th: ['ก่อนหน้า', 'ถัดไป'],
  ar: ['السابق', 'التالي'],
  he: ['הקודם', 'הבא'],
  bg: ['Предишна', 'Следваща'],
  hr: ['Prethodna', 'Sljedeća'],
  lt: ['Ankstesnis', 'Kitas'],
  lv: ['Iepriekšējā', 'Nākamā'],
  et: ['Eelmine', 'Järgmine'],
  ca: ['Anterior', 'Següent'],
  fa: ['قبلی', 'بعدی'],
};
const page = (body: string, head = ''): string =>
  `<html><head><title>Lamps</title>${head}</head><body><header><a href="/">Home</a><a href="/c/next-gen">Next generation</a></header><h1>Lamps</h1><ul><li><a href="/p/1">One</a></li><li><a href="/p/2">Two</a></li></ul>${body}<footer><a href="/news">More news</a></footer></body></html>`;
const url = `${S}/lamps?page=2`;
const next = `${S}/lamps?page=3`;
const worded = Object.entries(NEXT).flatMap(([lang, [back, on]]): PagerStyle[] => [
  {
    name: `words of ${lang}`,
    url,
    next,
    html: page(`<div class="p"><a href="/lamps?page=1">${back}</a> <a href="/lamps?page=3">${on}</a></div>`),
  },
  {
    name: `words of ${lang} with numbers and arrows`,
    url,
    next,
    html: page(
      `<ul><li><a href="/lamps?page=1">« ${back}</a></li><li><a href="/lamps?page=1">1</a></li><li class="on">2</li><li><a href="/lamps?page=3">3</a></li><li><a href="/lamps?page=9">9</a></li><li><a href="/lamps?page=3">${on} »</a></li></ul>`,
    ),
  },
]);

export const PAGERS: PagerStyle[] = [
  ...worded,
  {
    name: 'declared in the head',
    url,
    next,
    html: page('', '<link rel="prev" href="/lamps?page=1"><link rel="next" href="/lamps?page=3">'),
  },
  {
    name: 'path of pages',
    url: `${S}/lamps/page/2/`,
    next: `${S}/lamps/page/3/`,
    html: page(
      '<nav class="woo-pagination"><a class="prev" href="/lamps/page/1/">←</a><a href="/lamps/page/1/">1</a><span aria-current="page">2</span><a href="/lamps/page/3/">3</a><a class="next" href="/lamps/page/3/">→</a></nav>',
    ),
  },
  {
    name: 'offsets',
    url: `${S}/lamps?start=24&sz=24`,
    next: `${S}/lamps?start=48&sz=24`,
    html: page(
      '<div class="paging"><a href="/lamps?start=0&sz=24">1</a> <b>2</b> <a href="/lamps?start=48&amp;sz=24">3</a> <a href="/lamps?start=72&amp;sz=24">4</a></div>',
    ),
  },
  {
    name: 'load more',
    url: `${S}/lamps`,
    next: `${S}/lamps?page=2`,
    html: page('<p>You have seen 24 of 96 products</p><a class="load-more button" href="/lamps?page=2">Load more</a>'),
  },
  {
    name: 'show more in German',
    url: `${S}/lamps`,
    next: `${S}/lamps?p=2`,
    html: page('<a class="more" href="/lamps?p=2">Mehr anzeigen</a>'),
  },
  {
    name: 'next as a picture',
    url,
    next,
    html: page(
      '<div><a href="/lamps?page=1"><img src="/prev.gif" alt="previous"></a> 2 <a href="/lamps?page=3"><img src="/next.gif" alt="next"></a></div>',
    ),
  },
  {
    name: 'an icon with a label',
    url,
    next,
    html: page(
      '<nav aria-label="Pagination"><a href="/lamps?page=1" aria-label="Previous page"><svg></svg></a><a href="/lamps?page=1">1</a><a aria-current="page" href="/lamps?page=2">2</a><a href="/lamps?page=3">3</a><a href="/lamps?page=3" aria-label="Next page"><svg></svg></a></nav>',
    ),
  },
  {
    name: 'title on an icon',
    url,
    next,
    html: page(
      '<ol><li><a href="/lamps?page=1" title="Previous"><i></i></a></li><li><strong><span>You\'re currently reading page</span> 2</strong></li><li><a href="/lamps?page=3"><span>Page</span> 3</a></li><li><a class="action" title="Next" href="/lamps?page=3"><i></i></a></li></ol>',
    ),
  },
  {
    name: 'first page without a number in its address',
    url: `${S}/lamps`,
    next: `${S}/lamps?page=2`,
    html: page(
      '<div class="pager"><span class="current">1</span><a href="/lamps?page=2">2</a><a href="/lamps?page=3">3</a>…<a href="/lamps?page=12">12</a></div>',
    ),
  },
  {
    name: 'selected number is a link to itself',
    url,
    next,
    html: page(
      '<div class="pager"><a href="/lamps?page=1">1</a><a class="selected" href="/lamps?page=2">2</a><a href="/lamps?page=3">3</a></div>',
    ),
  },
  {
    name: 'older posts',
    url: `${S}/blog`,
    next: `${S}/blog/page/2`,
    html: page('<div><a href="/blog/page/2">← Older posts</a></div>'),
  },
  {
    name: 'double arrows mean the last',
    url,
    next,
    html: page(
      '<div class="pagination"><a href="?page=1">«</a><a href="?page=1">‹</a><a href="?page=1">1</a><span>2</span><a href="?page=3">3</a><a href="?page=3">›</a><a href="?page=9">»</a></div>',
    ),
  },
  {
    name: 'greater-than sign',
    url,
    next,
    html: page(
      '<p class="pages"><a href="?page=1">&lt;</a> <a href="?page=1">1</a> 2 <a href="?page=3">3</a> <a href="?page=3">&gt;</a></p>',
    ),
  },
  {
    name: 'numbers in brackets',
    url,
    next,
    html: page(
      '<p>Pages: <a href="?page=1">[1]</a> <b>[2]</b> <a href="?page=3">[3]</a> <a href="?page=4">[4]</a></p>',
    ),
  },
  {
    name: 'ranges of items',
    url: `${S}/lamps`,
    next: `${S}/lamps?page=2`,
    html: page('<p class="pagination">1-24 <a href="?page=2">25-48</a> <a href="?page=3">49-72</a></p>'),
  },
  {
    name: 'the last page',
    url: `${S}/lamps?page=9`,
    next: null,
    html: page('<div class="pagination"><a href="?page=8">Previous</a><a href="?page=8">8</a><span>9</span></div>'),
  },
  {
    name: 'disabled next',
    url: `${S}/lamps?page=9`,
    next: null,
    html: page(
      '<ul class="pagination"><li><a href="?page=8">‹</a></li><li class="active"><a href="?page=9">9</a></li><li class="disabled"><a href="#">Next</a></li></ul>',
    ),
  },
  {
    name: 'next in a gallery',
    url: `${S}/p/1`,
    next: null,
    html: page(
      '<div class="slider"><button class="slick-prev">Previous</button><button class="slick-next">Next</button></div><a class="carousel-control-next" href="#carousel">Next</a>',
    ),
  },
  {
    name: 'calendar of a blog',
    url: `${S}/c/lamps`,
    next: null,
    html: page(
      '<table><tr><td><a href="/2024/03/1">1</a></td><td>2</td><td><a href="/2024/03/3">3</a></td></tr></table>',
    ),
  },
];
