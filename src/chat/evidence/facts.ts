import type { Variant } from '../../domain/product-details.ts';
import type { Product } from '../../domain/records.ts';
import { STOP_WORDS } from '../../text/lexicon/stop-words.ts';
import { words } from '../../text/words.ts';
import { stemsOf } from '../stems.ts';
import type { Turn } from '../turn.ts';
import { type Claim, type ClaimReader, claimKey } from './claims.ts';
import { type Value, knownValuesIn } from './values.ts';

/** In bytes: a limit on what is read of one text. */
const MAX_BYTES = 20_000;

/** What one row or passage of the evidence says, read once. */
export interface Facts {
  values: readonly Value[];
  stems: ReadonlySet<string>;
  /** What it claims: asserted, denied, or both of different things. */
  claims: ReadonlyMap<string, { isAsserted: boolean; isDenied: boolean }>;
  /** Folded, for names, codes and addresses. */
  text: string;
}

export interface ProductFacts extends Facts {
  product: Product;
  variants: readonly Variant[];
  /** In the product's currency: what it costs, and what it cost before a reduction. */
  prices: readonly number[];
  formerPrices: readonly number[];
  /** Stems of the title and its numbers, in order, without stop words. */
  title: readonly string[];
}

/** Everything that an answer may rest on. */
export interface Evidence {
  products: readonly ProductFacts[];
  passages: readonly Facts[];
}

export function readFacts(text: string, claimsIn: ClaimReader): Facts {
  const claims = new Map<string, { isAsserted: boolean; isDenied: boolean }>();
  for (const claim of claimsIn(text)) {
    const known = claims.get(claimKey(claim)) ?? { isAsserted: false, isDenied: false };
    claims.set(claimKey(claim), {
      isAsserted: known.isAsserted || !claim.isDenied,
      isDenied: known.isDenied || claim.isDenied,
    });
  }
  return {
    values: knownValuesIn(text),
    stems: new Set(stemsOf(text, MAX_BYTES)),
    claims,
    text: words(text, MAX_BYTES).join(' '),
  };
}

export function readProduct(turn: Turn, product: Product, claimsIn: ClaimReader): ProductFacts {
  const { productId, title, brand, category, description, price } = product;
  const details = turn.details.get(productId) ?? '';
  const text = [title, brand, category, description, details].filter(Boolean).join('.\n');
  const facts = readFacts(text, claimsIn);
  const variants = turn.variants.get(productId) ?? [];
  const prices = [price, ...variants.map((variant) => variant.price)].filter((each) => each !== null);
  // The list price of the product itself is only in the text of its details.
  const amounts = facts.values.filter(({ kind }) => kind === 'money').flatMap(({ numbers }) => numbers);
  return {
    ...facts,
    product,
    variants,
    prices,
    formerPrices: amounts.filter((amount) => !prices.includes(amount)),
    title: words(title, MAX_BYTES)
      .filter((word) => !isStopWord(word))
      .flatMap((word) => stemsOf(word)),
  };
}

const stopWords = new Set(Object.values(STOP_WORDS).flatMap((list) => list.split(' ')));
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** What the claims of a sentence have to be compared with. */
export const isStated = (facts: readonly Facts[], claim: Claim): boolean =>
  facts.some(({ claims }) => {
    const known = claims.get(claimKey(claim));
    return known !== undefined && (claim.isDenied ? known.isDenied : known.isAsserted);
  });
