import { html } from 'hono/html';
import type { Cart, CartLine } from '../cart.ts';
import { formatPrice, type Variant } from '../catalogue.ts';
import type { Html, Page } from './layout.ts';
import { picture } from './listing.ts';

/** "Colour: Moss, Size: M" */
const chosen = ({ values }: Variant): string =>
  Object.entries(values)
    .map(([option, value]) => `${option}: ${value}`)
    .join(', ');

const row = ({ item: { product, variant, sku, price }, amount, total }: CartLine): Html =>
  html`<li class="cart-line">
    <a class="frame" href="${product.path}" tabindex="-1" aria-hidden="true"
      >${picture((variant ?? product).imagePath, '')}</a
    >
    <div>
      <h2><a href="${product.path}">${product.title}</a></h2>
      <p class="brand">${variant ? chosen(variant) : product.brand}</p>
      <p>${formatPrice(price)} each</p>
    </div>
    <form method="post" action="/cart/change">
      <input type="hidden" name="sku" value="${sku}" />
      <label for="amount-${sku}">Quantity<span class="hidden"> of ${product.title}</span></label>
      <input
        id="amount-${sku}"
        name="amount"
        type="number"
        inputmode="numeric"
        min="0"
        max="99"
        value="${amount}"
        required
      />
      <button>Change</button>
    </form>
    <form method="post" action="/cart/change">
      <input type="hidden" name="sku" value="${sku}" />
      <input type="hidden" name="amount" value="0" />
      <button class="plain">Remove<span class="hidden"> ${product.title}</span></button>
    </form>
    <p class="line-total">${formatPrice(total)}</p>
  </li>`;

export function cartPage(cart: Cart): Page {
  const filled = html`<ul class="cart-lines">
      ${cart.lines.map(row)}
    </ul>
    <div class="cart-sum">
      <p>Total <strong>${formatPrice(cart.total)}</strong></p>
      <p class="small">
        ${cart.total >= 80 ? 'Delivery in the EU is free.' : `${formatPrice(80 - cart.total)} more for free delivery in the EU.`}
        VAT is included.
      </p>
      <a class="button" href="/checkout">Checkout</a>
    </div>`;
  const empty = html`<p class="lead">Nothing in it yet. <a href="/category/all">Look around</a>.</p>`;
  return {
    title: 'Cart',
    description: 'What is in your cart.',
    path: '/cart',
    unlisted: true,
    body: html`<div class="wrap narrow">
      <h1>Your cart</h1>
      ${cart.count > 0 ? filled : empty}
    </div>`,
  };
}

/** A heading and a sentence: the checkout that is none, and refusals. */
export const noticePage = (path: string, title: string, message: string): Page => ({
  title,
  description: message,
  path,
  unlisted: true,
  body: html`<div class="wrap prose notice">
    <h1>${title}</h1>
    <p class="lead">${message}</p>
    <p><a class="button" href="/category/all">Back to the shop</a></p>
  </div>`,
});
