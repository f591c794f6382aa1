import { type Advice, type Adviser, createAdviser } from '../chat/adviser.ts';
import type { Question } from '../chat/answer-draft.ts';
import { createModels } from '../chat/models/registry.ts';
import type { Card, Part } from '../chat/parts.ts';
import { sourcesOf } from '../chat/sources.ts';
import { readConfig } from '../config.ts';
import type { Store } from '../domain/ports.ts';
import { createLog } from '../log.ts';
import { openDatabase } from '../storage/database.ts';
import { organizationOf } from './assistant.ts';

/** An assistant to ask. */
export interface Desk {
  store: Store;
  organizationId: string;
  assistant: Question['assistant'];
  adviser: Adviser;
}

/** Opens an assistant with its catalogue as it is now, and closes it after use. */
export async function withAdviser(assistantId: string, use: (desk: Desk) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
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
    const adviser = createAdviser({
      ...sourcesOf(store),
      modelBudget: store.modelBudget,
      models: createModels(config.models),
      log: createLog('silent'),
    });
    await use({ store, organizationId, assistant: { ...found, ...settings }, adviser });
  } finally {
    await database.close();
  }
}

/** An answer with everything sent along with it. */
export interface Heard {
  answer: string;
  products: Card[];
  suggestions: string[];
  cart: { productId: string; externalId: string | null; amount: number }[];
  report: Awaited<Advice['report']>;
  /** All parts, in the order of arrival. */
  parts: Part[];
}

/** Reads an answer to its end. @param write gets its text as it arrives */
export async function hear({ parts, report }: Advice, write: (text: string) => void): Promise<Heard> {
  const heard: Omit<Heard, 'report'> = { answer: '', products: [], suggestions: [], cart: [], parts: [] };
  for await (const part of parts) {
    heard.parts.push(part);
    if (part.type === 'text' || part.type === 'error') {
      const text = part.type === 'text' ? part.delta : part.message;
      heard.answer += text;
      write(text);
    }
    if (part.type === 'products' || part.type === 'comparison') heard.products.push(...part.products);
    if (part.type === 'suggestions') heard.suggestions.push(...part.suggestions);
    if (part.type === 'cart')
      heard.cart.push({ productId: part.productId, externalId: part.externalId, amount: part.amount });
  }
  return { ...heard, report: await report };
}
