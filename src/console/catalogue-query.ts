import { infiniteQueryOptions } from '@tanstack/react-query';
import { organization } from './api.ts';
import { OPTIONAL_FIELDS } from './catalogue-names.ts';
import type { BrowseSearch } from './search-params.ts';
import { texts } from './texts/texts.ts';
import type { CatalogueQuery } from './types.ts';

const {
  availabilities,
  sources,
  filter: { sorts },
} = texts.catalogue;

type Filters = NonNullable<CatalogueQuery['filters']>;

/** The most that the service returns at once, and all that a search finds. */
const PAGE_SIZE = 200;
/** Enough to fill a window, and faster to load. */
const FIRST_PAGE_SIZE = 100;

/** Returns the one of the names that the URL has; anything else is left out. */
const known = <Value extends string>(
  names: Readonly<Record<Value, string>>,
  value: string | undefined,
): Value | undefined => (value !== undefined && Object.hasOwn(names, value) ? (value as Value) : undefined);

const numberIn = (value: string | undefined) =>
  value !== undefined && value !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;

/** Converts the URL's search for the service. */
export function queryOf(search: BrowseSearch): Pick<CatalogueQuery, 'query' | 'sort' | 'filters'> {
  const { query, sort, brand, category, detail, value, only } = search;
  const filters: Filters = {
    minPrice: numberIn(search.minPrice),
    maxPrice: numberIn(search.maxPrice),
    availability: known(availabilities, search.availability),
    brand,
    category,
    missing: known(OPTIONAL_FIELDS, search.missing),
    source: known(sources, search.source),
    ...(only === 'set-by-hand' && { isSetByHand: true }),
    ...(only === 'gone-soon' && { isGoneSoon: true }),
    ...(detail && { details: [{ name: detail, value }] }),
  };
  return { query, sort: known(sorts, sort), filters };
}

/** True if the products are found by a search, which has one page in its own order. */
export const isSearch = ({ query, detail }: BrowseSearch): boolean => query !== undefined || detail !== undefined;

/** Pages of products, in the URL's order and with its filters. */
export function productsQuery(organizationId: string, assistantId: string, search: BrowseSearch) {
  const request = queryOf(search);
  return infiniteQueryOptions({
    queryKey: ['organization', organizationId, 'browse_catalogue', assistantId, request],
    queryFn: ({ pageParam }) => {
      const isFirstOfMany = pageParam === null && !isSearch(search);
      const limit = isFirstOfMany ? FIRST_PAGE_SIZE : PAGE_SIZE;
      return organization(organizationId).browse_catalogue({ assistantId, ...request, cursor: pageParam, limit });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
