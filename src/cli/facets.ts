import type { FacetName, FacetValue, Facets } from '../domain/facets.ts';

/** Values printed of one facet; `--json` has all. */
const MAX_PRINTED = 10;

/** Formats the facets of a search as text. */
export function formatFacets(facets: Facets): string {
  const { counted, isComplete, brands, categories, availability, onSale, prices, attributes, options } = facets;
  if (counted === 0) return 'No products found.\n';
  const stock = Object.entries(availability).map(([value, count]) => ({ value, count }));
  const lines = [
    `${counted.toLocaleString('en')} products${isComplete ? '' : ' (the best; there are more)'}`,
    line('Brand', brands),
    line('Category', categories),
    line('Availability', stock),
    line('On sale', [{ value: 'yes', count: onSale }]),
    ...prices.map(({ currency, ranges }) =>
      line(
        `Price ${currency ?? ''}`.trim(),
        ranges.map(({ min, max, count }) => ({ value: `${min}–${max}`, count })),
      ),
    ),
    ...[...options, ...attributes].map(formatName),
  ];
  return lines.filter((each) => each !== '').join('\n') + '\n';
}

function formatName({ name, count, values, range }: FacetName): string {
  if (!range) return line(name, values);
  return `${name}: ${range.min}–${range.max}${range.unit === null ? '' : ` ${range.unit}`} (${count})`;
}

function line(name: string, values: readonly FacetValue[]): string {
  const some = values.filter(({ count }) => count > 0);
  const printed = some.slice(0, MAX_PRINTED).map(({ value, count }) => `${value} (${count})`);
  if (some.length > MAX_PRINTED) printed.push('…');
  return some.length > 0 ? `${name}: ${printed.join(', ')}` : '';
}
