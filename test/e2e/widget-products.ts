import { product } from '../setup/widget-answers.ts';

export const variant = (size: string, colour: string, more: object = {}) => ({
  values: [size, colour],
  cartId: `${size}-${colour}`,
  price: 120,
  listPrice: null,
  availability: 'in_stock',
  imageUrl: null,
  url: null,
  ...more,
});

/** A jacket of which some combinations do not exist or are sold out. */
export const SIZED_JACKET = product({
  title: 'Jacket',
  externalId: 'S-navy',
  price: 120,
  currency: 'EUR',
  rating: { value: 4.6, scale: 5, count: 213 },
  options: [
    { name: 'Size', values: ['S', 'M', 'L'] },
    { name: 'Colour', values: ['navy', 'moss'] },
  ],
  variants: [
    variant('S', 'navy'),
    variant('S', 'moss', { availability: 'out_of_stock' }),
    variant('M', 'navy', { availability: 'out_of_stock' }),
    variant('M', 'moss', { price: 99, listPrice: 140 }),
    variant('L', 'navy', { availability: 'out_of_stock' }),
  ],
});

/** The fields of a jacket whose cart ids are numbers, as on Shopify and WooCommerce. */
export const JACKET = {
  title: 'Jacket',
  price: 120,
  currency: 'EUR',
  externalId: '11',
  options: [
    { name: 'Colour', values: ['navy', 'moss'] },
    { name: 'Size', values: ['S', 'M'] },
  ],
  variants: [
    variant('navy', 'S', { cartId: '11' }),
    variant('navy', 'M', { cartId: '12', availability: 'out_of_stock' }),
    variant('moss', 'M', { cartId: '13', price: 99 }),
  ],
};

const weighed = (productId: string, weight: string, more: object[] = []) =>
  product({
    productId,
    attributes: [
      { name: 'Material', value: 'Nylon', key: 'material' },
      { name: 'Weight', value: weight, key: 'weight' },
      ...more,
    ],
  });

/** Lanterns that differ in weight, and of which only the first states a zip. */
export const COMPARED_LANTERNS = [
  weighed('prd_1', '310 g', [{ name: 'Zip', value: 'Two-way', key: null }]),
  weighed('prd_2', '450 g'),
];

const compared = (title: string, weight: string, waterproof: string, price: number) =>
  product({
    productId: title,
    title,
    price,
    attributes: [
      { name: 'Material', value: 'Recycled polyester with a polyurethane membrane', key: 'material' },
      { name: 'Weight', value: weight, key: 'weight' },
      { name: 'Water column', value: waterproof, key: 'water_column' },
      {
        name: 'Donaudampfschifffahrtsgesellschaft',
        value: 'https://shop.test/a/very/long/address/of/a/manual',
        key: null,
      },
    ],
  });

/** Jackets with long names and values, which must fit on a small phone. */
export const COMPARED_JACKETS = [
  compared('Skerry Three-Layer Rain Jacket', '430 g', '20,000 mm', 289),
  compared('Drizzle Packable Rain Jacket', '245 g', '10,000 mm', 119),
  compared('Headland Waxed Jacket', '1,250 g', '3,000 mm', 1245.5),
];
