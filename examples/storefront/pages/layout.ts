import { html, raw } from 'hono/html';
import { categories } from '../catalogue.ts';

export type Html = ReturnType<typeof html>;

export type Widget = { src: string; key: string };

/** The data of every page besides its own contents. */
export type View = { origin: string; widget: Widget | null; cartCount: number };

export type Page = {
  title: string;
  description: string;
  /** The canonical path, with the query where it matters. */
  path: string;
  body: Html;
  image?: string | null;
  kind?: 'website' | 'product';
  /** Kept out of search engines: search results, cart, refusals. */
  unlisted?: true;
  previous?: string | undefined;
  next?: string | undefined;
  data?: unknown;
  query?: string;
};

// A closing script tag inside a string would end the block: `<` is written as its JSON escape.
const jsonLd = (data: unknown) =>
  html`<script type="application/ld+json">
    ${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}
  </script>`;

const LEAF = raw(
  '<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M16 2C7 8 5 18 16 30C27 18 25 8 16 2Z" fill="currentColor"/><path d="M16 9V29M16 15L11 12M16 15L21 12M16 20L10.5 16.5M16 20L21.5 16.5M16 25L12 22M16 25L20 22" stroke="var(--paper)" stroke-width="1.5" fill="none" stroke-linecap="round"/></svg>',
);

const header = (view: View, page: Page) => html`
  <a class="skip" href="#main">Skip to content</a>
  <aside class="strip" aria-label="Delivery and returns">
    Free delivery in the EU from €80 <span aria-hidden="true">·</span> 60 days to send it back
  </aside>
  <header class="site-header">
    <div class="wrap bar">
      <a class="wordmark" href="/">${LEAF}<span>Brackenholm</span></a>
      <form class="search" role="search" action="/search">
        <label class="hidden" for="q">Search products</label>
        <input id="q" name="q" type="search" placeholder="Search jackets, stoves, socks…" value="${page.query ?? ''}" />
        <button>Search</button>
      </form>
      <a class="cart-link" href="/cart">Cart <span class="count" data-cart-count>${view.cartCount}</span></a>
    </div>
    <nav class="categories" aria-label="Categories">
      <ul class="wrap">
        ${categories.map(({ slug, name }) => {
          const current = page.path.startsWith(`/category/${slug}`) ? html` aria-current="page"` : '';
          return html`<li><a href="/category/${slug}" ${current}>${name}</a></li>`;
        })}
      </ul>
    </nav>
  </header>
`;

const footer = html`
  <footer class="site-footer">
    <div class="wrap columns">
      <div class="promise">
        <p class="wordmark">${LEAF}<span>Brackenholm</span></p>
        <p>
          Gear for people who go out anyway. Chosen, used and mended by eleven people in a small town with a lot of
          rain.
        </p>
      </div>
      <nav aria-label="Shop">
        <h2>Shop</h2>
        <ul>
          <li><a href="/category/all">Everything</a></li>
          ${categories.map(({ slug, name }) => html`<li><a href="/category/${slug}">${name}</a></li>`)}
        </ul>
      </nav>
      <nav aria-label="Help">
        <h2>Help</h2>
        <ul>
          <li><a href="/shipping">Shipping</a></li>
          <li><a href="/returns">Returns &amp; repairs</a></li>
          <li><a href="/sizes">Size guide</a></li>
          <li><a href="/about">About us</a></li>
        </ul>
      </nav>
    </div>
    <p class="wrap small">Brackenholm is a demonstration shop. Nothing here can be bought. Prices include VAT.</p>
  </footer>
`;

/** The whole document. Absolute addresses are built from the view's origin. */
export function renderPage(view: View, page: Page): Html {
  const url = view.origin + page.path;
  const title = page.path === '/' ? page.title : `${page.title} – Brackenholm`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${page.description}" />
        <meta name="theme-color" content="#a3431d" />
        ${page.unlisted ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${url}" />`}
        ${page.previous && html`<link rel="prev" href="${view.origin}${page.previous}" />`}
        ${page.next && html`<link rel="next" href="${view.origin}${page.next}" />`}
        <meta property="og:site_name" content="Brackenholm" />
        <meta property="og:type" content="${page.kind ?? 'website'}" />
        <meta property="og:title" content="${page.title}" />
        <meta property="og:description" content="${page.description}" />
        <meta property="og:url" content="${url}" />
        ${page.image && html`<meta property="og:image" content="${view.origin}${page.image}" />`}
        <link rel="icon" href="/assets/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/base.css" />
        <link rel="stylesheet" href="/assets/catalogue.css" />
        <link rel="stylesheet" href="/assets/order.css" />
        <script src="/assets/shop.js" defer></script>
        ${view.widget && html`<script async src="${view.widget.src}" data-key="${view.widget.key}"></script>`}
        ${page.data ? jsonLd(page.data) : ''}
      </head>
      <body>
        ${header(view, page)}
        <main id="main">${page.body}</main>
        ${footer}
      </body>
    </html>`;
}
