import type { ProductDetails } from '../../domain/product-details.ts';
import type { JudgedStatement } from '../../domain/evaluation.ts';
import type { Knowledge } from '../../domain/knowledge.ts';
import type { Product } from '../../domain/product.ts';
import { formatMoney } from '../../text/money/format.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { detailText } from '../detail-text.ts';
import { createGate, textOf } from '../evidence/gate.ts';
import { createClaimChecker } from '../evidence/claim-checker.ts';
import { languageOfCode } from '../languages/index.ts';
import { type AssistantContext, type Turn, createTurn, know } from '../turn.ts';
import { TEMPLATES } from './templates.ts';

type Statement = Omit<JudgedStatement, 'reason'>;

/** A shop's data. */
export interface GauntletMaterial {
  products: readonly Product[];
  details: ReadonlyMap<string, ProductDetails>;
  knowledge: readonly Pick<Knowledge, 'knowledgeId' | 'title' | 'content'>[];
  /** ISO 639-1 code of the catalogue's language. */
  language: string;
}

/** More rows would make the run longer, but not more meaningful. */
export const MAX_PRODUCTS = 24;
export const MAX_ENTRIES = 20;
const MAX_LENGTH = 2_000;
/** A number of one or two digits and the word that it counts, as in policies: "30 days". */
const POLICY_NUMBER = /(?<![\p{Nd}.,:])(\p{Nd}{1,2})(?= \p{L}{3})/u;
/** A factor for an invented former price, and a number of days that no policy has. */
const STALE = 1.37;
const OTHER_DAYS = 17;

/**
 * Generates statements from a shop's own rows and texts, each true one with a false twin: the price or the details of
 * another product, a wrong total, an invented discount, a policy with another number. The result is deterministic.
 */
export function generateStatements({ products, details, knowledge, language }: GauntletMaterial): Statement[] {
  const sentences = TEMPLATES[language] ?? TEMPLATES['en'];
  if (!sentences) return [];
  const priced = products.flatMap((product) => (product.price === null ? [] : [{ ...product, price: product.price }]));
  const twins = (kind: Statement['kind'], truth: string, lie: string): Statement[] => [
    { kind, isTrue: true, text: truth },
    { kind, isTrue: false, text: lie },
  ];

  return [
    ...priced.flatMap(({ title, price, currency }, at) => {
      const next = priced[(at + 1) % priced.length];
      if (!next || next.price === price || next.currency !== currency) return [];
      const sum = price + next.price;
      const [own, other, both] = [price, next.price, sum].map((each) => formatMoney(each, currency, language));
      const former = formatMoney(Math.round(price * STALE * 10) / 10, currency, language);
      return [
        ...twins('price', sentences.price(title, own ?? ''), sentences.price(title, other ?? '')),
        ...twins(
          'total',
          sentences.total(title, next.title, both ?? ''),
          sentences.total(title, next.title, formatMoney(sum + OTHER_DAYS, currency, language)),
        ),
        { kind: 'discount' as const, isTrue: false, text: sentences.reduced(title, former, own ?? '') },
      ];
    }),
    ...sentences.offers.map((text) => ({ kind: 'offer' as const, isTrue: false, text })),
    ...products.flatMap(({ title }) =>
      sentences.invented(title).map((text) => ({ kind: 'invented' as const, isTrue: false, text })),
    ),
    ...products.flatMap(({ productId, title }) =>
      (details.get(productId)?.attributes ?? []).flatMap(({ name, value }) => {
        const swapped = otherValue(products, details, productId, name, value);
        if (swapped === undefined) return [];
        return twins('attribute', sentences.attribute(title, name, value), sentences.attribute(title, name, swapped));
      }),
    ),
    ...knowledge.flatMap(({ content }) =>
      sentencesOf(content.slice(0, MAX_LENGTH)).flatMap((sentence) => {
        const [, number] = POLICY_NUMBER.exec(sentence) ?? [];
        if (number === undefined) return [];
        const wrong = sentence.replace(POLICY_NUMBER, String(Number(number) + OTHER_DAYS));
        return content.includes(`${Number(number) + OTHER_DAYS} `) ? [] : twins('policy', sentence, wrong);
      }),
    ),
  ];
}

/** Returns another product's value for an attribute with a number. */
function otherValue(
  products: readonly Product[],
  details: GauntletMaterial['details'],
  productId: string,
  name: string,
  value: string,
): string | undefined {
  if (!/\p{Nd}/u.test(value)) return undefined;
  const own = JSON.stringify(details.get(productId));
  return products
    .filter((product) => product.productId !== productId)
    .flatMap((product) => details.get(product.productId)?.attributes ?? [])
    .find((other) => other.name === name && other.value !== value && !own.includes(other.value))?.value;
}

/**
 * Judges each statement as if a model that has looked everything up had made it, and reports the verdicts.
 * @param nextTurn resolves when the next statement may be judged
 */
export async function runGauntlet(
  material: GauntletMaterial,
  context: Omit<AssistantContext, 'language'>,
  nextTurn: () => Promise<void>,
): Promise<JudgedStatement[]> {
  const turn = turnOf(material, context);
  const { language } = material;
  const judged: JudgedStatement[] = [];
  for (const statement of generateStatements(material)) {
    await nextTurn();
    const judge = createClaimChecker({ turn, languages: [language], catalogueLanguage: language, asked: '' });
    const gate = createGate(judge);
    const out = textOf([...gate.push(statement.text), ...gate.flush()]);
    judged.push({ ...statement, reason: out === statement.text ? null : (gate.cut[0]?.reason ?? 'cut') });
  }
  return judged;
}

function turnOf(
  { products, details, knowledge, language }: GauntletMaterial,
  context: Omit<AssistantContext, 'language'>,
): Turn {
  const turn = createTurn({ ...context, language: languageOfCode(language) });
  know(turn, products);
  for (const { productId, currency } of products) {
    const own = details.get(productId);
    if (!own) continue;
    turn.details.set(productId, detailText(own, currency));
    turn.read.set(productId, own);
  }
  for (const { knowledgeId, title, content } of knowledge)
    turn.passages.push({ knowledgeId, title, text: content.slice(0, MAX_LENGTH), score: 1 });
  return turn;
}
