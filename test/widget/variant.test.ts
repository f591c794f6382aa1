import { describe, expect, it } from 'vitest';
import type { AisleProduct, AisleVariant } from '../../src/widget/aisle.ts';
import { choose, isOffered } from '../../src/widget/panel/choosing.ts';
import { asVariant, featuredOf } from '../../src/widget/panel/variant.ts';

const variant = (size: string, colour: string, more: Partial<AisleVariant> = {}): AisleVariant => ({
  values: [size, colour],
  cartId: `${size}-${colour}`,
  price: 100,
  listPrice: null,
  availability: 'in_stock',
  imageUrl: null,
  url: null,
  ...more,
});
const SOLD_OUT = { availability: 'out_of_stock' as const };

const small = variant('S', 'navy');
const red = variant('S', 'red', { price: 90, listPrice: 120, imageUrl: 'https://shop.test/red.jpg' });
const medium = variant('M', 'navy', SOLD_OUT);
const large = variant('L', 'red');
const variants = [small, red, medium, large];

const product: AisleProduct = {
  productId: 'prd_1',
  externalId: 'S-red',
  title: 'Jacket',
  url: 'https://shop.test/jacket',
  imageUrl: 'https://shop.test/jacket.jpg',
  price: 90,
  currency: 'EUR',
  availability: 'in_stock',
  brand: null,
  category: null,
  variants,
};

describe('the variant that is chosen at first', () => {
  it.each([
    ['is the one that the product’s cart id is of', {}, 'S-red'],
    ['is the one that was asked for, even if it is sold out', { chosen: 2 }, 'M-navy'],
    ['is the one with the cart id if the position is wrong', { chosen: 9 }, 'S-red'],
    ['is the first that can be bought, for an unknown cart id', { externalId: 'other' }, 'S-navy'],
    ['is the first of all if none can be bought', { externalId: null, variants: [medium] }, 'M-navy'],
    ['is none without variants', { variants: [] }, undefined],
  ])('%s', (_, change, cartId) => {
    expect(featuredOf({ ...product, ...change })?.cartId).toBe(cartId);
  });
});

describe('a product as a variant of it', () => {
  it('takes over the price, the list price, the picture and the cart id', () => {
    expect(asVariant(product, red)).toMatchObject({
      price: 90,
      listPrice: 120,
      externalId: 'S-red',
      imageUrl: red.imageUrl,
    });
  });

  it('keeps what the variant does not state, but not the list price of another price', () => {
    expect(asVariant({ ...product, listPrice: 120 }, { ...small, price: 90 }).listPrice).toBe(120);
    const shown = asVariant({ ...product, listPrice: 120 }, { ...small, price: null });
    expect(shown).toMatchObject({ price: 90, imageUrl: product.imageUrl, url: product.url, externalId: 'S-navy' });
    expect(shown.listPrice).toBeUndefined();
  });

  it('is sold out if the variant is, and is itself without one', () => {
    expect(asVariant(product, medium).availability).toBe('out_of_stock');
    expect(asVariant(product, undefined)).toBe(product);
  });
});

describe('choosing', () => {
  it('offers a value only if the shop has it with what was chosen before it, though perhaps no cart id', () => {
    const offered = (at: number, values: string[]) => values.filter((value) => isOffered(variants, small, at, value));
    expect(offered(0, ['S', 'M', 'L'])).toEqual(['S', 'L']);
    expect(offered(1, ['navy', 'red'])).toEqual(['navy', 'red']);
    expect(isOffered(variants, large, 1, 'navy')).toBe(false);
    expect(isOffered([variant('S', 'navy', { cartId: null })], small, 0, 'S')).toBe(true);
  });

  it.each([
    ['keeps the other options', red, 0, 'L', 'L-red'],
    ['changes another option if nothing else can be bought', small, 0, 'L', 'L-red'],
    ['changes the last option alone', red, 1, 'navy', 'S-navy'],
    ['stays where it is for a value that no variant has', red, 0, 'XL', 'S-red'],
  ])('%s', (_, chosen, at, value, cartId) => {
    expect(choose(variants, chosen, at, value).cartId).toBe(cartId);
  });
});
