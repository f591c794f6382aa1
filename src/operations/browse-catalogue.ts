import { z } from 'zod';
import { type Call, assistantId, operation, orNotFound } from '../actions/action.ts';
import {
  type BrowsedProduct,
  type BrowserFilters,
  HAND_FIELDS,
  OPTIONAL_FIELDS,
  type PageEnd,
  SORTS,
  type Sort,
} from '../domain/catalogue-browser.ts';
import { identifier, text } from '../domain/fields.ts';
import { Availability, Product, ProductFields } from '../domain/product.ts';
import { SOURCE_KINDS } from '../domain/provenance.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { DetailFilters } from './records.ts';

const MAX_LIMIT = 200;
/** Products that a search finds, the best first: nobody reads further. */
const MAX_FOUND = MAX_LIMIT;

const Filters = z.strictObject({
  minPrice: z.number().optional(),
  maxPrice: z.number().optional(),
  availability: Availability.optional(),
  brand: text(TEXT_LIMITS.brand).optional(),
  category: text(TEXT_LIMITS.category).optional(),
  source: z.enum(SOURCE_KINDS).optional(),
  isSetByHand: z.boolean().optional(),
  missing: z.enum(OPTIONAL_FIELDS).optional(),
  isGoneSoon: z.boolean().optional(),
  /** A search of its own, also without a query: the best or newest products, on one page. */
  details: DetailFilters.optional(),
});
type GivenFilters = z.output<typeof Filters>;

const query = text(TEXT_LIMITS.search).default('');
const filters = Filters.default({});

/** Why a search ranks a product where it is. */
const Match = z.object({
  score: z.number(),
  matched: z.array(z.object({ word: z.string(), place: z.enum(['title', 'family', 'text']) })),
  lacks: z.array(z.string()),
});

const Browsed = Product.extend({
  handFields: z.array(z.enum(HAND_FIELDS)),
  found: ProductFields.omit({ url: true }).partial(),
  isGoneSoon: z.boolean(),
  /** Null without words to search for. */
  match: Match.nullable(),
});

export const browse_catalogue = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({
    assistantId,
    /** The search of shoppers: the best first, whatever the order, on one page. */
    query,
    filters,
    sort: z.enum(SORTS).default('newest'),
    cursor: text(TEXT_LIMITS.cursor).nullable().default(null),
    limit: z.int().min(1).max(MAX_LIMIT).default(50),
  }),
  output: z.object({
    products: z.array(Browsed),
    didYouMean: z.string().nullable(),
    /** For the next page; null on the last one. */
    nextCursor: z.string().nullable(),
  }),
  async run({ assistantId: id, query: words, filters: given, sort, cursor, limit }, call) {
    const { organizationId, store } = call;
    if (isSearch(words, given)) return search(call, id, words, { given, cursor, limit });
    const after = cursor === null ? null : readCursor(cursor, sort);
    const page = await store.catalogueBrowser.page(organizationId, id, { filters: given, sort, after, limit });
    if (page.products.length === 0) orNotFound('assistant', await store.assistants.exists(organizationId, id));
    return {
      products: page.products.map((product) => ({ ...product, match: null })),
      didYouMean: null,
      nextCursor: page.end && writeCursor(page.end, sort),
    };
  },
});

const Values = z.array(z.object({ value: z.string(), count: z.int() }));

export const count_catalogue = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId, query, filters }),
  output: z.object({
    total: z.int(),
    /** True if the search finds more products than are counted. */
    isCut: z.boolean(),
    availability: z.record(Availability, z.int()),
    setByHand: z.int(),
    goneSoon: z.int(),
    missing: z.record(z.enum(OPTIONAL_FIELDS), z.int()),
    brands: Values,
    categories: Values,
    sources: z.array(z.object({ value: z.enum(SOURCE_KINDS), count: z.int() })),
  }),
  async run({ assistantId: id, query: words, filters: given }, call) {
    const { organizationId, store } = call;
    const hits = isSearch(words, given) ? (await find(call, id, words, given)).hits : undefined;
    const productIds = hits?.map(({ product }) => product.productId);
    const counts = await store.catalogueBrowser.count(organizationId, id, { ...listed(given), productIds });
    if (counts.total === 0) orNotFound('assistant', await store.assistants.exists(organizationId, id));
    return { ...counts, isCut: hits?.length === MAX_FOUND };
  },
});

const isSearch = (words: string, { details = [] }: GivenFilters): boolean => words.trim() !== '' || details.length > 0;

/** The filters that the list itself knows. */
const listed = ({ details: _details, ...own }: GivenFilters): BrowserFilters => own;

/** Filters that searches know narrow the search itself, by words in brand and category; all narrow its results. */
function find({ organizationId, store }: Call, id: string, words: string, given: GivenFilters) {
  const { minPrice, maxPrice, availability, brand, category, details } = given;
  const narrowing = { minPrice, maxPrice, availability, brand, category, details };
  return store.search.search(organizationId, id, { query: words, filters: narrowing, limit: MAX_FOUND, match: 'any' });
}

interface SearchedPage {
  given: GivenFilters;
  cursor: string | null;
  limit: number;
}

async function search(call: Call, id: string, words: string, { given, cursor, limit }: SearchedPage) {
  if (cursor !== null) throw new Refusal('invalid_input', 'A search has one page only. Omit the cursor.');
  const { organizationId, store } = call;
  const { hits, didYouMean } = await find(call, id, words, given);
  const productIds = hits.map(({ product }) => product.productId);
  const { products } = await store.catalogueBrowser.page(organizationId, id, {
    filters: { ...listed(given), productIds },
    sort: 'newest',
    after: null,
    limit: MAX_FOUND,
  });
  if (hits.length === 0) orNotFound('assistant', await store.assistants.exists(organizationId, id));
  const known = new Map<string, BrowsedProduct>(products.map((product) => [product.productId, product]));
  return {
    products: hits
      .flatMap(({ product: { productId }, score, matched, lacks }) => {
        const product = known.get(productId);
        const match = words.trim() === '' ? null : { score, matched: [...matched], lacks: [...lacks] };
        return product ? [{ ...product, match }] : [];
      })
      .slice(0, limit),
    didYouMean,
    nextCursor: null,
  };
}

/** Microseconds since 1970: as many digits as PostgreSQL's times have. */
const Microseconds = z.string().regex(/^\d{1,16}$/);
const Numeric = z.string().regex(/^-?(Infinity|\d+(\.\d+)?)$/);
const Text = text(TEXT_LIMITS.cursor);
const VALUES = { newest: Text, title: Text, changed: Microseconds, cheapest: Numeric, dearest: Numeric } as const;

const writeCursor = ({ value, productId }: PageEnd, sort: Sort): string =>
  Buffer.from(JSON.stringify([sort, value, productId])).toString('base64url');

/** Refuses cursors that were not returned for a list in this order. */
function readCursor(cursor: string, sort: Sort): PageEnd {
  const Cursor = z.tuple([z.literal(sort), VALUES[sort], identifier()]);
  const read = Cursor.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success)
    throw new Refusal('invalid_input', 'This cursor is not from a list in this order. Begin without a cursor.');
  const [, value, productId] = read.data;
  return { value, productId };
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
