import { isDeepStrictEqual } from 'node:util';
import type { DetailLayers } from '../../domain/detail-layers.ts';
import { type HeldFields, heldBy, holdFields } from '../../domain/held-fields.ts';
import type { ImportedProduct, MergeOutcome } from '../../domain/ports.ts';
import type { Variant } from '../../domain/product-details.ts';
import { SOURCED_FIELDS, UNKNOWN_FIELDS, tagSource } from '../../domain/provenance.ts';
import { ENDLESS, type Room, productBytes } from '../../domain/quota.ts';
import type { ProductFields } from '../../domain/product.ts';
import { pageIdentity } from '../../domain/url.ts';
import { withImported } from './product-details.ts';
import type { KnownRow } from './product-rows.ts';

/** A product's state during planning: in the catalogue (`before`), or to be added. */
export interface Planned extends HeldFields {
  before: KnownRow | null;
  /** The details, if the import changes them. */
  newLayers?: DetailLayers;
  /** True if a field differs from before. */
  isChanged: boolean;
}

export interface ImportPlan {
  /** One per row. */
  outcomes: MergeOutcome[];
  added: Planned[];
  /** Products with a changed field, or with other fields set by hand. */
  changed: (Planned & { before: KnownRow })[];
}

/** Returns the addresses at which a product may be known: its own, and those of its variants. */
export const addressesOf = ({ url, details }: Pick<ImportedProduct, 'url' | 'details'>): string[] => [
  ...new Set([url, ...(details?.details.variants ?? []).flatMap((variant) => variant.url ?? [])]),
];

/**
 * Plans the changes for a feed's rows, as if each were added or updated by hand in turn.
 * @param known the catalogue's products on the pages of the rows and of their variants
 * @param room for products that are new
 */
export function planImport(
  known: readonly KnownRow[],
  rows: readonly ImportedProduct[],
  room: Room = ENDLESS,
): ImportPlan {
  const pages = new Map<string, { products: Planned[]; ids: Set<string> }>();
  for (const row of known)
    pageOf(row.url).products.push({
      before: row,
      fields: row,
      handFields: new Set(row.handFields),
      sources: row.sources,
      found: row.found,
      isChanged: false,
    });
  for (const { url, externalId } of rows) if (externalId) pageOf(url).ids.add(externalId);
  const outcomes = rows.map(take);
  const all = [...pages.values()].flatMap(({ products }) => products);
  return {
    outcomes,
    added: all.filter(({ before }) => !before),
    changed: all.flatMap(({ before, ...product }) => {
      const isKept = !before || (!product.isChanged && product.handFields.size === before.handFields.length);
      return isKept ? [] : [{ before, ...product }];
    }),
  };

  function pageOf(url: string) {
    const key = pageIdentity(url);
    const page = pages.get(key) ?? { products: [], ids: new Set<string>() };
    pages.set(key, page);
    return page;
  }

  function take(imported: ImportedProduct): MergeOutcome {
    const { details, ...row } = imported;
    const names = (Object.keys(row) as (keyof ProductFields)[]).filter((name) => row[name] !== undefined);
    const named = Object.fromEntries(names.map((name) => [name, row[name]])) as typeof row & ProductFields;
    const product = findProduct(imported);
    if (!product) {
      if (room.take({ products: 1, bytes: productBytes({ ...row, details }) }) !== null) return 'over_quota';
      const fields = { ...UNKNOWN_FIELDS, ...named };
      const sources = tagSource('import', names);
      const added = { before: null, fields, handFields: new Set(names), sources, found: {}, isChanged: true };
      pageOf(row.url).products.push({ ...added, ...(details && { newLayers: withImported({}, details) }) });
      return 'added';
    }
    const { before, fields } = product;
    // The address is kept: another one for the same page differs only in campaign parameters.
    Object.assign(product, holdFields(product, heldBy('import', named)));
    product.handFields = product.handFields.union(new Set(names));
    const layers = product.newLayers ?? before?.layers ?? {};
    const newLayers = details ? withImported(layers, details) : layers;
    const hasNewDetails = !isDeepStrictEqual(newLayers, layers);
    if (hasNewDetails) product.newLayers = newLayers;
    product.isChanged =
      !before ||
      product.newLayers !== undefined ||
      SOURCED_FIELDS.some((name) => before[name] !== product.fields[name]);
    const isUpdated = hasNewDetails || SOURCED_FIELDS.some((name) => fields[name] !== product.fields[name]);
    return isUpdated ? 'updated' : 'unchanged';
  }

  /**
   * Finds the product with this identity or with one of these variants, or the page's only product if its external id is
   * not yet settled.
   */
  function findProduct(row: ImportedProduct): Planned | undefined {
    const { url, externalId } = row;
    const { products, ids } = pageOf(url);
    const same =
      products.find(({ fields }) => (fields.externalId ?? '') === (externalId ?? '')) ??
      findByVariants(row, () => addressesOf(row).flatMap((address) => pageOf(address).products));
    const [only, ...others] = products;
    if (same || !only || others.length > 0 || ids.size > 1) return same;
    // An id found by a crawl does not prove that there are two products: the feed is more reliable.
    const isOpen = !only.fields.externalId || !only.handFields.has('externalId');
    return isOpen || !externalId ? only : undefined;
  }
}

/** Which variant stands for its product, in its external id and its address, changes with prices and stock. */
function findByVariants(
  { externalId, details }: ImportedProduct,
  productsAt: () => readonly Planned[],
): Planned | undefined {
  const { variants = [] } = details?.details ?? {};
  if (variants.length === 0) return undefined;
  const ids = idsOf(externalId, variants);
  return productsAt().find(({ fields, newLayers, before }) => {
    const known = (newLayers ?? before?.layers)?.import?.details.variants ?? [];
    return !ids.isDisjointFrom(idsOf(fields.externalId, known));
  });
}

const idsOf = (externalId: string | null | undefined, variants: readonly Variant[]): ReadonlySet<string> =>
  new Set([externalId, ...variants.map(({ cartId }) => cartId)].flatMap((id) => id || []));
