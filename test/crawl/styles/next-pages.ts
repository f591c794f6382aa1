import { SHOP } from './frame.ts';

export const PAGE_2 = `${SHOP}/lamps?page=2`;
export const PAGE_3 = `${SHOP}/lamps?page=3`;

/** Paginations in the styles of many sites; each continues at `next`. */
export const PAGERS: { page: string; url: string; next: string | null }[] = [
  { page: 'next-page/declared-in-the-head', url: PAGE_2, next: PAGE_3 },
  { page: 'next-page/path-of-pages', url: `${SHOP}/lamps/page/2/`, next: `${SHOP}/lamps/page/3/` },
  { page: 'next-page/offsets', url: `${SHOP}/lamps?start=24&sz=24`, next: `${SHOP}/lamps?start=48&sz=24` },
  { page: 'next-page/load-more', url: `${SHOP}/lamps`, next: PAGE_2 },
  { page: 'next-page/show-more-in-german', url: `${SHOP}/lamps`, next: `${SHOP}/lamps?p=2` },
  { page: 'next-page/next-as-a-picture', url: PAGE_2, next: PAGE_3 },
  { page: 'next-page/an-icon-with-a-label', url: PAGE_2, next: PAGE_3 },
  { page: 'next-page/title-on-an-icon', url: PAGE_2, next: PAGE_3 },
  { page: 'next-page/first-page-without-a-number-in-its-address', url: `${SHOP}/lamps`, next: PAGE_2 },
  { page: 'next-page/selected-number-is-a-link-to-itself', url: PAGE_2, next: PAGE_3 },
  { page: 'next-page/older-posts', url: `${SHOP}/blog`, next: `${SHOP}/blog/page/2` },
  { page: 'next-page/double-arrows-mean-the-last', url: PAGE_2, next: PAGE_3 },
  { page: 'next-page/greater-than-sign', url: PAGE_2, next: PAGE_3 },
  { page: 'next-page/numbers-in-brackets', url: PAGE_2, next: PAGE_3 },
  { page: 'next-page/ranges-of-items', url: `${SHOP}/lamps`, next: PAGE_2 },
  { page: 'next-page/the-last-page', url: `${SHOP}/lamps?page=9`, next: null },
  { page: 'next-page/disabled-next', url: `${SHOP}/lamps?page=9`, next: null },
  { page: 'next-page/next-in-a-gallery', url: `${SHOP}/p/1`, next: null },
  { page: 'next-page/calendar-of-a-blog', url: `${SHOP}/c/lamps`, next: null },
];

/** Pages on page 2 that say with words in their slots where the pages before and after are. */
export const WORDED_PAGERS = ['next-page/words', 'next-page/words-with-numbers-and-arrows'];
export const PAGER_WORDS: [lang: string, previous: string, next: string][] = [
  ['en', 'Previous', 'Next'],
  ['de', 'Zurück', 'Weiter'],
  ['fr', 'Précédent', 'Suivant'],
  ['es', 'Anterior', 'Siguiente'],
  ['it', 'Precedente', 'Successiva'],
  ['pt', 'Anterior', 'Próxima'],
  ['nl', 'Vorige', 'Volgende'],
  ['pl', 'Poprzednia', 'Następna'],
  ['cs', 'Předchozí', 'Další'],
  ['sk', 'Predchádzajúca', 'Ďalšia'],
  ['hu', 'Előző', 'Következő'],
  ['ro', 'Înapoi', 'Următoarea'],
  ['sv', 'Föregående', 'Nästa'],
  ['da', 'Forrige', 'Næste'],
  ['nb', 'Forrige', 'Neste'],
  ['fi', 'Edellinen', 'Seuraava'],
  ['ru', 'Предыдущая', 'Следующая'],
  ['uk', 'Попередня', 'Наступна'],
  ['el', 'Προηγούμενη', 'Επόμενη'],
  ['tr', 'Önceki', 'Sonraki'],
  ['ja', '前へ', '次へ'],
  ['ko', '이전', '다음'],
  ['zh', '上一页', '下一页'],
  ['zh-TW', '上一頁', '下一頁'],
  ['vi', 'Trang trước', 'Trang sau'],
  ['id', 'Sebelumnya', 'Berikutnya'],
  ['th', 'ก่อนหน้า', 'ถัดไป'],
  ['ar', 'السابق', 'التالي'],
  ['he', 'הקודם', 'הבא'],
  ['bg', 'Предишна', 'Следваща'],
  ['hr', 'Prethodna', 'Sljedeća'],
  ['lt', 'Ankstesnis', 'Kitas'],
  ['lv', 'Iepriekšējā', 'Nākamā'],
  ['et', 'Eelmine', 'Järgmine'],
  ['ca', 'Anterior', 'Següent'],
  ['fa', 'قبلی', 'بعدی'],
];
