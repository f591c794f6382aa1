import type { FoundDetails, ProductOption } from '../../domain/product-details.ts';
import { lettersOf } from './html/text.ts';

/** The option of variants that have names of their own but no properties. */
export const UNNAMED = 'Variant';

/** What platforms write between the choices in a variant's name, as in "S / Black". */
const SEPARATORS = [' / ', ' - ', ' | ', ', '];
const MAX_PARTS = 4;
const MAX_NAME_LENGTH = 300;

/**
 * Replaces an option whose name is unknown by those that the page shows, if each variant's name consists of one choice
 * of each of them: "Size" and "Color" for "S / Black".
 */
export function nameUnnamed(known: FoundDetails, shown: FoundDetails): FoundDetails {
  const [option, ...others] = known.details.options;
  if (option?.name !== UNNAMED || others.length > 0 || shown.details.options.length === 0) return known;
  if (option.values.some(({ length }) => length > MAX_NAME_LENGTH)) return known;
  const choices = shown.details.options.map(toShown);
  const tables = [null, ...SEPARATORS].map((separator) => readTable(option.values, separator, choices));
  const found = tables.find((table) => table !== null);
  if (!found) return known;
  const variants = known.details.variants.map((variant) => {
    const at = option.values.indexOf(variant.values[0] ?? '');
    return { ...variant, values: found.map(({ labels }) => labels[at] ?? null) };
  });
  const options = found.map(({ name, labels }) => ({ name, values: [...new Set(labels)] }));
  return { ...known, details: { ...known.details, options, variants } };
}

/** A shown option, and its choice for each variant. */
type Column = { name: string; labels: string[] };

/** A shown option, and its choices by their letters. */
type Shown = { name: string; byLetters: ReadonlyMap<string, readonly string[]> };

/** Returns the options of which the names consist; null if any part of a name is not a choice of exactly one. */
function readTable(names: readonly string[], separator: string | null, shown: readonly Shown[]): Column[] | null {
  const rows = names.map((name) => (separator === null ? [name] : name.split(separator)));
  const width = rows[0]?.length ?? 0;
  if (width > MAX_PARTS || rows.some(({ length }) => length !== width)) return null;
  if (separator !== null && width < 2) return null;
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => keyOf(row[at] ?? '')));
  const found = columns.map((keys) => columnOf(keys, shown));
  const isKnown = found.every((column) => column !== null);
  return isKnown && new Set(found.map(({ name }) => name)).size === width ? found : null;
}

/** Returns the only shown option that has all these choices. */
function columnOf(keys: readonly string[], shown: readonly Shown[]): Column | null {
  const columns = shown.flatMap(({ name, byLetters }) => {
    const labels = keys.map((key) => byLetters.get(key) ?? []);
    return labels.every(({ length }) => length === 1) ? [{ name, labels: labels.flat() }] : [];
  });
  const [column] = columns;
  return column && columns.every(({ name }) => name === column.name) ? column : null;
}

const toShown = ({ name, values }: ProductOption): Shown => ({ name, byLetters: Map.groupBy(values, keyOf) });

/** Signs alone, such as "+", have no letters. */
const keyOf = (value: string): string => lettersOf(value) || value.trim();
