/** A measured value. One that misses its bound, or that could not be measured, fails the bench. */
export interface Figure {
  what: string;
  value: number;
  /** Empty for ratios and counts. */
  unit: string;
  atMost?: number | undefined;
  atLeast?: number | undefined;
  /** True for a bound that depends on the machine too much to fail the bench. */
  isAdvisory: boolean;
}

/** A figure that was not measured here, and why. */
export interface LeftOut {
  what: string;
  reason: string;
}

/** A message from a bench to a parent process. */
export type Message = { figure: Figure } | { leftOut: LeftOut } | { done: true };

type Options = Partial<Omit<Figure, 'what' | 'value'>>;

const tell = (message: Message): void => void process.send?.(message);

/** Reports a figure: prints it, tells it to a parent process, and sets the exit code to 1 if it misses its bound. */
export function report(what: string, value: number, options: Options = {}): void {
  const figure: Figure = { unit: '', isAdvisory: false, ...options, what, value };
  const wanted = wantedText(figure);
  const isMissed = !isMet(figure);
  const verdict = isMissed ? `  MISSED${figure.isAdvisory ? ', which fails nothing' : ''}` : '';
  process.stdout.write(`${what}: ${valueText(figure)}${wanted && ` (wanted: ${wanted})`}${verdict}\n`);
  tell({ figure });
  if (isMissed && !figure.isAdvisory) process.exitCode = 1;
}

/** Says that something is not measured here, which fails nothing. */
export function reportLeftOut(what: string, reason: string): void {
  process.stdout.write(`${what} is left out: ${reason}.\n`);
  tell({ leftOut: { what, reason } });
}

/** Tells a parent process that the bench has come to its end. */
export const reportDone = (): void => tell({ done: true });

export function isMet({ value, atMost, atLeast }: Figure): boolean {
  if (atMost !== undefined && !(value <= atMost)) return false;
  return atLeast === undefined || value >= atLeast;
}

/** The bound with its sign and unit; empty if there is none. */
export function wantedText({ unit, atMost, atLeast }: Figure): string {
  if (atMost !== undefined) return `≤ ${withUnit(written(atMost), unit)}`;
  return atLeast === undefined ? '' : `≥ ${withUnit(written(atLeast), unit)}`;
}

/** Three digits and the unit; more digits where fewer would show a missed bound as met. */
export function valueText(figure: Figure): string {
  const { value, unit } = figure;
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'not measured' : 'no end';
  let digits = 3;
  let shown = rounded(value, digits);
  while (isMet({ ...figure, value: shown }) !== isMet(figure)) shown = rounded(value, ++digits);
  return withUnit(written(shown), unit);
}

const written = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 15 });

/** Keeps all digits before the point. */
const rounded = (value: number, digits: number): number =>
  Math.abs(value) >= 100 && digits === 3 ? Math.round(value) : Number(value.toPrecision(digits));

const withUnit = (text: string, unit: string): string =>
  unit && !unit.startsWith('/') ? `${text} ${unit}` : text + unit;
