import { anyCase } from './any-case.ts';
import { en } from '../languages/en.ts';
import type { Claims, Language } from '../languages/language.ts';
import { CODES, NUMBER } from '../money.ts';
import { tools } from '../tools.ts';

/** What one match may be, in the order in which it is tried. */
export const KINDS = [
  'link',
  'address',
  'internal',
  'left',
  'money',
  'percent',
  'offer',
  'code',
  'promise',
  'out',
  'in',
] as const;
export type Kind = (typeof KINDS)[number];

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const CODE = `(?-i:${CODES.replaceAll(' ', '|')})|eur|chf`;
const SIGN = String.raw`(?:(?:US|CA|AU|A|NZ|HK|S|R|MX)?\$|\p{Sc}|zł|kč|kr\.?|(?-i:Fr\.)|${CODE})`;
/** Between a sign and its number: a space, or marks of bold text. */
const GAP = String.raw`[\s*_]{0,3}`;
const HOSTS =
  'com|net|org|io|co|shop|store|online|site|app|biz|info|eu|de|at|ch|fr|be|nl|es|it|uk|ie|pl|se|no|dk|fi|pt|us|ca|au|ru|cn|example';

export interface Patterns {
  /** All claims of a text, in groups named by their kinds. */
  claims: RegExp;
  /** Where a claim may begin. */
  start: RegExp;
  /** The words that one may begin with. */
  first: readonly string[];
  /** At the end of what stands before an amount: it is one that is taken off. */
  offBefore: RegExp;
  difference: RegExp;
  sum: RegExp;
  whether: RegExp;
}

const compiled = new Map<string, Patterns>();

/** For text in a language; English words are looked for as well, as models mix them in. */
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
  const off = (name: string) => String.raw`(?:[\s*_\-]{1,3}(?<${name}>${words('off')})${END})?`;
  const money = [
    `${START}(?<signBefore>${SIGN})${GAP}(?<numberAfter>${NUMBER})`,
    `(?<numberBefore>${NUMBER})${GAP}(?<signAfter>${SIGN}|${words('money')})${END}`,
    String.raw`(?<=${START}(?:${words('costs')})${GAP}:?${GAP})(?<bare>${NUMBER})(?!\s?%)${END}`,
  ];
  const alternatives: Record<Kind, string> = {
    link: String.raw`!?\[(?<label>[^\[\]\n]{0,300})\]\(\s*(?<target>[^\s\)]{0,2000})[^\)\n]{0,300}\)`,
    address: [
      String.raw`${START}(?:https?:\/\/|www\.)[^\s<>"“”\)\]]+`,
      String.raw`[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+`,
      String.raw`${START}(?:[A-Za-z0-9\-]+\.)+(?:${HOSTS})${END}(?:\/[^\s<>"\)\]]*)?`,
    ].join('|'),
    internal: `${START}(?:${[...tools.keys()].join('|')})${END}|${START}(?:prd|knw|ast|org|crl)_[0-9A-Za-z]{8,}`,
    left: String.raw`${NUMBER}\s+(?:\p{L}+\s+)?(?:${words('left')})${END}`,
    money: `(?:${money.join('|')})${off('off')}`,
    percent: String.raw`(?<share>${NUMBER})\s?(?:[%٪]|(?:${words('percent')})${END})${off('shareOff')}`,
    offer: phrase('offers'),
    code: String.raw`${START}(?:${words('code')})[\s:“”"'‘’*_«]+(?<token>(?-i:[A-Z0-9][A-Z0-9\-]{3,}))${END}`,
    promise: [...claims.map(deed), `(?<=${START}(?:${words('ordered')}) )(?:${words('happened')})${END}`].join('|'),
    out: phrase('outOfStock'),
    in: phrase('inStock'),
  };
  const first = firstWords(
    [words('offers'), words('code'), words('acted'), words('happened'), words('outOfStock'), words('inStock')].join(
      '|',
    ),
  );
  const all = KINDS.map((kind) => `(?<${kind}>${alternatives[kind]})`);
  return {
    claims: new RegExp(anyCase(all.join('|')), 'gu'),
    start: new RegExp(
      anyCase(String.raw`[\p{Nd}\p{Sc}]|!?\[|${START}(?:${first.join('|')}|kr|zł|kč|fr\.|${CODE})(?!\p{L})`),
      'gu',
    ),
    first,
    offBefore: new RegExp(String.raw`${START}(?:${words('off')}|save|spare[nt]?)${END}[^.!?\n]{0,20}$`, 'iu'),
    difference: new RegExp(phrase('difference'), 'iu'),
    sum: new RegExp(phrase('sum'), 'iu'),
    whether: new RegExp(phrase('whether'), 'iu'),
  };
}

const deed = ({ acting, acted, orders }: Claims) => `(?<=${START}(?:${acting}) )(?:${acted})(?:${orders})${END}`;

/** The words that the alternatives of a pattern begin with. */
function firstWords(source: string): string[] {
  const found = source.split(/[|()?:]+/).flatMap((part) => part.match(/^\s*(\p{L}{2,})/u)?.[1] ?? []);
  return [...new Set(found)];
}
