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
