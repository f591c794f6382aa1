import { describe, expect, it } from 'vitest';
import { createModels } from '../../src/chat/models/registry.ts';
import { newEntries } from '../setup/audit-log.ts';
import { reportWith } from '../setup/conversation.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

interface Settings {
  monthlyBudget: number | null;
  retentionDays: number;
  spending: { month: string; cost: number; answers: number }[];
}

interface Widget {
  embedKey: string;
  origins: string[] | null;
  originsInEffect: string[];
  suggestedQuestions: string[] | null;
}

const PRICE = { input: 1, cached: 1, output: 2, asOf: null };
/** The price of a model without a known one: that of the most expensive known model. */
const ASSUMED = { input: 5, cached: 5, output: 30, asOf: null, isAssumed: true };

const compatible = { url: 'http://127.0.0.1:9/v1', models: ['large', 'small'] };
const service = await sharedService({
  models: createModels({ compatible, prices: new Map([['compatible/small', PRICE]]) }),
});

async function createPlace(values: object = {}) {
  const owner = await createOwner(service);
  const { organizationId } = owner;
  const call = <T>(operation: string, input: object = {}) =>
    owner.result<T>(`organizations/${organizationId}/${operation}`, input);
  const { assistantId, embedKey } = await call<{ assistantId: string; embedKey: string }>('create_assistant', {
    name: 'A',
    ...values,
  });
  const ask = (operation: string, input: object) => owner.organization(organizationId, operation, input);
  return { organizationId, assistantId, embedKey, call, ask };
}

describe('the settings of an organization', () => {
  it('default to 90 days, the usual budget and no spending in this month and the year before', async () => {
    const { call } = await createPlace();
    const { spending, ...settings } = await call<Settings>('get_chat_settings');
    expect(settings).toEqual({
      monthlyBudget: 50,
      isDefaultBudget: true,
      retentionDays: 90,
      version: expect.any(String),
    });
    expect(spending).toHaveLength(13);
    expect(new Set(spending.map(({ month }) => month)).size).toBe(13);
    expect(spending[0]?.month).toBe(new Date().toISOString().slice(0, 7));
    expect(spending.every(({ cost, answers }) => cost === 0 && answers === 0)).toBe(true);
  });

  it.each([0, 0.000001, 12.34, 1_000_000_000])(
    'accept a budget of %d dollars, then none, then the default',
    async (monthlyBudget) => {
      const { call, organizationId } = await createPlace();
      const { entries } = await newEntries(service, organizationId, async () => {
        expect(await call('update_chat_settings', { monthlyBudget })).toMatchObject({
          monthlyBudget,
          isDefaultBudget: false,
          retentionDays: 90,
        });
        expect(await call('list_models')).toMatchObject({ monthlyBudget, isDefaultBudget: false });
        expect(await call('update_chat_settings', { retentionDays: 7 })).toMatchObject({ monthlyBudget });
        const none = { monthlyBudget: null, isDefaultBudget: false };
        expect(await call('update_chat_settings', { monthlyBudget: null })).toMatchObject(none);
        expect(await call('list_models')).toMatchObject(none);
        const usual = { monthlyBudget: 50, isDefaultBudget: true, retentionDays: 7 };
        expect(await call('update_chat_settings', { monthlyBudget: 'default' })).toMatchObject(usual);
      });
      expect(entries.map(({ target, before, after }) => [target, before, after])).toEqual([
        [organizationId, { monthlyBudget: 'default', retentionDays: 90 }, { monthlyBudget, retentionDays: 90 }],
        [organizationId, { monthlyBudget, retentionDays: 90 }, { monthlyBudget, retentionDays: 7 }],
        [organizationId, { monthlyBudget, retentionDays: 7 }, { monthlyBudget: null, retentionDays: 7 }],
        [organizationId, { monthlyBudget: null, retentionDays: 7 }, { monthlyBudget: 'default', retentionDays: 7 }],
      ]);
    },
  );

  it('report spending in dollars, including deleted conversations', async () => {
    const { call, organizationId } = await createPlace();
    const other = await createPlace();
    const { conversations, modelBudget } = service.store;
    for (let n = 0; n < 2; n++) {
      const reservation = (await modelBudget.reserve(organizationId, 1, null)) ?? '';
      await modelBudget.settle(organizationId, reservation, { cost: 1_250_000, inputTokens: 1, outputTokens: 1 });
      await conversations.answer(organizationId, 'msg_erased', { answer: 'Yes.', parts: [], report: reportWith() });
    }
    await service.pool.query(
      `insert into model_spending (organization_id, month, cost, answers)
        select $1, date_trunc('month', now() at time zone 'utc') - n * interval '1 month', 1000000 * n, n
        from unnest(array[12, 13]) as n`,
      [organizationId],
    );
    const { spending } = await call<Settings>('get_chat_settings');
    expect(spending).toHaveLength(13);
    expect(spending[0]).toMatchObject({ cost: 2.5, answers: 2 });
    expect(spending.at(-1)).toMatchObject({ cost: 12, answers: 12 });
    expect((await other.call<Settings>('get_chat_settings')).spending[0]).toMatchObject({ cost: 0, answers: 0 });
  });
});

describe('the settings of a widget', () => {
  it.each([
    [undefined, []],
    ['http://localhost:4000/shop', expect.arrayContaining(['http://localhost:4000'])],
    ['https://www.shop.test/de/', ['https://shop.test', 'https://www.shop.test']],
  ])('of a shop at %s are its origins', async (siteUrl, originsInEffect) => {
    const { call, assistantId, embedKey } = await createPlace({ siteUrl });
    expect(await call('get_widget_settings', { assistantId })).toEqual({
      assistantId,
      embedKey,
      origins: null,
      originsInEffect,
      suggestedQuestions: null,
      position: null,
      contactUrl: null,
      contactEmail: null,
      contactPhone: null,
      handoverWebhook: null,
      verify: 'model',
      skippedChecks: [],
      updatedAt: expect.any(String),
    });
  });

  it('keep which checks of the installation are skipped, of those that there are', async () => {
    const { call, ask, assistantId } = await createPlace({ siteUrl: 'https://shop.test' });
    const skip = (skippedChecks: string[]) => ask('update_widget_settings', { assistantId, skippedChecks });
    expect(await skip(['weather'])).toMatchObject({ status: 400 });
    expect(await skip(['tag', 'cart'])).toMatchObject({ status: 200 });
    expect(await call('get_widget_settings', { assistantId })).toMatchObject({ skippedChecks: ['tag', 'cart'] });
  });

  it('can be changed one by one, are normalized, and can be reset', async () => {
    const { call, assistantId, embedKey, organizationId } = await createPlace({ siteUrl: 'https://shop.test' });
    const { entries } = await newEntries(service, organizationId, async () => {
      const origins = ['https://Shop.Test:443', 'http://127.0.0.1:8080/', 'https://shop.test', 'https://bücher.test'];
      await call('update_widget_settings', { assistantId, origins });
      await call('update_widget_settings', { assistantId, suggestedQuestions: [' What fits me? ', '¿Qué tal?'] });
    });
    const origins = ['https://shop.test', 'http://127.0.0.1:8080', 'https://xn--bcher-kva.test'];
    const suggestedQuestions = ['What fits me?', '¿Qué tal?'];
    const noContact = { contactUrl: null, contactEmail: null, contactPhone: null, handoverWebhook: null };
    const unset = {
      origins: null,
      suggestedQuestions: null,
      position: null,
      ...noContact,
      verify: 'model',
      skippedChecks: [],
    };
    const untouched = { ...unset, updatedAt: expect.any(String) };
    expect(await call<Widget>('get_widget_settings', { assistantId })).toMatchObject({
      origins,
      originsInEffect: origins,
      suggestedQuestions,
    });
    expect(await service.store.conversations.assistant(embedKey)).toMatchObject({ origins, suggestedQuestions });
    expect(entries.map(({ target, before, after }) => [target, before, after])).toEqual([
      [assistantId, untouched, { ...untouched, origins }],
      [assistantId, { ...untouched, origins }, { ...untouched, origins, suggestedQuestions }],
    ]);
    const look = {
      position: 'left',
      contactUrl: 'https://shop.test/contact',
      contactEmail: 'help@shop.test',
      contactPhone: '+49 (0)30 / 901-820',
      handoverWebhook: 'https://desk.test/aisle',
      verify: 'quote',
    };
    expect(await call('update_widget_settings', { assistantId, ...look })).toMatchObject({ ...look, origins });
    expect(await service.store.conversations.assistant(embedKey)).toMatchObject(look);
    const back = { assistantId, ...unset };
    expect(await call('update_widget_settings', back)).toMatchObject(back);
    // Empty lists are not the default: they mean no origins and no questions.
    expect(await call('update_widget_settings', { assistantId, origins: [], suggestedQuestions: [] })).toMatchObject({
      origins: [],
      originsInEffect: [],
      suggestedQuestions: [],
    });
  });
});

it('the secret of the webhook is new after each rotation, shown once, and never logged', async () => {
  const { call, assistantId, organizationId } = await createPlace();
  const secrets: string[] = [];
  const { entries } = await newEntries(service, organizationId, async () => {
    for (let times = 0; times < 2; times++)
      secrets.push((await call<{ secret: string }>('rotate_handover_secret', { assistantId })).secret);
  });
  expect(new Set(secrets).size).toBe(2);
  expect(secrets.filter((secret) => /^aisle_wh_[\w-]{43}$/.test(secret))).toHaveLength(2);
  const [, kept] = secrets;
  const { rows } = await service.pool.query<{ handover_secret: string }>(
    'select handover_secret from assistants where assistant_id = $1',
    [assistantId],
  );
  expect(rows).toEqual([{ handover_secret: kept }]);
  expect(entries.map(({ target, before, after }) => [target, before, after])).toEqual(
    secrets.map(() => [assistantId, { handoverSecret: 'previous' }, { handoverSecret: 'new' }]),
  );
  const shown = [
    await call('get_widget_settings', { assistantId }),
    await call('get_assistant', { assistantId }),
    entries,
  ];
  for (const secret of secrets) expect(JSON.stringify(shown)).not.toContain(secret);
});

it('synonyms are replaced as a whole, in order, and logged', async () => {
  const { call, assistantId, organizationId } = await createPlace();
  expect(await call('list_synonyms', { assistantId })).toEqual({ groups: [], version: expect.any(String) });
  const first = [
    ['sofa', 'couch', 'settee'],
    ['tv', 'television set'],
  ];
  const second = [['sneaker', 'trainer']];
  const { entries } = await newEntries(service, organizationId, async () => {
    await call('set_synonyms', { assistantId, groups: [[' sofa', 'couch', 'settee '], first[1]] });
    expect(await call('list_synonyms', { assistantId })).toEqual({ groups: first, version: expect.any(String) });
    await call('set_synonyms', { assistantId, groups: second });
  });
  expect(await call('list_synonyms', { assistantId })).toEqual({ groups: second, version: expect.any(String) });
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [{ groups: [] }, { groups: first }],
    [{ groups: first }, { groups: second }],
  ]);
});

describe('models', () => {
  it('are listed with their prices and the default', async () => {
    const { call } = await createPlace();
    expect(await call('list_models')).toEqual({
      missing: [
        { provider: 'Anthropic (Claude)', variable: 'ANTHROPIC_API_KEY' },
        { provider: 'OpenAI (GPT)', variable: 'OPENAI_API_KEY' },
        { provider: 'Google (Gemini)', variable: 'GOOGLE_GENERATIVE_AI_API_KEY' },
      ],
      default: 'compatible/large',
      fast: 'compatible/small',
      monthlyBudget: 50,
      isDefaultBudget: true,
      models: [
        { name: 'builtin/retrieval', role: null, price: expect.objectContaining({ input: 0, output: 0 }) },
        { name: 'compatible/large', role: 'default', price: ASSUMED },
        { name: 'compatible/small', role: 'fast', price: PRICE },
      ],
    });
  });

  it.each([
    [undefined, 'compatible/small', 'compatible/small', true, PRICE],
    ['small', 'small', 'compatible/small', true, PRICE],
    ['compatible/other', 'compatible/other', 'compatible/other', true, ASSUMED],
    ['openai/gpt-5.4', 'openai/gpt-5.4', 'compatible/large', false, ASSUMED],
  ])('of an assistant with %s', async (given, modelName, model, asked, price) => {
    const { call, assistantId } = await createPlace(given === undefined ? {} : { modelName: given });
    expect(await call('get_assistant_model', { assistantId })).toEqual({ assistantId, modelName, model, asked, price });
  });
});
