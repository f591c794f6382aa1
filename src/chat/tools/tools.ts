import { z } from 'zod';
import { objectionToCart } from '../options/cart-request.ts';
import { citationOf } from '../evidence/citations.ts';
import { MAX_AMOUNT } from '../../domain/widget-event.ts';
import { HandoverReason } from '../../domain/handover.ts';
import { filledText, text } from '../../domain/fields.ts';
import { type Product } from '../../domain/product.ts';
import type { SearchFilters, SearchHit } from '../../domain/search.ts';
import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { categorySteps, mentions } from '../product-texts.ts';
import { foldText } from '../languages/language.ts';
import { type Sources, type Turn, factsFor, know, learnDetails, lookUp, readDetails, show } from '../turn.ts';

/** An error returned to the model, which then tries something else. */
export class ToolRefusal extends Error {}

/** Number of candidates to filter and sort. */
const CANDIDATES = 40;
const SUMMARY = 240;

const productId = filledText(TEXT_LIMITS.identifier).describe('Identifier of a product, as the other tools give it.');
/** Models write null for omitted fields. */
const optional = <T extends z.ZodType>(type: T) => type.nullish().transform((value) => value ?? undefined);
const price = () => optional(z.number().min(0));

interface Tool<I extends z.ZodType = z.ZodType> {
  description: string;
  input: I;
  run(input: z.infer<I>, turn: Turn, sources: Sources): Promise<unknown>;
}

const tool = <I extends z.ZodType>(definition: Tool<I>): Tool => definition;

function summaryOf({ description }: Product): string | null {
  if (description === null || description.length <= SUMMARY) return description;
  const start = cutText(description, SUMMARY);
  const end = start.lastIndexOf(' ');
  return `${end < 0 ? start : start.slice(0, end)} …`;
}

async function existing(turn: Turn, sources: Sources, ids: readonly string[]): Promise<Product[]> {
  const found = await lookUp(turn, sources.catalogue, [...new Set(ids)]);
  if (found.length === 0)
    throw new ToolRefusal(
      'The catalogue has no product with such an identifier. Take those that search_products gives.',
    );
  return found;
}

const search_products = tool({
  description:
    'Searches the catalogue. Give the words that the product would be described with, in the language of the catalogue, without prices; put limits on prices into the filters, and limits on measures into the query: "tent under 2 kg". `lacks` names the words that a product does not have.',
  input: z.strictObject({
    query: text(TEXT_LIMITS.search),
    minPrice: price(),
    maxPrice: price(),
    currency: optional(text(TEXT_LIMITS.currency)),
    brand: optional(text(TEXT_LIMITS.brand)),
    category: optional(text(TEXT_LIMITS.category)),
    inStockOnly: optional(z.boolean()),
    without: optional(z.array(filledText(TEXT_LIMITS.phrase)).max(8)).describe(
      'Words that must not be in the product.',
    ),
    sort: optional(z.enum(['relevance', 'price_low', 'price_high'])),
    limit: optional(z.int().min(1).max(12)),
  }),
  async run({ query, without, sort, limit, inStockOnly, ...given }, turn, sources) {
    const filters = { ...given, availability: inStockOnly ? ('in_stock' as const) : undefined };
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

const get_product = tool({
  description:
    'Everything that the catalogue knows of one product: its description, and its details, options and variants (✓ in stock, ✗ sold out).',
  input: z.strictObject({ productId }),
  async run(input, turn, sources) {
    const products = await existing(turn, sources, [input.productId]);
    const [details] = await learnDetails(turn, sources, products);
    const [product] = products;
    return product && { ...factsFor(turn, product), description: product.description, details };
  },
});

const compare_products = tool({
  description: 'Shows two to four products side by side, and gives what is known of them.',
  input: z.strictObject({ productIds: z.array(productId).min(2).max(4) }),
  async run(input, turn, sources) {
    const products = await existing(turn, sources, input.productIds);
    if (products.length < 2) throw new ToolRefusal('Comparing takes two products that are in the catalogue.');
    await show(turn, sources, products, 'comparison');
    const details = await learnDetails(turn, sources, products);
    const described = products.map((product, at) => ({ description: product.description, details: details[at] }));
    return { products: products.map((product, at) => ({ ...factsFor(turn, product), ...described[at] })) };
  },
});

const similar_products = tool({
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

const search_knowledge = tool({
  description:
    "Searches what the shop has written down: shipping, returns, sizes, care, guides. Cite a passage's title.",
  input: z.strictObject({ query: text(TEXT_LIMITS.search) }),
  async run({ query }, turn, { knowledge }) {
    const found = await knowledge.search(turn.organizationId, turn.assistantId, query, 4);
    turn.passages.push(...found);
    turn.found ||= found.length > 0;
    const first = turn.passages.length - found.length;
    return {
      passages: found.map(({ title, text: said }, at) => ({ cite: citationOf(first + at), title, text: said })),
    };
  },
});

const show_products = tool({
  description: 'Shows the cards of products to the shopper. Call it for every product that you recommend.',
  input: z.strictObject({ productIds: z.array(productId).min(1).max(6) }),
  async run(input, turn, sources) {
    const products = await existing(turn, sources, input.productIds);
    const fresh = products.filter(({ productId: id }) => !turn.shown.has(id));
    if (fresh.length > 0) await show(turn, sources, fresh);
    return { shown: products.map((product) => factsFor(turn, product)) };
  },
});

const add_to_cart = tool({
  description: 'Proposes to put a product into the cart; the shopper confirms it. Only when the shopper asks for it.',
  input: z.strictObject({ productId, amount: optional(z.int().min(1).max(MAX_AMOUNT)) }),
  async run({ productId: id, amount }, turn, sources) {
    const [product] = await existing(turn, sources, [id]);
    if (!product) return null;
    if (product.availability === 'out_of_stock')
      throw new ToolRefusal(
        `${product.title} is out of stock and cannot be put into the cart. Offer something similar.`,
      );
    const objection = objectionToCart(turn, product, amount ?? 1);
    if (objection !== null) throw new ToolRefusal(objection);
    await readDetails(turn, sources, [product]);
    const { productId: known } = product;
    const asked = turn.askedVariants.get(known);
    if (asked?.fact.availability === 'out_of_stock' || asked?.fact.availability === 'not_offered')
      throw new ToolRefusal(`${product.title} cannot be put into the cart like this: ${JSON.stringify(asked.fact)}`);
    const externalId = asked ? asked.variant.cartId : product.externalId;
    turn.proposed.add(known);
    turn.outbox.push({ type: 'cart', productId: known, externalId, amount: amount ?? 1 });
    return { proposed: factsFor(turn, product), amount: amount ?? 1 };
  },
});

const hand_over = tool({
  description:
    "Shows how to reach a person at the shop, on a card with links, and lets the shopper take this conversation along. Call it when the shopper wants to talk to a person, complains, or asks about an order, and when you cannot help with the shop's data.",
  input: z.strictObject({ reason: HandoverReason }),
  run({ reason }, turn) {
    const { contact } = turn;
    if (!contact) throw new ToolRefusal('The shop has named no contact. Say that you cannot help with this yourself.');
    turn.handover = reason;
    const { url, email, phone } = contact;
    const ways = [
      'Our team can be reached',
      url && `Contact page: ${url}`,
      email && `By email: ${email}`,
      phone && 'By phone',
    ];
    // The answer may say in its own words that these exist.
    turn.toolFacts.push(ways.filter(Boolean).join('. '), turn.language.phrases.handOver.request(url));
    return Promise.resolve({ shown: contact });
  },
});

/** Tools by the names that models call them with. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  Object.entries({
    search_products,
    get_product,
    compare_products,
    similar_products,
    search_knowledge,
    show_products,
    add_to_cart,
    hand_over,
  }),
);
