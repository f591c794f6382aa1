import { isDeepStrictEqual } from 'node:util';
import type { ProductFields } from './product.ts';
import { type FieldSources, SOURCED_FIELDS, type Source, type SourcedField, UNKNOWN_FIELDS } from './provenance.ts';

/** A value with its source; values from before sources were recorded have none. */
export interface SourcedValue {
  value: ProductFields[SourcedField];
  source?: Source | undefined;
}

/** Values from crawls for fields that are set by hand, to return to; without fields for which there are none. */
export type FoundValues = { [K in SourcedField]?: SourcedValue };

/** Fields to set by hand, each with its value and source, or to give back to crawls: null. */
export type WantedFields = { [K in SourcedField]?: SourcedValue | null };

/** A product's fields, with those set by hand and what lies beneath them. */
export interface HeldFields {
  fields: ProductFields;
  sources: FieldSources;
  handFields: ReadonlySet<string>;
  found: FoundValues;
}

export const isKnown = (value: ProductFields[SourcedField]): boolean => value !== null && value !== 'unknown';

/** Returns how a field is held: its value and source if it is set by hand, null if it is left to crawls. */
export const heldAs = ({ fields, sources, handFields }: HeldFields, name: SourcedField): SourcedValue | null =>
  handFields.has(name) ? { value: fields[name], source: sources[name] } : null;

/**
 * Sets fields by hand, and gives others back to crawls: they return to what these found, else to unknown, except a
 * title that no crawl has found.
 */
export function holdFields(product: HeldFields, wanted: WantedFields): HeldFields {
  const values: Partial<Record<SourcedField, SourcedValue['value']>> = {};
  const sources = { ...product.sources };
  const found = { ...product.found };
  const handFields = new Set(product.handFields);
  const put = (name: SourcedField, { value, source }: SourcedValue) => {
    values[name] = value;
    if (source === undefined) delete sources[name];
    else sources[name] = source;
  };
  for (const name of SOURCED_FIELDS) {
    const held = wanted[name];
    const isHeld = handFields.has(name);
    if (held) {
      const current = product.fields[name];
      if (!isHeld && isKnown(current)) found[name] = { value: current, source: product.sources[name] };
      put(name, held);
      handFields.add(name);
    } else if (held === null && isHeld && (found[name] || name !== 'title')) {
      put(name, found[name] ?? { value: UNKNOWN_FIELDS[name as keyof typeof UNKNOWN_FIELDS] });
      delete found[name];
      handFields.delete(name);
    }
  }
  return { fields: { ...product.fields, ...(values as Partial<ProductFields>) }, sources, handFields, found };
}

/** Returns these fields as set by hand, all with the same source. */
export const heldBy = (source: Source, values: { [K in SourcedField]?: ProductFields[K] | undefined }): WantedFields =>
  Object.fromEntries(
    SOURCED_FIELDS.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, { value, source }]];
    }),
  );

/** The way a field was held and is held now, as `heldAs` returns it. */
export interface HoldChange {
  was: SourcedValue | null;
  is: SourcedValue | null;
}

/** Returns the fields that are held differently, with how they were and are held. */
export const holdChanges = (before: HeldFields, after: HeldFields): { [K in SourcedField]?: HoldChange } =>
  Object.fromEntries(
    SOURCED_FIELDS.flatMap((name) => {
      const [was, is] = [heldAs(before, name), heldAs(after, name)];
      return isDeepStrictEqual(was, is) ? [] : [[name, { was, is }]];
    }),
  );

/** True if the fields are still held as they were after these changes, whatever their sources. */
export const areHeld = (product: HeldFields, changes: ReturnType<typeof holdChanges>): boolean =>
  SOURCED_FIELDS.every((name) => {
    const change = changes[name];
    return !change || heldAs(product, name)?.value === change.is?.value;
  });
