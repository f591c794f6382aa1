import { html } from 'hono/html';
import { formatPrice, type Product } from '../catalogue.ts';
import type { Html } from '../pages/layout.ts';
import { availabilityWord } from './json-ld.ts';

/** The attributes and elements of a product's microdata; all empty where its category speaks JSON-LD. */
export type Microdata = {
  scope: (type: string, property?: string) => Html;
  property: (name: string) => Html;
  /** The price as shown, marked up. */
  price: (price: number) => Html;
  /** Properties of the offer that the page does not show. */
  offer: Html;
};

const NONE = html``;

const property = (name: string) => html` itemprop="${name}"`;

const silent: Microdata = {
  scope: () => NONE,
  property: () => NONE,
  price: (price) => html`${formatPrice(price)}`,
  offer: NONE,
};

/** Two ways shops write it: values in `content` and `href`, or plain words and the visible text. */
export function microdata(product: Product): Microdata {
  const { markup } = product.shelf;
  if (markup !== 'microdata' && markup !== 'microdata-words') return silent;
  const word = availabilityWord(product);
  const inWords = markup === 'microdata-words';
  return {
    scope: (type, name) => html`${name ? property(name) : NONE} itemscope itemtype="https://schema.org/${type}"`,
    property,
    price: (price) =>
      inWords ? html`€<span itemprop="price">${price.toFixed(2)}</span>` : html`${formatPrice(price)}`,
    offer: inWords
      ? html`<meta itemprop="priceCurrency" content="EUR" /><meta itemprop="availability" content="${word}" />`
      : html`<meta itemprop="price" content="${product.price.toFixed(2)}" /><meta
            itemprop="priceCurrency"
            content="EUR"
          /><link itemprop="availability" href="https://schema.org/${word}" />`,
  };
}
