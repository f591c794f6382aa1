/** Signs, and the currencies that they may stand for; one that is not here is asked for nothing but its number. */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['€', ['EUR']],
  ['£', ['GBP', 'EGP', 'LBP', 'SYP']],
  ['¥', ['JPY', 'CNY']],
  ['￥', ['JPY', 'CNY']],
  ['₹', ['INR']],
  ['₽', ['RUB']],
  ['₺', ['TRY']],
  ['₩', ['KRW']],
  ['₴', ['UAH']],
  ['₪', ['ILS']],
  ['zł', ['PLN']],
  ['kč', ['CZK']],
  ['ft', ['HUF']],
  ['fr', ['CHF']],
  ['kr', ['SEK', 'NOK', 'DKK', 'ISK']],
]);

const ANY_DOLLAR = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP', 'TWD'];

/** By what stands before the sign. */
const DOLLARS: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ANY_DOLLAR],
  ['us', ['USD']],
  ['ca', ['CAD']],
  ['au', ['AUD']],
  ['a', ['AUD']],
  ['nz', ['NZD']],
  ['hk', ['HKD']],
  ['s', ['SGD']],
  ['r', ['BRL']],
  ['mx', ['MXN']],
]);

const WORDS: readonly [RegExp, readonly string[]][] = [
  [/^euro/, ['EUR']],
  [/^(pounds?|quid|livres?|libras?|sterlin|pond|pfund)/, ['GBP', 'EGP', 'LBP']],
  [/^(dol|dól|bucks)/, ANY_DOLLAR],
  [/^(fran)/, ['CHF']],
];

/** Currency codes that are met in shops, none of them a word by itself. */
export const CODES =
  'EUR USD GBP CHF SEK NOK DKK PLN CZK HUF RON BGN JPY CNY KRW INR CAD AUD NZD SGD HKD BRL MXN ZAR TRY ILS AED SAR RUB UAH ISK';

/**
 * The currencies that a sign, word or code may mean.
 * @returns undefined when it may be any
 */
export function currenciesOf(sign: string): readonly string[] | undefined {
  const plain = sign.trim().toLowerCase().replace(/\.$/, '');
  if (CODES.split(' ').includes(plain.toUpperCase())) return [plain.toUpperCase()];
  if (plain.endsWith('$')) return DOLLARS.get(plain.slice(0, -1));
  return SIGNS.get(plain) ?? WORDS.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Digits of any script, with what separates them; `12,-` counts. */
const numberPattern = (digits: string, groups: string) =>
  String.raw`\p{Nd}${digits}(?:[.,'’٫٬]\p{Nd}${digits}|[ \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))${groups}(?:[.,][-–—])?`;

/** A number as part of another pattern: bounded, as a longer one says nothing of money. */
export const NUMBER = numberPattern('{1,15}', '{0,6}');

const WHOLE_NUMBER = new RegExp(numberPattern('+', '*'), 'uy');

/** Where the number ends that begins at a position, however long it is; the position itself where none does. */
export function numberEnd(text: string, start: number): number {
  WHOLE_NUMBER.lastIndex = start;
  return WHOLE_NUMBER.test(text) ? WHOLE_NUMBER.lastIndex : start;
}

/** Digits of any script as ASCII: they lie in runs of ten that begin with the zero. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    let code = digit.codePointAt(0) ?? 48;
    if (code < 128) return digit;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
      code -= 1;
      value += 1;
    }
    return String(value);
  });
}

/**
 * What a written number may be. "1.299" is 1299 in one country and 1.299 in another: both are given.
 * @param written as NUMBER matches it
 */
export function readingsOf(written: string): number[] {
  if (written === '') return [];
  const plain = asciiDigits(written)
    .replace(/[.,][-–—]$/, '')
    .replaceAll('٫', ',')
    .replace(/[\s'’٬]/g, '');
  const marks = [...plain.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return [Number(plain)];
  const whole = Number(plain.replace(/[.,]/g, ''));
  const decimals = plain.length - last.index - 1;
  const sameMarks = marks.every(([mark]) => mark === last[0]);
  const fraction = Number(`${plain.slice(0, last.index).replace(/[.,]/g, '')}.${plain.slice(last.index + 1)}`);
  if (marks.length > 1 && sameMarks) return [whole];
  if (decimals === 3 && marks.length === 1) return [whole, fraction];
  return [fraction];
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount as the language writes it, such as `€119.00` or `119,00 €`; without a currency, the bare number. */
export function formatMoney(amount: number, currency: string | null, language: string): string {
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    const valid = currency !== null && /^[A-Za-z]{3}$/.test(currency);
    format = new Intl.NumberFormat(language, valid ? { style: 'currency', currency } : { maximumFractionDigits: 2 });
    if (formats.size < 1_000) formats.set(key, format);
  }
  return format.format(amount);
}
