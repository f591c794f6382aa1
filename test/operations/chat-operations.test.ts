import { describe, expect, it } from 'vitest';
import { ROLES } from '../../src/domain/permissions.ts';
import { converse } from '../setup/conversation.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { createCast, createOwner } from '../setup/visitor.ts';

interface Place {
  organizationId: string;
  assistantId: string;
  conversationId: string;
  exchangeIds: string[];
}

const service = await sharedService();
const cast = await createCast(service);
const ours = await createPlace(cast.organizationId);
const theirs = await createPlace((await createOwner(service, 'Other')).organizationId);

async function createPlace(organizationId: string): Promise<Place> {
  const { assistantId } = await service.store.assistants.insert(organizationId, { name: 'A', modelName: 'x' });
  const at = { organizationId, assistantId };
  return { ...at, ...(await converse(service, at, [{ question: 'Why?', report: { outcome: 'unanswered' } }])) };
}

const RANGE = { from: '2026-01-01', to: '2026-02-01', by: 'day' };
const ENTRY = { title: 'T', content: 'C' };
const NOTHING = 'ast_00000000000000000000000000';

type Input = (place: Place) => object | Promise<object>;
/** Each operation with a valid input, and the status for owner, admin, editor and viewer. */
const OPERATIONS: [operation: string, input: Input, statuses: number[]][] = [
  ['list_conversations', ({ assistantId }) => ({ assistantId }), [200, 200, 200, 200]],
  ['get_conversation', ({ conversationId }) => ({ conversationId }), [200, 200, 200, 200]],
  [
    'delete_conversation',
    async (place) => ({ conversationId: (await converse(service, place, [])).conversationId }),
    [200, 200, 403, 403],
  ],
  ['get_insight', ({ assistantId }) => ({ assistantId, ...RANGE }), [200, 200, 200, 200]],
  ['list_unanswered', ({ assistantId }) => ({ assistantId }), [200, 200, 200, 200]],
  [
    'add_knowledge_from_questions',
    async (place) => ({ assistantId: place.assistantId, ...ENTRY, exchangeIds: await open(place) }),
    [200, 200, 200, 403],
  ],
  [
    'dismiss_questions',
    async (place) => ({ assistantId: place.assistantId, exchangeIds: await open(place) }),
    [200, 200, 200, 403],
  ],
  [
    'reopen_questions',
    async (place) => ({ assistantId: place.assistantId, exchangeIds: await dismissed(place) }),
    [200, 200, 200, 403],
  ],
  ['get_chat_settings', () => ({}), [200, 200, 200, 200]],
  ['update_chat_settings', () => ({ retentionDays: 30 }), [200, 200, 403, 403]],
  ['get_widget_settings', ({ assistantId }) => ({ assistantId }), [200, 200, 200, 200]],
  ['update_widget_settings', ({ assistantId }) => ({ assistantId, origins: null }), [200, 200, 403, 403]],
  ['rotate_handover_secret', ({ assistantId }) => ({ assistantId }), [200, 200, 403, 403]],
  ['preview_assistant', ({ assistantId }) => ({ assistantId }), [200, 200, 200, 200]],
  ['evaluate_assistant', ({ assistantId }) => ({ assistantId, questions: ['Why?'] }), [200, 200, 403, 403]],
  ['ask_assistant', ({ assistantId }) => ({ assistantId, question: 'Why?' }), [200, 200, 200, 200]],
  ['list_synonyms', ({ assistantId }) => ({ assistantId }), [200, 200, 200, 200]],
  ['search_facets', ({ assistantId }) => ({ assistantId, query: 'jacket' }), [200, 200, 200, 200]],
  ['set_synonyms', ({ assistantId }) => ({ assistantId, groups: [] }), [200, 200, 200, 403]],
  ['list_models', () => ({}), [200, 200, 200, 200]],
  ['get_assistant_model', ({ assistantId }) => ({ assistantId }), [200, 200, 200, 200]],
];

const open = async (place: Place) =>
  (await converse(service, place, [{ question: 'How?', report: { outcome: 'unanswered' } }])).exchangeIds;

async function dismissed(place: Place) {
  const exchangeIds = await open(place);
  await service.store.insight.settle(place.organizationId, place.assistantId, exchangeIds, null);
  return exchangeIds;
}

describe.each(OPERATIONS)('%s', (operation, input, statuses) => {
  it.each(ROLES.map((role, index) => [role, statuses[index]] as const))(
    'called by the %s: %i',
    async (role, status) => {
      const given = await input(ours);
      const before = await snapshot(service);
      const { status: got, body } = await cast[role].organization(ours.organizationId, operation, given);
      expect([got, body.error?.code]).toEqual([status, status === 403 ? 'forbidden' : undefined]);
      if (status === 403) expect(await snapshot(service)).toEqual(before);
    },
  );

  it("answers alike for another organization's and unknown identifiers", async () => {
    const given = await input(theirs);
    if (Object.keys(given).every((name) => !name.endsWith('Id'))) return;
    const missing = Object.fromEntries(
      Object.entries(given).map(([name, value]: [string, unknown]) => [name, name.endsWith('Id') ? NOTHING : value]),
    );
    const before = await snapshot(service);
    const foreign = await cast.owner.organization(ours.organizationId, operation, given);
    const unknown = await cast.owner.organization(ours.organizationId, operation, missing);
    expect(foreign.status).toBe(404);
    expect(foreign.body.error).toEqual({ ...unknown.body.error, requestId: expect.any(String) });
    expect(await snapshot(service)).toEqual(before);
  });

  it('refuses invalid input', async () => {
    const given = { ...(await input(ours)), surprise: 1 };
    const { status, body } = await cast.owner.organization(ours.organizationId, operation, given);
    expect([status, body.error?.code, body.error?.issues?.[0]?.path]).toEqual([400, 'invalid_input', 'surprise']);
  });
});

const long = (count: number) => 'x'.repeat(count);
const many = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

describe('is refused', () => {
  it.each<[operation: string, input: object, path: string]>([
    ['list_conversations', { limit: 0 }, 'limit'],
    ['list_conversations', { limit: 201 }, 'limit'],
    ['list_conversations', { from: 'yesterday' }, 'from'],
    ['list_conversations', { search: '' }, 'search'],
    ['list_conversations', { search: long(201) }, 'search'],
    ['list_conversations', { feedback: 'sideways' }, 'feedback'],
    ['list_conversations', { unanswered: 'yes' }, 'unanswered'],
    ['get_insight', { ...RANGE, by: 'hour' }, 'by'],
    ['get_insight', { ...RANGE, from: undefined }, 'from'],
    ['get_insight', { ...RANGE, to: '2026-01-01' }, 'to'],
    ['get_insight', { ...RANGE, to: '2025-12-31' }, 'to'],
    ['get_insight', { ...RANGE, to: '2027-02-06' }, 'to'],
    ['list_unanswered', { limit: 1000 }, 'limit'],
    ['dismiss_questions', { exchangeIds: [] }, 'exchangeIds'],
    ['dismiss_questions', { exchangeIds: many(501, 'msg_1') }, 'exchangeIds'],
    ['add_knowledge_from_questions', { ...ENTRY, exchangeIds: [] }, 'exchangeIds'],
    ['add_knowledge_from_questions', { ...ENTRY, title: '', exchangeIds: ['msg_1'] }, 'title'],
    ['add_knowledge_from_questions', { ...ENTRY, sourceType: 'rumour', exchangeIds: ['msg_1'] }, 'sourceType'],
    ['update_chat_settings', { assistantId: undefined, monthlyBudget: -1 }, 'monthlyBudget'],
    ['update_chat_settings', { assistantId: undefined, monthlyBudget: '5' }, 'monthlyBudget'],
    ['update_chat_settings', { assistantId: undefined, retentionDays: 0 }, 'retentionDays'],
    ['update_chat_settings', { assistantId: undefined, retentionDays: 3651 }, 'retentionDays'],
    ['update_chat_settings', { assistantId: undefined, retentionDays: 1.5 }, 'retentionDays'],
    ['update_chat_settings', { assistantId: undefined, retentionDays: null }, 'retentionDays'],
    ['update_widget_settings', { origins: many(51, 'https://a.test') }, 'origins'],
    ['update_widget_settings', { suggestedQuestions: many(7, 'Why?') }, 'suggestedQuestions'],
    ['update_widget_settings', { suggestedQuestions: [' '] }, 'suggestedQuestions.0'],
    ['update_widget_settings', { suggestedQuestions: [long(201)] }, 'suggestedQuestions.0'],
    ['update_widget_settings', { position: 'top' }, 'position'],
    ['update_widget_settings', { contactUrl: 'javascript:alert(1)' }, 'contactUrl'],
    ['update_widget_settings', { contactUrl: 'mailto:us@shop.test' }, 'contactUrl'],
    ['evaluate_assistant', { questions: many(11, 'Why?') }, 'questions'],
    ['evaluate_assistant', { questions: [' '] }, 'questions.0'],
    ['evaluate_assistant', { questions: [long(2_001)] }, 'questions.0'],
    ['evaluate_assistant', { modelNames: many(3, 'x') }, 'modelNames'],
    ['evaluate_assistant', { persona: long(20_001) }, 'persona'],
    ['update_widget_settings', { contactEmail: 'help@shop' }, 'contactEmail'],
    ['update_widget_settings', { contactEmail: 'Help <help@shop.test>' }, 'contactEmail'],
    ['update_widget_settings', { contactEmail: `${long(250)}@shop.test` }, 'contactEmail'],
    ['update_widget_settings', { contactPhone: '' }, 'contactPhone'],
    ['update_widget_settings', { contactPhone: '0800 CALL US' }, 'contactPhone'],
    ['update_widget_settings', { contactPhone: '49+30' }, 'contactPhone'],
    ['update_widget_settings', { contactPhone: '1'.repeat(41) }, 'contactPhone'],
    ['update_widget_settings', { handoverWebhook: 'http://desk.test/aisle' }, 'handoverWebhook'],
    ['update_widget_settings', { handoverSecret: 'mine' }, 'handoverSecret'],
    ['set_synonyms', { groups: [['sofa']] }, 'groups.0'],
    ['set_synonyms', { groups: [many(21, 'sofa')] }, 'groups.0'],
    ['set_synonyms', { groups: [['sofa', ' ']] }, 'groups.0.1'],
    ['set_synonyms', { groups: [['sofa', long(81)]] }, 'groups.0.1'],
    ['set_synonyms', { groups: many(501, ['sofa', 'couch']) }, 'groups'],
  ])('%s with %.80j', async (operation, input, path) => {
    const before = await snapshot(service);
    const given = { assistantId: ours.assistantId, ...input };
    const { status, body } = await cast.owner.organization(ours.organizationId, operation, given);
    expect([status, body.error?.code, body.error?.issues?.map((issue) => issue.path)]).toEqual([
      400,
      'invalid_input',
      [path],
    ]);
    expect(await snapshot(service)).toEqual(before);
  });

  it.each([
    'shop.test',
    'https://',
    'https://shop.test/page',
    'https://shop.test/?',
    'https://shop.test/#top',
    'https://user@shop.test',
    'https://*.shop.test/*',
    'ftp://shop.test',
    'javascript:alert(1)',
    'null',
    '*',
    ' https://shop.test',
  ])('%j as an origin', async (origin) => {
    const input = { assistantId: ours.assistantId, origins: ['https://fine.test', origin] };
    const { status, body } = await cast.owner.organization(ours.organizationId, 'update_widget_settings', input);
    expect([status, body.error?.issues]).toEqual([
      400,
      [{ path: 'origins.1', message: 'must be an origin such as https://shop.example, without a path' }],
    ]);
  });
});
