import {
  type Attribute,
  DETAIL_LIMITS,
  type ProductDetails,
  type Variant,
  detailsFrom,
} from '../domain/product-details.ts';
import { type StatedOption, arrangeVariants, offerOfVariants, sharedValue } from '../domain/product-variants.ts';
import type { ImportedProduct } from '../domain/ports.ts';
import { TEXT_LIMITS, isLongerThan } from '../domain/text-limits.ts';
import { parseAttribute } from '../domain/attribute.ts';
import { type Article, NUMBERS } from './article.ts';
import { TRAITS } from './columns.ts';
import type { FeedProduct } from './product.ts';

const GENDER = TRAITS.findIndex(({ meaning }) => meaning === 'gender');
const AGE_GROUP = TRAITS.findIndex(({ meaning }) => meaning === 'ageGroup');

/**
 * Joins the rows of one product.
 * @param product the fields of the first row
 */
export function joinArticles(product: FeedProduct, articles: readonly Article[]): ImportedProduct {
  const rows = articles
    .filter(({ isVariant }) => isVariant)
    .map((row) => (row.isAddition ? complete(row, articles[0]) : row));
  const currency = rows.find(({ offer }) => offer.price !== null)?.currency ?? product.currency ?? null;
  const shared = TRAITS.map((_, at) => sharedValue(rows.map(({ traits }) => traits[at] ?? null)));
  const variants = rows.map((row) => toVariant(row, currency));
  const choice = arrangeVariants(toOptions(rows, shared), variants);
  const { price, externalId, availability, listPrice } = offerOfVariants(choice.variants, {
    price: product.price ?? null,
    externalId: product.externalId ?? null,
    availability: product.availability ?? 'unknown',
    listPrice: variants[0]?.listPrice ?? null,
  });
  const images = [...new Set(articles.flatMap((article) => article.images))].slice(0, DETAIL_LIMITS.images);
  const found = detailsFrom('import', {
    ...choice,
    ...sharedDetails(rows, shared),
    listPrice,
    attributes: joinAttributes(rows, shared, choice.variants.length === 0),
    images: images.length > 1 ? images : [],
  });
  return {
    ...product,
    ...titleOf(articles),
    ...stated({ price, externalId, currency: price === null ? null : currency }),
    ...((availability !== 'unknown' || product.availability) && { availability }),
    ...(Object.keys(found.sources).length > 0 && { details: found }),
  };
}

const stated = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** @param currency the product's; prices in other currencies are omitted */
function toVariant({ offer, traits, options, currency: own }: Article, currency: string | null): Variant {
  const values = [...traits, ...options.map(({ value }) => value)];
  const isComparable = own === null || own === currency;
  return { ...offer, ...(!isComparable && { price: null, listPrice: null }), values };
}

function titleOf(articles: readonly Article[]): { title?: string } {
  const title = articles.find(({ groupTitle }) => groupTitle)?.groupTitle;
  return title && !isLongerThan(title, TEXT_LIMITS.title) ? { title } : {};
}

function sharedDetails(rows: readonly Article[], shared: readonly (string | null)[]): Partial<ProductDetails> {
  return {
    gtin: sharedValue(rows.map(({ offer }) => offer.gtin)),
    mpn: sharedValue(rows.map(({ mpn }) => mpn)),
    condition: sharedValue(rows.map(({ condition }) => condition)),
    gender: shared[GENDER]?.toLowerCase() ?? null,
    ageGroup: shared[AGE_GROUP]?.toLowerCase() ?? null,
  };
}

/** Adds the data that only the first row of a product contains. */
function complete(row: Article, first: Article | undefined): Article {
  const traits = row.traits.map((trait, at) => trait ?? first?.traits[at] ?? null);
  return { ...row, traits, condition: row.condition ?? first?.condition ?? null };
}

/** Returns the traits by which the rows differ, and the named options; the others have no name. */
function toOptions(rows: readonly Article[], shared: readonly (string | null)[]): StatedOption[] {
  const names = [
    ...TRAITS.map(({ name }, at) => (shared[at] === null ? name : null)),
    ...NUMBERS.map((_, at) => rows.find(({ options }) => options[at]?.name)?.options[at]?.name ?? null),
  ];
  return names.map((name) => ({ name, values: [] }));
}

/** Returns the attributes of the first row that no other row contradicts. */
function joinAttributes(rows: readonly Article[], shared: readonly (string | null)[], isSingle: boolean): Attribute[] {
  const [first, ...others] = rows;
  const keyOf = ({ group, name }: Attribute) => JSON.stringify([group, name]);
  const contradicted = new Set<string>();
  const known = new Map(first?.attributes.map((attribute) => [keyOf(attribute), attribute.value]));
  for (const attribute of others.flatMap(({ attributes }) => attributes)) {
    const key = keyOf(attribute);
    if (known.has(key) && known.get(key) !== attribute.value) contradicted.add(key);
  }
  const grams = sharedValue(rows.map((row) => row.grams)) ?? 0;
  const traits = TRAITS.map(({ name }, at) => ({
    name,
    value: at === GENDER || at === AGE_GROUP ? '' : (shared[at] ?? ''),
  }));
  const own = [
    ...traits,
    { name: 'Weight', value: grams > 0 ? `${grams} g` : '' },
    { name: 'SKU', value: (isSingle && first?.offer.sku) || '' },
  ];
  return [
    ...own.flatMap((written) => parseAttribute(written) ?? []),
    ...(first?.attributes ?? []).filter((attribute) => !contradicted.has(keyOf(attribute))),
  ];
}
