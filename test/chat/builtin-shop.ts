import { afterAll } from 'vitest';
import type { Message } from '../../src/chat/conversation/history.ts';
import { detailText } from '../../src/chat/detail-text.ts';
import { sourcesOf } from '../../src/chat/sources.ts';
import { detailsOf } from '../../src/domain/detail-layers.ts';
import type { CrawledProduct } from '../../src/domain/provenance.ts';
import type { Knowledge } from '../../src/domain/knowledge.ts';
import { createTestDatabase } from '../setup/service.ts';
import { findFaults } from './answer-checks.ts';
import type { Expected } from './answer-table.ts';
import { adviserWith, ask, talk } from './conversation.ts';

export interface Shop {
  name: string;
  siteUrl: string;
  products: readonly CrawledProduct[];
  knowledge: readonly Knowledge[];
}

/** Opens a shop with its own catalogue and the real search engine, for a test file. */
export async function openShop({ name, siteUrl, products, knowledge }: Shop) {
  const { store, close } = await createTestDatabase();
  afterAll(close);
  const { organizationId } = await store.organizations.insert(name);
  const { assistantId } = await store.assistants.insert(organizationId, { name, modelName: '' });
  // Pages arrive in any order: insert products by title, so that the catalogue is always the same.
  const sorted = products.toSorted((a, b) => (a.title < b.title ? -1 : 1));
  await store.catalogue.merge(organizationId, assistantId, sorted);
  await store.search.refresh(organizationId, assistantId);
  for (const entry of knowledge) await store.knowledge.insert(organizationId, assistantId, entry);
  const adviser = adviserWith(sourcesOf(store));
  const tenant = { organizationId, assistant: { assistantId, name, siteUrl } };
  // Answers may quote the details as well as the description.
  const described = products.map(({ details, ...product }) => {
    const text = details ? detailText(detailsOf({ page: details }).details, product.currency) : '';
    return { ...product, description: `${product.description ?? ''}\n${text}` };
  });
  const passages = knowledge.flatMap(({ title, content }) => [title, content]);

  /**
   * Holds a conversation with the built-in model, and asks the questions suggested at its end.
   * @returns the questions with answers that have faults
   */
  async function findFaultyAnswers(conversation: readonly Expected[]) {
    const questions = conversation.map(({ question }) => question);
    const heard = await talk(adviser, questions, tenant);
    const faulty = conversation.flatMap((expected, at) => {
      const answer = heard[at];
      if (!answer) throw new Error(`No answer to ${expected.question}`);
      const basis = { conversation: conversation.slice(0, at + 1), products: described, knowledge: passages, siteUrl };
      const faults = findFaults(answer, expected, basis);
      return faults.length > 0 ? [{ question: expected.question, answer: answer.text, faults }] : [];
    });
    const messages = heard.flatMap(({ text, shown }, at): Message[] => [
      { role: 'shopper', text: questions[at] ?? '' },
      { role: 'assistant', text, productIds: shown },
    ]);
    for (const suggestion of heard.at(-1)?.suggestions ?? []) {
      const { report, cards, text } = await ask(adviser, [...messages, { role: 'shopper', text: suggestion }], tenant);
      const isGood = report.outcome !== 'unanswered' && cards.length > 0;
      if (!isGood) faulty.push({ question: suggestion, answer: text, faults: ['It is suggested, but not answered.'] });
    }
    return faulty;
  }
  return { findFaultyAnswers };
}
