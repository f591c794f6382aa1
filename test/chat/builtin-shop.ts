import { expect, onTestFinished } from 'vitest';
import type { Message } from '../../src/chat/history.ts';
import { sourcesOf } from '../../src/chat/sources.ts';
import type { Knowledge, ProductFields } from '../../src/domain/records.ts';
import { createTestDatabase } from '../setup/service.ts';
import { type Heard, adviserWith, ask, talk } from './conversation.ts';

export interface Shop {
  name: string;
  siteUrl: string;
  products: readonly ProductFields[];
  knowledge: readonly Knowledge[];
}

/** A shop in a catalogue of its own, with the search engine that there is. */
async function openShop({ name, siteUrl, products, knowledge }: Shop) {
  const { store, close } = await createTestDatabase();
  onTestFinished(close);
  const { organizationId } = await store.organizations.insert(name);
  const { assistantId } = await store.assistants.insert(organizationId, { name, modelName: '' });
  // Pages come in any order; put in by their titles, the catalogue is the same every time.
  const sorted = products.toSorted((a, b) => (a.title < b.title ? -1 : 1));
  await store.catalogue.merge(organizationId, assistantId, sorted);
  await store.search.refresh(organizationId, assistantId);
  for (const entry of knowledge) await store.knowledge.insert(organizationId, assistantId, entry);
  return {
    adviser: adviserWith(sourcesOf(store)),
    tenant: { organizationId, assistant: { assistantId, name, siteUrl } },
  };
}

function written(question: string, { text, cards, parts, suggestions, report }: Heard): string {
  const carts = parts.flatMap((part) => (part.type === 'cart' ? [`${part.amount} × ${part.externalId}`] : []));
  const lines = [
    `**${question}**`,
    text.replace(/^/gm, '> ').replace(/ +$/gm, ''),
    cards.length > 0 ? `Cards: ${cards.join(' · ')}` : '',
    carts.length > 0 ? `Cart: ${carts.join(' · ')}` : '',
    suggestions.length > 0 ? `Suggestions: ${suggestions.join(' · ')}` : '',
    report.answered ? '' : 'Unanswered.',
  ];
  return lines.filter(Boolean).join('\n\n');
}

/**
 * Holds conversations with the built-in model, each on a line with its questions parted by `→`, and asks what is
 * suggested at their ends.
 * @returns the answers as a person reads them
 */
export async function transcriptOf(shop: Shop, conversations: readonly string[]): Promise<string> {
  const { adviser, tenant } = await openShop(shop);
  const chapters: string[] = [];
  for (const [at, line] of conversations.entries()) {
    const questions = line.split(' → ');
    const heard = await talk(adviser, questions, tenant);
    // What it says of prices, stock and shops is checked as any model's is: it may not invent anything either.
    expect(heard.map(({ report }) => report.replaced)).toEqual(heard.map(() => 0));
    const messages = heard.flatMap(({ text, shown }, n): Message[] => [
      { role: 'shopper', text: questions[n] ?? '' },
      { role: 'assistant', text, productIds: shown },
    ]);
    for (const suggestion of heard.at(-1)?.suggestions ?? []) {
      const answer = await ask(adviser, [...messages, { role: 'shopper', text: suggestion }], tenant);
      const isGood = answer.report.answered && answer.cards.length > 0;
      expect({ suggestion, isGood }).toEqual({ suggestion, isGood: true });
    }
    chapters.push(`## ${at + 1}\n\n${heard.map((each, n) => written(questions[n] ?? '', each)).join('\n\n')}`);
  }
  return `${chapters.join('\n\n')}\n`;
}
