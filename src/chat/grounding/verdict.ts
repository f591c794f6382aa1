import { isHttpUrl, pageIdentity } from '../../domain/url.ts';
import type { Availability, Product } from '../../domain/records.ts';
import { anyOf, fold } from '../languages/language.ts';
import { currenciesOf, formatMoney, readingsOf } from '../money.ts';
import type { Turn } from '../turn.ts';
import { type Mention, createMentions } from './mentions.ts';
import { type Kind, type Patterns, patternsOf } from './patterns.ts';

/** What the text says around a claim. */
export interface Context {
  /** The sentence so far. */
  sentence: string;
  /** Where in it the part begins that follows the last amount: "A at €5 and B at €6". */
  part: number;
  /** What follows, as far as it is known. */
  after: string;
}

export interface Facts {
  turn: Turn;
  /** What the shopper wrote: their own limits may be repeated. */
  asked: string;
  pageUrl?: string | undefined;
}

type Groups = Record<string, string | undefined>;

/** Gives what to say instead of a claim, or null when it is true. */
export type Judge = (kind: Kind, claim: string, groups: Groups, context: Context) => string | null;

/** The shop gives something away: what and when is in its own words, which the model read. */
const FREE = /free|gratis|gratuit|kostenlos|kostenfrei|offert|omaggio|regalo/i;
/** How far a price that is said to be approximate may be off. */
const ROUGHLY = 0.03;

/**
 * Compares claims with what was looked up. Prices and availabilities are those of rows, percentages may also stand in a
 * product's own text; discounts, codes and offers have to be in the shop's knowledge or the merchant's persona.
 */
export function createJudge({ turn, asked, pageUrl }: Facts): Judge {
  const { language, known, siteUrl } = turn;
  const { unverified, stock } = language.phrases;
  const patterns = patternsOf(language);
  const { vocabulary } = language;
  const limit = new RegExp(
    `(?:^|[^\\p{L}])(?:${anyOf(`${vocabulary.under} ${vocabulary.over} ${vocabulary.between} ${vocabulary.around} ${vocabulary.and} budget`)})[^\\p{L}]{0,4}$`,
    'u',
  );
  const around = new RegExp(`(?:^|[^\\p{L}])(?:${anyOf(vocabulary.around)}|~)[^\\p{L}]{0,4}$`, 'u');
  const service = new RegExp(`(?:^|[^\\p{L}])(?:${anyOf(Object.values(vocabulary.topics).join(' '))})`, 'u');
  const wanted = numbersIn(asked);
  let mentionsIn = createMentions([]);
  let size = -1;

  const written = () => [...turn.passages.map(({ title, text }) => `${title}\n${text}`), turn.persona ?? ''].join('\n');
  const told = () => [...known.values()].map(({ title, description }) => `${title}\n${description ?? ''}`).join('\n');

  function mentioned(text: string): Mention[] {
    if (size !== known.size) {
      mentionsIn = createMentions([...known.values()]);
      size = known.size;
    }
    return mentionsIn(text);
  }

  /** Of whom the claim speaks: who is named since the last amount, else in the sentence. */
  function subjects({ sentence, part }: Context): Mention[] {
    const near = mentioned(sentence.slice(part)).map(({ product, end }) => ({ product, end: end + part }));
    return near.length > 0 ? near : mentioned(sentence);
  }

  function price(groups: Groups, context: Context): string | null {
    const values = readingsOf(groups['numberAfter'] ?? groups['numberBefore'] ?? groups['bare'] ?? '');
    const sign = groups['signBefore'] ?? groups['signAfter'];
    const currencies = sign === undefined ? undefined : currenciesOf(sign);
    const before = fold(context.sentence);
    const inWriting = () => amountsIn(written(), patterns).some((amount) => values.includes(amount));
    if (groups['off'] !== undefined || patterns.offBefore.test(context.sentence))
      return inWriting() ? null : unverified.discount;
    const approximate = around.test(before);
    const near = (amount: number) =>
      values.some((value) => (approximate ? Math.abs(value - amount) <= ROUGHLY * amount : sameAmount(value, amount)));
    const fits = (product: Product) =>
      product.price !== null &&
      near(product.price) &&
      (!currencies || product.currency === null || currencies.includes(product.currency));
    const meant = subjects(context);
    const candidates = meant.length > 0 ? meant.map(({ product }) => product) : [...known.values()];
    if (candidates.some(fits)) return null;
    if (limit.test(before) && values.some((value) => wanted.includes(value))) return null;
    if (derived(values, context) || inWriting()) return null;
    if ([...known.values()].some(({ title }) => amountsIn(title, patterns).some(near))) return null;
    const [only, ...others] = meant;
    const close = only && context.sentence.length - only.end <= 40;
    if (close && others.length === 0 && only.product.price !== null && !service.test(before))
      return formatMoney(only.product.price, only.product.currency, language.code);
    return unverified.price;
  }

  /** A difference, a sum or a multiple of prices, where the text says that it is one. */
  function derived(values: readonly number[], { sentence, after }: Context): boolean {
    const around40 = `${sentence.slice(-40)} … ${after.slice(0, 40)}`;
    const prices = [...known.values()].flatMap(({ price: amount }) => amount ?? []);
    const any = (combine: (a: number, b: number) => number) =>
      prices.some((a, at) =>
        prices.slice(at + 1).some((b) => values.some((value) => sameAmount(value, combine(a, b)))),
      );
    if (patterns.difference.test(around40) && any((a, b) => Math.abs(a - b))) return true;
    if (!patterns.sum.test(around40)) return false;
    return any((a, b) => a + b) || prices.some((a) => values.some((value) => isMultiple(value, a)));
  }

  function percent(groups: Groups, context: Context): string | null {
    const values = readingsOf(groups['share'] ?? '');
    const has = (text: string) => sharesIn(text, patterns).some((share) => values.includes(share));
    if (has(written())) return null;
    if (groups['shareOff'] !== undefined || patterns.offBefore.test(context.sentence)) return unverified.discount;
    return has(told()) ? null : unverified.figure;
  }

  function availability(state: Availability, claim: string, context: Context): string | null {
    if (patterns.whether.test(context.sentence.slice(context.part))) return null;
    const named = subjects(context).at(-1)?.product;
    const only = turn.shown.size === 1 ? known.get([...turn.shown][0] ?? '') : undefined;
    const product = named ?? only;
    if (product) {
      if (product.availability === state) return null;
      return product.availability === 'unknown' ? unverified.stock : stock[product.availability];
    }
    if ([...known.values()].some((row) => row.availability === state)) return null;
    return fold(written()).includes(fold(claim)) ? null : unverified.stock;
  }

  /** A product's page, the shop's own, the one that is open, or one that the shop's knowledge names. */
  function isOurs(target: string): boolean {
    const absolute = URL.parse(/^www\./i.test(target) ? `https://${target}` : target, siteUrl ?? undefined)?.href;
    if (absolute === undefined || !isHttpUrl(absolute)) return false;
    const page = pageIdentity(absolute);
    const plain = (url: string) => url.replace(/\/$/, '');
    const pages = [...known.values()].map(({ url }) => url).concat(siteUrl ?? [], pageUrl ?? []);
    if (pages.some((url) => isHttpUrl(url) && plain(pageIdentity(url)) === plain(page))) return true;
    return addressesIn(written()).some((url) => plain(url) === plain(target) || plain(url) === plain(absolute));
  }

  /** That something is free may be said in other words than the shop's own. */
  const isOffered = (claim: string) =>
    fold(written()).includes(fold(claim)) || (FREE.test(claim) && FREE.test(written()));

  function address(claim: string): string | null {
    const [, url = claim, rest = ''] = /^(.*?)([.,;:!?*_]*)$/s.exec(claim) ?? [];
    const isShop = siteUrl !== null && url.toLowerCase() === new URL(siteUrl).host;
    const isMail = url.includes('@') && !url.includes('/');
    return isShop || written().includes(url) || (!isMail && isOurs(url)) ? null : unverified.link + rest;
  }

  function link(claim: string, { target = '', label = '' }: Groups): string | null {
    // A picture is fetched without a tap, and so could carry away what was said.
    if (claim.startsWith('!')) return '';
    return isOurs(target) ? null : label;
  }

  const judges: Record<Kind, (claim: string, groups: Groups, context: Context) => string | null> = {
    link,
    address,
    internal: () => '…',
    left: (claim) => (fold(`${written()}\n${told()}`).includes(fold(claim)) ? null : unverified.left),
    money: (_, groups, context) => price(groups, context),
    percent: (_, groups, context) => percent(groups, context),
    offer: (claim) => (isOffered(claim) ? null : unverified.discount),
    code: (claim, { token = claim }) => (written().includes(token) ? null : unverified.discount),
    promise: (claim, _, { sentence }) => (fold(written()).includes(fold(sentence.slice(-20) + claim)) ? null : ''),
    in: (claim, _, context) => availability('in_stock', claim, context),
    out: (claim, _, context) => availability('out_of_stock', claim, context),
  };
  return (kind, claim, groups, context) => judges[kind](claim, groups, context);
}

const sameAmount = (a: number, b: number) => Math.abs(a - b) < 0.005;

const isMultiple = (value: number, price: number) => {
  const times = Math.round(value / price);
  return times >= 2 && times <= 99 && sameAmount(times * price, value);
};

const groupsIn = (text: string, { claims }: Patterns) =>
  [...text.matchAll(claims)].map(({ groups = {} }) => groups as Groups);

const amountsIn = (text: string, patterns: Patterns): number[] =>
  groupsIn(text, patterns).flatMap((groups) =>
    readingsOf(groups['numberAfter'] ?? groups['numberBefore'] ?? groups['bare'] ?? ''),
  );

/** A shopper's "under 100" has no sign. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\p{Nd}[\p{Nd}.,]*/gu)].flatMap(([number]) => readingsOf(number.replace(/[.,]$/, '')));

const sharesIn = (text: string, patterns: Patterns): number[] =>
  groupsIn(text, patterns).flatMap((groups) => (groups['share'] === undefined ? [] : readingsOf(groups['share'])));

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?:https?:\/\/|www\.)[^\s<>"“”)\]]+/giu)].map(([address]) => address.replace(/[.,;:!?*_]+$/, ''));
