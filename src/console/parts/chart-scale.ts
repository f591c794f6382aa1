/** Steps between ticks, times a power of ten. */
const STEPS = [1, 2, 5, 10];

/**
 * Returns round values from 0 up to at least the maximum, for the ticks of an axis.
 * @param most how many steps there are at most
 * @param isWhole true for values that are counted
 */
export function ticksFor(maximum: number, most: number, isWhole: boolean): number[] {
  const top = maximum > 0 ? maximum : 1;
  const rough = Math.max(top / most, isWhole ? 1 : 0);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough * 0.999_999) ?? 10) * power;
  const count = Math.ceil(top / step - 0.000_001);
  // Dividing keeps 0.1 × 3 from becoming 0.30000000000000004.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** The space that a bar and its gap take, and where it begins within its band. */
export function barIn(band: number): { width: number; offset: number } {
  const gap = band > 8 ? band * 0.25 : band > 3 ? 1 : 0;
  const width = Math.min(band - gap, 44);
  return { width, offset: (band - width) / 2 };
}
