/** Currencies with three decimal places: in them "12.500" is twelve and a half. */
const THOUSANDTHS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** True if the currency has three decimal places. @param currency an ISO 4217 code; null if unknown */
export const hasThousandths = (currency: string | null): boolean => THOUSANDTHS.has(currency ?? '');

export type Separator = '.' | ',';

/** Digits of any script, with their separators; `12,-` counts. */
const NUMBER = /\p{Nd}+(?:[.,'’٫٬]\p{Nd}+|[ \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))*(?:[.,][-–—])?/uy;

/** Returns the end of the number that begins at a position, of any length; the position itself if there is none. */
export function numberEnd(text: string, start: number): number {
  NUMBER.lastIndex = start;
  return NUMBER.test(text) ? NUMBER.lastIndex : start;
}

/**
 * Parses a number in any notation: "1,299.00", "1.299,00", "1 299", "1'299", "1.299" (thousands in most prices, unless
 * the currency has three decimal places).
 * @param written ASCII digits with their separators
 * @param separator the decimal separator, if known
 */
export function readNumber(written: string, currency: string | null = null, separator?: Separator): number {
  const digits = digitsOf(written);
  if (separator) return Number(digits.replaceAll(separator === '.' ? ',' : '.', '').replace(separator, '.'));
  const { whole, fraction, isOpen, isWhole } = parse(digits);
  const isFraction = isOpen && hasThousandths(currency) && (digits.includes('.') || currency === 'TND');
  return isWhole || (isOpen && !isFraction) ? whole : fraction;
}

/**
 * Returns the possible values of a written number: "1.299" is 1299 in one country and 1.299 in another, so both are
 * returned.
 * @param written as `numberEnd` cuts it out
 */
export function readingsOf(written: string): number[] {
  if (written === '') return [];
  const { whole, fraction, isOpen, isWhole } = parse(digitsOf(written));
  if (isWhole) return [whole];
  return isOpen ? [whole, fraction] : [fraction];
}

/** ASCII digits with nothing but points and commas between them, and without a dash in place of cents. */
const digitsOf = (written: string): string =>
  asciiDigits(written)
    .replace(/[.,][-–—]$/, '')
    .replaceAll('٫', ',')
    .replaceAll(/[\s'’′`٬]/g, '');

/** @param digits with only points and commas between them */
function parse(digits: string) {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const all = digits.replaceAll(/[.,]/g, '');
  const before = digits.slice(0, Math.max(last, 0)).replaceAll(/[.,]/g, '');
  const decimals = digits.slice(last + 1);
  const mark = digits.charAt(last);
  const marks = digits.match(/[.,]/g) ?? [];
  return {
    whole: Number(all),
    fraction: last < 0 ? Number(all) : Number(`${before}.${decimals}`),
    /** One separator before three digits: thousands or decimals. */
    isOpen: marks.length === 1 && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(before),
    /** No separator, or only one kind, repeated: thousands. */
    isWhole: last < 0 || (marks.length > 1 && marks.every((each) => each === mark)),
  };
}

/** Converts digits of any script to ASCII: each script has a run of ten that begins with zero. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Full-width and mathematical digits are variants of the ASCII ones.
    const plain = digit.normalize('NFKC');
    if (plain !== digit) return plain;
    let code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
      code -= 1;
      value += 1;
    }
    return String(value);
  });
}
