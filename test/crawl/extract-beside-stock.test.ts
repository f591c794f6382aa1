import { describe, expect, test } from 'vitest';
import { LAMP, OFFER, PAGE, json, one } from './extract-fixture.ts';

const page = (box: string, head = ''): string =>
  `<html lang="en"><head><title>Brass lamp | Acme</title>${head}</head><body><header><a href="/">Acme</a></header>
  <main><h1>Brass lamp</h1><img src="/a.jpg" alt="Brass lamp">${box}</main></body></html>`;
const SOLD_OUT = '<p class="stock">Out of stock</p><button disabled>Add to cart</button>';
const sized = (size: string, availability: string, more: object = {}) => ({
  ...OFFER,
  sku: `L-${size}`,
  name: size,
  availability,
  ...more,
});

describe('a sold-out status beside a disabled button', () => {
  const availabilityOf = (offers: unknown, box = SOLD_OUT): string | undefined =>
    one(page(`<p>49,90 €</p>${box}`, json({ ...LAMP, offers })))?.availability;
  const sizes = '<select><option selected>40<option>41<option>42</select>';
  const some = [sized('40', 'OutOfStock'), sized('41', 'InStock'), sized('42', 'InStock')];

  test.each<[string, unknown]>([
    ['offers of which others are in stock', some],
    ['offers in an aggregate', { '@type': 'AggregateOffer', lowPrice: 40, availability: 'InStock', offers: some }],
    ['an aggregate offer of several prices', { ...OFFER, '@type': 'AggregateOffer', lowPrice: 40, highPrice: 50 }],
    ['an aggregate offer of several', { ...OFFER, '@type': 'AggregateOffer', lowPrice: 40, offerCount: 3 }],
  ])('is that of the chosen variant if the markup has %s', (_, offers) => {
    expect(availabilityOf(offers, sizes + SOLD_OUT)).toBe('in_stock');
  });

  test('leaves the stock of each variant as the markup states it', () => {
    const group = {
      ...LAMP,
      '@type': 'ProductGroup',
      offers: undefined,
      productGroupID: 'L',
      variesBy: ['https://schema.org/size'],
      hasVariant: ['40', '41'].map((size, at) => ({
        '@type': 'Product',
        name: `Brass lamp ${size}`,
        sku: `L-${size}`,
        size,
        offers: { ...OFFER, availability: at === 0 ? 'OutOfStock' : 'InStock' },
      })),
    };
    expect(one(page(`<p>49,90 €</p>${SOLD_OUT}`, json(group)), PAGE)?.availability).toBe('in_stock');
  });

  test.each<[string, unknown]>([
    ['one offer', OFFER],
    ['an aggregate offer of one', { ...OFFER, '@type': 'AggregateOffer', lowPrice: 40, highPrice: 40, offerCount: 1 }],
    ['a used one besides', [OFFER, { ...OFFER, itemCondition: 'UsedCondition', availability: 'SoldOut' }]],
    ['offers that all claim to be in stock', ['40', '41'].map((size) => sized(size, 'InStock'))],
  ])('counts for more than markup with %s', (_, offers) => {
    expect(availabilityOf(offers)).toBe('out_of_stock');
  });
});

describe('a sold-out text beside a button that works', () => {
  const dawn = (
    state: string,
  ): string => `<div class="price price--large price--show-badge${state}"><div class="price__container">
    <span class="price-item price-item--regular">$49.90 USD</span></div>
    <span class="badge price__badge-sale color-scheme-4">Sale</span>
    <span class="badge price__badge-sold-out color-scheme-3">Sold out</span></div>`;
  const BUY = '<button type="submit" name="add" class="product-form__submit button"><span>Add to cart</span></button>';
  const PRICE = '<p class="price">$49.90</p>';

  test.each<[string, string]>([
    ['in a badge that is named so', dawn('') + BUY],
    [
      'in a badge that is named so, where the button takes pre-orders',
      dawn('') + BUY.replace('Add to cart', 'Pre-order'),
    ],
    ['in a label that is named so', `${PRICE}<div class="label-soldout"><span>Sold out</span></div>${BUY}`],
    ['in a text that is named so', `${PRICE}<span class="out-of-stock-message">Out of stock</span>${BUY}`],
  ])('is one of the template’s texts, hidden by a style sheet, if it is %s', (_, box) => {
    expect(one(page(box))?.availability).toBe('in_stock');
  });

  test.each<[string, string]>([
    ['in a badge, and a box around it is named so as well', dawn(' price--sold-out') + BUY],
    ['in a box with no such name', `${PRICE}<p class="stock">Sold out</p>${BUY}`],
    ['in a box for the stock, which is now named so', `${PRICE}<p class="stock out-of-stock">Out of stock</p>${BUY}`],
    ['in a badge, and in a text without such a name', `${dawn('')}<p>Out of stock</p>${BUY}`],
    ['in a badge, and the button does not work', dawn('') + BUY.replace('<button', '<button disabled')],
  ])('is the product’s stock if it is %s', (_, box) => {
    expect(one(page(box))?.availability).toBe('out_of_stock');
  });
});
