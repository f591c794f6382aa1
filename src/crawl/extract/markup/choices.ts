import type { ProductOption, Variant } from '../../../domain/product-details.ts';

export interface Choice {
  name: string;
  value: string;
}

/** A variant together with the choices that distinguish it from the others. */
export interface VariantRow {
  name: string | null;
  choices: Choice[];
  variant: Omit<Variant, 'values'>;
}

export interface Variants {
  options: ProductOption[];
  variants: Variant[];
}

/** Maximum number of variants to read from one product. */
export const MAX_VARIANTS = 500;
const MAX_OPTIONS = 10;
/** The only choice of a Shopify product that has none. */
const NO_CHOICE = /^default(?: title)?$/i;

/**
 * Builds a product's options from the choices of its variants.
 * @param named the names of options that the source lists
 * @param areAll false if other values that differ become options too, as they do when the source lists none
 */
export function buildVariants(rows: VariantRow[], named: readonly string[], areAll: boolean): Variants {
  const kept = rows.slice(0, MAX_VARIANTS);
  const choices = kept.map((row) => byName(row.choices));
  const labels = new Map<string, { name: string; values: Set<string> }>();
  for (const each of choices)
    for (const [key, { name, value }] of each) {
      const label = labels.get(key) ?? { name, values: new Set() };
      labels.set(key, label);
      label.values.add(value);
    }
  const wanted = named.map((name) => name.toLowerCase()).filter((key) => labels.has(key));
  const differing = [...labels].flatMap(([key, { values }]) => (values.size > 1 ? [key] : []));
  const keys = [...new Set(areAll && wanted.length > 0 ? wanted : [...wanted, ...differing])].slice(0, MAX_OPTIONS);
  const chosen = keys.filter((key) => ![...(labels.get(key)?.values ?? [])].every((value) => NO_CHOICE.test(value)));
  return {
    options: chosen.flatMap((key) => {
      const label = labels.get(key);
      return label ? [{ name: label.name, values: [...label.values] }] : [];
    }),
    variants: kept.map(({ variant }, at) => ({
      values: chosen.map((key) => choices[at]?.get(key)?.value ?? null),
      ...variant,
    })),
  };
}

/** Joins the values of options with the same name, because both belong to the choice. */
function byName(choices: Choice[]): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const { name, value } of choices.slice(0, 2 * MAX_OPTIONS)) {
    const key = name.toLowerCase();
    const known = found.get(key);
    if (!known) found.set(key, { name, value });
    else if (known.value !== value) found.set(key, { name: known.name, value: `${known.value} / ${value}` });
  }
  return found;
}
