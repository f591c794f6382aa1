/** ISO 4217 codes, including withdrawn ones. */
const CODES = new Set(Intl.supportedValuesOf('currency'));
const RENAMED = new Map([
  ['RUR', 'RUB'],
  ['BYR', 'BYN'],
  ['TRL', 'TRY'],
  ['ROL', 'RON'],
  ['RMB', 'CNY'],
  ['NTD', 'TWD'],
  ['NIS', 'ILS'],
  ['GHC', 'GHS'],
]);
/** Codes that are also words, so that "6 pen" is not a price in soles. */
const WORDS = /^(all|top|try|cup|pen|mad|bam|sos|gel|mop|ron|cop|bob|ang|sit|lit|esp|max|fim|mga|pes|mcf)$/i;

/** Countries by currency: resolves an ambiguous sign on their sites. */
const COUNTRIES = new Map(
  `EUR AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK|USD EC PR SV US|GBP GB IM JE UK
AED AE|ALL AL|AMD AM|ARS AR|AUD AU|AZN AZ|BAM BA|BDT BD|BHD BH|BND BN|BOB BO|BRL BR|BYN BY|CAD CA|CHF CH LI|CLP CL|CNY CN
CRC CR|CZK CZ|DKK DK FO GL|DOP DO|DZD DZ|EGP EG|ETB ET|GEL GE|GHS GH|GTQ GT|HKD HK|HNL HN|HUF HU|IDR ID|ILS IL|INR IN
IQD IQ|IRR IR|ISK IS|JMD JM|JOD JO|JPY JP|KES KE|KGS KG|KHR KH|KRW KR|KWD KW|KZT KZ|LBP LB|LKR LK|MAD MA|MDL MD|MKD MK
MNT MN|MUR MU|MXN MX|MYR MY|NGN NG|NOK NO|NPR NP|NZD NZ|OMR OM|PAB PA|PEN PE|PHP PH|PKR PK|PLN PL|PYG PY|QAR QA|RON RO
RSD RS|RUB RU SU|SAR SA|SEK SE|SGD SG|THB TH|TND TN|TRY TR|TTD TT|TWD TW|TZS TZ|UAH UA|UGX UG|UYU UY|UZS UZ|VES VE|VND VN|ZAR ZA`
    .split(/[|\n]/)
    .flatMap((line) => {
      const [currency = '', ...countries] = line.split(' ');
      return countries.map((country): [string, string] => [country, currency]);
    }),
);

/** Meaning of an ambiguous sign, for languages of one country. */
const LANGUAGES = new Map(
  'sv SEK,da DKK,nb NOK,nn NOK,no NOK,is ISK,ja JPY,ko KRW,ru RUB,uk UAH,be BYN,pl PLN,cs CZK,hu HUF,ro RON,bg BGN,tr TRY,he ILS,th THB,vi VND,id IDR,hi INR,ka GEL,hy AMD,kk KZT,fa IRR,fi EUR,sk EUR,sl EUR,lt EUR,lv EUR,et EUR,el EUR,it EUR,nl EUR'
    .split(',')
    .map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
);

/**
 * Currency signs and names: "signs=CODE"; "signs=CODE OTHER OTHER" if the page may say that the sign means one of the
 * others; "signs=? ONE OTHER" if only the page can decide.
 */
const SIGNS = new Map(
  `€,euro,euros,евро,ευρώ,euroa,euron,eurolla,eurot=EUR|£,gbp£,pound,pounds=GBP EGP LBP|quid,sterline,livres sterling,libras esterlinas,puntaa=GBP|us$,us $,usd$,u$s,u$d,$us,$ us=USD|ca$,c$,can$,cad$,$ca,$ ca=CAD|a$,au$,aud$=AUD|nz$=NZD
hk$=HKD|nt$=TWD|s$,sg$=SGD|mx$,mex$=MXN|r$,reais,real=BRL|ar$=ARS|j$=JMD|tt$=TTD|rd$=DOP|b/.=PAB|s/,s/.,soles=PEN|e£,ج.م,جنيه=EGP
zł,zl,złotych,zlotych,złote,złoty=PLN|kč,kc,korun,koruna=CZK|ft,forint=HUF|lei,leu=RON MDL|лв,лв.,лева=BGN|грн,грн.,₴,гривен,гривень=UAH
₪,ש"ח,ש״ח,ש''ח=ILS|₹=INR|₺,tl=TRY|₩,￦,원=KRW|₫,vnđ,đ=VND|₱=PHP|฿,บาท=THB|₽,руб,руб.,рубль,рублей,рубля=RUB BYN|р,р.=? RUB BYN
₦=NGN|₵,gh₵,gh¢=GHS|₡=CRC|₲,gs.=PYG|₸,тг,тг.,тенге=KZT|₾,ლ,ლარი,лари=GEL|₼,manat=AZN|֏,դր.=AMD|៛=KHR|₭=LAK|₮=MNT|৳=BDT
円,日圓,yen=JPY|人民币,人民幣,yuan,cn¥=CNY|jp¥=JPY|¥,￥=? JPY CNY|元=? CNY TWD HKD|din,din.,дин,дин.,рсд=RSD|lekë,lek=ALL|km=BAM|kn=HRK|ден,ден.=MKD|rp,rp.=IDR|rm=MYR
fr.,sfr,sfr.,franken,franchi,franchi svizzeri,francs suisses,schweizer franken,francos suizos,zwitserse frank=CHF|franc,francs=? CHF XOF XAF|kr,kr.,:-=? SEK NOK DKK ISK|pesos,peso=? MXN ARS CLP COP UYU DOP PHP CUP|spänn,kronor,svenska kronor,svenske kroner,skr=SEK|norske kroner,norska kronor,nkr=NOK|danske kroner,danska kronor,dkr=DKK|kroner,kruunua=? DKK NOK|$=? USD CAD AUD NZD MXN ARS CLP COP HKD SGD TWD UYU DOP JMD TTD BND
dollar,dollars,bucks,dólares,dolares,dollari,dollaria,dolarów,dollarin=? USD CAD AUD NZD|₨,rs,rs.,rupees=? INR PKR LKR NPR MUR|dh,dhs,dhs.,dhs,درهم=? AED MAD|د.إ=AED|د.م.=MAD|ر.س,sr=SAR|ريال=? SAR QAR OMR YER IRR|ریال=IRR
﷼=? IRR SAR QAR OMR YER|ر.ق=QAR|ر.ع.=OMR|د.ك,دينار كويتي,kd=KWD|د.ب,bd=BHD|د.ا,jd=JOD|د.ع=IQD|ل.ل=LBP|ل.س=SYP|ج.س,ج.س.=SDG|د.ت,dt=TND|د.ج,da=DZD
btc=?|ksh,kshs=KES|ush=UGX|tsh=TZS|br,birr=? ETB BYN|r=ZAR|сум,so'm=UZS|сом=KGS|bs,bs.=? BOB VES|q=? GTQ|l=? HNL MDL ALL`
    .split(/[|\n]/)
    .flatMap((line) => {
      const [signs = '', codes = ''] = line.split('=');
      return signs.split(',').map((sign): [string, string[]] => [sign, codes.split(' ')]);
    }),
);

/** The text between the two signs of one price. */
const NUMBER_ONLY = /^\s?\d[\d.,'’\s]{0,20}$/;

/** Marks a sign that only the page can resolve. */
export const OPEN_CURRENCY = '?';

/** Signs by their first character, the longest first, so that one lookup rules out most positions. */
const BY_START = Map.groupBy(
  [...SIGNS.keys()].toSorted((a, b) => b.length - a.length),
  (sign) => sign.charAt(0),
);
/** The first characters of signs and codes; most others in a text are digits, spaces and marks. */
const STARTS = new Set(
  [...BY_START.keys(), ...Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')].map((start) =>
    start.charCodeAt(0),
  ),
);
/** Signs that are also words or units, or the first letters of names: they count only as written on price tags. */
const CAPITALS = new Set(['bd', 'br', 'da', 'dt', 'jd', 'kd', 'km', 'l', 'q', 'r', 'sr']);
const CODE_LENGTH = 3;
/** Includes the spaces around it. */
const MAX_CODE_LENGTH = 12;

/**
 * Returns the first ISO 4217 code that a text names: by code (any case), sign or name.
 * @param hint the code to expect: resolves signs that several currencies share, and is the default if none is named
 * @returns null if a shared sign stays ambiguous, or if neither text nor hint names a currency
 */
export function parseCurrency(text: string, hint: string | null = null): string | null {
  const whole = isoCode(text);
  if (whole) return whole;
  let open: string[] = [];
  const names = currencyNames(text);
  let next = names.next().value;
  while (next) {
    const { end, codes } = next;
    next = names.next().value;
    const [code = OPEN_CURRENCY] = codes;
    if (next && isContradicted({ end, codes }, next, text))
      return [...codes, ...next.codes].find((each) => each === hint) ?? null;
    // "$5 CAD": a later name resolves an ambiguous sign.
    if (open.length > 0 && !open.includes(code)) continue;
    if (open.length === 0 && hint && codes.includes(hint)) return hint;
    if (code !== OPEN_CURRENCY) return code;
    open = codes;
  }
  if (open.length > 0) return null;
  return hint;
}

/** True if two signs around one number cannot mean the same currency: "fr. 299 kr", "฿0.0012 BTC". */
const isContradicted = ({ end, codes }: Omit<CurrencyName, 'start'>, next: CurrencyName, text: string): boolean =>
  NUMBER_ONLY.test(text.slice(end, next.start)) &&
  !next.codes.some((code) => code !== OPEN_CURRENCY && codes.includes(code));

/**
 * True if a number between these two texts has a currency right next to it.
 * @param expected the code to expect: letters of another currency's sign do not count if they are alone or stand
 *   without a space before the number, as in "1.7 L" and "RM20"
 */
export function isBesideCurrency(before: string, after: string, expected: string | null): boolean {
  const end = before.trimEnd().length;
  const start = after.length - after.trimStart().length;
  const isMoney = ({ start: from, end: to, codes }: CurrencyName, text: string): boolean => {
    const isAttached = text === before && to === text.length && expected !== null;
    const isName = isAsciiLetter(text.charCodeAt(to - 1)) && (to - from === 1 || isAttached);
    return !isName || codes.includes(expected ?? '');
  };
  return (
    currencyNames(before).some((name) => name.end === end && isMoney(name, before)) ||
    currencyNames(after).some((name) => name.start === start && isMoney(name, after))
  );
}

/** True if a text is the name of a currency and nothing else. */
export function isCurrencyAlone(text: string): boolean {
  const [name] = currencyNames(text);
  return name !== undefined && name.start === 0 && !/[\p{L}\p{Nd}]/u.test(text.slice(name.end));
}

/**
 * Returns the possible codes of a sign or name, the likeliest first.
 * @returns undefined if it is unknown
 */
export function currenciesOf(sign: string): readonly string[] | undefined {
  const [name] = currencyNames(`${sign.trim()} 1`);
  const code = isoCode(sign);
  return code ? [code] : name?.codes.filter((each) => each !== OPEN_CURRENCY);
}

/** Returns a site's currency by its top-level domain, then the region of its language, then the language. */
export function currencyOfSite(url: string, lang?: string | null): string | null {
  const domain = new URL(url).hostname.split('.').at(-1)?.toUpperCase() ?? '';
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?[-_]([a-z]{2})\b/i.exec(lang ?? '')?.[1]?.toUpperCase() ?? '';
  const language = lang?.slice(0, 2).toLowerCase() ?? '';
  return COUNTRIES.get(domain) ?? COUNTRIES.get(region) ?? LANGUAGES.get(language) ?? null;
}

/** True if a text names a currency anywhere. */
export const hasCurrency = (text: string): boolean => !currencyNames(text).next().done;

/** A currency named in a text; `end` is exclusive. */
export type CurrencyName = { start: number; end: number; codes: string[] };

/** Yields every currency that a text names, with its possible codes, the likeliest first ("?" if none is likeliest). */
export function* currencyNames(text: string): Generator<CurrencyName, undefined> {
  const folded = text.toLowerCase();
  const lower = folded.length === text.length ? folded : text; // offsets must be the same in both
  for (let at = 0; at < lower.length; at++) {
    if (!STARTS.has(lower.charCodeAt(at)) || (isLetter(lower, at) && isLetter(lower, at - 1))) continue;
    const sign = signAt(lower, at);
    if (sign && CAPITALS.has(sign) && lower.charAt(at) === text.charAt(at)) continue;
    const name = sign ?? (isCodeAt(lower, at) ? text.slice(at, at + CODE_LENGTH) : '');
    const codes = sign ? SIGNS.get(sign) : codesNamed(name, text, at);
    if (codes) yield { start: at, end: at + name.length, codes };
    if (name !== '') at += name.length - 1;
  }
}

const signAt = (text: string, at: number): string | undefined =>
  BY_START.get(text.charAt(at))?.find((sign) => text.startsWith(sign, at) && isAlone(text, at, sign));

function codesNamed(name: string, text: string, at: number): string[] | undefined {
  const code = isoCode(name);
  return code && isMeant(name, text, at) ? [code] : undefined;
}

/** A sign made of letters must stand alone; "€" need not. */
function isAlone(text: string, at: number, sign: string): boolean {
  const end = at + sign.length;
  return !(isLetter(text, at) && isLetter(text, at - 1)) && !(isLetter(text, end - 1) && isLetter(text, end));
}

function isCodeAt(text: string, at: number): boolean {
  for (let place = at; place < at + CODE_LENGTH; place++) if (!isAsciiLetter(text.charCodeAt(place))) return false;
  return !isLetter(text, at - 1) && !isLetter(text, at + CODE_LENGTH);
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isAsciiLetter(code) || (code > 0xa9 && /\p{L}/u.test(text.charAt(at)));
}

function isAsciiLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}

/** A code in capitals always counts; in lower case, only next to a number and if it is not a word. */
function isMeant(name: string, text: string, index: number): boolean {
  if (name === name.toUpperCase()) return true;
  if (WORDS.test(name)) return false;
  return /\d\s?$/.test(text.slice(Math.max(0, index - 2), index)) || /^\s?\d/.test(text.slice(index + 3, index + 5));
}

/** Returns the current form of an ISO 4217 code in any case; null if it is none. */
export function isoCode(text: string): string | null {
  const code = text.length > MAX_CODE_LENGTH ? '' : text.trim().toUpperCase();
  if (code.length !== CODE_LENGTH) return null;
  return RENAMED.get(code) ?? (CODES.has(code) ? code : null);
}
