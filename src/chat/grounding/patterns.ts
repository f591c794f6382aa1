import { caseInsensitive } from './case-insensitive.ts';
import { language as en } from '../languages/en.ts';
import type { Claims, Language } from '../languages/language.ts';
import { tableSource } from '../../text/lexicon/patterns.ts';
import { REDUCTION } from '../../text/lexicon/reduction.ts';
import { COMMON_CODES } from '../../text/money/currency.ts';
import { tools } from '../tools.ts';

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const CODE = `(?-i:${COMMON_CODES.replaceAll(' ', '|')})|eur|chf`;
const SIGN = String.raw`(?:(?:US|CA|AU|A|NZ|HK|S|R|MX)?\$|\p{Sc}|zł|kč|kr\.?|(?-i:Fr\.)|${CODE})`;
/** Separator between a currency sign and its number: a space, or bold markers. */
const GAP = String.raw`[\s*_]{0,3}`;

/** Prefixes of our identifiers. */
const IDENTIFIERS = ['prd', 'knw', 'ast', 'org', 'crl'];

/**
 * The patterns of one language. Those that read claims are sticky: the scanner in claims.ts decides where to try them.
 * None can match more than a few words, so each attempt takes a bounded number of steps.
 */
export interface Patterns {
  /**
   * At the start of a word: claims made by words, in groups named by their kinds, or a `sign` right before a number.
   */
  words: RegExp;
  /** Right after a number, in the order to try them. */
  left: RegExp;
  signAfter: RegExp;
  percent: RegExp;
  /** At both ends of a number without a sign: marks it as an amount. */
  costsBefore: RegExp;
  bareAfter: RegExp;
  /** Right after an amount or a percentage: marks it as a reduction. */
  off: RegExp;
  /** Positions where a claim may begin, except links. */
  start: RegExp;
  /** Words that a claim or an address may begin with. */
  first: readonly string[];
  /** At the end of the text before an amount: marks it as a reduction. */
  offBefore: RegExp;
  difference: RegExp;
  sum: RegExp;
  whether: RegExp;
}

const compiled = new Map<string, Patterns>();

/** Builds the patterns for a language; includes English words, because models mix them in. */
export function patternsOf(language: Language): Patterns {
  let patterns = compiled.get(language.code);
  if (!patterns) {
    patterns = compile(language === en ? [en.claims] : [language.claims, en.claims]);
    compiled.set(language.code, patterns);
  }
  return patterns;
}

function compile(claims: readonly Claims[]): Patterns {
  const words = (key: keyof Claims) => claims.map((each) => each[key]).join('|');
  const phrase = (key: keyof Claims) => `${START}(?:${words(key)})${END}`;
  const sticky = (source: string) => new RegExp(caseInsensitive(source), 'uy');
  const claimed = {
    internal: `(?:${[...tools.keys()].join('|')})${END}|(?:${IDENTIFIERS.join('|')})_[0-9A-Za-z]{8,64}`,
    money: String.raw`(?<sign>${SIGN})${GAP}(?=\p{Nd})`,
    offer: `(?:${words('offers')})${END}`,
    code: String.raw`(?:${words('code')})[\s:“”"'‘’*_«]{1,8}(?<token>(?-i:[A-Z0-9][A-Z0-9\-]{3,63}))${END}`,
    promise: [...claims.map(deed), `(?<=${START}(?:${words('ordered')}) )(?:${words('happened')})${END}`].join('|'),
    out: `(?:${words('outOfStock')})${END}`,
    in: `(?:${words('inStock')})${END}`,
  };
  const first = firstWords(
    [words('offers'), words('code'), words('acted'), words('happened'), words('outOfStock'), words('inStock')].join(
      '|',
    ),
  );
  const kinds = Object.entries(claimed).map(([kind, source]) => `(?<${kind}>${source})`);
  return {
    words: sticky(`${START}(?:${kinds.join('|')})`),
    left: sticky(String.raw`\s{1,8}(?:\p{L}{1,64}\s{1,8})?(?:${words('left')})${END}`),
    signAfter: sticky(`${GAP}(?<sign>${SIGN}|${words('money')})${END}`),
    percent: sticky(String.raw`\s?(?:[%٪]|(?:${words('percent')})${END})`),
    costsBefore: sticky(`(?<=${START}(?:${words('costs')})${GAP}:?${GAP})`),
    bareAfter: sticky(String.raw`(?!\s?%)${END}`),
    off: sticky(String.raw`[\s*_\-]{1,3}(?:${words('off')})${END}`),
    start: new RegExp(
      caseInsensitive(
        String.raw`\p{Nd}|[A-Za-z]{0,2}\p{Sc}|${START}(?:${first.join('|')}|kr|zł|kč|fr\.|${CODE})(?!\p{L})`,
      ),
      'u',
    ),
    first: [...first, ...tools.keys(), ...IDENTIFIERS, 'https', 'www'],
    offBefore: new RegExp(String.raw`${START}(?:${words('off')}|${tableSource(REDUCTION)})${END}[^.!?\n]{0,20}$`, 'iu'),
    difference: new RegExp(phrase('difference'), 'iu'),
    sum: new RegExp(phrase('sum'), 'iu'),
    whether: new RegExp(phrase('whether'), 'iu'),
  };
}

const deed = ({ acting, acted, orders }: Claims) => `(?<=${START}(?:${acting}) )(?:${acted})(?:${orders})${END}`;

/** Returns the first words of a pattern's alternatives. */
function firstWords(source: string): string[] {
  const found = source.split(/[|()?:]+/).flatMap((part) => part.match(/^\s*(\p{L}{2,})/u)?.[1] ?? []);
  return [...new Set(found)];
}
