import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseAttribute } from '../../../src/domain/attribute.ts';
import { NO_DETAILS, UNKNOWN_VARIANT, detailsFrom } from '../../../src/domain/product-details.ts';
import { UNKNOWN_FIELDS, sourcesFor } from '../../../src/domain/provenance.ts';
import { Availability } from '../../../src/domain/product.ts';
import type { DatabaseStore } from '../../../src/storage/store.ts';

/** Shops whose conversations a developer reads: from the beginning, and since they have measured what that was worth; and those that only measure. */
export const GROUPS = {
  develop: ['fashion', 'electronics', 'groceries', 'books', 'cosmetics', 'garden', 'toys', 'sports'],
  late: [
    'diy',
    'furniture',
    'pets',
    'books-es',
    'furniture-en',
    'diy-es',
    'fashion-de',
    'pets-en',
    'groceries-fr',
    'electronics-it',
    'fashion-nl',
    'cosmetics-de',
    'electronics-de',
    'diy-fr',
    'cosmetics-en',
    'pets-it',
    'furniture-fr',
    'fashion-en',
    'garden-de',
    'toys-es',
    'sports-en',
    'electronics-en',
    'kitchen-de',
  ],
  measure: ['cosmetics-nl', 'electronics-fr', 'groceries-it', 'groceries-en', 'furniture-de', 'cosmetics-fr'],
} as const;

const Shop = z.object({
  name: z.string(),
  siteUrl: z.string(),
  language: z.string(),
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      price: z.number(),
      listPrice: z.number().nullable(),
      currency: z.string(),
      availability: Availability,
      brand: z.string().nullable(),
      category: z.string().nullable(),
      description: z.string(),
      attributes: z.array(z.object({ name: z.string(), value: z.string() })),
      options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
      variants: z.array(
        z.object({
          values: z.array(z.string()),
          price: z.number(),
          listPrice: z.number().nullable(),
          availability: Availability,
        }),
      ),
      rating: z.object({ value: z.number(), scale: z.number(), count: z.number().nullable() }).nullable(),
    }),
  ),
  knowledge: z.array(z.object({ title: z.string(), content: z.string() })),
});
export type Shop = z.infer<typeof Shop>;

const ids = z.array(z.string());

/** A shopper's message, and what a good answer has and does not have. */
const Expected = z.object({
  say: z.string(),
  wants: z.string(),
  /** One of these has to be among the cards, all of those, and that one first. */
  show: ids,
  all: ids,
  first: z.string().nullable(),
  never: ids,
  /** True if the shop has nothing that fits. */
  none: z.boolean(),
  /** Of each list, one has to be in the text. */
  says: z.array(z.array(z.string())),
  never_says: z.array(z.string()),
  cart: z.object({ product: z.string(), options: z.record(z.string(), z.string()), amount: z.int() }).nullable(),
  /** True if the answer has to offer a person. */
  person: z.boolean(),
});
export type Expected = z.infer<typeof Expected>;

const Conversation = z.object({
  id: z.string(),
  language: z.string(),
  page: z.string().nullable(),
  turns: z.array(Expected),
});
export type Conversation = z.infer<typeof Conversation>;

/** Asked on a product's page. */
const PageQuestion = z.object({
  id: z.string(),
  language: z.string(),
  page: z.string(),
  say: z.string(),
  /** One of these has to be in the text; empty: the shop says nothing on it. */
  answer: z.array(z.string()),
  never_says: z.array(z.string()),
});
export type PageQuestion = z.infer<typeof PageQuestion>;

const read = (shop: string, file: string): string =>
  fs.readFileSync(path.join(import.meta.dirname, shop, file), 'utf8').trim();

export const shopNamed = (name: string): Shop => Shop.parse(JSON.parse(read(name, 'shop.json')));

export const conversationsOf = (name: string): Conversation[] =>
  read(name, 'conversations.jsonl')
    .split('\n')
    .map((line) => Conversation.parse(JSON.parse(line)));

export const questionsOf = (name: string): PageQuestion[] =>
  read(name, 'questions.jsonl')
    .split('\n')
    .map((line) => PageQuestion.parse(JSON.parse(line)));

export const urlOf = ({ siteUrl }: Shop, id: string): string => new URL(`/products/${id}`, siteUrl).href;

/** The cart's identifier of a product, or of one of its variants. */
export const cartIdOf = (id: string, variant?: number): string => (variant === undefined ? id : `${id}-${variant}`);

/** Stores a shop's catalogue and texts. @returns the identifiers of its products, by those of the shop */
export async function storeShop(
  store: DatabaseStore,
  organizationId: string,
  assistantId: string,
  shop: Shop,
): Promise<Map<string, string>> {
  const crawled = shop.products.map((product) => {
    const { id, title, price, currency, availability, brand, category, description, options, rating, listPrice } =
      product;
    const fields = { ...UNKNOWN_FIELDS, url: urlOf(shop, id), title, price, currency, availability };
    const stated = { ...fields, brand, category, description, externalId: cartIdOf(id) };
    const variants = product.variants.map((variant, at) => ({
      ...UNKNOWN_VARIANT,
      ...variant,
      cartId: cartIdOf(id, at),
    }));
    const attributes = product.attributes.flatMap((each) => parseAttribute(each) ?? []);
    const details = { ...NO_DETAILS, attributes, options, variants, rating, listPrice };
    return { ...stated, sources: sourcesFor('json-ld', stated), details: detailsFrom('json-ld', details) };
  });
  await store.catalogue.merge(organizationId, assistantId, crawled);
  for (const entry of shop.knowledge)
    await store.knowledge.insert(organizationId, assistantId, { ...entry, sourceType: 'guide' });
  await store.search.refresh(organizationId, assistantId);
  const stored = await store.catalogue.list(organizationId, assistantId, { limit: crawled.length });
  return new Map(
    shop.products.map(({ id }) => [id, stored.find(({ url }) => url === urlOf(shop, id))?.productId ?? '']),
  );
}
