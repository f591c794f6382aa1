import { readPage } from '../../src/crawl/extract/index.ts';
import type { ProductDetails } from '../../src/domain/product-details.ts';
import type { CrawledProduct } from '../../src/domain/provenance.ts';
import { OFFER, PAGE, json } from './extract-fixture.ts';

export const product = (html: string): CrawledProduct | undefined => readPage(html, PAGE).products[0];
export const details = (html: string): Partial<ProductDetails> => product(html)?.details?.details ?? {};
/** Formats the options as "name: values", and the variants as "values price cartId". */
export const choices = ({ options = [], variants = [] }: Partial<ProductDetails>) => ({
  options: options.map(({ name, values }) => `${name}: ${values.join(', ')}`),
  variants: variants.map(({ values, price, cartId }) => `${values.join('/')} ${price} ${cartId}`),
});

export const variant = (sku: string, price: number | null, fields: object = {}) => ({
  '@type': 'Product',
  name: `Brass lamp ${sku}`,
  sku,
  ...(price !== null && { offers: { ...OFFER, price } }),
  ...fields,
});
export const group = (variants: object[], fields: object = {}) =>
  json({ '@type': 'ProductGroup', name: 'Brass lamp', hasVariant: variants, ...fields });
export const script = (value: unknown, type = 'application/json'): string =>
  `<script type="${type}">${JSON.stringify(value)}</script>`;

/** Writes a node as microdata, each property in an element of its own. */
function microdata(node: object, property = ''): string {
  const { '@type': type = 'Thing', ...fields } = node as Record<string, unknown>;
  const own = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith('@')
      ? []
      : [value].flat().map((each) => {
          if (typeof each === 'object' && each !== null) return microdata(each, name);
          return `<meta itemprop="${name}" content="${String(each).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
        }),
  );
  const scope = `itemscope itemtype="https://schema.org/${String(type)}"`;
  return `<div ${property && `itemprop="${property}" `}${scope}>${own.join('')}</div>`;
}

const rdfa = (node: object): string =>
  microdata(node)
    .replaceAll('itemprop=', 'property=')
    .replaceAll(/itemscope itemtype="https:\/\/schema.org\/(\w+)"/g, 'vocab="https://schema.org/" typeof="$1"');

/** Writers of one schema.org node in each syntax. */
export const SYNTAXES: readonly [string, (node: object) => string][] = [
  ['JSON-LD', (node) => json(node)],
  ['microdata', (node) => microdata(node)],
  ['RDFa', rdfa],
];
