/** Distinct values of one label: each is a time series of its own, which costs memory here and in Prometheus. */
const MAX_VALUES = 100;

/** Returns a function that lets the first distinct values pass and replaces later ones by `other`. */
export function createBoundedLabel(max = MAX_VALUES): (value: string) => string {
  const seen = new Set<string>();
  return (value) => {
    if (seen.size < max) seen.add(value);
    return seen.has(value) ? value : 'other';
  };
}
