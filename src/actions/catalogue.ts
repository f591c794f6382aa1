import { z } from 'zod';
import { filledText, httpUrl, identifier, text } from '../domain/fields.ts';
import { Availability, Product } from '../domain/product.ts';
import { ENDLESS, claimRoom, productBytes, requireRoom } from '../domain/quota.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { action, assistantId, orNotFound, requireAssistant } from './action.ts';
import * as example from './examples.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
const LIMIT = `must be an integer from 1 to ${MAX_LIMIT}`;

const productId = identifier().describe('Identifier of the product, as returned by list_catalogue.');
const externalId = text(TEXT_LIMITS.externalId).describe(
  "The storefront's own product id, used by the widget's addToCart(id, amount) call.",
);

function duplicate(): never {
  throw new Refusal(
    'duplicate_product',
    'The catalogue already has a product with this url and externalId. Update it with update_product, or use another externalId.',
  );
}

export const list_catalogue = action({
  title: 'List the catalogue',
  description:
    'Lists the products known to an assistant, newest first. With search, lists matches in title, description, brand and category, best first.',
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({
    assistantId,
    search: text(TEXT_LIMITS.search).optional().describe('Search words; the last one may be incomplete.'),
    limit: z
      .int(LIMIT)
      .min(1, LIMIT)
      .max(MAX_LIMIT, LIMIT)
      .optional()
      .describe(`Maximum number of products; ${DEFAULT_LIMIT} when omitted.`),
  }),
  output: z.array(Product),
  example: { input: { assistantId: example.assistantId, search: 'storm jacket' }, result: [example.product] },
  run: async ({ assistantId: id, search, limit = DEFAULT_LIMIT }, call) =>
    requireAssistant(await call.store.catalogue.list(call.organizationId, id, { search, limit }), call, id),
});

export const add_product = action({
  title: 'Add a product',
  description: 'Adds a product manually and returns it. Crawls never overwrite values that were set manually.',
  permission: 'catalogue:edit',
  effect: 'create',
  input: z.strictObject({
    assistantId,
    url: httpUrl().describe('URL of the product page.'),
    title: filledText(TEXT_LIMITS.title),
    externalId: externalId.optional(),
    description: text(TEXT_LIMITS.description).optional(),
    price: z.number().optional(),
    currency: text(TEXT_LIMITS.currency).optional().describe('ISO 4217 code, for example EUR.'),
    availability: Availability.optional().describe('unknown when omitted.'),
    imageUrl: httpUrl().optional(),
    brand: text(TEXT_LIMITS.brand).optional(),
    category: text(TEXT_LIMITS.category).optional(),
  }),
  output: Product,
  example: {
    input: {
      assistantId: example.assistantId,
      url: example.product.url,
      title: 'Storm Jacket',
      externalId: 'SJ-42',
      price: 189.5,
      currency: 'EUR',
      availability: 'in_stock',
    },
    result: example.product,
  },
  async run({ assistantId: id, ...values }, { organizationId, store, changed }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id, { keep: true }));
    await claimRoom(store.quotas, organizationId, { products: 1, bytes: productBytes(values) });
    const product = (await store.catalogue.insert(organizationId, id, values)) ?? duplicate();
    changed(product.productId, null, product);
    return product;
  },
});

export const update_product = action({
  title: 'Update a product',
  description:
    'Updates the given fields of a product and returns the full product. null clears a field. Crawls never overwrite values that were set manually.',
  permission: 'catalogue:edit',
  effect: 'update',
  input: z.strictObject({
    productId,
    title: filledText(TEXT_LIMITS.title).optional(),
    externalId: externalId.nullable().optional(),
    description: text(TEXT_LIMITS.description).nullable().optional(),
    price: z.number().nullable().optional(),
    currency: text(TEXT_LIMITS.currency).nullable().optional(),
    availability: Availability.optional(),
    imageUrl: httpUrl().nullable().optional(),
    brand: text(TEXT_LIMITS.brand).nullable().optional(),
    category: text(TEXT_LIMITS.category).nullable().optional(),
  }),
  output: Product,
  example: {
    input: { productId: example.productId, price: 149, availability: 'in_stock' },
    result: { ...example.product, price: 149 },
  },
  async run({ productId: id, ...patch }, { organizationId, store, changed }) {
    const bytes = productBytes(patch);
    const room = bytes > 0 ? await store.quotas.claim(organizationId, { bytes }) : ENDLESS;
    const change = orNotFound('product', await store.catalogue.update(organizationId, id, patch));
    const { before, after } = change === 'duplicate' ? duplicate() : change;
    requireRoom(room, { bytes: productBytes(after) - productBytes(before) });
    changed(id, before, after);
    return after;
  },
});

export const remove_product = action({
  title: 'Remove a product',
  description: 'Removes a product from the catalogue.',
  permission: 'catalogue:edit',
  effect: 'delete',
  input: z.strictObject({ productId }),
  output: z.object({ productId: z.string(), deleted: z.literal(true) }),
  example: { input: { productId: example.productId }, result: { productId: example.productId, deleted: true } },
  async run(input, { organizationId, store, changed }) {
    const before = orNotFound('product', await store.catalogue.delete(organizationId, input.productId));
    changed(before.productId, before, null);
    return { productId: before.productId, deleted: true as const };
  },
});
