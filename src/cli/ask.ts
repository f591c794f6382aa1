import { type Advice, createAdviser } from '../chat/adviser.ts';
import { sourcesOf } from '../chat/sources.ts';
import { createModels } from '../chat/models/registry.ts';
import type { Card } from '../chat/parts.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../storage/database.ts';
import { organizationOf } from './assistant.ts';
import { Usage, readArgs } from './index.ts';

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } }, { min: 2, max: 2 });
  const [assistantId = '', question = ''] = positionals;
  if (question.trim() === '') throw new Usage('The question is empty.');
  const config = readConfig(process.env);
  const left = new AbortController();
  process.once('SIGINT', () => left.abort(new Error('Interrupted.')));
  const database = await openDatabase(config);
  try {
    const { store } = database;
    const organizationId = await organizationOf(database, assistantId);
    await store.search.refresh(organizationId, assistantId);
    const [found, settings] = await Promise.all([
      store.assistants.find(organizationId, assistantId),
      store.chatSettings.widget(organizationId, assistantId),
    ]);
    if (!found) throw new Error(`Assistant ${assistantId} not found.`);
    const assistant = { ...found, ...settings };
    const adviser = createAdviser({
      ...sourcesOf(store),
      modelBudget: store.modelBudget,
      models: createModels(config.models),
      log: createLog('silent'),
    });
    const messages = [{ role: 'shopper' as const, text: question }];
    const advice = adviser.advise({ organizationId, assistant, messages, signal: left.signal });
    const heard = await hear(advice, (text) => !values.json && process.stdout.write(text));
    if (heard.report.fallback === 'budget')
      process.stderr.write("This month's model budget is spent, so the built-in model answered.\n");
    process.stdout.write(values.json ? `${JSON.stringify(heard)}\n` : `\n${heard.products.map(lineOf).join('')}`);
  } finally {
    await database.close();
  }
}

/** Prints the answer with everything that came with it, and its usage. */
async function hear({ parts, report }: Advice, write: (text: string) => void) {
  let answer = '';
  const products: Card[] = [];
  const suggestions: string[] = [];
  const cart: { productId: string; externalId: string | null; amount: number }[] = [];
  for await (const part of parts) {
    if (part.type === 'text' || part.type === 'error') {
      const text = part.type === 'text' ? part.delta : part.message;
      answer += text;
      write(text);
    }
    if (part.type === 'products' || part.type === 'comparison') products.push(...part.products);
    if (part.type === 'suggestions') suggestions.push(...part.suggestions);
    if (part.type === 'cart')
      cart.push({ productId: part.productId, externalId: part.externalId, amount: part.amount });
  }
  return { answer, products, suggestions, cart, report: await report };
}

const lineOf = ({ title, price, currency, url }: Card) => `  ${price ?? '–'} ${currency ?? ''}  ${title}  ${url}\n`;
