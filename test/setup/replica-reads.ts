import type { KeptPart } from '../../src/domain/conversation.ts';
import type { Store } from '../../src/domain/ports.ts';
import type { REPLICA_READS } from '../../src/storage/replica-reads.ts';
import { converse } from './conversation.ts';
import type { TestService } from './service.ts';

/** A shop to read. */
export interface ReadShop {
  assistantId: string;
  productId: string;
  knowledgeId: string;
  crawlRunId: string;
  conversationId: string;
}

type Read = (store: Store, organizationId: string) => Promise<unknown>;
/** One call of each read that a replica may answer. */
type Calls = { [P in keyof typeof REPLICA_READS]: { [M in keyof (typeof REPLICA_READS)[P]]: Read } };

/** Lists a call of each read that a replica may answer, by its name. */
export function replicaReads(shop: ReadShop): [string, Read][] {
  const { assistantId: id, productId, knowledgeId, crawlRunId, conversationId } = shop;
  const range = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };
  const lamps = { query: 'lamp', limit: 9, match: 'any' } as const;
  const calls: Calls = {
    assistants: {
      list: ({ assistants }, org) => assistants.list(org),
      overview: ({ assistants }, org) => assistants.overview(org, new Date(0), 9),
    },
    catalogue: { list: ({ catalogue }, org) => catalogue.list(org, id, { search: 'lamp', limit: 9 }) },
    search: {
      search: ({ search }, org) => search.search(org, id, lamps),
      similar: ({ search }, org) => search.similar(org, id, productId, 9),
      facets: ({ search }, org) => search.facets(org, id, { query: 'lamp' }),
    },
    passages: { search: ({ passages }, org) => passages.search(org, id, 'shipping', 9) },
    knowledge: {
      list: ({ knowledge }, org) => knowledge.list(org, id),
      browse: ({ knowledge }, org) => knowledge.browse(org, id, { search: 'ship' }, 9),
      uses: ({ knowledge }, org) => knowledge.uses(org, { assistantId: id, knowledgeId }, 9),
    },
    catalogueBrowser: {
      page: ({ catalogueBrowser }, org) =>
        catalogueBrowser.page(org, id, { filters: {}, sort: 'newest', after: null, limit: 9 }),
      count: ({ catalogueBrowser }, org) => catalogueBrowser.count(org, id, {}),
    },
    productHistory: {
      ages: ({ productHistory }, org) => productHistory.ages(org, id, 9),
      changes: ({ productHistory }, org) => productHistory.changes(org, id, { limit: 9 }),
      changesOfRun: ({ productHistory }, org) =>
        productHistory.changesOfRun(org, crawlRunId, { kind: 'added', after: null, limit: 9 }),
    },
    crawls: { list: ({ crawls }, org) => crawls.list(org, id) },
    insight: {
      series: ({ insight }, org) => insight.series(org, id, { ...range, from: '2099-01-01T00:00:00.000Z' }, 'month'),
      tops: ({ insight }, org) => insight.tops(org, id, range),
      conversations: ({ insight }, org) => insight.conversations(org, id, {}, 9),
      conversation: ({ insight }, org) => insight.conversation(org, conversationId),
      exportedExchanges: ({ insight }, org) => insight.exportedExchanges(org, id, {}, 9),
      openQuestions: ({ insight }, org) => insight.openQuestions(org, id, range, 9),
    },
    conversations: {
      reformulations: ({ conversations }, org) => conversations.reformulations(org, id),
      material: ({ conversations }, org) => conversations.material(org, id),
    },
    audit: { list: ({ audit }, org) => audit.list(org, {}, 9) },
    testQuestions: { runs: ({ testQuestions }, org) => testQuestions.runs(org, id, 9) },
  };
  return Object.entries(calls).flatMap(([port, reads]) =>
    Object.entries(reads).map(([name, read]): [string, Read] => [`${port}.${name}`, read]),
  );
}

/** Writes a row of everything that a shop consists of, each in a transaction, or else by itself, as the service does. */
export async function writeShop(
  database: Pick<TestService, 'store' | 'pool'>,
  organizationId: string,
  name: string,
): Promise<ReadShop> {
  const { store } = database;
  const { assistantId } = await store.assistants.insert(organizationId, { name, modelName: 'builtin' });
  const shop = await addTo(database, organizationId, assistantId, name);
  return { assistantId, ...shop };
}

/** Adds a row of everything to a shop. */
export async function addTo(
  database: Pick<TestService, 'store' | 'pool'>,
  organizationId: string,
  assistantId: string,
  name: string,
): Promise<Omit<ReadShop, 'assistantId'>> {
  const { store } = database;
  const url = `https://shop.test/${encodeURIComponent(name)}`;
  const values = { url, title: `Lamp ${name}`, price: 20, currency: 'EUR', brand: name };
  const product = await store.transaction((trx) => trx.catalogue.insert(organizationId, assistantId, values));
  const productId = product?.productId ?? '';
  await store.catalogue.update(organizationId, productId, { price: 30 });
  const entry = { title: `Shipping ${name}`, content: 'We ship in 3 days.', sourceType: 'guide' } as const;
  const { knowledgeId } = await store.transaction((trx) => trx.knowledge.insert(organizationId, assistantId, entry));
  const run = await store.crawls.start(organizationId, assistantId, 'microdata');
  const crawlRunId = run?.crawlRunId ?? '';
  await store.crawls.finish(organizationId, crawlRunId, { status: 'failed', error: name });
  const { conversationId } = await converse(database, { organizationId, assistantId }, [
    { question: `When will ${name} come?`, report: { outcome: 'unanswered', shown: [productId] } },
    { question: 'And by express?', parts: [sourced(knowledgeId)] },
  ]);
  await store.audit.append({
    organizationId,
    principal: null,
    origin: CLI,
    action: name,
    target: '',
    before: null,
    after: null,
  });
  await store.testQuestions.save(organizationId, assistantId, { questions: [QUESTION], mayCost: false });
  const testRunId = await store.transaction((trx) => trx.testQuestions.start(organizationId, assistantId, 'manual'));
  await store.testQuestions.fail({ organizationId, testRunId: testRunId ?? '' });
  return { productId, knowledgeId, crawlRunId, conversationId };
}

const CLI = { via: 'cli', address: null, requestId: '' } as const;
const QUESTION = { question: 'Do you have lamps?', mustBeAnswered: true, mustShow: null };
const sourced = (id: string): KeptPart => ({
  type: 'sources',
  sources: [{ type: 'knowledge', id, title: 'Shipping', sentence: 'Yes.', quote: 'We ship in 3 days.' }],
});
