import type { Markup } from '../catalogue/product.ts';
import { relatedTo, type Product, type Variant } from '../catalogue.ts';

type Node = Record<string, unknown>;

const WORDS = { in_stock: 'InStock', out_of_stock: 'OutOfStock', preorder: 'PreOrder' };

/** The schema.org word for an availability, such as InStock. */
export const availabilityWord = (of: Pick<Product, 'availability'>): string => WORDS[of.availability];

const CONTEXT = 'https://schema.org';

/** The shop itself, as its home page describes it. */
export const organization = (origin: string): Node => ({
  '@type': 'Organization',
  '@id': `${origin}/#shop`,
  name: 'Brackenholm',
  url: `${origin}/`,
  logo: `${origin}/assets/logo.svg`,
});

const breadcrumbs = (product: Product, origin: string): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ['Home', '/'],
    [product.category, `/category/${product.shelf.slug}`],
    [product.title, product.path],
  ].map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: `${origin}${path}` })),
});

function facts(product: Product, origin: string): Node {
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    brand: { '@type': 'Brand', name: product.brand },
    category: product.category,
    url: origin + product.path,
    ...(product.imagePath && { image: [origin + product.imagePath] }),
  };
}

const offer = (of: Product | Variant, url: string): Node => ({
  '@type': 'Offer',
  url,
  priceCurrency: 'EUR',
  price: of.price,
  availability: `https://schema.org/${availabilityWord(of)}`,
  itemCondition: 'https://schema.org/NewCondition',
});

const variantUrl = (product: Product, variant: Variant, origin: string) =>
  `${origin}${product.path}?variant=${variant.sku}`;

/** schema.org has no word for a volume or a length that is chosen. */
const propertyOf = (option: string): string => (option === 'Colour' ? 'color' : 'size');

function productGroup(product: Product, origin: string): Node {
  if (product.variants.length === 0) {
    const listPrice = product.listPrice && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/ListPrice',
        price: product.listPrice,
        priceCurrency: 'EUR',
      },
    };
    const single = { ...offer(product, origin + product.path), ...listPrice };
    return { '@context': CONTEXT, ...facts(product, origin), sku: product.sku, offers: single };
  }
  return {
    '@context': CONTEXT,
    ...facts(product, origin),
    '@type': 'ProductGroup',
    productGroupID: product.sku,
    variesBy: Object.keys(product.variants[0]?.values ?? {}).map(
      (option) => `https://schema.org/${propertyOf(option)}`,
    ),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: `${product.title}, ${variant.name}`,
      sku: variant.sku,
      ...Object.fromEntries(Object.entries(variant.values).map(([option, value]) => [propertyOf(option), value])),
      offers: offer(variant, variantUrl(product, variant, origin)),
    })),
  };
}

function linkedGraph(product: Product, origin: string): Node {
  const related = relatedTo(product).map((other) => ({
    '@type': 'Product',
    name: other.title,
    url: origin + other.path,
  }));
  const offers = { ...offer(product, origin + product.path), seller: { '@id': `${origin}/#shop` } };
  const main = {
    ...facts(product, origin),
    '@id': `${origin}${product.path}#product`,
    sku: product.sku,
    offers,
    isRelatedTo: related,
  };
  return { '@context': CONTEXT, '@graph': [organization(origin), breadcrumbs(product, origin), main] };
}

function offerList(product: Product, origin: string): Node {
  const each = product.variants.length > 0 ? product.variants : [product];
  return {
    '@context': 'http://schema.org/',
    ...facts(product, origin),
    sku: product.sku,
    offers: each.map((of) => ({
      '@type': 'Offer',
      sku: of.sku,
      name: 'name' in of ? of.name : undefined,
      price: of.price.toFixed(2),
      priceCurrency: 'EUR',
      availability: availabilityWord(of),
    })),
  };
}

function aggregateOffer(product: Product, origin: string): Node {
  const prices = [product.price, ...product.variants.map((variant) => variant.price)];
  return {
    '@context': CONTEXT,
    ...facts(product, origin),
    sku: product.sku,
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: Math.max(1, product.variants.length),
      priceCurrency: 'EUR',
      availability: `http://schema.org/${availabilityWord(product)}`,
    },
  };
}

const writers: Record<Markup, ((product: Product, origin: string) => Node) | null> = {
  group: productGroup,
  graph: linkedGraph,
  offers: offerList,
  aggregate: aggregateOffer,
  microdata: null,
  'microdata-words': null,
};

/** The product's JSON-LD document, or null where its category is marked up in the HTML itself. */
export function productData(product: Product, origin: string): Node | null {
  return writers[product.shelf.markup]?.(product, origin) ?? null;
}
