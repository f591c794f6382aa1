import { isDeepStrictEqual } from 'node:util';
import { type DetailLayers, fieldsOfHandVariants } from '../../domain/detail-layers.ts';
import { type FoundValues, isKnown } from '../../domain/held-fields.ts';
import type { MergeOutcome } from '../../domain/ports.ts';
import {
  type CrawledProduct,
  SOURCED_FIELDS,
  type SourcedField,
  type FieldSources,
  isFromFeed,
} from '../../domain/provenance.ts';
import { ENDLESS, type Room, productBytes } from '../../domain/quota.ts';
import type { ProductFields } from '../../domain/product.ts';
import { pageIdentity } from '../../domain/url.ts';
import { type MergeEntry, MergeIndex } from './merge-index.ts';
import { withFound } from './product-details.ts';
import type { KnownRow } from './product-rows.ts';

/** Long-lived details: a page without them does not remove the values from the shop's feed. */
const LASTING: ReadonlySet<SourcedField> = new Set<SourcedField>(['description', 'imageUrl', 'brand', 'category']);

export interface MergePlan {
  /** One per crawled product. */
  outcomes: MergeOutcome[];
  added: (CrawledProduct & { layers?: DetailLayers })[];
  /** `layers` only where details have changed. */
  changed: {
    before: KnownRow;
    after: ProductFields & { sources: FieldSources; layers?: DetailLayers };
    found: FoundValues;
  }[];
  /** Products found unchanged, with their current sources, and what was found for fields set by hand. */
  unchanged: { productId: string; sources: FieldSources; found: FoundValues }[];
}

/**
 * Plans the changes for a crawl's products, as if each were merged in turn.
 * @param known the catalogue's products on the pages of the crawled ones, and those with one of their ids
 * @param room for products that are new
 */
export function planMerge(
  known: readonly KnownRow[],
  crawled: readonly CrawledProduct[],
  room: Room = ENDLESS,
): MergePlan {
  const index = new MergeIndex(known, crawled);
  const outcomes = crawled.map((product): MergeOutcome => {
    const entry = index.find(product);
    if (entry) return update(index, entry, product);
    if (room.take({ products: 1, bytes: productBytes(product) }) !== null) return 'over_quota';
    const { sources = {}, details: _found, ...fields } = product;
    const newLayers = withFound({}, product);
    index.add({ before: null, fields, sources, found: {}, newLayers, isChanged: false, isSeen: true });
    return 'added';
  });
  const { entries } = index;
  return {
    outcomes,
    added: entries.flatMap(({ before, fields, sources, newLayers: layers }) =>
      before ? [] : [{ ...fields, sources, ...(layers && { layers }) }],
    ),
    changed: entries.flatMap(({ before, fields, sources, found, newLayers: layers, isChanged }) =>
      before && isChanged ? [{ before, after: { ...fields, sources, ...(layers && { layers }) }, found }] : [],
    ),
    unchanged: entries.flatMap(({ before, sources, found, isSeen, isChanged }) =>
      before && isSeen && !isChanged ? [{ productId: before.productId, sources, found }] : [],
    ),
  };
}

/** Updates the entry from the crawled product, except the fields that the entry keeps; what is set by hand lies above. */
function update(index: MergeIndex, entry: MergeEntry, product: CrawledProduct): MergeOutcome {
  entry.isSeen = true;
  const better = SOURCED_FIELDS.filter((name) => !isKept(entry, product, name));
  const taken = better.filter((name) => !isByHand(entry, name));
  entry.found = foundBeneath(entry, product, better);
  const known = entry.newLayers ?? entry.before?.layers ?? {};
  const layers = withFound(known, product);
  const hasNewDetails = !isDeepStrictEqual(layers, known);
  const fields = {
    ...entry.fields,
    ...Object.fromEntries(taken.map((name) => [name, product[name]])),
    ...fieldsOfHandVariants(layers, new Set(entry.before?.handFields)),
  };
  if (hasMoved(index, entry, { ...fields, url: product.url })) {
    index.move(entry, product);
    fields.url = product.url;
  }
  entry.sources = { ...entry.sources, ...Object.fromEntries(taken.map((name) => [name, product.sources?.[name]])) };
  const hasSameFields = SOURCED_FIELDS.every((name) => fields[name] === entry.fields[name]);
  if (hasSameFields && !hasNewDetails && fields.url === entry.fields.url) return 'unchanged';
  if (hasNewDetails) entry.newLayers = layers;
  entry.fields = fields;
  entry.isChanged = true;
  return 'updated';
}

/** True if a product's page has moved or is spelled differently, unless that page already has the product. */
function hasMoved(index: MergeIndex, entry: MergeEntry, moved: ProductFields): boolean {
  if (entry.before?.handFields.includes('url')) return false;
  return pageIdentity(entry.fields.url) !== pageIdentity(moved.url) && !index.hasTwin(entry, moved);
}

const isByHand = ({ before }: MergeEntry, name: SourcedField): boolean => before?.handFields.includes(name) ?? false;

/** Returns what crawls have found for the fields that are set by hand. */
function foundBeneath(entry: MergeEntry, product: CrawledProduct, better: readonly SourcedField[]): FoundValues {
  const found = { ...entry.found };
  for (const name of better.filter((field) => isByHand(entry, field)))
    if (isKnown(product[name])) found[name] = { value: product[name], source: product.sources?.[name] };
    else delete found[name];
  return found;
}

/** True if what a crawl has found earlier is kept: the shop's feed has it where the page has less. */
function isKept(entry: MergeEntry, product: CrawledProduct, name: SourcedField): boolean {
  const source = isByHand(entry, name) ? entry.found[name]?.source : entry.sources[name];
  if (!isFromFeed(source) || isFromFeed(product.sources?.title)) return false;
  return name === 'externalId' || (LASTING.has(name) && product[name] === null);
}
