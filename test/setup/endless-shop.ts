import type { Route, Routes } from '../crawl/shop-server.ts';

export const COUNT = 120;
const PER_PAGE = 12;
const PAGES = COUNT / PER_PAGE;

const titleOf = (at: number): string => `Stoneware bowl ${String(at).padStart(3, '0')}`;
const pathOf = (at: number): string => `/bowls/${at}`;
export const TITLES = Array.from({ length: COUNT }, (_, at) => titleOf(at));

const tile = (at: number): string =>
  `<li class="card"><a href="${pathOf(at)}"><h3>${titleOf(at)}</h3></a><p>${at + 5}.90 €</p></li>`;
const numbersOf = (page: number): number[] =>
  page < 1 || page > PAGES ? [] : Array.from({ length: PER_PAGE }, (_, at) => (page - 1) * PER_PAGE + at);
const tilesOf = (page: number): string => numbersOf(page).map(tile).join('');
const items = (page: number) =>
  numbersOf(page).map((at) => ({
    id: at,
    name: titleOf(at),
    url: pathOf(at),
    price: { amount: at + 5.9, currency: 'EUR' },
  }));

const frame = (body: string): string =>
  `<html lang="en"><head><title>Bowls</title></head><body><h1>Bowls</h1><ul id="list">${tilesOf(1)}</ul>${body}<p>Thrown by hand, glazed in small batches and fired twice.</p></body></html>`;
const json = (value: unknown): Route => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const html = (body: string): Route => ({ body });
const APPEND = `const list = document.querySelector('#list');
  const add = (items) => { for (const { name, url, price } of items) list.insertAdjacentHTML('beforeend',
    '<li class="card"><a href="' + url + '"><h3>' + name + '</h3></a><p>' + price.amount.toFixed(2) + ' €</p></li>'); };`;

/** Ways in which a list of 120 products goes on: the first page's end, and what answers for the rest. */
export interface EndlessShop {
  end: string;
  answer: (url: URL) => Route;
}

const pageIn = (url: URL): number => Number(url.searchParams.get('page') ?? 1);

/** Lists that can be read without a browser. */
export const PLAIN: Record<string, EndlessShop> = {
  'a link that loads more': {
    end: '<a href="/?page=2">Load more</a>',
    answer: (url) =>
      html(
        frame('').replace(tilesOf(1), tilesOf(pageIn(url))) +
          (pageIn(url) < PAGES ? `<a href="/?page=${pageIn(url) + 1}">Load more</a>` : ''),
      ),
  },
  'a link with an offset': {
    end: '<a href="/?start=12">Show more</a>',
    answer: (url) => {
      const start = Number(url.searchParams.get('start') ?? 0);
      const more = start + PER_PAGE < COUNT ? `<a href="/?start=${start + PER_PAGE}">Show more</a>` : '';
      return html(frame(more).replace(tilesOf(1), tilesOf(start / PER_PAGE + 1)));
    },
  },
  'a button that names an address of HTML': {
    end: '<button class="more" data-next-url="/part?page=2">Load more</button>',
    answer: (url) =>
      html(
        tilesOf(pageIn(url)) +
          (pageIn(url) < PAGES ? `<button data-next-url="/part?page=${pageIn(url) + 1}">Load more</button>` : ''),
      ),
  },
  'a button that names an address of JSON': {
    end: '<button data-url="/api/bowls?page=2&amp;size=12">Show more products</button>',
    answer: (url) => json({ total: COUNT, items: items(pageIn(url)) }),
  },
  'an empty box that names an address of JSON with a cursor': {
    end: '<div class="infinite-scroll" data-src="/api/bowls?cursor=12"></div>',
    answer: (url) => {
      const from = Number(url.searchParams.get('cursor'));
      const next = from + PER_PAGE < COUNT ? String(from + PER_PAGE) : null;
      return json({
        edges: items(from / PER_PAGE + 1).map((node) => ({ node })),
        pageInfo: { endCursor: next, hasNextPage: next !== null },
      });
    },
  },
  'an address of JSON that names its next one': {
    end: '<button data-href="/api/bowls/2">Load more</button>',
    answer: ({ pathname }) => {
      const page = Number(/\d+$/.exec(pathname)?.[0]);
      return json({ data: items(page), next: page < PAGES ? `/api/bowls/${page + 1}` : null });
    },
  },
  'JSON that contains HTML': {
    end: '<button data-endpoint="/ajax?page=2">Load more</button>',
    answer: (url) => json({ html: tilesOf(pageIn(url)), hasMore: pageIn(url) < PAGES }),
  },
};

/** Lists that only a browser can continue. */
export const SCRIPTED: Record<string, EndlessShop> = {
  'scrolling, with JSON': {
    end: `<div id="end"></div><script>${APPEND} let page = 1, busy = false;
      new IntersectionObserver(async ([entry]) => { if (!entry.isIntersecting || busy) return; busy = true; page += 1;
        add((await (await fetch('/api/bowls?page=' + page)).json()).items); busy = false;
      }).observe(document.querySelector('#end'));</script>`,
    answer: (url) => json({ total: COUNT, items: items(pageIn(url)) }),
  },
  'scrolling, with HTML': {
    end: `<script>const list = document.querySelector('#list'); let page = 1, busy = false;
      addEventListener('scroll', async () => { if (busy || innerHeight + scrollY < document.body.scrollHeight - 50) return;
        busy = true; page += 1; const sent = await fetch('/part/' + page);
        list.insertAdjacentHTML('beforeend', await sent.text()); busy = page >= ${PAGES}; });</script>`,
    answer: ({ pathname }) => html(tilesOf(Number(/\d+$/.exec(pathname)?.[0]))),
  },
  'a button, with JSON': {
    end: `<button id="more">Load more</button><script>${APPEND} let offset = 12; const more = document.querySelector('#more');
      more.addEventListener('click', async () => { const { items, total } = await (await fetch('/api/bowls?offset=' + offset)).json();
        add(items); offset += 12; if (offset >= total) more.remove(); });</script>`,
    answer: (url) => json({ total: COUNT, items: items(Number(url.searchParams.get('offset')) / PER_PAGE + 1) }),
  },
  'a button, with JSON that needs a key': {
    end: `<button id="more">Mehr anzeigen</button><script>${APPEND} let page = 1;
      document.querySelector('#more').addEventListener('click', async ({ target }) => { page += 1;
        add((await (await fetch('/api/bowls?page=' + page, { headers: { 'x-key': 'k' } })).json()).items);
        if (page >= ${PAGES}) target.remove(); });</script>`,
    answer: (url) => json({ items: items(pageIn(url)) }),
  },
};

/** The routes of a shop, for `openShop`. */
export function endlessRoutes({ end, answer }: EndlessShop, extra: Routes = {}): Routes {
  return {
    '/': frame(end),
    '/robots.txt': { status: 404 },
    '/sitemap.xml': { status: 404 },
    '/sitemap_index.xml': { status: 404 },
    ...extra,
    '*': (request) => {
      const url = new URL(request.url ?? '', 'http://shop.example');
      const at = Number(/^\/bowls\/(\d+)$/.exec(url.pathname)?.[1] ?? NaN);
      if (Number.isNaN(at)) return answer(url);
      const product = {
        '@type': 'Product',
        name: titleOf(at),
        sku: `B${at}`,
        offers: { price: at + 5.9, priceCurrency: 'EUR' },
      };
      return `<h1>${titleOf(at)}</h1><script type="application/ld+json">${JSON.stringify(product)}</script>`;
    },
  };
}
