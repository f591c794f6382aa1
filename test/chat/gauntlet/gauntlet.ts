import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { detailText } from '../../../src/chat/detail-text.ts';
import { languageOfCode } from '../../../src/chat/languages/index.ts';
import { type Turn, createTurn, know } from '../../../src/chat/turn.ts';
import { parseAttribute } from '../../../src/domain/attribute.ts';
import { NO_DETAILS, UNKNOWN_VARIANT } from '../../../src/domain/product-details.ts';
import { Availability } from '../../../src/domain/product.ts';
import { ASSISTANT, ORGANIZATION, product } from '../fake-shop.ts';

/** Shops whose statements a developer reads, and those that only measure. */
export const HALVES = {
  develop:
    'infancia naturel outdoor electro kueche bramblepaw groenhof credenza webstuhl pupitre hackberry ninfea zancada sternschaukel vonkwerk halle copperkettle marlow speichenhof cairn orotenue waterpoot roble'.split(
      ' ',
    ),
  measure: ['commute', 'luciernaga', 'fennimore'],
};

/** Aisle knows no preorders: it does not know whether such a thing can be bought now. */
const Stock = z.union([Availability, z.literal('preorder').transform(() => 'unknown' as const)]);

const Shop = z.object({
  shop: z.object({ name: z.string(), siteUrl: z.string(), language: z.string() }),
  persona: z.string(),
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      price: z.number(),
      currency: z.string(),
      availability: Stock,
      brand: z.string().nullable(),
      category: z.string().nullable(),
      description: z.string().nullable(),
      attributes: z.array(z.object({ name: z.string(), value: z.string() })),
      options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
      variants: z.array(
        z.object({
          values: z.array(z.string()),
          price: z.number().nullable(),
          listPrice: z.number().nullable(),
          availability: Stock,
        }),
      ),
      listPrice: z.number().nullable(),
      rating: z.object({ value: z.number(), scale: z.number(), count: z.number().nullable() }).nullable(),
    }),
  ),
  passages: z.array(z.object({ title: z.string(), content: z.string() })),
});
type Shop = z.infer<typeof Shop>;

const Statement = z.object({
  id: z.string(),
  language: z.string(),
  form: z.enum(['short', 'fluent']),
  class: z.string(),
  question: z.string(),
  answer: z.string(),
  /** The product whose page the shopper is on, and the products shown as cards, by their identifiers. */
  about: z.string().nullable(),
  shown: z.array(z.string()),
  /** Sentences of the answer that are not true; a true answer has none. */
  false: z.array(z.string()),
  /** Facts of the answer that must reach the shopper. */
  keep: z.array(z.string()),
});
export type Statement = z.infer<typeof Statement>;

/** A shop's statements, each with the turn in which a model says it. */
export function openGauntlet(
  name: string,
): { statement: Statement; turn: Turn; pageUrl: string | undefined; catalogueLanguage: string }[] {
  const folder = path.join(import.meta.dirname, name);
  if (!fs.existsSync(folder)) return [];
  const shop = Shop.parse(JSON.parse(fs.readFileSync(path.join(folder, 'shop.json'), 'utf8')));
  const lines = fs.readFileSync(path.join(folder, 'statements.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const statement = Statement.parse(JSON.parse(line));
    const pageUrl = shop.products.some(({ id }) => id === statement.about) ? urlOf(shop, statement.about) : undefined;
    return { statement, turn: turnOf(shop, statement), pageUrl, catalogueLanguage: shop.shop.language };
  });
}

const urlOf = ({ shop }: Shop, id: string | null): string => new URL(`/products/${id}`, shop.siteUrl).href;

/** A turn in which all of the shop was looked up. */
function turnOf(shop: Shop, { language, question, shown }: Statement): Turn {
  const turn = createTurn(
    {
      organizationId: ORGANIZATION,
      assistantId: ASSISTANT,
      shop: shop.shop.name,
      siteUrl: shop.shop.siteUrl,
      contact: null,
      persona: shop.persona,
      language: languageOfCode(language),
    },
    [question],
  );
  for (const { id, attributes, options, variants, listPrice, rating, ...fields } of shop.products) {
    know(turn, [product(id, { ...fields, url: urlOf(shop, id) })]);
    const details = {
      ...NO_DETAILS,
      attributes: attributes.flatMap((attribute) => parseAttribute({ group: null, ...attribute }) ?? []),
      options,
      variants: variants.map((variant) => ({ ...UNKNOWN_VARIANT, ...variant })),
      listPrice,
      rating,
    };
    turn.read.set(id, details);
    turn.details.set(id, detailText(details, fields.currency));
  }
  for (const id of shown) turn.shown.add(id);
  turn.passages.push(
    ...shop.passages.map(({ title, content }, at) => ({ knowledgeId: `knw_${at}`, title, text: content, score: 1 })),
  );
  return turn;
}
