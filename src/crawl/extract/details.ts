import {
  availabilityOfVariants,
  featuredVariant,
  mergeDetails,
  type FoundDetails,
  type ProductDetails,
  type Variant,
} from '../../domain/product-details.ts';
import { lettersOf } from './html/text.ts';
import { type CrawledProduct, tagSource } from '../../domain/provenance.ts';
import { isSamePage } from './address.ts';
import { EMPTY, mergeDrafts, withSource, type Draft } from './draft.ts';

/**
 * Names options as the page does where scripts have only keys of them: "Color" and "Dark blue" for "pa_color" and
 * "dark-blue".
 */
export function relabelOptions(known: FoundDetails, shown: FoundDetails): FoundDetails {
  const { options, variants } = known.details;
  const named = options.map((option) => {
    const visible = shown.details.options.filter(({ values }) => values.length === option.values.length);
    const matches = visible.flatMap(({ name, values }) => {
      const labels = option.values.map((value) =>
        values.filter((each) => lettersOf(each).startsWith(lettersOf(value))),
      );
      return labels.every((each) => each.length === 1) ? [{ name, labels: labels.flat() }] : [];
    });
    const [match, ...others] = matches;
    if (!match || others.length > 0) return option;
    const isSame = (value: string, at: number): boolean => lettersOf(match.labels[at] ?? '') === lettersOf(value);
    return {
      name: match.name,
      values: option.values.map((value, at) => (isSame(value, at) ? (match.labels[at] ?? value) : value)),
    };
  });
  const labelOf = (value: string | null, at: number): string | null =>
    named[at]?.values[options[at]?.values.indexOf(value ?? '') ?? -1] ?? value;
  const details = {
    ...known.details,
    options: named,
    variants: variants.map((variant) => ({ ...variant, values: variant.values.map(labelOf) })),
  };
  return { ...known, details };
}

/** Adds details that the page's scripts state; their variants win if those known so far cannot be chosen by options. */
export function addDetails(draft: Draft, next: FoundDetails | null): Draft {
  const known = draft.details;
  if (!known || !next) return next ? { ...draft, details: next } : draft;
  const { options: _options, variants: _variants, ...sources } = known.sources;
  const rest = { details: { ...known.details, options: [], variants: [] }, sources };
  const isChoosable = known.details.options.length > 0;
  return { ...draft, details: mergeDetails(isChoosable ? [known, next] : [rest, next, known]) };
}

/**
 * Takes price, external id and availability from the variant that represents the product, unless the page is that of
 * another one.
 */
export function applyVariants(draft: Draft, pageUrl: string): Draft {
  const { details, sources } = draft.details ?? {};
  const source = sources?.variants;
  const variant = featuredVariant(details?.variants ?? []);
  if (!details || !variant || !source || isOfOne(details.variants, pageUrl)) return draft;
  const derived = { ...EMPTY, ...fieldsOf(variant, details, draft) };
  return mergeDrafts([withSource(source, derived), draft]);
}

function fieldsOf(variant: Variant, { variants, options }: ProductDetails, draft: Draft): Partial<Draft> {
  const prices = variants.flatMap(({ price }) => price ?? []);
  const { price, externalId } = draft;
  const isContradicted = price !== null && (price < Math.min(...prices) || Math.max(...prices) < price);
  // If there is nothing to choose, the product's own number is just as good. Variants without a price may not be for
  // sale.
  const isChosen = options.length > 0 && variants.length > 1 && variant.cartId !== null && variant.price !== null;
  return {
    ...(!isContradicted && variant.price !== price && { price: variant.price }),
    ...((isChosen || externalId === null) && { externalId: variant.cartId }),
    ...(draft.availability === 'unknown' && { availability: availabilityOfVariants(variants) }),
  };
}

/** True if the address names one of several variants. */
function isOfOne(variants: { url: string | null }[], pageUrl: string): boolean {
  const { search } = new URL(pageUrl);
  const own = variants.filter(({ url }) => url !== null && isSamePage(url, pageUrl) && new URL(url).search === search);
  return own.length === 1 && variants.length > 1;
}

/**
 * Completes a product by variants that only the visible page gives, where nothing else states a price or the stock. Its
 * cart id is that of the variant that represents it.
 * @param currency of the variants' prices
 */
export function completeByVariants(product: CrawledProduct, currency: string | null): CrawledProduct {
  const { details, sources } = product.details ?? {};
  const variant = featuredVariant(details?.variants ?? []);
  if (!details || !variant || sources?.variants !== 'page') return product;
  const isPriced = product.price === null && variant.price !== null;
  const derived: Partial<CrawledProduct> = {
    ...(isPriced && { price: variant.price, currency }),
    ...(variant.cartId !== null && { externalId: variant.cartId }),
    ...(product.availability === 'unknown' && { availability: availabilityOfVariants(details.variants) }),
  };
  const names = Object.keys(derived) as (keyof typeof derived)[];
  return { ...product, ...derived, sources: { ...product.sources, ...tagSource('page', names) } };
}
