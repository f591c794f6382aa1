import type { Product } from '../../domain/product.ts';
import type { Talk } from './talk.ts';

/** Smaller numbers are seldom prices. */
const MIN_PRICE = 10;
/** Maximum number of products of one price to look at. */
const MAX_SHELF = 40;

/**
 * Resolves "the one for 149", of the products in view or, if none of them costs that, of those shown before or on their
 * shelves.
 */
export async function byPrice(talk: Talk, seen: readonly Product[]): Promise<Product[]> {
  const { message, list, focus } = talk;
  const { cues, words: said, limits } = message;
  if (cues.has('cart') && list.length > 1) {
    const one = calledByPrice(talk);
    if (one) return [one];
  }
  if (Object.keys(limits).length > 0 || !(cues.has('it') || cues.has('cart') || cues.has('please'))) return [];
  const costs = ({ price }: Product) =>
    price !== null &&
    [Math.trunc(price), Math.round(price)].some((each) => each >= MIN_PRICE && said.includes(String(each)));
  const known = [list, seen].map((products) => products.filter(costs)).find((each) => each.length > 0);
  const called = known ?? (cues.has('cart') ? (await pricedOnShelves(talk)).filter(costs) : []);
  // "It's 129" about the only product in view points at nothing else.
  return called.length === 1 && called[0] !== focus ? called : [];
}

/** Finds products of the categories in view that cost as much as the only number of a message. */
async function pricedOnShelves({ message, list, turn, sources }: Talk): Promise<Product[]> {
  const [price, ...others] = message.numbers.filter((number) => number >= MIN_PRICE);
  if (price === undefined || others.length > 0) return [];
  const filters = { minPrice: price - 0.5, maxPrice: price + 1 };
  const request = { query: '', match: 'any' as const, limit: MAX_SHELF, filters };
  const { hits } = await sources.search.search(turn.organizationId, turn.assistantId, request);
  const shelves = new Set(list.map(({ category }) => category));
  return hits.map(({ product }) => product).filter(({ category }) => shelves.has(category));
}

/** Finds "the cheap one" and "das teurere" among those in view. */
function calledByPrice({ message: { cues, terms }, list }: Talk): Product | undefined {
  const means = (concept: string) => terms.some(({ concepts }) => concepts.has(concept));
  const isCheap = cues.has('cheapest') || cues.has('cheaper') || means('qualities.affordable');
  const isDear = cues.has('dearest') || cues.has('dearer') || means('qualities.expensive');
  const priced = list.filter(({ price }) => price !== null).toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  if (isCheap === isDear || priced.length < list.length) return undefined;
  return isCheap ? priced[0] : priced.at(-1);
}
