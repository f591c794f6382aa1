/** Reports a figure and its bound; the process fails at its end if the figure is above it. */
export function atMost(what: string, value: number, bound: number, unit = ''): void {
  const isMet = value <= bound;
  process.stdout.write(`${what}: ${value.toFixed(2)}${unit} (wanted: ≤ ${bound}${unit})${isMet ? '' : '  MISSED'}\n`);
  if (!isMet) process.exitCode = 1;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
