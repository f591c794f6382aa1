import { z } from 'zod';
import { objectionToCart } from '../options/cart-request.ts';
import { citationOf } from '../evidence/citations.ts';
import { MAX_AMOUNT } from '../../domain/widget-event.ts';
import { HandoverReason } from '../../domain/handover.ts';
import { text } from '../../domain/fields.ts';
import { TEXT_LIMITS } from '../../domain/text-limits.ts';
import { factsFor, learnDetails, readDetails, show } from '../turn.ts';
import { count_choices, search_products, similar_products } from './search-tools.ts';
import { type Tool, ToolRefusal, existing, optional, productId, tool } from './tool.ts';

const get_product = tool({
  description:
    'Everything that the catalogue knows of one product: its description, and its details, options and variants (✓ in stock, ✗ sold out).',
  input: z.strictObject({ productId }),
  async run(input, turn, sources) {
    const products = await existing(turn, sources, [input.productId]);
    const [details] = await learnDetails(turn, sources, products);
    const [product] = products;
    return product && { ...factsFor(turn, product), description: product.description, details };
  },
});

const compare_products = tool({
  description: 'Shows two to four products side by side, and gives what is known of them.',
  input: z.strictObject({ productIds: z.array(productId).min(2).max(4) }),
  async run(input, turn, sources) {
    const products = await existing(turn, sources, input.productIds);
    if (products.length < 2) throw new ToolRefusal('Comparing takes two products that are in the catalogue.');
    await show(turn, sources, products, 'comparison');
    const details = await learnDetails(turn, sources, products);
    const described = products.map((product, at) => ({ description: product.description, details: details[at] }));
    return { products: products.map((product, at) => ({ ...factsFor(turn, product), ...described[at] })) };
  },
});

const search_knowledge = tool({
  description: "Searches the shop's knowledge: shipping, returns, sizes, care, guides. Cite a passage's title.",
  input: z.strictObject({ query: text(TEXT_LIMITS.search) }),
  async run({ query }, turn, { knowledge }) {
    const found = await knowledge.search(turn.organizationId, turn.assistantId, query, 4);
    turn.passages.push(...found);
    turn.found ||= found.length > 0;
    const first = turn.passages.length - found.length;
    return {
      passages: found.map(({ title, text: said }, at) => ({ cite: citationOf(first + at), title, text: said })),
    };
  },
});

const show_products = tool({
  description: 'Shows the cards of products to the shopper. Call it for every product that you recommend.',
  input: z.strictObject({ productIds: z.array(productId).min(1).max(6) }),
  async run(input, turn, sources) {
    const products = await existing(turn, sources, input.productIds);
    const fresh = products.filter(({ productId: id }) => !turn.shown.has(id));
    if (fresh.length > 0) await show(turn, sources, fresh);
    return { shown: products.map((product) => factsFor(turn, product)) };
  },
});

const add_to_cart = tool({
  description: 'Proposes to put a product into the cart; the shopper confirms it. Only when the shopper asks for it.',
  input: z.strictObject({ productId, amount: optional(z.int().min(1).max(MAX_AMOUNT)) }),
  async run({ productId: id, amount }, turn, sources) {
    const [product] = await existing(turn, sources, [id]);
    if (!product) return null;
    if (product.availability === 'out_of_stock')
      throw new ToolRefusal(
        `${product.title} is out of stock and cannot be put into the cart. Offer something similar.`,
      );
    const objection = objectionToCart(turn, product, amount ?? 1);
    if (objection !== null) throw new ToolRefusal(objection);
    await readDetails(turn, sources, [product]);
    const { productId: known } = product;
    const asked = turn.askedVariants.get(known);
    if (asked?.fact.availability === 'out_of_stock' || asked?.fact.availability === 'not_offered')
      throw new ToolRefusal(`${product.title} cannot be put into the cart like this: ${JSON.stringify(asked.fact)}`);
    const externalId = asked ? asked.variant.cartId : product.externalId;
    turn.proposed.add(known);
    turn.outbox.push({ type: 'cart', productId: known, externalId, amount: amount ?? 1 });
    return { proposed: factsFor(turn, product), amount: amount ?? 1 };
  },
});

const hand_over = tool({
  description:
    "Shows how to reach a person at the shop, on a card with links, and lets the shopper take this conversation along. Call it when the shopper wants to talk to a person, complains, or asks about an order, and when you cannot help with the shop's data.",
  input: z.strictObject({ reason: HandoverReason }),
  run({ reason }, turn) {
    const { contact } = turn;
    if (!contact) throw new ToolRefusal('The shop has named no contact. Say that you cannot help with this yourself.');
    turn.handover = reason;
    const { url, email, phone } = contact;
    const ways = [
      'Our team can be reached',
      url && `Contact page: ${url}`,
      email && `By email: ${email}`,
      phone && 'By phone',
    ];
    // The answer may say in its own words that these exist.
    turn.toolFacts.push(ways.filter(Boolean).join('. '), turn.language.phrases.handOver.request(url));
    return Promise.resolve({ shown: contact });
  },
});

/** Tools by the names that models call them with. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  Object.entries({
    search_products,
    count_choices,
    get_product,
    compare_products,
    similar_products,
    search_knowledge,
    show_products,
    add_to_cart,
    hand_over,
  }),
);
