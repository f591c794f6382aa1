import { expect, it } from 'vitest';
import { findAskedVariant } from '../../src/chat/options/asked-variant.ts';
import { languageOfCode } from '../../src/chat/languages/index.ts';
import { NO_DETAILS, type ProductDetails, type Variant } from '../../src/domain/product-details.ts';
import { cpuSeconds } from '../setup/cpu-seconds.ts';

const variant = (cartId: string, values: (string | null)[], more: Partial<Variant> = {}): Variant => ({
  values,
  cartId,
  sku: null,
  gtin: null,
  price: 120,
  listPrice: null,
  availability: 'in_stock',
  imageUrl: null,
  url: null,
  ...more,
});

const SOLD_OUT = { availability: 'out_of_stock' as const };
const PRODUCT = { price: 99, externalId: 'navy-S', availability: 'in_stock' as const };

const jacket: ProductDetails = {
  ...NO_DETAILS,
  options: [
    { name: 'Colour', values: ['Navy', 'Blue', 'Light blue', 'Long'] },
    { name: 'Size', values: ['S', 'M', 'XL', '42'] },
  ],
  variants: [
    variant('navy-S', ['Navy', 'S']),
    variant('navy-M', ['Navy', 'M'], SOLD_OUT),
    variant('navy-XL', ['Navy', 'XL']),
    variant('blue-M', ['Blue', 'M'], { price: 99 }),
    variant('blue-42', ['Blue', '42'], { price: null }),
    variant('light-XL', ['Light blue', 'XL']),
    variant('long-S', ['Long', 'S']),
  ],
};

const asked = (messages: string | readonly string[], code = 'en', details = jacket) =>
  findAskedVariant(PRODUCT, details, { asked: [messages].flat(), language: languageOfCode(code) });

it.each([
  ['en', 'Do you have the Harbour jacket in blue, size M?', 'blue-M'],
  ['en', 'M in navy please', 'navy-M'],
  ['en', 'the light blue one', 'light-XL'],
  ['en', 'Size: 42', 'blue-42'],
  ['en', 'Colour Long, please', 'long-S'],
  ['en', 'blue 42', 'blue-42'],
  ['en', 'Is there one in M?', 'blue-M'],
  ['en', 'an XL', 'navy-XL'],
  ['de', 'Gibt es die Jacke in Blau, Größe M?', 'blue-M'],
  ['de', 'eine blaue Jacke in Schuhgröße 42', 'blue-42'],
  ['fr', 'la veste bleue en taille M', 'blue-M'],
  ['es', 'la chaqueta azul, talla M', 'blue-M'],
  ['it', 'la giacca blu, taglia M', 'blue-M'],
  ['nl', 'de blauwe jas in maat M', 'blue-M'],
])('%s: finds the variant that %j asks for', (code, message, cartId) => {
  expect(asked(message, code)?.variant.cartId).toBe(cartId);
});

const goggles: ProductDetails = {
  ...NO_DETAILS,
  options: [
    { name: 'Lens', values: ['Clear', 'Smoke', 'Mirrored'] },
    { name: 'Side', values: ['Left', 'Right'] },
    { name: 'Pack', values: ['Single', '2-pack'] },
  ],
  variants: ['Clear', 'Smoke', 'Mirrored'].flatMap((lens) =>
    ['Left', 'Right'].flatMap((side) =>
      ['Single', '2-pack'].map((pack) => variant(`${lens}-${side}-${pack}`, [lens, side, pack])),
    ),
  ),
};

it.each([
  ['it', 'quelli a specchio, mancino, nella confezione 2-pack', 'Mirrored-Left-2-pack'],
  ['de', 'die verspiegelten für Linkshänder, einzeln', 'Mirrored-Left-Single'],
  ['fr', 'transparent, pour droitier, le 2-pack', 'Clear-Right-2-pack'],
  ['es', 'los de espejo para zurdos, individual', 'Mirrored-Left-Single'],
  ['nl', 'de heldere, rechtshandig, de 2-pack', 'Clear-Right-2-pack'],
  ['en', 'clears for left handed people, the two pack', 'Clear-Left-2-pack'],
])('%s: finds the values that %j has in other words or forms', (code, message, cartId) => {
  expect(asked(message, code, goggles)?.variant.cartId).toBe(cartId);
});

it.each([
  'Do you have the Harbour jacket?',
  'blueberries, and a navybag',
  'under 42 euros',
  'I am 42 years old',
  "I'm M. Jones",
  '2 of them, for 42.5 euros',
  'How long is it?',
  'not in blue',
  'size L',
  '',
])('reads no variant from %j', (message) => {
  expect(asked(message)).toBeUndefined();
});

const pot: ProductDetails = {
  ...NO_DETAILS,
  options: [
    { name: 'Diameter', values: ['22 cm', '30 cm', '140 cm'] },
    { name: 'Pieces', values: ['1', '2'] },
  ],
  variants: ['22 cm', '30 cm', '140 cm'].flatMap((size) => ['1', '2'].map((count) => variant(size, [size, count]))),
};

it.each([
  ['en', 'the 30 please', '30 cm'],
  ['en', 'with a pole of 140', '140 cm'],
  ['es', 'pues la de 30', '30 cm'],
  ['de', 'dann die 22', '22 cm'],
  ['it', 'ne prendo una, manico 140', '140 cm'],
])('%s: takes a number that is one of some for a value: %j', (code, message, cartId) => {
  expect(asked(message, code, pot)?.variant.cartId).toBe(cartId);
});

it.each(['add 30', '30 of them', 'the 30 day return', 'under 30', 'I need 22, quickly'])(
  'takes the number in %j for none',
  (message) => {
    expect(asked(message, 'en', pot)?.fact.choice.some(({ name }) => name === 'Diameter')).not.toBe(true);
  },
);

const chosenFrom = (values: string[]): ProductDetails => ({
  ...NO_DETAILS,
  options: [{ name: 'Option', values }],
  variants: values.map((value) => variant(value, [value])),
});

it.each([
  ['fr', 'je prends, en sachets hein', ['Vrac 100 g', '20 sachets'], '20 sachets'],
  ['fr', 'mets un bidon', ['Bouteille 1 L', 'Bidon 3 L'], 'Bidon 3 L'],
  ['nl', 'dan de groene', ['saliegroen', 'aubergine'], 'saliegroen'],
  ['nl', 'in het blauw graag', ['geel', 'nachtblauw'], 'nachtblauw'],
  ['de', 'dann das 60er', ['30 ml', '60 ml'], '60 ml'],
  ['de', 'M', ['S', 'M'], 'M'],
  ['de', 'gibts den in grün', ['Salbei', 'Senf'], 'Salbei'],
  ['en', 'in sage please', ['Salbei', 'Senf'], 'Salbei'],
  ['fr', 'la rouge', ['Rust', 'Slate'], 'Rust'],
  ['nl', '20000 graag', ['10.000 mAh', '20.000 mAh'], '20.000 mAh'],
  ['en', 'the king', ['Double (135 x 190 cm)', 'King (150 x 200 cm)'], 'King (150 x 200 cm)'],
])('%s: finds the value that %j calls by what sets it apart', (code, message, values, value) => {
  expect(asked(message, code, chosenFrom(values))?.variant.cartId).toBe(value);
});

it.each([
  ['nl', 'dan de groene', ['saliegroen', 'mosgroen']],
  ['fr', 'en boîte', ['Boîte de 10', 'Boîte de 20']],
  ['de', 'in grün', ['Salbei', 'Moos']],
  ['fr', "mets m'en 2", ['0,5 L', '2,5 L']],
])('%s: finds no value that %j leaves open', (code, message, values) => {
  expect(asked(message, code, chosenFrom(values))).toBeUndefined();
});

it('takes the latest statement on each option', () => {
  expect(asked(['in navy, size M', 'rather in blue'])?.variant.cartId).toBe('blue-M');
  expect(asked(['in navy', 'is it warm?', 'and in size XL?'])?.variant.cartId).toBe('navy-XL');
});

it('says what is in stock instead of a variant that is sold out, or that there is not', () => {
  expect(asked('in navy, size M')?.fact).toEqual({
    choice: [
      { name: 'Colour', value: 'Navy' },
      { name: 'Size', value: 'M' },
    ],
    price: 120,
    availability: 'out_of_stock',
    inStockInstead: { name: 'Size', values: ['S', 'XL'] },
  });
  const missing = asked('in light blue, size M');
  expect(missing?.fact).toMatchObject({ availability: 'not_offered', inStockInstead: { values: ['XL'] } });
  expect(missing?.variant.cartId).toBe('light-XL');
});

it('takes the product’s price and stock if the shop states none for variants', () => {
  expect(asked('blue, size 42')?.fact.price).toBe(99);
  const variants = jacket.variants.map((each) => ({ ...each, availability: 'unknown' as const }));
  expect(asked('blue, size M', 'en', { ...jacket, variants })?.fact.availability).toBe('in_stock');
});

it.each<[string, Partial<ProductDetails>]>([
  ['without variants', { variants: [] }],
  ['with one variant', { variants: jacket.variants.slice(0, 1) }],
  ['whose variants have no values', { variants: [variant('1', [null, null]), variant('2', [])] }],
  ['whose values are signs', { variants: [variant('1', ['★', '']), variant('2', ['…', ' '])] }],
])('chooses nothing of a product %s', (_, details) => {
  expect(asked('navy ★ … size M', 'en', { ...jacket, ...details })).toBeUndefined();
});

it('tells options with the same values apart by their names, and by their order', () => {
  const trousers: ProductDetails = {
    ...NO_DETAILS,
    options: [
      { name: 'Waist', values: ['32', '34'] },
      { name: 'Length', values: ['32', '34'] },
    ],
    variants: [
      ['32', '32'],
      ['32', '34'],
      ['34', '32'],
      ['34', '34'],
    ].map((values) => variant(values.join('/'), values)),
  };
  expect(asked('length 32, waist 34', 'en', trousers)?.variant.cartId).toBe('34/32');
  expect(asked('size 32/34', 'en', trousers)?.variant.cartId).toBe('32/34');
});

it('is fast for any input', () => {
  const values = Array.from({ length: 500 }, (_, at) => `${at} ${'word '.repeat(30)}`);
  const details: ProductDetails = {
    ...NO_DETAILS,
    options: Array.from({ length: 10 }, (_, at) => ({ name: `Option ${at}`, values })),
    variants: values.map((value, at) =>
      variant(
        String(at),
        Array.from({ length: 10 }, () => value.slice(0, 4 + (at % 190))),
      ),
    ),
  };
  const messages = Array.from({ length: 20 }, (_, at) => `${at} size M in 1 `.repeat(150));
  expect(cpuSeconds(() => asked(messages, 'en', details))).toBeLessThan(5);
});
