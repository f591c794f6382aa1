import { trimEndOf } from '../../domain/trim.ts';
import { isHttpUrl, pageIdentity } from '../../domain/url.ts';
import type { Availability, Product } from '../../domain/records.ts';
import { anyOf, foldText } from '../languages/language.ts';
import { limitsIn } from '../../text/lexicon/limits.ts';
import { endsWithPhrase } from '../../text/lexicon/phrases.ts';
import { currenciesOf } from '../../text/money/currency.ts';
import { formatMoney } from '../../text/money/format.ts';
import { readingsOf } from '../../text/money/number.ts';
import type { Turn } from '../turn.ts';
import { type Mention, createMentions } from './mentions.ts';
import { type Claim, type Kind, findClaims } from './claims.ts';
import { type Patterns, patternsOf } from './patterns.ts';

/** The text around a claim. */
export interface Context {
  /** The sentence so far. */
  sentence: string;
  /** Offset in it of the part after the last amount: "A at €5 and B at €6". */
  part: number;
  /** The text that follows, as far as it has arrived. */
  after: string;
}

export interface Facts {
  turn: Turn;
  /** The shopper's messages: the answer may repeat their own limits. */
  asked: string;
  pageUrl?: string | undefined;
}

/** Returns the replacement for a claim, or null if the claim is true. */
export type Judge = (claim: Claim, context: Context) => string | null;

/** The shop gives something away: the terms are in its own words, which the model read. */
const FREE = /free|gratis|gratuit|kostenlos|kostenfrei|offert|omaggio|regalo/i;
/** Tolerance for a price that the text calls approximate. */
const ROUGHLY = 0.03;

const limits = new Map<string, ReturnType<typeof limitsIn>>();

function limitsOf(language: string): ReturnType<typeof limitsIn> {
  let known = limits.get(language);
  if (!known) limits.set(language, (known = limitsIn(language)));
  return known;
}

/**
 * Checks claims against what was looked up. Prices and availabilities must be those of rows; percentages may also
 * appear in a product's own text; discounts, codes and offers must be in the shop's knowledge or the merchant's
 * persona.
 */
export function createClaimChecker({ turn, asked, pageUrl }: Facts): Judge {
  const { language, known, siteUrl } = turn;
  const { unverified, stock } = language.phrases;
  const patterns = patternsOf(language);
  const { vocabulary } = language;
  const { limit, around } = limitsOf(language.code);
  const service = new RegExp(`(?:^|[^\\p{L}])(?:${anyOf(Object.values(vocabulary.topics).join(' '))})`, 'u');
  const wanted = numbersIn(asked);

  /** Caches a value for the current state: passages and products are only ever added while an answer is made. */
  function once<T>(compute: () => T): () => T {
    let kept: { value: T; passages: number; products: number } | undefined;
    return () => {
      if (kept?.passages !== turn.passages.length || kept.products !== known.size)
        kept = { value: compute(), passages: turn.passages.length, products: known.size };
      return kept.value;
    };
  }

  const written = once(() =>
    [...turn.passages.map(({ title, text }) => `${title}\n${text}`), turn.persona ?? ''].join('\n'),
  );
  const told = once(() =>
    [...known.values()].map(({ title, description }) => `${title}\n${description ?? ''}`).join('\n'),
  );
  const foldedWriting = once(() => foldText(written()));
  const foldedRecord = once(() => foldText(`${written()}\n${told()}`));
  const writtenAmounts = once(() => new Set(amountsIn(written(), patterns)));
  const writtenShares = once(() => sharesIn(written(), patterns));
  const toldShares = once(() => sharesIn(told(), patterns));
  const titleAmounts = once(() => [
    ...new Set(amountsIn([...known.values()].map(({ title }) => title).join('\n'), patterns)),
  ]);
  const writtenAddresses = once(() => addressesIn(written()));
  const mentionsIn = once(() => createMentions([...known.values()]));

  const mentioned = (text: string): Mention[] => mentionsIn()(text);

  /** Products that the claim is about: those named since the last amount, else those named in the sentence. */
  function subjects({ sentence, part }: Context): Mention[] {
    const near = mentioned(sentence.slice(part)).map(({ product, end }) => ({ product, end: end + part }));
    return near.length > 0 ? near : mentioned(sentence);
  }

  function price({ number = '', sign, isOff }: Claim, context: Context): string | null {
    const values = readingsOf(number);
    const currencies = sign === undefined ? undefined : currenciesOf(sign);
    const before = foldText(context.sentence);
    const inWriting = values.some((value) => writtenAmounts().has(value));
    if (isOff || patterns.offBefore.test(context.sentence)) return inWriting ? null : unverified.discount;
    if (inWriting) return null;
    const approximate = endsWithPhrase(before, around);
    const near = (amount: number) =>
      values.some((value) => (approximate ? Math.abs(value - amount) <= ROUGHLY * amount : sameAmount(value, amount)));
    const fits = (product: Product) =>
      product.price !== null &&
      near(product.price) &&
      (!currencies || product.currency === null || currencies.includes(product.currency));
    // Check titles first: resolving the sentence's subject takes longer.
    if (titleAmounts().some(near)) return null;
    const meant = subjects(context);
    const candidates = meant.length > 0 ? meant.map(({ product }) => product) : [...known.values()];
    if (candidates.some(fits)) return null;
    if (endsWithPhrase(before, limit) && values.some((value) => wanted.includes(value))) return null;
    if (derived(values, context)) return null;
    const [only, ...others] = meant;
    const close = only && context.sentence.length - only.end <= 40;
    if (close && others.length === 0 && only.product.price !== null && !service.test(before))
      return formatMoney(only.product.price, only.product.currency, language.code);
    return unverified.price;
  }

  /** True for a difference, a sum or a multiple of prices, if the text says that it is one. */
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

  function percent({ number = '', isOff }: Claim, context: Context): string | null {
    const values = readingsOf(number);
    const has = (shares: readonly number[]) => shares.some((share) => values.includes(share));
    if (has(writtenShares())) return null;
    if (isOff || patterns.offBefore.test(context.sentence)) return unverified.discount;
    return has(toldShares()) ? null : unverified.figure;
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
    return foldedWriting().includes(foldText(claim)) ? null : unverified.stock;
  }

  /** Accepts a product's page, the shop's own page, the open page, and addresses that the shop's knowledge names. */
  function isOurs(target: string): boolean {
    const absolute = URL.parse(/^www\./i.test(target) ? `https://${target}` : target, siteUrl ?? undefined)?.href;
    if (absolute === undefined || !isHttpUrl(absolute)) return false;
    const page = pageIdentity(absolute);
    const plain = (url: string) => url.replace(/\/$/, '');
    const pages = [...known.values()].map(({ url }) => url).concat(siteUrl ?? [], pageUrl ?? []);
    if (pages.some((url) => isHttpUrl(url) && plain(pageIdentity(url)) === plain(page))) return true;
    return writtenAddresses().some((url) => plain(url) === plain(target) || plain(url) === plain(absolute));
  }

  /** The text may use other words than the shop to say that something is free. */
  const isOffered = (claim: string) =>
    foldedWriting().includes(foldText(claim)) || (FREE.test(claim) && FREE.test(written()));

  function address(claim: string): string | null {
    const url = withoutMarks(claim);
    const rest = claim.slice(url.length);
    const isShop = siteUrl !== null && url.toLowerCase() === new URL(siteUrl).host;
    const isMail = url.includes('@') && !url.includes('/');
    return isShop || written().includes(url) || (!isMail && isOurs(url)) ? null : unverified.link + rest;
  }

  function link({ text, target = '', label = '' }: Claim): string | null {
    // A browser loads an image without a tap, so an image URL could leak the conversation.
    if (text.startsWith('!')) return '';
    return isOurs(target) ? null : label;
  }

  const judges: Record<Kind, (claim: Claim, context: Context) => string | null> = {
    link,
    address: ({ text }) => address(text),
    internal: () => '…',
    left: ({ text }) => (foldedRecord().includes(foldText(text)) ? null : unverified.left),
    money: price,
    percent,
    offer: ({ text }) => (isOffered(text) ? null : unverified.discount),
    code: ({ text, token = text }) => (written().includes(token) ? null : unverified.discount),
    promise: ({ text }, { sentence }) => (foldedWriting().includes(foldText(sentence.slice(-20) + text)) ? null : ''),
    in: ({ text }, context) => availability('in_stock', text, context),
    out: ({ text }, context) => availability('out_of_stock', text, context),
  };
  return (claim, context) => judges[claim.kind](claim, context);
}

const sameAmount = (a: number, b: number) => Math.abs(a - b) < 0.005;

const isMultiple = (value: number, price: number) => {
  const times = Math.round(value / price);
  return times >= 2 && times <= 99 && sameAmount(times * price, value);
};

const amountsIn = (text: string, patterns: Patterns): number[] =>
  [...findClaims(text, patterns)].flatMap(({ kind, number = '' }) => (kind === 'money' ? readingsOf(number) : []));

/** A shopper's "under 100" has no currency sign. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\p{Nd}[\p{Nd}.,]*/gu)].flatMap(([number]) => readingsOf(number.replace(/[.,]$/, '')));

const sharesIn = (text: string, patterns: Patterns): number[] =>
  [...findClaims(text, patterns)].flatMap(({ kind, number = '' }) => (kind === 'percent' ? readingsOf(number) : []));

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?:https?:\/\/|www\.)[^\s<>"“”)\]]+/giu)].map(([address]) => withoutMarks(address));

/** Removes trailing punctuation, which belongs to the sentence. */
const withoutMarks = (address: string) => trimEndOf(address, /[.,;:!?*_]/);
