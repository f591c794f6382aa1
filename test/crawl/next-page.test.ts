import { describe, expect, test } from 'vitest';
import { nextPageOf } from '../../src/crawl/extract/visible/next-page.ts';
import { scanPage } from '../../src/crawl/extract/html/scan-page.ts';
import { cpuSeconds } from '../setup/cpu-seconds.ts';

const URL = 'https://shop.example/lamps?page=2';
const next = (html: string): string | null => nextPageOf(scanPage(`<body>${html}</body>`, URL));
const row = (...items: string[]): string =>
  `<ul class="pagination">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const link = (text: string, page: number | string, attributes = ''): string =>
  `<a href="/lamps?page=${page}" ${attributes}>${text}</a>`;

describe('finds no next page', () => {
  test.each<[string, string]>([
    ['without links', '<p>Next</p>'],
    ['on the last page of a row', row(link('1', 1), '<b>2</b>')],
    ['on another site', '<a href="https://other.example/2">Next</a>'],
    ['if the link has no target', '<a href="#">Next</a><a href="javascript:go()">Next</a>'],
    ['if it is the page itself', `<a href="${URL}#list">Next</a>`],
    ['beside numbers without a pagination', '<a href="/size/3">3</a> 2'],
    ['in a sentence', '<a href="/guide">Next, choose the lamp that fits your room</a>'],
    ['by a link to the previous page', row(link('« Previous', 1))],
    ['by a next month', '<a href="/lamps?month=2026-05" class="next">Next</a>'],
    ['by a next day of a calendar', '<div class="pager"><a href="/events/2026/05/03">Next</a></div>'],
    ['by "next" to the first page', row(link('1', 1), '<b>2</b>', link('Next', 1))],
    ['by "next" to the page itself', row(link('1', 1), link('Next', '2&amp;sort=name'))],
    ['if "next" is disabled', `<span class="disabled">${link('Next', 3)}</span>`],
    ['if "next" is disabled for readers', link('Next', 3, 'aria-disabled="true"')],
    ['by a link to everything elsewhere', '<a href="/everything?view=all">Show all</a>'],
    ['by an arrow outside a pagination', '<a href="/guide">›</a>'],
  ])('%s', (_, html) => {
    expect(next(html)).toBeNull();
  });
});

describe('finds a next page', () => {
  test.each<[string, string]>([
    ['declared in the head', '<link rel="next" href="/lamps?page=3">'],
    ['declared on a link', link('more', 3, 'rel="next"')],
    ['named', link('Next »', 3)],
    ['named in another language', row(link('Précédente', 1), link('Suivante', 3))],
    ['named by characters', link('下一页', 3)],
    ['named by its class', row(link('more lamps', 3, 'class="pager-next"'))],
    ['after the current number', row(link('1', 1), '<span>2</span>', link('3', 3), link('4', 4))],
    ['after the number called current', row(link('1', 1), link('2', 2, 'class="active"'), link('3', 3))],
    ['marked by an arrow', row(link('‹', 1), link('›', 3))],
  ])('%s', (_, html) => {
    expect(next(html)).toBe('https://shop.example/lamps?page=3');
  });
});

test('bounds the work on many links', () => {
  const html = row(...Array.from({ length: 20_000 }, (_, at) => link(String(at), at)));
  expect(cpuSeconds(() => expect(next(html)).not.toBe(URL))).toBeLessThan(3);
});

describe('finds the rest of a list', () => {
  const rest = (html: string, url: string): string | null => nextPageOf(scanPage(`<body>${html}</body>`, url));
  const LIST = 'https://shop.example/lamps';
  test.each<[string, string, string, string]>([
    ['by numbers in round brackets', row('(1)', link('(2)', 2)), LIST, '?page=2'],
    [
      'by numbers with offsets',
      '<p><b>1</b> <a href="?offset=24">2</a> <a href="?offset=48">3</a></p>',
      LIST,
      '?offset=24',
    ],
    ['by a higher offset', '<a href="?start=48">Load more</a>', `${LIST}?start=24`, '?start=48'],
    ['by all of it', '<a href="?view=all">Show all</a>', LIST, '?view=all'],
    ['by all of it in German', '<a href="?size=999">Alle anzeigen</a>', LIST, '?size=999'],
    [
      'by months with pages',
      '<a href="/2026/05/page/3">Next</a>',
      'https://shop.example/2026/05/page/2',
      '/2026/05/page/3',
    ],
  ])('%s', (_, html, url, wanted) => {
    expect(rest(html, url)).toBe(new globalThis.URL(wanted, url).href);
  });
});
