import { html } from 'hono/html';
import { coloursOf, relatedTo, type Product, type Variant } from '../catalogue.ts';
import { productData } from '../markup/json-ld.ts';
import { microdata } from '../markup/microdata.ts';
import type { Html, Page } from './layout.ts';
import { cards, picture, priceTag } from './listing.ts';

const STOCK = {
  in_stock: 'In stock, sent within one working day',
  out_of_stock: 'Sold out',
  preorder: 'Preorder: charged when it ships',
};

function chooser(product: Product, chosen: Variant | undefined): Html {
  if (!chosen) return html`<input type="hidden" name="sku" value="${product.sku}" />`;
  return html`<p class="field">
    <label for="variant">${Object.keys(chosen.values).join(' and ')}</label>
    <select id="variant" name="sku" data-variant>
      ${product.variants.map((variant) => {
        const gone = variant.availability === 'out_of_stock';
        return html`<option
          value="${variant.sku}"
          data-price="${variant.price.toFixed(2)}"
          data-image="${variant.imagePath ?? ''}"
          ${gone ? html`disabled` : ''}
          ${variant === chosen ? html`selected` : ''}
        >
          ${variant.name}${gone ? ' (sold out)' : ''}
        </option>`;
      })}
    </select>
  </p>`;
}

function buyForm(product: Product, chosen: Variant | undefined): Html {
  const { availability } = chosen ?? product;
  const gone = availability === 'out_of_stock';
  const label = gone ? 'Sold out' : availability === 'preorder' ? 'Preorder' : 'Add to cart';
  return html`<form class="buy" method="post" action="/cart/add" data-cart-form>
    ${chooser(product, chosen)}
    <p class="field amount">
      <label for="amount">Quantity</label>
      <input id="amount" name="amount" type="number" inputmode="numeric" min="1" max="99" value="1" required />
    </p>
    <button class="primary" ${gone ? html`disabled` : ''}>${label}</button>
    <p class="status" role="status" data-cart-status></p>
  </form>`;
}

function gallery(product: Product, chosen: Variant | undefined): Html {
  const shown = (chosen ?? product).imagePath;
  const colours = coloursOf(product);
  const marks = microdata(product);
  const main = shown
    ? html`<img
        src="${shown}"
        alt="${product.title}"
        width="800"
        height="800"
        data-picture
        ${marks.property('image')}
      />`
    : picture(null, '');
  return html`<div class="gallery">
    <div class="frame">${main}</div>
    ${
      colours.length > 0
        ? html`<ul class="thumbs">
            ${colours.map(
              (variant) =>
                html`<li>
                  <a
                    href="${product.path}?variant=${variant.sku}"
                    ${variant.values.Colour === chosen?.values.Colour ? html`aria-current="true"` : ''}
                    >${picture(variant.imagePath, variant.values.Colour ?? '')}</a
                  >
                </li>`,
            )}
          </ul>`
        : ''
    }
  </div>`;
}

const crumbs = (product: Product) =>
  html`<nav class="crumbs" aria-label="Breadcrumb">
    <a href="/">Home</a> <span aria-hidden="true">/</span>
    <a href="/category/${product.shelf.slug}">${product.category}</a> <span aria-hidden="true">/</span>
    <span aria-current="page">${product.title}</span>
  </nav>`;

/** A product's page, with the wanted variant chosen, or else the first that can be bought. */
export function productPage(product: Product, origin: string, wanted?: string): Page {
  const { variants } = product;
  const chosen =
    variants.find((variant) => variant.sku === wanted) ??
    variants.find((variant) => variant.availability === 'in_stock') ??
    variants[0];
  const marks = microdata(product);
  const { availability } = chosen ?? product;
  return {
    title: product.title,
    description: product.description,
    path: product.path,
    image: product.imagePath,
    kind: 'product',
    data: productData(product, origin),
    body: html`<div class="wrap">
      ${crumbs(product)}
      <article class="product" ${marks.scope('Product')}>
        ${gallery(product, chosen)}
        <div class="facts">
          <p class="brand" ${marks.scope('Brand', 'brand')}><span ${marks.property('name')}>${product.brand}</span></p>
          <h1 ${marks.property('name')}>${product.title}</h1>
          <div ${marks.scope('Offer', 'offers')}>
            <p class="cost">${priceTag(product, marks.price(chosen?.price ?? product.price))}</p>
            ${marks.offer}
          </div>
          <p class="stock ${availability}">${STOCK[availability]}</p>
          <p class="description" ${marks.property('description')}>${product.description}</p>
          ${buyForm(product, chosen)}
          <ul class="assurances">
            <li>Free delivery in the EU from €80</li>
            <li>60 days to send it back, unused or barely used</li>
            <li>Repairs for as long as we can find the thread</li>
          </ul>
        </div>
        <section class="specs" aria-labelledby="specs">
          <h2 id="specs">Details</h2>
          <table>
            <tbody>
              ${Object.entries(product.specs).map(
                ([name, value]) =>
                  html`<tr>
                    <th scope="row">${name}</th>
                    <td>${value}</td>
                  </tr>`,
              )}
              <tr>
                <th scope="row">Article number</th>
                <td ${marks.property('sku')}>${product.sku}</td>
              </tr>
            </tbody>
          </table>
        </section>
      </article>
      <section class="related" aria-labelledby="related">
        <h2 id="related">You may also like</h2>
        ${cards(relatedTo(product))}
      </section>
    </div>`,
  };
}
