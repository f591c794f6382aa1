import { type ExpressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type BrowsedProduct,
  type BrowserFilters,
  type CatalogueBrowser,
  type CatalogueCounts,
  type HandField,
  OPTIONAL_FIELDS,
  type OptionalField,
  type Sort,
} from '../../domain/catalogue-browser.ts';
import type { FoundValues } from '../../domain/held-fields.ts';
import type { Product } from '../../domain/product.ts';
import type { SourceKind } from '../../domain/provenance.ts';
import type { Schema } from '../schema.ts';
import { PRODUCT } from './product-rows.ts';

const MAX_VALUES = 50;
const MAX_SORTED_CHARACTERS = 100;

type Key = readonly [organizationId: string, assistantId: string];

/**
 * The value that each order sorts by, never null (products without a price come last), how a cursor states it, and how
 * it is read from there.
 */
interface SortOrder {
  value: RawBuilder<unknown>;
  stated: RawBuilder<string>;
  read: (stated: string) => RawBuilder<unknown>;
  direction: 'asc' | 'desc';
}

const byText = (value: RawBuilder<unknown>, direction: SortOrder['direction']): SortOrder => ({
  value,
  stated: sql`${value}`,
  read: (stated) => sql`${stated}::text`,
  direction,
});

const byPrice = (value: RawBuilder<unknown>, direction: SortOrder['direction']): SortOrder => ({
  value,
  stated: sql`${value}::text`,
  read: (stated) => sql`${stated}::numeric`,
  direction,
});

const ORDERS: Readonly<Record<Sort, SortOrder>> = {
  newest: byText(sql`product_id`, 'desc'),
  changed: {
    value: sql`updated_at`,
    // Microseconds, of which the driver would keep but three digits.
    stated: sql`(extract(epoch from updated_at) * 1000000)::bigint::text`,
    read: (stated) => sql`'epoch'::timestamptz + ${stated}::bigint * interval '1 microsecond'`,
    direction: 'desc',
  },
  // A cursor cannot state titles of any length.
  title: byText(sql`lower(left(title, ${MAX_SORTED_CHARACTERS}::int))`, 'asc'),
  cheapest: byPrice(sql`coalesce(price, 'Infinity')`, 'asc'),
  dearest: byPrice(sql`coalesce(price, '-Infinity')`, 'desc'),
};

const COLUMNS = {
  externalId: 'external_id',
  description: 'description',
  price: 'price',
  currency: 'currency',
  availability: 'availability',
  imageUrl: 'image_url',
  brand: 'brand',
  category: 'category',
} as const satisfies Record<OptionalField, keyof Schema['products']>;

/** The kind of a source, without the name of the feed. */
const KIND = sql<SourceKind>`split_part(source.value, ':', 1)`;

export function createCatalogueBrowser(db: Kysely<Schema>): CatalogueBrowser {
  return {
    async page(organizationId, assistantId, { filters, sort, after, limit }) {
      const { value, stated, read, direction } = ORDERS[sort];
      const isAfter = direction === 'asc' ? sql`>` : sql`<`;
      // Whole rows are read for this page only: sorting them would copy every description.
      const found = passing(db, [organizationId, assistantId], filters)
        .$if(after !== null, (query) =>
          query.where(
            sql<SqlBool>`(${value}, product_id) ${isAfter} (${read(after?.value ?? '')}, ${after?.productId}::text)`,
          ),
        )
        .select('product_id')
        .orderBy(value, direction)
        .orderBy('product_id', direction)
        .limit(limit + 1);
      const rows = await db
        .selectFrom('products')
        .where('organization_id', '=', organizationId)
        .where('product_id', '=', sql<string>`any(array(${found}))`)
        .select([...PRODUCT, 'hand_fields as handFields', 'found_values as found', 'missed', stated.as('value')])
        .orderBy(value, direction)
        .orderBy('product_id', direction)
        .execute();
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        products: rows.slice(0, limit).map(toBrowsed),
        end: last ? { value: last.value, productId: last.productId } : null,
      };
    },

    async count(organizationId, assistantId, filters) {
      const products = passing(db, [organizationId, assistantId], filters);
      const [counts, brands, categories, sources] = await Promise.all([
        countAll(products),
        countValues(products, 'brand'),
        countValues(products, 'category'),
        countSources(db, products),
      ]);
      return { ...counts, brands, categories, sources };
    },
  };
}

const toBrowsed = (row: Product & { handFields: string[]; found: FoundValues; missed: number }): BrowsedProduct => ({
  ...row,
  found: Object.fromEntries(Object.entries(row.found).map(([name, { value }]) => [name, value])),
  handFields: row.handFields as HandField[],
  isGoneSoon: row.missed > 0,
});

function passing(db: Kysely<Schema>, [organizationId, assistantId]: Key, filters: BrowserFilters) {
  return db
    .selectFrom('products')
    .where('organization_id', '=', organizationId)
    .where('assistant_id', '=', assistantId)
    .where((fields) => fields.and(conditionsOf(fields, filters)));
}

function conditionsOf(fields: ExpressionBuilder<Schema, 'products'>, filters: BrowserFilters) {
  const { minPrice, maxPrice, availability, brand, category, source, isSetByHand, missing, isGoneSoon } = filters;
  const all = [];
  if (minPrice !== undefined) all.push(fields('price', '>=', minPrice));
  if (maxPrice !== undefined) all.push(fields('price', '<=', maxPrice));
  if (availability !== undefined) all.push(fields('availability', '=', availability));
  if (brand !== undefined) all.push(fields('brand', '=', brand));
  if (category !== undefined) all.push(fields('category', '=', category));
  if (source !== undefined)
    all.push(sql<SqlBool>`exists (select from jsonb_each_text(products.sources) as source where ${KIND} = ${source})`);
  if (isSetByHand !== undefined) all.push(sql<SqlBool>`(${IS_SET_BY_HAND}) = ${isSetByHand}`);
  if (missing !== undefined) all.push(isMissing(missing));
  if (isGoneSoon !== undefined) all.push(sql<SqlBool>`(${IS_GONE_SOON}) = ${isGoneSoon}`);
  if (filters.productIds) all.push(sql<SqlBool>`product_id = any(${filters.productIds})`);
  return all;
}

const IS_GONE_SOON = sql<SqlBool>`missed > 0`;
const IS_SET_BY_HAND = sql<SqlBool>`cardinality(hand_fields) > 0`;

const isMissing = (field: OptionalField) =>
  field === 'availability'
    ? sql<SqlBool>`availability = 'unknown'`
    : sql<SqlBool>`${sql.ref(`products.${COLUMNS[field]}`)} is null`;

type Passing = ReturnType<typeof passing>;

const countOf = (condition: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${condition}))::int`;

async function countAll(products: Passing): Promise<Omit<CatalogueCounts, 'brands' | 'categories' | 'sources'>> {
  const row = await products
    .select([
      sql<number>`count(*)::int`.as('total'),
      countOf(sql`availability = 'in_stock'`).as('in_stock'),
      countOf(sql`availability = 'out_of_stock'`).as('out_of_stock'),
      countOf(IS_SET_BY_HAND).as('setByHand'),
      countOf(IS_GONE_SOON).as('goneSoon'),
      ...OPTIONAL_FIELDS.map((field) => countOf(isMissing(field)).as(field)),
    ])
    .executeTakeFirstOrThrow();
  const { total, in_stock, out_of_stock, setByHand, goneSoon, ...missing } = row;
  return {
    total,
    availability: { in_stock, out_of_stock, unknown: missing.availability },
    setByHand,
    goneSoon,
    missing,
  };
}

const countValues = (products: Passing, column: 'brand' | 'category') =>
  products
    .where(column, 'is not', null)
    .select([sql<string>`${sql.ref(column)}`.as('value'), sql<number>`count(*)::int`.as('count')])
    .groupBy(column)
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(MAX_VALUES)
    .execute();

/** Few products have sources that no other one has, so these are counted first. */
function countSources(db: Kysely<Schema>, products: Passing) {
  const alike = products.select(['sources', sql<number>`count(*)::int`.as('products')]).groupBy('sources');
  const kinds = sql<{ value: SourceKind }>`lateral (
    select distinct ${KIND} as value from jsonb_each_text(alike.sources) as source
  )`;
  return db
    .selectFrom(alike.as('alike'))
    .innerJoin(kinds.as('kind'), (join) => join.onTrue())
    .select(['kind.value', sql<number>`sum(alike.products)::int`.as('count')])
    .groupBy('kind.value')
    .orderBy('count', 'desc')
    .orderBy('value')
    .execute();
}
