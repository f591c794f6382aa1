import { z } from 'zod';
import type { FacetName } from '../../domain/facets.ts';
import { filledText, text } from '../../domain/fields.ts';
import { DETAIL_LIMITS } from '../../domain/product-details.ts';
import type { Product } from '../../domain/product.ts';
import type { SearchFilters, SearchHit } from '../../domain/search.ts';
import { TEXT_LIMITS } from '../../domain/text-limits.ts';
import { foldText } from '../languages/language.ts';
import { categorySteps, mentions } from '../product-texts.ts';
import { type Turn, factsFor, know, readDetails } from '../turn.ts';
import { existing, optional, productId, summaryOf, tool } from './tool.ts';

/** Number of candidates to filter and sort. */
const CANDIDATES = 40;
const MAX_DETAIL_FILTERS = 8;
/** Maximum number of names, and of values of a name, that are counted for the model. */
const MAX_CHOICES = 12;

const price = () => optional(z.number().min(0));

const FILTERED_SEARCH = {
  query: text(TEXT_LIMITS.search),
  minPrice: price(),
  maxPrice: price(),
  currency: optional(text(TEXT_LIMITS.currency)),
  brand: optional(text(TEXT_LIMITS.brand)),
  category: optional(text(TEXT_LIMITS.category)),
  inStockOnly: optional(z.boolean()),
  onSaleOnly: optional(z.boolean()),
  details: optional(
    z
      .array(
        z.strictObject({
          name: filledText(DETAIL_LIMITS.name),
          value: optional(text(DETAIL_LIMITS.optionValue)),
          min: optional(z.number()),
          max: optional(z.number()),
          unit: optional(text(DETAIL_LIMITS.unit)),
        }),
      )
      .max(MAX_DETAIL_FILTERS),
  ).describe('Attributes and options that a product must have, by the names and values that count_choices gives.'),
};

type Conditions = Omit<z.output<z.ZodObject<typeof FILTERED_SEARCH>>, 'query'>;

const filtersOf = ({ inStockOnly, onSaleOnly, ...given }: Conditions): SearchFilters => ({
  ...given,
  availability: inStockOnly ? 'in_stock' : undefined,
  onSale: onSaleOnly || undefined,
});

export const search_products = tool({
  description:
    'Searches the catalogue. Give the words that the product would be described with, in the language of the catalogue, without prices; put limits on prices into the filters, and limits on measures into the query: "tent under 2 kg". `lacks` names the words that a product does not have.',
  input: z.strictObject({
    ...FILTERED_SEARCH,
    without: optional(z.array(filledText(TEXT_LIMITS.phrase)).max(8)).describe(
      'Words that must not be in the product.',
    ),
    sort: optional(z.enum(['relevance', 'price_low', 'price_high'])),
    limit: optional(z.int().min(1).max(12)),
  }),
  async run({ query, without, sort, limit, ...given }, turn, sources) {
    const filters = filtersOf(given);
    const request = { query, match: 'any' as const, limit: CANDIDATES, filters };
    const { hits, didYouMean } = await sources.search.search(turn.organizationId, turn.assistantId, request);
    // Enforce the price limit whatever the search returns: shoppers do not want to see what they cannot afford.
    const kept = hits
      .filter(({ product }) => isWithin(product.price, filters))
      .filter(({ product }) => !without?.some((word) => mentions(product, word)));
    const best = ordered(kept, sort ?? 'relevance').slice(0, limit ?? 8);
    know(
      turn,
      best.map(({ product }) => product),
    );
    await readDetails(
      turn,
      sources,
      best.map(({ product }) => product),
    );
    turn.found ||= best.length > 0;
    const matching = answering(kept);
    const brands = namesOf(matching.map(({ product }) => product.brand));
    const categories = namesOf(shelvesOf(matching.map(({ product }) => product.category)));
    turn.toolFacts.push([matching.length, ...brands, ...categories].join('. '));
    return {
      products: best.map(({ product, matched, lacks }) => ({
        ...factsFor(turn, product),
        summary: summaryOf(product),
        titled: matched.flatMap(({ word, place }) => (place === 'title' ? word : [])),
        lacks: lacks.filter((word) => !isAsked(turn, product, word)),
      })),
      didYouMean,
      matching: matching.length,
      isCut: hits.length === CANDIDATES,
      brands,
      categories,
    };
  },
});

/** True if the word is a value of an option that the shopper asked for and the product has: "blue" of a blue jacket. */
const isAsked = ({ askedVariants }: Turn, { productId: id }: Product, word: string): boolean =>
  askedVariants.get(id)?.words.includes(foldText(word)) ?? false;

const isWithin = (amount: number | null, { minPrice, maxPrice }: Pick<SearchFilters, 'minPrice' | 'maxPrice'>) =>
  (minPrice === undefined || (amount !== null && amount >= minPrice)) &&
  (maxPrice === undefined || (amount !== null && amount <= maxPrice));

/** Sorts by price only the hits that match the query about as well as the best one. */
function ordered(hits: readonly SearchHit[], sort: 'relevance' | 'price_low' | 'price_high'): readonly SearchHit[] {
  if (sort === 'relevance') return hits;
  const sign = sort === 'price_low' ? 1 : -1;
  return answering(hits.filter(({ product }) => product.price !== null)).toSorted(
    (a, b) => sign * ((a.product.price ?? 0) - (b.product.price ?? 0)),
  );
}

/** Returns the hits with the fewest missing words, and of those the ones whose titles name such a thing. */
function answering(hits: readonly SearchHit[]): readonly SearchHit[] {
  const fewest = Math.min(...hits.map(({ lacks }) => lacks.length));
  const best = hits.filter(({ lacks }) => lacks.length === fewest);
  const titled = best.filter(({ matched }) => matched.some(({ place }) => place === 'title'));
  return titled.length > 0 ? titled : best;
}

/** Distinct names, the most frequent first. */
function namesOf(names: readonly (string | null | undefined)[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
}

/** Returns the first step of each category path that distinguishes it from the others. */
function shelvesOf(categories: readonly (string | null)[]): (string | undefined)[] {
  const paths = categories.flatMap((path) => (path ? [categorySteps(path)] : []));
  const level = paths[0]?.findIndex((_, at) => new Set(paths.map((path) => path[at])).size > 1) ?? -1;
  return paths.map((path) => path[level] ?? path.at(-1));
}

export const count_choices = tool({
  description:
    'Counts the brands, categories, prices, attributes and options of the products that a search finds. Call it before you ask the shopper to choose between them. To say that a product has one of them, look the product up.',
  input: z.strictObject(FILTERED_SEARCH),
  async run({ query, ...given }, turn, { facets }) {
    const found = await facets(turn.organizationId, turn.assistantId, { query, filters: filtersOf(given) });
    const [brands, categories] = [found.brands.slice(0, MAX_CHOICES), found.categories.slice(0, MAX_CHOICES)];
    const counts = [found.counted, found.onSale, ...Object.values(found.availability)];
    // Values of attributes and options are left out: no product may be said to have them because another one does.
    turn.toolFacts.push([...brands, ...categories].map(({ value }) => value).join('. '));
    turn.counted.push(
      [...counts, ...[...brands, ...categories].map(({ count }) => count)].join('. '),
      found.prices.map(({ currency, min, max }) => `${min} ${currency ?? ''}. ${max} ${currency ?? ''}`).join('. '),
    );
    turn.found ||= found.counted > 0;
    return {
      products: found.counted,
      isCut: !found.isComplete,
      brands,
      categories,
      availability: found.availability,
      onSale: found.onSale,
      prices: found.prices.map(({ currency, min, max }) => ({ currency, min, max })),
      attributes: found.attributes.slice(0, MAX_CHOICES).map(choicesOf),
      options: found.options.slice(0, MAX_CHOICES).map(choicesOf),
    };
  },
});

const choicesOf = ({ name, count, values, range }: FacetName) => ({
  name,
  products: count,
  ...(range ? { range } : { values: values.slice(0, MAX_CHOICES) }),
});

export const similar_products = tool({
  description: 'Products like one product, those in stock first.',
  input: z.strictObject({ productId, limit: optional(z.int().min(1).max(8)) }),
  async run(input, turn, sources) {
    const [product] = await existing(turn, sources, [input.productId]);
    const { organizationId, assistantId } = turn;
    const hits = await sources.search.similar(organizationId, assistantId, product?.productId ?? '', CANDIDATES / 4);
    const gone = (hit: SearchHit) => Number(hit.product.availability === 'out_of_stock');
    const best = hits.toSorted((a, b) => gone(a) - gone(b)).slice(0, input.limit ?? 4);
    know(
      turn,
      best.map((hit) => hit.product),
    );
    return { products: best.map((hit) => ({ ...factsFor(turn, hit.product), summary: summaryOf(hit.product) })) };
  },
});
