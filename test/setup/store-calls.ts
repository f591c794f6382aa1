import type { Store } from '../../src/domain/ports.ts';
import { type CrawledProduct, UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';
import { type ReadShop, replicaReads } from './replica-reads.ts';

export interface Caller extends ReadShop {
  organizationId: string;
  exchangeId: string;
  token: Buffer;
  keyId: string;
  userId: string;
}

export type StoreCall = (store: Store) => Promise<unknown>;

const NOW = new Date('2026-11-29T00:00:00.000Z');
const LATER = '2100-01-01T00:00:00.000Z';

/**
 * Calls that name no organization, with the reason. A person's own data belongs to no organization, and neither do their
 * approvals of applications before the organization is known.
 */
export const ACROSS: ReadonlyMap<string, string> = new Map([
  ...['conversations', 'shopPictures', 'modelBudget', 'productHistory', 'productChanges', 'connectedApps'].map(
    (port): [string, string] => [`${port}.reap`, 'deletes what has expired, of all organizations'],
  ),
  ['testQuestions.startDue', 'looks for work of all organizations'],
  ['crawlSchedules.startDue', 'looks for work of all organizations'],
  ['notifications.failedCrawls', 'looks for work of all organizations'],
  ['notifications.spentBudgets', 'looks for work of all organizations'],
  ['notifications.openQuestions', 'looks for work of all organizations'],
  ['quotas.addUp', 'adds up the use of all organizations'],
  ['organizations.find', 'finds organizations by name, for the operator'],
  ['organizations.ensure', 'finds organizations by name, for the operator'],
  ['users.memberships', 'lists the organizations of a person'],
  ['users.dropAccess', 'ends the access of a person'],
  ['connectedApps.list', "lists a person's applications"],
  ['connectedApps.disconnect', 'ends the approval of a person'],
  ['connectedApps.findByToken', 'a token names no organization: its row does'],
  ['connectedApps.lockForRefresh', 'a token names no organization: its row does'],
  ['connectedApps.chosen', "reads a session's choice of an organization"],
]);

/** Of these, calls that join rows of several organizations: a person's approvals of one application. */
export const JOINING: ReadonlySet<string> = new Set(['connectedApps.lockForRefresh']);

function catalogueCalls({ organizationId: org, assistantId: id, productId, crawlRunId }: Caller) {
  const url = 'https://shop.test/found';
  const choice = { organizationId: org, assistantId: id, productIds: [productId] };
  return {
    'assistants.find': ({ assistants }) => assistants.find(org, id),
    'assistants.exists': ({ assistants }) => assistants.exists(org, id, { keep: true }),
    'assistants.update': ({ assistants }) => assistants.update(org, id, { name: 'Other' }),
    'catalogue.find': ({ catalogue }) => catalogue.find(org, id, [productId]),
    'catalogue.details': ({ catalogue }) => catalogue.details(org, id, [productId]),
    'catalogue.merge': ({ catalogue }) => catalogue.merge(org, id, [FOUND, { ...FOUND, url, price: 9 }]),
    'catalogueCopies.read': async ({ assistants, catalogueCopies }) => {
      const copies = await catalogueCopies.read(org, id, '', 10);
      const { assistantId } = await assistants.insert(org, { name: 'Copy', modelName: 'builtin' });
      await catalogueCopies.add(org, assistantId, copies);
    },
    'crawlPatterns.save': async ({ crawlPatterns }) => {
      const nothing = { pattern: null, learnedBy: null, filled: {}, modelCalls: 0, modelCost: 0 };
      await crawlPatterns.save(org, id, { siteUrl: url, ...nothing });
      await crawlPatterns.find(org, id);
    },
    'imports.write': ({ imports }) => imports.write(org, id, [{ url: 'https://shop.test/fed', title: 'Fed lamp' }]),
    'search.refresh': ({ search }) => search.refresh(org, id),
    'search.synonyms': ({ search }) => search.synonyms(org, id),
    'search.setSynonyms': ({ search }) => search.setSynonyms(org, id, [['lamp', 'light']]),
    'productDetails.find': ({ productDetails }) => productDetails.find(org, productId),
    'productDetails.changeByHand': ({ productDetails }) => productDetails.changeByHand(org, productId, (hand) => hand),
    'productTranslations.put': ({ productTranslations }) =>
      productTranslations.put(org, id, [{ productId, ...GERMAN }]),
    'productTranslations.find': ({ productTranslations }) => productTranslations.find(org, id, 'de', [productId]),
    'productTranslations.of': ({ productTranslations }) => productTranslations.of(org, productId),
    'catalogueLexicons.put': ({ catalogueLexicons }) =>
      catalogueLexicons.put(org, id, 'de', { sourceHash: '1', entries: [] }),
    'catalogueLexicons.find': ({ catalogueLexicons }) => catalogueLexicons.find(org, id, 'de'),
    'productHistory.sources': ({ productHistory }) => productHistory.sources(org, productId),
    'productHistory.reap': ({ productHistory }) => productHistory.reap(NOW),
    'productChanges.hold': async ({ productChanges }) => {
      const held = await productChanges.hold(choice, { brand: { value: 'Held', source: 'hand' } });
      await productChanges.undo(org, held === 'duplicate' ? '' : (held.changeId ?? ''));
    },
    'productChanges.remove': ({ productChanges }) => productChanges.remove(choice),
    'productChanges.reap': ({ productChanges }) => productChanges.reap(NOW),
    'quotas.claim': ({ quotas }) => quotas.claim(org, { products: 1, bytes: 10 }),
    'quotas.list': ({ quotas }) => quotas.list(org),
    'quotas.set': ({ quotas }) => quotas.set(org, { products: 9 }),
    'quotas.addUp': ({ quotas }) => quotas.addUp(),
    'crawls.active': ({ crawls }) => crawls.active(org, id),
    'crawls.begin': ({ crawls }) => crawls.begin(org, crawlRunId),
    'crawls.find': ({ crawls }) => crawls.find(org, crawlRunId),
    'crawls.report': ({ crawls }) => crawls.report(org, crawlRunId),
    'crawlSchedules.set': ({ crawlSchedules }) => crawlSchedules.set(org, id, 'daily'),
    'crawlSchedules.find': ({ crawlSchedules }) => crawlSchedules.find(org, id),
    'crawlSchedules.startDue': ({ crawlSchedules }) => crawlSchedules.startDue(NOW),
  } satisfies Record<string, StoreCall>;
}

const FOUND: CrawledProduct = {
  ...UNKNOWN_FIELDS,
  url: 'https://shop.test/merged',
  title: 'Merged lamp',
  price: 5,
  currency: 'EUR',
};
const GERMAN = { language: 'de', sourceHash: '1', title: 'Lampe', text: '' };

function chatCalls({ organizationId: org, assistantId: id, conversationId, exchangeId, token, knowledgeId }: Caller) {
  const picture = { siteUrl: 'https://shop.test/', image: Buffer.from('1') };
  return {
    'knowledge.size': ({ knowledge }) => knowledge.size(org, id),
    'knowledge.find': ({ knowledge }) => knowledge.find(org, knowledgeId, { lock: true }),
    'knowledge.update': ({ knowledge }) =>
      knowledge.update(org, knowledgeId, { title: 'T', content: 'Posted in a day.', sourceType: 'note' }),
    'conversations.assistant': ({ conversations }) =>
      conversations.assistant(`aisle_pk_${org.slice(4)}_${'0'.repeat(26)}`),
    'conversations.productOn': ({ conversations }) =>
      conversations.productOn(org, id, { url: 'https://shop.test/', externalId: null }),
    'conversations.show': ({ conversations }) => conversations.show(org, exchangeId, ['prd_1']),
    'conversations.rate': ({ conversations }) => conversations.rate(org, id, token, exchangeId, 'up'),
    'conversations.note': ({ conversations }) =>
      conversations.note(org, id, token, { type: 'opened', productId: null, amount: null }),
    'conversations.order': ({ conversations }) =>
      conversations.order(org, id, token, { orderHash: Buffer.from('1'), total: 9.5, currency: 'EUR' }),
    'conversations.find': ({ conversations }) => conversations.find(org, id, token, 9),
    'conversations.reap': ({ conversations }) => conversations.reap(NOW),
    'insight.settle': ({ insight }) => insight.settle(org, id, [exchangeId], null),
    'insight.reopen': ({ insight }) => insight.reopen(org, id, [exchangeId]),
    'chatSettings.conversations': ({ chatSettings }) => chatSettings.conversations(org),
    'chatSettings.changeConversations': ({ chatSettings }) =>
      chatSettings.changeConversations(org, { retentionDays: 9 }),
    'chatSettings.spending': ({ chatSettings }) => chatSettings.spending(org, '2026-01'),
    'chatSettings.widget': ({ chatSettings }) => chatSettings.widget(org, id),
    'chatSettings.changeWidget': ({ chatSettings }) => chatSettings.changeWidget(org, id, {}),
    'chatSettings.setHandoverSecret': ({ chatSettings }) => chatSettings.setHandoverSecret(org, id, 'secret'),
    'sightings.record': ({ sightings }) =>
      sightings.record({ organizationId: org, assistantId: id }, 'https://shop.test', 'shown'),
    'sightings.list': ({ sightings }) => sightings.list(org, id),
    'shopPictures.keep': ({ shopPictures }) =>
      shopPictures.keep({ organizationId: org, assistantId: id }, 'desktop', picture),
    'shopPictures.find': ({ shopPictures }) => shopPictures.find({ organizationId: org, assistantId: id }, 'desktop'),
    'shopPictures.reap': ({ shopPictures }) => shopPictures.reap(NOW),
    'testQuestions.find': ({ testQuestions }) => testQuestions.find(org, id),
    'testQuestions.begin': ({ testQuestions }) => testQuestions.begin({ organizationId: org, testRunId: 'tst_1' }),
    'testQuestions.finish': ({ testQuestions }) =>
      testQuestions.finish({ organizationId: org, testRunId: 'tst_1' }, { model: 'm', cost: null, results: [] }),
    'testQuestions.startDue': ({ testQuestions }) => testQuestions.startDue(() => true),
    'modelBudget.reserve': async ({ modelBudget }) => {
      const reservation = (await modelBudget.reserve(org, 1, null)) ?? '';
      await modelBudget.settle(org, reservation, { cost: 1, inputTokens: 1, outputTokens: 1 });
    },
    'modelBudget.reap': ({ modelBudget }) => modelBudget.reap(NOW),
    'insight.deleteConversation': ({ insight }) => insight.deleteConversation(org, conversationId),
    'conversations.erase': ({ conversations }) => conversations.erase(org, id, token),
    'notifications.failedCrawls': ({ notifications }) => notifications.failedCrawls(NOW),
    'notifications.spentBudgets': ({ notifications }) => notifications.spentBudgets(NOW, 1),
    'notifications.openQuestions': ({ notifications }) => notifications.openQuestions('2026-11-23'),
  } satisfies Record<string, StoreCall>;
}

function peopleCalls({ organizationId: org, userId, keyId }: Caller) {
  const hash = Buffer.alloc(32);
  const flow = { sessionId: 's', codeChallenge: 'c' };
  return {
    'keys.findByHash': ({ keys }) => keys.findByHash(org, hash),
    'keys.list': ({ keys }) => keys.list(org),
    'keys.countInForce': ({ keys }) => keys.countInForce(org, userId),
    'keys.find': ({ keys }) => keys.find(org, keyId),
    'keys.touch': ({ keys }) => keys.touch(org, keyId, 'rest'),
    'keys.expire': ({ keys }) => keys.expire(org, keyId, LATER),
    'keys.revoke': ({ keys }) => keys.revoke(org, keyId),
    'organizations.find': ({ organizations }) => organizations.find('Lamps'),
    'organizations.ensure': ({ organizations }) => organizations.ensure('Lamps'),
    'organizations.rename': ({ organizations }) => organizations.rename(org, 'Lamps'),
    'members.add': ({ members }) => members.add(org, userId, 'owner'),
    'members.lock': ({ members }) => members.lock(org),
    'members.list': ({ members }) => members.list(org),
    'members.find': ({ members }) => members.find(org, userId),
    'members.changeRole': ({ members }) => members.changeRole(org, userId, 'admin'),
    'users.memberships': ({ users }) => users.memberships(userId),
    'invitations.insert': async ({ invitations }) => {
      const values = { organizationId: org, role: 'admin', hash, invitedBy: userId, expiresAt: LATER } as const;
      const { invitationId } = await invitations.insert(values);
      await invitations.list(org);
      await invitations.findByHash(org, hash);
      await invitations.reserve(org, invitationId, hash);
      await invitations.accept(org, invitationId, userId);
      await invitations.revoke(org, invitationId);
    },
    'connectedApps.list': ({ connectedApps }) => connectedApps.list(userId),
    'connectedApps.find': ({ connectedApps }) => connectedApps.find(org, userId, 'client'),
    'connectedApps.findByToken': ({ connectedApps }) => connectedApps.findByToken('hash'),
    'connectedApps.lockForRefresh': ({ connectedApps }) => connectedApps.lockForRefresh('hash'),
    'connectedApps.touch': ({ connectedApps }) => connectedApps.touch(org, 'app'),
    'connectedApps.chosen': ({ connectedApps }) => connectedApps.chosen(flow),
    'connectedApps.disconnect': ({ connectedApps }) => connectedApps.disconnect(userId, 'app'),
    'connectedApps.reap': ({ connectedApps }) => connectedApps.reap(NOW),
    'users.dropAccess': ({ users }) => users.dropAccess(userId),
    'members.remove': ({ members }) => members.remove(org, userId),
  } satisfies Record<string, StoreCall>;
}

/** Calls that send the statements of a store, by the name of the method that each begins with. */
export function storeCalls(caller: Caller): [string, StoreCall][] {
  const { organizationId: org, assistantId: id, productId, knowledgeId } = caller;
  const last: Record<string, StoreCall> = {
    'catalogue.delete': ({ catalogue }) => catalogue.delete(org, productId),
    'knowledge.delete': ({ knowledge }) => knowledge.delete(org, knowledgeId),
    'assistants.delete': ({ assistants }) => assistants.delete(org, id),
    'organizations.delete': ({ organizations }) => organizations.delete(org),
  };
  return [
    ...replicaReads(caller).map(([name, read]): [string, StoreCall] => [name, (store) => read(store, org)]),
    ...Object.entries({ ...chatCalls(caller), ...catalogueCalls(caller), ...peopleCalls(caller), ...last }),
  ];
}
