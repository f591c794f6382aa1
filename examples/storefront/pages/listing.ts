import { html } from 'hono/html';
import type { Category } from '../catalogue/product.ts';
import { coloursOf, formatPrice, products, type Product } from '../catalogue.ts';
import type { Html, Page } from './layout.ts';

const PAGE_SIZE = 12;

/** The fields of a category that a listing needs; `all` is a category too. */
export type Shelf = Pick<Category, 'slug' | 'name' | 'intro' | 'tracked'>;

export const everything: Shelf = {
  slug: 'all',
  name: 'Everything',
  intro: 'The whole shop on a few pages, from the storm shell to the last pair of socks.',
};

function badge(product: Product): Html | '' {
  if (product.availability === 'out_of_stock') return html`<span class="badge gone">Sold out</span>`;
  if (product.availability === 'preorder') return html`<span class="badge">Preorder</span>`;
  if (!product.listPrice) return '';
  const saved = Math.round((1 - product.price / product.listPrice) * 100);
  return html`<span class="badge sale">−${saved} %</span>`;
}

export const picture = (path: string | null, alt: string, lazy = true): Html =>
  path
    ? html`<img src="${path}" alt="${alt}" width="800" height="800" ${lazy ? html`loading="lazy"` : ''} />`
    : html`<span class="no-picture">No picture yet</span>`;

/** The price, with the list price before it where the product is on sale. */
export function priceTag(product: Product, price: Html = html`${formatPrice(product.price)}`): Html {
  if (!product.listPrice) return html`<span class="price" data-price>${price}</span>`;
  return html`<span class="hidden">Was </span><s>${formatPrice(product.listPrice)}</s> <span class="hidden">now </span
    ><span class="price sale" data-price>${price}</span>`;
}

function card(product: Product): Html {
  const { slug, tracked } = product.shelf;
  const href = tracked ? `${product.path}?utm_source=shop&utm_medium=listing&utm_campaign=${slug}` : product.path;
  const colours = coloursOf(product);
  const from = product.variants.some((variant) => variant.price > product.price);
  return html`<li class="card">
    <div class="frame">${picture(product.imagePath, '')}${badge(product)}</div>
    <p class="brand">${product.brand}</p>
    <h3><a href="${href}">${product.title}</a></h3>
    <p class="cost">${from ? html`<span class="from">from</span> ` : ''}${priceTag(product)}</p>
    ${
      colours.length > 0
        ? html`<p class="swatches">
            <span class="hidden">${colours.length} colours</span>${colours.map(
              (variant) =>
                html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                  <circle cx="8" cy="8" r="7.5" fill="${variant.picture?.colour}" />
                </svg>`,
            )}
          </p>`
        : ''
    }
  </li>`;
}

export const cards = (shown: readonly Product[]): Html =>
  html`<ul class="cards">
    ${shown.map(card)}
  </ul>`;

/** One page (from 1) of a shelf, or null where the shelf has no such page. */
export function listingPage(shelf: Shelf, page: number): Page | null {
  const all = shelf === everything ? products : products.filter((product) => product.shelf.slug === shelf.slug);
  const last = Math.ceil(all.length / PAGE_SIZE);
  if (!Number.isInteger(page) || page < 1 || page > last) return null;
  const address = (number: number) => `/category/${shelf.slug}${number > 1 ? `?page=${number}` : ''}`;
  const previous = page > 1 ? address(page - 1) : undefined;
  const next = page < last ? address(page + 1) : undefined;
  const shown = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const steps = html`<nav class="steps" aria-label="Pages">
    ${previous && html`<a rel="prev" href="${previous}">← Previous</a>`}
    <span>Page ${page} of ${last}</span>
    ${next && html`<a rel="next" href="${next}">Next →</a>`}
  </nav>`;
  return {
    title: page > 1 ? `${shelf.name}, page ${page}` : shelf.name,
    description: shelf.intro,
    path: address(page),
    image: shown.find((product) => product.imagePath)?.imagePath ?? null,
    previous,
    next,
    body: html`<div class="wrap">
      <nav class="crumbs" aria-label="Breadcrumb">
        <a href="/">Home</a> <span aria-hidden="true">/</span> ${shelf.name}
      </nav>
      <header class="listing-head">
        <h1>${shelf.name}</h1>
        <p class="lead">${shelf.intro}</p>
        <p class="tally">${all.length} products</p>
      </header>
      <h2 class="hidden">Products</h2>
      ${cards(shown)} ${last > 1 ? steps : ''}
    </div>`,
  };
}

/** The results of a search, as a plain list. */
export function searchPage(query: string, found: readonly Product[]): Page {
  const heading = query.trim() ? html`Results for “${query}”` : 'Search';
  return {
    title: 'Search',
    description: 'Search the shop.',
    path: '/search',
    unlisted: true,
    query,
    body: html`<div class="wrap">
      <header class="listing-head">
        <h1>${heading}</h1>
        <p class="tally">${found.length === 1 ? '1 product' : `${found.length} products`}</p>
      </header>
      <h2 class="hidden">Products</h2>
      ${found.length > 0 ? cards(found) : html`<p>Nothing has all of these words. Try fewer, or look through <a href="/category/all">everything</a>.</p>`}
    </div>`,
  };
}
