import { z } from 'zod';
import { assistantId, operation, orNotFound } from '../actions/action.ts';
import { text } from '../domain/fields.ts';
import { Availability } from '../domain/product.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { DetailFilters } from './records.ts';

const FacetValue = z.object({ value: z.string(), count: z.int() });
const FacetName = z.object({
  name: z.string(),
  key: z.string().nullable(),
  count: z.int(),
  values: z.array(FacetValue),
  range: z.object({ min: z.number(), max: z.number(), unit: z.string().nullable() }).nullable(),
});

const Filters = z.strictObject({
  minPrice: z.number().optional(),
  maxPrice: z.number().optional(),
  currency: text(TEXT_LIMITS.currency).optional(),
  availability: Availability.optional(),
  brand: text(TEXT_LIMITS.brand).optional(),
  category: text(TEXT_LIMITS.category).optional(),
  onSale: z.boolean().optional(),
  details: DetailFilters.optional(),
});

export const search_facets = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId, query: text(TEXT_LIMITS.search).default(''), filters: Filters.optional() }),
  output: z.object({
    counted: z.int(),
    isComplete: z.boolean(),
    brands: z.array(FacetValue),
    categories: z.array(FacetValue),
    availability: z.record(Availability, z.int()),
    onSale: z.int(),
    prices: z.array(
      z.object({
        currency: z.string().nullable(),
        min: z.number(),
        max: z.number(),
        ranges: z.array(z.object({ min: z.number(), max: z.number(), count: z.int() })),
      }),
    ),
    attributes: z.array(FacetName),
    options: z.array(FacetName),
  }),
  async run({ assistantId: id, query, filters }, { organizationId, store }) {
    const facets = await store.search.facets(organizationId, id, { query, filters });
    if (facets.counted === 0) orNotFound('assistant', await store.assistants.exists(organizationId, id));
    return facets;
  },
});
