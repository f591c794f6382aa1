import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProductFields } from '../../src/domain/product.ts';

const PER_PAGE = 8;
const KINDS = ['Kettle', 'Teapot', 'Cup', 'Tray'];
const GLAZES = ['Celadon', 'Tenmoku', 'Shino', 'Ash', 'Oribe', 'Raku'];

type Item = ProductFields & { slug: string };

function itemOf(at: number, origin: string): Item {
  const title = `${GLAZES[at % GLAZES.length]} ${KINDS[at % KINDS.length]} No. ${at + 21}`;
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    slug,
    url: `${origin}/product/${slug}`,
    title,
    price: 18 + ((at * 29) % 140) + (at % 2 === 0 ? 0.5 : 0.95),
    currency: 'EUR',
    availability: at % 5 === 4 ? 'out_of_stock' : 'in_stock',
    imageUrl: `${origin}/pictures/${slug}.jpg`,
    externalId: `KT-${300 + at}`,
    brand: null,
    category: null,
    description: null,
  };
}

/** The same for every URL. */
const SHELL = `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>Kiln &amp; Table</title>
<link rel="stylesheet" href="/app.css"><link rel="modulepreload" href="/format.mjs"><script type="module" src="/app.mjs"></script></head>
<body><noscript>You need to enable JavaScript to run this shop.</noscript><div id="app"></div></body></html>`;

const FORMAT = `export const money = (cents) => '€' + (cents / 100).toFixed(2);`;

/** A router, lists and products from an API, stock by a POST request: none of it is in the HTML. */
const APP = `import { money } from './format.mjs';
const api = async (path) => (await fetch('/api' + path, { headers: { 'x-shop-key': 'public' } })).json();
const root = document.querySelector('#app');
const frame = (body) => {
  root.innerHTML = '<header><a href="/">Kiln & Table</a> <nav><a href="/all">All of it</a> <a href="/about">About</a></nav></header><main>' + body +
    '</main><footer><p>Thrown, glazed and fired in our workshop by the harbour. We pack with paper and straw, and send on Mondays and Thursdays to all of Europe. Call by when the door is open.</p></footer>';
};
const tile = ({ slug, title, cents }) =>
  '<li class="tile"><a href="/product/' + slug + '"><img src="/pictures/' + slug + '.jpg" onerror="this.src=\\'/missing.jpg\\'" alt=""><h3>' + title + '</h3></a><span class="price">' + money(cents) + '</span></li>';
async function show() {
  const [, first, second] = location.pathname.split('/');
  if (first === 'start') { history.replaceState({}, '', '/'); return show(); }
  if (first === 'product') {
    const { title, cents, number } = await api('/products/' + second);
    const answer = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: '{ stock }', variables: { slug: second } }) });
    const { data: { stock } } = await answer.json();
    document.title = title + ' | Kiln & Table';
    return frame('<h1>' + title + '</h1><img src="/pictures/' + second + '.jpg" onerror="this.src=\\'/missing.jpg\\'" alt="' + title + '"><p class="price">' + money(cents) + '</p><p>' +
      (stock > 0 ? 'In stock' : 'Sold out') + '</p><p>SKU: <span>' + number + '</span></p><button' + (stock > 0 ? '' : ' disabled') + '>Add to cart</button><p>Each piece is thrown on the wheel and glazed by hand, so that no two are alike. It may go into the oven.</p>');
  }
  if (first === 'all') {
    const page = Number(new URLSearchParams(location.search).get('page') ?? 1);
    const { products, pages } = await api('/products?page=' + page);
    return frame('<h1>All of it</h1><ul>' + products.map(tile).join('') + '</ul>' + (page < pages ? '<a href="/all?page=' + (page + 1) + '">Next</a>' : ''));
  }
  frame(first === 'about' ? '<h1>About us</h1><p>We have made pots since 1981.</p>' : '<h1>Kiln & Table</h1><p>Stoneware for every day.</p><a href="/all">See all of it</a>');
}
addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  history.pushState({}, '', link.href);
  void show();
});
void show();`;

const TYPES: Record<string, string> = { mjs: 'text/javascript', css: 'text/css', json: 'application/json' };

/** A shop of 26 products that is rendered entirely by JavaScript: an empty shell for every URL, and a JSON API. */
export function renderedShop(origin: () => string, { hasSitemap = false } = {}) {
  const items = () => Array.from({ length: 26 }, (_, at) => itemOf(at, origin()));
  const brief = ({ slug, title, price, externalId }: Item) => {
    return { slug, title, cents: Math.round((price ?? 0) * 100), number: externalId };
  };

  function apiAnswer({ pathname, searchParams }: URL): object | undefined {
    const all = items();
    const page = Number(searchParams.get('page') ?? 1);
    if (pathname === '/api/products')
      return {
        products: all.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(brief),
        pages: Math.ceil(all.length / PER_PAGE),
      };
    const item = all.find(({ slug }) => pathname === `/api/products/${slug}`);
    return item && brief(item);
  }

  const sitemap = () =>
    `<urlset>${items()
      .map((item) => `<url><loc>${item.url}</loc></url>`)
      .join('')}</urlset>`;

  async function stockAnswer(request: IncomingMessage): Promise<string> {
    let sent = '';
    for await (const chunk of request) sent += String(chunk);
    const { variables } = JSON.parse(sent) as { variables: { slug: string } };
    const stock = items().find(({ slug }) => slug === variables.slug)?.availability === 'in_stock' ? 3 : 0;
    return JSON.stringify({ data: { stock } });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (body: string, type = 'html', status = 200) =>
      void response.writeHead(status, { 'content-type': TYPES[type] ?? `text/${type}` }).end(body);
    const url = new URL(request.url ?? '', origin());
    const { pathname } = url;
    if (pathname === '/app.mjs') return send(APP, 'mjs');
    if (pathname === '/format.mjs') return send(FORMAT, 'mjs');
    if (pathname === '/robots.txt') return send('', 'plain', 404);
    if (pathname === '/sitemap.xml') return hasSitemap ? send(sitemap(), 'xml') : send('', 'plain', 404);
    if (pathname === '/graphql') return send(await stockAnswer(request), 'json');
    if (pathname.startsWith('/api/')) {
      const found = request.headers['x-shop-key'] === 'public' ? apiAnswer(url) : undefined;
      return send(JSON.stringify(found ?? {}), 'json', found ? 200 : 404);
    }
    if (/\.(?:css|jpg)$/.test(pathname)) return send('', 'css', 500);
    return send(SHELL);
  }

  return {
    /** The visible fields of each product. */
    products: () => items().map(({ slug: _slug, ...product }) => product),
    answer: (request: IncomingMessage, response: ServerResponse) => void answer(request, response),
  };
}
