/** Codes that are met in shops, none of them a word by itself. */
export const COMMON_CODES =
  'EUR USD GBP CHF SEK NOK DKK PLN CZK HUF RON BGN JPY CNY KRW INR CAD AUD NZD SGD HKD BRL MXN ZAR TRY ILS AED SAR RUB UAH ISK';

/** Codes of ISO 4217, the withdrawn ones included. */
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
/** Codes that are also words, so that "6 pen" is no price in soles. */
const WORDS = /^(all|top|try|cup|pen|mad|bam|sos|gel|mop|ron|cop|bob|ang|sit|lit|esp|max|fim|mga|pes|mcf)$/i;

/** Countries by currency: what an ambiguous sign means on their sites. */
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

/** What an ambiguous sign means to those who speak a language of one country. */
const LANGUAGES = new Map(
  'sv SEK,da DKK,nb NOK,nn NOK,no NOK,is ISK,ja JPY,ko KRW,ru RUB,uk UAH,be BYN,pl PLN,cs CZK,hu HUF,ro RON,bg BGN,tr TRY,he ILS,th THB,vi VND,id IDR,hi INR,ka GEL,hy AMD,kk KZT,fa IRR,fi EUR,sk EUR,sl EUR,lt EUR,lv EUR,et EUR,el EUR,it EUR,nl EUR'
    .split(',')
    .map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
);

/**
 * What a sign or name stands for: "signs=CODE", with the rest "signs=CODE OTHER OTHER" what it may also be where the
 * page says so, and "signs=? ONE OTHER" where nothing but the page can tell.
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
ksh,kshs=KES|ush=UGX|tsh=TZS|br,birr=? ETB BYN|r=ZAR|сум,so'm=UZS|сом=KGS|bs,bs.=? BOB VES|q=? GTQ|l=? HNL MDL ALL`
    .split(/[|\n]/)
    .flatMap((line) => {
      const [signs = '', codes = ''] = line.split('=');
      return signs.split(',').map((sign): [string, string[]] => [sign, codes.split(' ')]);
    }),
);

/** Among the codes of a sign: nothing but the page can tell. */
export const OPEN_CURRENCY = '?';

/** Signs by their first character, the longest first: one look tells most places in a text that none begins there. */
const BY_START = Map.groupBy(
  [...SIGNS.keys()].toSorted((a, b) => b.length - a.length),
  (sign) => sign.charAt(0),
);
/** Signs that are also words or units, or the first letters of names: only as they are written on price tags. */
const CAPITALS = new Set(['bd', 'br', 'da', 'dt', 'jd', 'kd', 'km', 'l', 'q', 'r', 'sr']);
const CODE_LENGTH = 3;
/** With the spaces around it. */
const MAX_CODE_LENGTH = 12;

/**
 * The ISO 4217 code a text names first: by code (any case), sign or name.
 * @param hint the code to expect: settles signs that several currencies share, and stands where none is named
 * @returns null where a shared sign stays open, and where neither text nor hint names a currency
 */
export function parseCurrency(text: string, hint: string | null = null): string | null {
  const whole = isoCode(text);
  if (whole) return whole;
  let open: string[] = [];
  for (const { codes } of currencyNames(text)) {
    const [code = OPEN_CURRENCY] = codes;
    // "$5 CAD": what the sign leaves open, a later name settles.
    if (open.length > 0 && !open.includes(code)) continue;
    if (open.length === 0 && hint && codes.includes(hint)) return hint;
    if (code !== OPEN_CURRENCY) return code;
    open = codes;
  }
  if (open.length > 0) return null;
  return hint;
}

/**
 * Whether a number between these two texts has a currency right beside it.
 * @param expected the code to expect: letters of another's sign are none where they are alone or stand without a space
 *   before the number, as in "1.7 L" and "RM20"
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

/**
 * The codes that a sign or name may stand for, the likeliest first.
 * @returns undefined where it is none that we know
 */
export function currenciesOf(sign: string): readonly string[] | undefined {
  const [name] = currencyNames(`${sign.trim()} 1`);
  const code = isoCode(sign);
  return code ? [code] : name?.codes.filter((each) => each !== OPEN_CURRENCY);
}

/** The currency of the country whose site this is: by its top-level domain, else the region of its language, else that. */
export function currencyOfSite(url: string, lang?: string | null): string | null {
  const domain = new URL(url).hostname.split('.').at(-1)?.toUpperCase() ?? '';
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?[-_]([a-z]{2})\b/i.exec(lang ?? '')?.[1]?.toUpperCase() ?? '';
  const language = lang?.slice(0, 2).toLowerCase() ?? '';
  return COUNTRIES.get(domain) ?? COUNTRIES.get(region) ?? LANGUAGES.get(language) ?? null;
}

/** A currency that a text names, from its first character to the one behind its last. */
export type CurrencyName = { start: number; end: number; codes: string[] };

/** Every currency a text names, with the codes it may stand for, the likeliest first ("?" where none is). */
export function* currencyNames(text: string): Generator<CurrencyName> {
  const folded = text.toLowerCase();
  const lower = folded.length === text.length ? folded : text; // places must be the same in both
  for (let at = 0; at < lower.length; at++) {
    if (isLetter(lower, at) && isLetter(lower, at - 1)) continue;
    const sign = BY_START.get(lower.charAt(at))?.find((each) => lower.startsWith(each, at) && isAlone(lower, at, each));
    if (sign && CAPITALS.has(sign) && lower.charAt(at) === text.charAt(at)) continue;
    const name = sign ?? (isCodeAt(lower, at) ? text.slice(at, at + CODE_LENGTH) : '');
    const code = sign ? null : isoCode(name);
    const codes = sign ? SIGNS.get(sign) : code && isMeant(name, text, at) ? [code] : undefined;
    if (codes) yield { start: at, end: at + name.length, codes };
    if (name !== '') at += name.length - 1;
  }
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

/** Capitals mean the code; small letters do beside a number, unless they are a word. */
function isMeant(name: string, text: string, index: number): boolean {
  if (name === name.toUpperCase()) return true;
  if (WORDS.test(name)) return false;
  return /\d\s?$/.test(text.slice(Math.max(0, index - 2), index)) || /^\s?\d/.test(text.slice(index + 3, index + 5));
}

/** The code that a text is, in any case and as it is called today. */
function isoCode(text: string): string | null {
  const code = text.length > MAX_CODE_LENGTH ? '' : text.trim().toUpperCase();
  if (code.length !== CODE_LENGTH) return null;
  return RENAMED.get(code) ?? (CODES.has(code) ? code : null);
}
