import { z } from 'zod';
import { type Call, operation, orNotFound } from '../actions/action.ts';
import { HandDetails, VariantField, release, removeByHand, setByHand } from '../domain/detail-layers.ts';
import { type ChangedDetails, type KnownDetails, manual } from '../domain/known-details.ts';
import {
  DETAIL_LIMITS,
  DETAIL_NAMES,
  ProductDetails,
  Rating,
  type Variant,
  variantKey,
} from '../domain/product-details.ts';
import { productBytes, requireRoom } from '../domain/quota.ts';
import { filledText, httpUrl, identifier, time } from '../domain/fields.ts';
import { Availability } from '../domain/product.ts';
import { Refusal } from '../domain/refusal.ts';
import { parseAttribute } from '../domain/attribute.ts';

const LIMITS = DETAIL_LIMITS;
const amount = z.number().nonnegative().nullable();
const code = filledText(LIMITS.code).nullable();
const optionValue = filledText(LIMITS.optionValue);
const variantValues = z.array(optionValue.nullable()).max(LIMITS.options);

/** The details that people may set; the crawl sets all other fields of a variant. */
const Patch = z.strictObject({
  attributes: z
    .array(
      z.strictObject({
        name: filledText(LIMITS.name),
        value: filledText(LIMITS.value),
        group: filledText(LIMITS.name).nullable().optional(),
      }),
    )
    .max(LIMITS.attributes)
    .optional(),
  options: z
    .array(z.strictObject({ name: filledText(LIMITS.name), values: z.array(optionValue).max(LIMITS.optionValues) }))
    .max(LIMITS.options)
    .optional(),
  variants: z
    .array(
      z.strictObject({
        values: variantValues,
        cartId: code.optional(),
        sku: code.optional(),
        gtin: code.optional(),
        price: amount.optional(),
        listPrice: amount.optional(),
        availability: Availability.optional(),
        imageUrl: httpUrl().nullable().optional(),
        url: httpUrl().nullable().optional(),
      }),
    )
    .max(LIMITS.variants)
    .optional(),
  listPrice: amount.optional(),
  rating: Rating.nullable().optional(),
  images: z.array(httpUrl()).max(LIMITS.images).optional(),
  gtin: code.optional(),
  mpn: code.optional(),
  condition: code.optional(),
  ageGroup: code.optional(),
  gender: code.optional(),
});

const Output = z.object({
  productId: z.string(),
  title: z.string(),
  url: z.string(),
  details: ProductDetails,
  sources: z.partialRecord(z.enum(DETAIL_NAMES), z.string()),
  /** Manual details, which override all others. */
  hand: HandDetails,
  /** What the product has without them. */
  found: ProductDetails,
  /** The version of the product, which the next change can name. */
  updatedAt: time,
});

const ChangedOutput = Output.extend({
  /** For undo_product_changes; null if nothing was changed. */
  changeId: z.string().nullable(),
});

const productId = identifier();

export const get_product_details = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ productId }),
  output: Output.extend({
    translations: z
      .array(z.object({ language: z.string(), title: z.string(), text: z.string() }))
      .meta({ description: 'Translations with which answers in other languages are checked.' }),
  }),
  async run({ productId: id }, { organizationId, store }) {
    const known = orNotFound('product', await store.productDetails.find(organizationId, id));
    return { ...known, translations: await store.productTranslations.of(organizationId, id) };
  },
});

export const set_product_details = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: z.strictObject({ productId, details: Patch }),
  output: ChangedOutput,
  run: ({ productId: id, details }, call) =>
    changeWithinRoom(call, id, { details, set: details.variants, change: (hand) => setByHand(hand, toHand(details)) }),
});

export const remove_product_details = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: z.strictObject({
    productId,
    attributes: z.array(filledText(LIMITS.name)).max(LIMITS.attributes).default([]),
    /** Variants by their option values. */
    variants: z.array(variantValues).max(LIMITS.variants).default([]),
  }),
  output: ChangedOutput,
  run({ productId: id, ...removed }, call) {
    requireAny(removed, 'attributes or variants must have at least one detail to remove.');
    return changeWithinRoom(call, id, { details: removed, change: (hand) => removeByHand(hand, removed) });
  },
});

export const release_product_details = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: z.strictObject({
    productId,
    /** Details to give back as a whole. */
    names: z.array(z.enum(DETAIL_NAMES)).max(DETAIL_NAMES.length).default([]),
    attributes: z.array(filledText(LIMITS.name)).max(LIMITS.attributes).default([]),
    /** Variants by their option values; all of their fields, if none is named. */
    variants: z
      .array(
        z.strictObject({
          values: variantValues,
          fields: z.array(VariantField).min(1).max(VariantField.options.length).optional(),
        }),
      )
      .max(LIMITS.variants)
      .default([]),
  }),
  output: ChangedOutput,
  async run({ productId: id, ...released }, { organizationId, store, changed }) {
    requireAny(released, 'names, attributes or variants must have at least one detail to give back.');
    const { before, after, changeId } = changedOrRefused(
      await store.productDetails.changeByHand(organizationId, id, (hand) => release(hand, released)),
    );
    changed(id, manual(before), manual(after));
    return { ...after, changeId };
  },
});

interface WantedChange {
  /** What is kept at most in addition. */
  details: object;
  /** The variants that are set. */
  set?: readonly Pick<Variant, 'values'>[] | undefined;
  change: (hand: HandDetails) => HandDetails;
}

/** Changes the manual details of a product, if there is room for them and they leave variants that somebody can buy. */
async function changeWithinRoom(
  { organizationId, store, changed }: Call,
  id: string,
  { details, set, change }: WantedChange,
): Promise<z.input<typeof ChangedOutput>> {
  const room = await store.quotas.claim(organizationId, { bytes: productBytes({ details }) });
  const { before, after, changeId } = changedOrRefused(
    await store.productDetails.changeByHand(organizationId, id, change),
  );
  requireVariants(after, set);
  requireRoom(room, { bytes: productBytes({ details: after.hand }) - productBytes({ details: before.hand }) });
  changed(id, manual(before), manual(after));
  return { ...after, changeId };
}

function requireAny(lists: Record<string, readonly unknown[]>, message: string): void {
  if (Object.values(lists).every(({ length }) => length === 0)) throw new Refusal('invalid_input', message);
}

function changedOrRefused(change: ChangedDetails | 'duplicate' | undefined): ChangedDetails {
  const known = orNotFound('product', change);
  if (known === 'duplicate')
    throw new Refusal('duplicate_product', 'Another product of the catalogue already has the cart id of this variant.');
  return known;
}

function toHand({ attributes, ...patch }: z.infer<typeof Patch>): HandDetails {
  const read = attributes?.flatMap(
    (attribute) => parseAttribute({ ...attribute, group: attribute.group ?? null }) ?? [],
  );
  return { ...patch, ...(read && { attributes: read }) };
}

/** Refuses variants that do not match the product's options or that nobody could buy, and too many of them. */
function requireVariants({ details, hand }: KnownDetails, set: readonly Pick<Variant, 'values'>[] = []): void {
  const { options, variants } = details;
  const { attributes = [], removed } = hand;
  const isOver = [attributes, removed?.attributes ?? []].some(({ length }) => length > LIMITS.attributes);
  if (isOver || [variants, removed?.variants ?? []].some(({ length }) => length > LIMITS.variants))
    throw new Refusal(
      'invalid_input',
      `A product has at most ${LIMITS.variants} variants and ${LIMITS.attributes} attributes set or removed by hand.`,
    );
  const odd = [...variants, ...set].find(({ values }) => values.length !== options.length);
  if (odd)
    throw new Refusal(
      'invalid_input',
      `Each variant needs one value for each of the ${options.length} options of the product, in their order; ${JSON.stringify(odd.values)} has ${odd.values.length}.`,
    );
  const keys = new Set(variants.map(variantKey));
  const unknown = set.find((variant) => !keys.has(variantKey(variant)));
  if (unknown)
    throw new Refusal(
      'invalid_input',
      `The product has no variant ${JSON.stringify(unknown.values)} to change. To add it, give its cartId as well.`,
    );
}
