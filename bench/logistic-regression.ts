/** The strength of each sign, from 0 to 1, whether it is one of the class, and how much it counts. */
export interface Example {
  signs: Readonly<Record<string, number>>;
  isPositive: boolean;
  weight: number;
}

export interface Fitting {
  steps: number;
  rate: number;
  /** Draws all weights but that of `bias` to zero. */
  penalty: number;
  /** Signs of fewer examples are left out. */
  minExamples?: number;
}

/** Fits a logistic regression by gradient descent. @returns the weight of each sign, rounded to two digits */
export function fit(
  examples: readonly Example[],
  { steps, rate, penalty, minExamples = 1 }: Fitting,
): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { signs } of examples)
    for (const [name, strength] of Object.entries(signs))
      if (strength > 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= minExamples).toSorted();
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ signs }) =>
    Object.entries(signs).flatMap(([name, value]): [number, number][] => {
      const at = places.get(name);
      return at === undefined || value === 0 ? [] : [[at, value]];
    }),
  );
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = names.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((weight, at) => (names[at] === 'bias' ? 0 : penalty * weight));
    for (const [index, { isPositive, weight }] of examples.entries()) {
      const row = rows[index] ?? [];
      const sum = row.reduce((score, [at, value]) => score + value * (weights[at] ?? 0), 0);
      const error = (weight * (1 / (1 + Math.exp(-sum)) - Number(isPositive))) / total;
      for (const [at, value] of row) slopes[at] = (slopes[at] ?? 0) + error * value;
    }
    for (const [at, slope] of slopes.entries()) weights[at] = (weights[at] ?? 0) - rate * slope;
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]));
}
