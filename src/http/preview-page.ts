import { html } from 'hono/html';
import type { Product } from '../domain/product.ts';
import { formatMoney } from '../text/money/format.ts';
import { readSource } from '../programs.ts';
import { type WidgetPreview, widgetPage, widgetPagePolicy } from './widget-page.ts';

const style = readSource('http/preview-page.css');

/** A cart that only counts, so that products can be added as in the shop. */
const script = `window.addToCart = (id, amount) => {
  const cart = document.querySelector('output');
  cart.value = Number(cart.value) + amount;
  return true;
};`;

export const PREVIEW_POLICY = widgetPagePolicy({ style, script });

/** Returns a shop window with some of an assistant's products and its widget, for an `iframe` of the console. */
export function previewPage(previewed: WidgetPreview, products: readonly Product[]) {
  const { name, language } = previewed;
  return widgetPage(
    previewed,
    { style, script },
    html`<header aria-label="${name}">
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
      </main>`,
  );
}
