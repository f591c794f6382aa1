import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PER_LIST = 24;
const LISTS_PER_CATEGORY = 10;
const MIN_BYTES = 60_000;
const MAX_BYTES = 150_000;
/** Links of the menu, which every page contains twice: for desktop and for mobile. */
const MENU = 100;

const WORDS =
  'alder amber anvil basin birch bronze cedar clay copper cotton delta ember fjord flint garnet hazel indigo ivory juniper lantern linen maple marble meadow mohair oak olive onyx pearl pine quartz reed saddle sage slate spruce steel stone teal timber tundra velvet walnut willow wool'.split(
    ' ',
  );
const word = (n: number) => WORDS[Math.abs(n) % WORDS.length] ?? '';
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => word(from * 31 + at * at * 7 + at)).join(' ');

/** The number of product pages; the others are lists of 24 and the home page. */
export const productsIn = (pages: number) => Math.floor(((pages - 1) * PER_LIST) / (PER_LIST + 1));

/** Typical page weight of shops: styles, scripts with data, menus, SVGs, reviews. Made once, combined for each page. */
const style = Array.from(
  { length: 160 },
  (_, n) => `.${word(n)}-${n}{display:flex;margin:${n % 9}px 0;color:#${(n * 4099).toString(16).padStart(6, '0')}}`,
).join('\n');
const scripts = Array.from(
  { length: 12 },
  (_, n) =>
    `<script>window.__d=window.__d||[];window.__d.push(${JSON.stringify(
      Array.from({ length: 30 }, (_each, at) => ({
        id: n * 100 + at,
        label: words(at + n, 4),
        flags: [at, n],
        on: at % 2 === 0,
      })),
    )});</script>`,
);
const reviews = Array.from(
  { length: 64 },
  (
    _,
    n,
  ) => `<li class="review"><div class="review__head"><span class="review__stars" aria-label="${1 + (n % 5)} of 5">${'<svg viewBox="0 0 16 16" width="16"><path d="M8 0l2 6h6l-5 4 2 6-5-4-5 4 2-6-5-4h6z"/></svg>'.repeat(1 + (n % 5))}</span>
<strong class="review__by">${word(n)} ${word(n * 3)}</strong><time datetime="2026-0${1 + (n % 9)}-11">2026-0${1 + (n % 9)}-11</time></div>
<p class="review__text">${words(n, 45)}. It&#39;s ${word(n)} &amp; ${word(n + 5)}.</p><button type="button" class="review__vote" data-id="${n}">Helpful</button></li>`,
);

interface Shop {
  origin: string;
  pages: number;
}

const pathOf = (n: number) => `/p/${word(n)}-${word(n * 3 + 1)}-${n}`;
const priceOf = (n: number) => (5 + ((n * 37) % 50_000) / 100).toFixed(2);
const tile = (n: number) =>
  `<div class="tile"><a class="tile__link" href="${pathOf(n)}"><img loading="lazy" src="/i/${n}-300.jpg" srcset="/i/${n}-300.jpg 300w, /i/${n}-600.jpg 600w" alt="${word(n)} ${word(n * 3 + 1)}"><span class="tile__name">${word(n)} ${word(n * 3 + 1)} ${n}</span></a><span class="tile__price">€${priceOf(n)}</span></div>`;

function frame({ pages }: Shop, title: string, head: string, main: string, seed: number): string {
  const categories = Math.ceil(productsIn(pages) / PER_LIST / LISTS_PER_CATEGORY);
  const menu = Array.from(
    { length: MENU },
    (_, n) =>
      `<li class="menu__item menu__item--${n % 3}"><a class="menu__link" href="/c/${n % categories}"><span>${word(n)} ${word(n + 9)}</span></a></li>`,
  ).join('\n');
  const size = MIN_BYTES + ((seed * 7919) % (MAX_BYTES - MIN_BYTES));
  let html = `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>${title} – Fjell</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="${words(seed, 20)}">${head}<style>${style}</style></head>
<body class="template"><header class="header"><a href="/" class="logo">Fjell</a><nav class="menu"><ul>${menu}</ul></nav><nav class="drawer" hidden><ul>${menu}</ul></nav><a href="/cart">Cart</a></header>
<main>${main}<section class="reviews"><h2>Reviews</h2><ul>`;
  for (let n = seed; html.length < size - 4_000; n++)
    html += n % 5 === 0 ? scripts[n % scripts.length] : reviews[(n * 13) % reviews.length];
  const footer = Array.from(
    { length: 24 },
    (_, n) => `<li><a href="/info/${word(n)}" rel="nofollow">${words(n, 3)}</a></li>`,
  );
  return `${html}</ul></section></main><footer><ul>${footer.join('')}</ul></footer></body></html>`;
}

function productPage(shop: Shop, n: number): string {
  const count = productsIn(shop.pages);
  const title = `${word(n)} ${word(n * 3 + 1)} ${n}`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    sku: `SKU-${n}`,
    description: words(n, 60),
    image: [`${shop.origin}/i/${n}-900.jpg`, `${shop.origin}/i/${n}-901.jpg`],
    brand: { '@type': 'Brand', name: word(n % 7) },
    offers: {
      '@type': 'Offer',
      url: shop.origin + pathOf(n),
      price: priceOf(n),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${n % 5 === 0 ? 'OutOfStock' : 'InStock'}`,
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.4', reviewCount: 89 },
  };
  const isMarked = n % 8 !== 0;
  const head = `<link rel="canonical" href="${shop.origin}${pathOf(n)}"><meta property="og:type" content="product"><meta property="og:title" content="${title}"><meta property="og:image" content="${shop.origin}/i/${n}-900.jpg">${isMarked ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : ''}`;
  const prop = (name: string) => (isMarked ? '' : ` itemprop="${name}"`);
  const scope = (type: string) => (isMarked ? '' : ` itemscope itemtype="https://schema.org/${type}"`);
  const related = Array.from({ length: 12 }, (_, at) => tile((n * 17 + at * 101 + 1) % count)).join('\n');
  const pictures = Array.from(
    { length: 6 },
    (_, at) =>
      `<li class="gallery__item"><img${at === 0 ? prop('image') : ''} src="/i/${n}-${900 + at}.jpg" srcset="/i/${n}-${900 + at}.jpg 900w, /i/${n}-${at}.jpg 450w" alt="${title}"></li>`,
  ).join('');
  const main = `<nav class="crumbs"><a href="/">Home</a> / <a href="/c/${Math.floor(n / PER_LIST / LISTS_PER_CATEGORY)}">${word(n % 9)}</a></nav>
<div class="product"${scope('Product')}><ul class="gallery">${pictures}</ul><h1${prop('name')}>${title}</h1><span class="sku">SKU: <b${prop('sku')}>SKU-${n}</b></span>
<span class="brand"${prop('brand')}>${word(n % 7)}</span><div class="buy"${isMarked ? '' : ' itemprop="offers"'}${scope('Offer')}><span class="price">€<span${prop('price')}>${priceOf(n)}</span></span>
${isMarked ? '' : `<meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="https://schema.org/${n % 5 === 0 ? 'OutOfStock' : 'InStock'}">`}
<form action="/cart"><select name="size"><option>S</option><option>M</option></select><button class="add" ${n % 5 === 0 ? 'disabled' : ''}>Add to cart</button></form></div>
<div class="description"${prop('description')}><p>${words(n, 60)}</p><p>${words(n + 1, 60)}</p></div></div><section class="related"><h2>Related</h2>${related}</section>`;
  return frame(shop, title, head, main, n);
}

function listPage(shop: Shop, list: number): string {
  const count = productsIn(shop.pages);
  const category = Math.floor(list / LISTS_PER_CATEGORY);
  const page = list % LISTS_PER_CATEGORY;
  const isLast = page === LISTS_PER_CATEGORY - 1 || (list + 1) * PER_LIST >= count;
  const tiles = Array.from({ length: Math.min(PER_LIST, count - list * PER_LIST) }, (_, at) =>
    tile(list * PER_LIST + at),
  );
  const next = isLast ? '' : `<nav class="pager"><a rel="next" href="/c/${category}?page=${page + 2}">Next</a></nav>`;
  const main = `<h1>${word(category)} ${word(category + 3)}</h1><div class="grid">${tiles.join('\n')}</div>${next}`;
  return frame(shop, `${word(category)} ${page + 1}`, '', main, list);
}

/** The page at a URL, in a shop with that many pages; null if there is none. */
function pageAt(shop: Shop, url: URL): string | null {
  if (url.pathname === '/') return frame(shop, 'Home', '', '<h1>Fjell</h1>', 1);
  const product = /^\/p\/.*-(\d+)$/.exec(url.pathname)?.[1];
  if (product !== undefined)
    return Number(product) < productsIn(shop.pages) ? productPage(shop, Number(product)) : null;
  const category = /^\/c\/(\d+)$/.exec(url.pathname)?.[1];
  const list = Number(category) * LISTS_PER_CATEGORY + Number(url.searchParams.get('page') ?? 1) - 1;
  return category !== undefined && list * PER_LIST < productsIn(shop.pages) ? listPage(shop, list) : null;
}

/** Serves a shop with that many pages on a port that the system chooses, and prints its URL. */
function serve(pages: number): void {
  const shop: Shop = { origin: '', pages };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', shop.origin);
    const isRobots = url.pathname === '/robots.txt';
    const text = isRobots ? 'User-agent: *\nDisallow: /cart\nDisallow: /info\n' : pageAt(shop, url);
    const contentType = isRobots ? 'text/plain' : 'text/html; charset=utf-8';
    response.writeHead(text === null ? 404 : 200, { 'content-type': contentType }).end(text ?? 'Not found');
  });
  server.listen(0, '127.0.0.1', () => {
    shop.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    process.stdout.write(`${shop.origin}\n`);
  });
}

if (import.meta.main) serve(Number(process.argv[2]));
