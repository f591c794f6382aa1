import fs from 'node:fs';
import { html, raw } from 'hono/html';
import type { Product } from '../domain/product.ts';
import { formatMoney } from '../text/money/format.ts';
import { inlineSource } from './inline-source.ts';

const STYLE = fs.readFileSync(new URL('preview-page.css', import.meta.url), 'utf8');

/** A cart that only counts, so that products can be added as in the shop. */
const SCRIPT = `window.addToCart = (id, amount) => {
  const cart = document.querySelector('output');
  cart.value = Number(cart.value) + amount;
  return true;
};`;

/** Pictures are the shop's, which may be served without HTTPS while it is built. */
export const PREVIEW_POLICY = `default-src 'none'; script-src 'self' ${inlineSource(SCRIPT)}; style-src ${inlineSource(STYLE)}; img-src 'self' data: https: http:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Returns a shop window with some of an assistant's products and its widget, for an `iframe` of the console. */
export function previewPage(
  { name, embedKey, token, language }: { name: string; embedKey: string; token: string; language: string },
  products: readonly Product[],
) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        ${raw(`<style>${STYLE}</style><script>${SCRIPT}</script>`)}
        <script async src="/widget.js" data-key="${embedKey}" data-preview="${token}"></script>
      </head>
      <body>
        <header aria-label="${name}">
          <h1>${name}</h1>
          <p>
            <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor">
              <path d="M1 2.5h2.5l2 9H14l2-6.5H4.5" stroke-width="1.5" stroke-linejoin="round" />
              <circle cx="7" cy="15" r="1.25" />
              <circle cx="13" cy="15" r="1.25" />
            </svg>
            <output>0</output>
          </p>
        </header>
        <main aria-label="${name}">
          <ul>
            ${products.map(
              ({ title, imageUrl, price, currency }) =>
                html`<li>
                  ${
                    imageUrl === null
                      ? html`<span class="picture"></span>`
                      : html`<img class="picture" src="${imageUrl}" alt="" loading="lazy" />`
                  }
                  <p>${title}</p>
                  ${price !== null && html`<p class="price">${formatMoney(price, currency, language)}</p>`}
                </li>`,
            )}
          </ul>
        </main>
      </body>
    </html>`;
}
