import type { ProductDetails } from '../domain/product-details.ts';
import type { Product } from '../domain/records.ts';
import type { CatalogueSearch, KnowledgeSearch, KnowledgePassage } from '../domain/search.ts';
import { detailText } from './detail-text.ts';
import type { Language } from './languages/language.ts';
import { type Part, cardOf } from './parts.ts';

/** Returns rows by their identifiers; an identifier of another assistant returns nothing. */
export interface ProductLookup {
  find(organizationId: string, assistantId: string, productIds: readonly string[]): Promise<Product[]>;
  /** Returns products' details, by product; those without any are left out. */
  details(
    organizationId: string,
    assistantId: string,
    productIds: readonly string[],
  ): Promise<ReadonlyMap<string, ProductDetails>>;
}

export interface Sources {
  search: CatalogueSearch;
  knowledge: KnowledgeSearch;
  catalogue: ProductLookup;
}

/** The assistant that answers: its organization, its language, and the merchant's instructions. */
export interface AssistantContext {
  organizationId: string;
  assistantId: string;
  shop: string;
  siteUrl: string | null;
  persona: string | null;
  language: Language;
}

/** The facts found while one message is answered: everything that the answer may claim. */
export interface Turn extends AssistantContext {
  /** Every row that was looked up, by its identifier. */
  known: Map<string, Product>;
  /** The details that were looked up, as text, by product. */
  details: Map<string, string>;
  passages: KnowledgePassage[];
  /** Identifiers, in the order of their cards. */
  shown: Set<string>;
  toolsUsed: string[];
  /** True if any search found something. */
  found: boolean;
  /** Parts made by tools that are still to be sent. */
  outbox: Part[];
}

export const createTurn = (context: AssistantContext): Turn => ({
  ...context,
  known: new Map(),
  details: new Map(),
  passages: [],
  shown: new Set(),
  toolsUsed: [],
  found: false,
  outbox: [],
});

/** A product's data for the model: no address, because cards have their own links. */
export const factsOf = ({ productId, title, brand, category, price, currency, availability }: Product) => ({
  productId,
  title,
  brand,
  category,
  price,
  currency,
  availability,
});

export function know(turn: Turn, products: readonly Product[]): void {
  for (const product of products) turn.known.set(product.productId, product);
}

export async function show(
  turn: Turn,
  { catalogue }: Pick<Sources, 'catalogue'>,
  products: readonly Product[],
  type: 'products' | 'comparison' = 'products',
): Promise<void> {
  know(turn, products);
  const ids = products.map(({ productId }) => productId);
  for (const id of ids) turn.shown.add(id);
  const details = await catalogue.details(turn.organizationId, turn.assistantId, ids);
  const cards = products.map((product) => cardOf(product, details.get(product.productId), type === 'comparison'));
  turn.outbox.push({ type, products: cards });
}

/** The products' details as text, empty for a product without any: from now on, the answer may claim them. */
export async function learnDetails(
  turn: Turn,
  { catalogue }: Sources,
  products: readonly Product[],
): Promise<string[]> {
  const { organizationId, assistantId } = turn;
  const ids = products.map(({ productId }) => productId);
  const details = await catalogue.details(organizationId, assistantId, ids);
  return products.map(({ productId, currency }) => {
    const known = details.get(productId);
    const text = known ? detailText(known, currency) : '';
    turn.details.set(productId, text);
    return text;
  });
}

/** The rows of these identifiers, in the same order; identifiers that do not exist are skipped. */
export async function lookUp(turn: Turn, catalogue: ProductLookup, productIds: readonly string[]): Promise<Product[]> {
  const missing = productIds.filter((id) => !turn.known.has(id));
  if (missing.length > 0) know(turn, await catalogue.find(turn.organizationId, turn.assistantId, missing));
  return productIds.flatMap((id) => turn.known.get(id) ?? []);
}
