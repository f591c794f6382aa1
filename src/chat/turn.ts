import type { Contact, HandoverReason } from '../domain/handover.ts';
import type { ProductDetails } from '../domain/product-details.ts';
import type { ProductTranslation, ProductTranslations } from '../domain/product-translation.ts';
import type { Product } from '../domain/product.ts';
import type { Conversations } from '../domain/conversation.ts';
import type { CatalogueLexicons } from '../domain/catalogue-lexicon.ts';
import type { FacetSearch } from '../domain/facets.ts';
import type { KnowledgeSearch, KnowledgePassage } from '../domain/knowledge-search.ts';
import type { CatalogueSearch } from '../domain/search.ts';
import { type AskedVariant, findAskedVariant } from './options/asked-variant.ts';
import { detailText } from './detail-text.ts';
import type { Language } from './languages/language.ts';
import { type Part, cardOf } from './parts.ts';

/** Returns rows by their identifiers; an identifier of another assistant returns nothing. */
export interface ProductLookup {
  find(organizationId: string, assistantId: string, productIds: readonly string[]): Promise<Product[]>;
  /** Returns products' details, by product; those without any are omitted. */
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
  /** If absent, nothing is translated. */
  translations?: ProductTranslations;
  /** If absent, there are no lexicons. */
  lexicons?: CatalogueLexicons;
  facets: FacetSearch['facets'];
  /** If absent, no conversations are stored. */
  reformulations?: Conversations['reformulations'];
}

/** The assistant that answers: its organization, its language, and the merchant's instructions. */
export interface AssistantContext {
  organizationId: string;
  assistantId: string;
  shop: string;
  siteUrl: string | null;
  /** Contact details of a person; null if the shop gives none. */
  contact: Contact | null;
  persona: string | null;
  language: Language;
}

/** The facts found while one message is answered: everything that the answer may claim. */
export interface Turn extends AssistantContext {
  /** Every row that was looked up, by its identifier. */
  known: Map<string, Product>;
  /** The shopper's messages, oldest first. */
  asked: readonly string[];
  /** The details that were looked up, by product; null for a product without any. */
  read: Map<string, ProductDetails | null>;
  /** The subset of details that the answer may claim, as text. */
  details: Map<string, string>;
  /** The subset of variants that the shopper asked for. */
  askedVariants: Map<string, AskedVariant>;
  /** Translations into the language of the answer, if it is not the catalogue's, by product. */
  translations: Map<string, ProductTranslation>;
  passages: KnowledgePassage[];
  /** Other facts from tools: numbers of products, names of brands and categories. */
  toolFacts: string[];
  /** Numbers and prices of what a search finds, as text: true of all of it, but of none of its products. */
  counted: string[];
  /** Ids of the products shown, in the order of their cards. */
  shown: Set<string>;
  /** Identifiers of the products that were proposed for the cart. */
  proposed: Set<string>;
  /** The reason for a hand-over; null if there is none. */
  handover: HandoverReason | null;
  toolsUsed: string[];
  /** True if any search found something. */
  found: boolean;
  /** Parts made by tools that are still to be sent. */
  outbox: Part[];
}

export const createTurn = (context: AssistantContext, asked: readonly string[] = []): Turn => ({
  ...context,
  asked,
  known: new Map(),
  read: new Map(),
  details: new Map(),
  translations: new Map(),
  askedVariants: new Map(),
  passages: [],
  toolFacts: [],
  counted: [],
  shown: new Set(),
  proposed: new Set(),
  handover: null,
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

/** Returns the same, with the requested options if the product's details were looked up. */
export function factsFor({ askedVariants }: Turn, product: Product) {
  const asked = askedVariants.get(product.productId)?.fact;
  return { ...factsOf(product), ...(asked && { asked }) };
}

export function know(turn: Turn, products: readonly Product[]): void {
  for (const product of products) turn.known.set(product.productId, product);
}

export async function show(
  turn: Turn,
  sources: Pick<Sources, 'catalogue'>,
  products: readonly Product[],
  type: 'products' | 'comparison' = 'products',
): Promise<void> {
  know(turn, products);
  for (const { productId } of products) turn.shown.add(productId);
  const details = await readDetails(turn, sources, products);
  const cards = products.map((product) => {
    const { productId } = product;
    return cardOf(product, details.get(productId), type === 'comparison', turn.askedVariants.get(productId));
  });
  turn.outbox.push({ type, products: cards });
}

/** Looks up products' details and the requested variants, whose prices and stock the answer may claim from now on. */
export async function readDetails(
  turn: Turn,
  { catalogue }: Pick<Sources, 'catalogue'>,
  products: readonly Product[],
): Promise<ReadonlyMap<string, ProductDetails>> {
  const { organizationId, assistantId, read, askedVariants } = turn;
  const unread = products.filter(({ productId }) => !read.has(productId));
  const ids = unread.map(({ productId }) => productId);
  const found = ids.length === 0 ? new Map<string, never>() : await catalogue.details(organizationId, assistantId, ids);
  for (const product of unread) {
    const own = found.get(product.productId);
    read.set(product.productId, own ?? null);
    if (!own) continue;
    const asked = findAskedVariant(product, own, turn);
    if (asked) askedVariants.set(product.productId, asked);
  }
  return new Map(
    products.flatMap(({ productId }) => {
      const own = read.get(productId);
      return own ? [[productId, own] as const] : [];
    }),
  );
}

/** Returns products' details as text, empty for those without any, and allows the answer to claim them. */
export async function learnDetails(turn: Turn, sources: Sources, products: readonly Product[]): Promise<string[]> {
  const found = await readDetails(turn, sources, products);
  return products.map(({ productId, currency }) => {
    const own = found.get(productId);
    const text = turn.details.get(productId) ?? (own ? detailText(own, currency) : '');
    turn.details.set(productId, text);
    return text;
  });
}

/** Returns the rows with these ids, in the same order; unknown ids are skipped. */
export async function lookUp(turn: Turn, catalogue: ProductLookup, productIds: readonly string[]): Promise<Product[]> {
  const missing = productIds.filter((id) => !turn.known.has(id));
  if (missing.length > 0) know(turn, await catalogue.find(turn.organizationId, turn.assistantId, missing));
  return productIds.flatMap((id) => turn.known.get(id) ?? []);
}
