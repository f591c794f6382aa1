/** The number of digits in each kind of GTIN. */
const LENGTHS = new Set([8, 12, 13, 14]);

/** Parses a GTIN or ISBN with a valid check digit; ISBN-10s are converted to GTINs. Null for any other text. */
export function parseGtin(text: string | null | undefined): string | null {
  const code = (text ?? '')
    .slice(0, 40)
    .replace(/^\s*(?:gtin|ean|upc|isbn)(?:-?\d\d?)?:?/i, '')
    .replaceAll(/[\s-]/g, '');
  if (/^\d{9}[\dXx]$/.test(code)) return fromOldIsbn(code);
  if (!/^\d+$/.test(code) || !LENGTHS.has(code.length) || /^0+$/.test(code)) return null;
  return checkDigit(code.slice(0, -1)) === Number(code.at(-1)) ? code : null;
}

/** Parses the ISBN of a book; null for any other number. */
export function parseIsbn(text: string | null | undefined): string | null {
  const code = parseGtin(text);
  return code !== null && /^97[89]\d{10}$/.test(code) ? code : null;
}

function fromOldIsbn(code: string): string | null {
  const sum = Array.from(code).reduce(
    (total, digit, at) => total + (10 - at) * (/x/i.test(digit) ? 10 : Number(digit)),
    0,
  );
  const body = `978${code.slice(0, 9)}`;
  return sum % 11 === 0 && !/^0+$/.test(code) ? `${body}${checkDigit(body)}` : null;
}

/** @see https://www.gs1.org/services/how-calculate-check-digit-manually */
function checkDigit(body: string): number {
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
