const DIGITS = /^(?:\d{8}|\d{12,14})$/;
const MAX_LENGTH = 40;

/** Returns the digits of a GTIN (EAN, UPC, ISBN-13) of 8, 12, 13 or 14 digits; null for any other number. */
export function parseGtin(written: string | null | undefined): string | null {
  if (!written || written.length > MAX_LENGTH) return null;
  const digits = written.replaceAll(/[\s-]/g, '');
  return DIGITS.test(digits) && /[1-9]/.test(digits) ? digits : null;
}
