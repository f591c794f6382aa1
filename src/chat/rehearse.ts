import { pino } from 'pino';
import type { Product } from '../domain/product.ts';
import { createAdviser } from './adviser.ts';
import { languages } from './languages/registry.ts';
import { BUILTIN, createModels } from './models/registry.ts';
import type { Sources } from './turn.ts';

const TITLES = [
  'Ridge Waterproof Jacket',
  'Merino Wool Socks, 2 Pairs',
  'Two-Person Tent 2.1 kg',
  'Cotton Shirt',
  'Steel Bottle 750 ml',
];
const QUESTIONS = [
  'Do you have a waterproof jacket under 150 euros?',
  'How much does the tent weigh?',
  'Which of them is the cheapest, and do you ship to Austria?',
  // In each language, since much of what is read in one is prepared by its first question.
  ...languages.map(({ phrases }) => phrases.suggest.about('Steel Bottle')),
];

const products = TITLES.map((title, at): Product => {
  const time = new Date(0).toISOString();
  return {
    productId: `prd_${at}`,
    assistantId: 'ast_rehearsal',
    url: `https://shop.example/${at}`,
    title,
    externalId: String(at),
    description: `${title}. Made of recycled material, light and warm; washable at 30 °C. Weighs 310 g, and fits true to size.`,
    price: 40 + 30 * at,
    currency: 'EUR',
    availability: 'in_stock',
    imageUrl: null,
    brand: 'Ridge',
    category: 'Outdoor > Equipment',
    createdAt: time,
    updatedAt: time,
  };
});
const hits = products.map((product) => ({ product, score: 1, matched: [], lacks: [] }));
const passage = { knowledgeId: 'kno_0', title: 'Shipping', score: 1 };

const sources: Sources = {
  search: { search: () => Promise.resolve({ hits, didYouMean: null }), similar: () => Promise.resolve(hits) },
  facets: () => Promise.reject(new Error('The built-in model counts nothing.')),
  knowledge: {
    search: () => Promise.resolve([{ ...passage, text: 'We ship to Austria within 3 days. Returns are free.' }]),
  },
  catalogue: {
    find: (_organization, _assistant, ids) =>
      Promise.resolve(products.filter(({ productId }) => ids.includes(productId))),
    details: () => Promise.resolve(new Map()),
  },
};

/**
 * Answers questions about a made-up shop, so that V8 has compiled the code before the first shopper asks.
 * @param pause called before each question
 */
export async function rehearse(signal: AbortSignal, pause: () => Promise<void>): Promise<string[]> {
  const unpaid = () => Promise.reject(new Error('The built-in model costs nothing.'));
  const adviser = createAdviser({
    ...sources,
    modelBudget: { reserve: unpaid, settle: unpaid, reap: unpaid },
    models: createModels({}),
    log: pino({ level: 'silent' }),
  });
  const assistant = { assistantId: 'ast_rehearsal', name: 'Ridge', modelName: BUILTIN };
  const shop = { ...assistant, persona: null, greeting: null, siteUrl: null };
  const answers: string[] = [];
  for (const text of QUESTIONS) {
    await pause();
    const messages = [{ role: 'shopper' as const, text }];
    let answer = '';
    for await (const part of adviser.advise({ organizationId: 'org_rehearsal', assistant: shop, messages, signal })
      .parts)
      if (part.type === 'text') answer += part.delta;
    answers.push(answer);
  }
  return answers;
}
