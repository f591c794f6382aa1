import { beforeAll, describe, expect, it } from 'vitest';
import { newEntries } from '../setup/audit-log.ts';
import { sharedService } from '../setup/service.ts';
import { createMember, createOwner } from '../setup/visitor.ts';

interface Stored extends Record<string, unknown> {
  updatedAt: string;
  /** Of records without `updatedAt`. */
  version: string;
}

const service = await sharedService();
const owner = await createOwner(service, 'Shop');
const { organizationId } = owner;
const read = (operation: string, input: unknown) =>
  owner.result<Stored>(`organizations/${organizationId}/${operation}`, input);
const save = (operation: string, input: object, seen: string) =>
  owner.organization(organizationId, operation, input, { 'If-Match': `"${seen}"` });

const ids: Record<string, unknown> = {};
beforeAll(async () => {
  const { assistantId } = await read('create_assistant', { name: 'Shop' });
  const { productId } = await read('add_product', { assistantId, url: 'https://shop.test/lamp', title: 'Lamp' });
  const entry = { assistantId, title: 'Shipping', content: 'Two days.', sourceType: 'guide' };
  const { knowledgeId } = await read('add_knowledge', entry);
  Object.assign(ids, { assistantId, productId, knowledgeId });
});

describe.each([
  ['an assistant', 'assistantId', 'get_assistant', 'update_assistant', { greeting: 'Hello' }, { greeting: 'Hi' }],
  ['a widget', 'assistantId', 'get_widget_settings', 'update_widget_settings', { verify: 'off' }, { verify: 'quote' }],
  ['a product', 'productId', 'browse_catalogue', 'update_product', { title: 'Lamp A' }, { title: 'Lamp B' }],
  [
    'the details of a product',
    'productId',
    'get_product_details',
    'set_product_details',
    { details: { gtin: '1' } },
    { details: { gtin: '2' } },
  ],
  ['a knowledge entry', 'knowledgeId', 'get_knowledge', 'update_knowledge', { title: 'A' }, { title: 'B' }],
])('of two people who edit %s', (_, id, get, update, first, second) => {
  const current = async (): Promise<Stored> => {
    if (get !== 'browse_catalogue') return read(get, { [id]: ids[id] });
    const { products } = await owner.result<{ products: Stored[] }>(`organizations/${organizationId}/${get}`, {
      assistantId: ids['assistantId'],
    });
    return products[0] ?? expect.fail('no product');
  };
  const change = (patch: object, seen: string) => save(update, { [id]: ids[id], ...patch }, seen);

  it('the later one is refused and told, and nothing of theirs is kept', async () => {
    const { updatedAt } = await current();
    expect((await change(first, updatedAt)).status).toBe(200);
    const { entries, result } = await newEntries(service, organizationId, () => change(second, updatedAt));
    expect(result.status).toBe(412);
    expect(result.body.error).toMatchObject({
      code: 'changed_meanwhile',
      message: 'Someone has changed this since you opened it. Look at what is saved now, then save again.',
    });
    expect(entries).toEqual([]);
    expect(await current()).toMatchObject(first);
  });

  it('the later one can save after having looked again', async () => {
    const { updatedAt } = await current();
    expect((await change(second, updatedAt)).status).toBe(200);
    expect(await current()).toMatchObject(second);
  });

  it('one is refused if they save at the same moment', async () => {
    const { updatedAt } = await current();
    const answers = await Promise.all([first, second].map((patch) => change(patch, updatedAt)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
  });
});

describe.each([
  ['synonyms', 'list_synonyms', 'set_synonyms', { groups: [['torch', 'lamp']] }, { groups: [['sofa', 'couch']] }],
  ['a schedule', 'get_crawl_schedule', 'update_crawl_schedule', { every: 'daily' }, { every: 'weekly' }],
  ['a budget', 'get_chat_settings', 'update_chat_settings', { monthlyBudget: 5 }, { monthlyBudget: 7 }],
  ['the name of an organization', 'get_account', 'rename_organization', { name: 'A' }, { name: 'B' }],
  ['a role', 'list_members', 'change_role', { role: 'editor' }, { role: 'viewer' }],
])('of two people who edit %s', (_, get, update, first, second) => {
  let input: object = {};
  const current = async (): Promise<Stored> => {
    const account = await owner.result<{ organizations: Stored[] }>('account/get_account', {});
    if (get === 'get_account') return account.organizations[0] ?? expect.fail('no organization');
    const found = await read(get, get === 'list_members' ? {} : input);
    return Array.isArray(found)
      ? ((found as Stored[]).find(({ role }) => role !== 'owner') ?? expect.fail('no member'))
      : found;
  };
  const change = (patch: object, seen: string) => save(update, { ...input, ...patch }, seen);

  beforeAll(async () => {
    const { assistantId } = ids;
    if (get === 'list_synonyms' || get === 'get_crawl_schedule') input = { assistantId };
    if (get === 'list_members') input = { userId: await createMember(service, organizationId, 'admin') };
  });

  it('the later one is refused and told, and may save after having looked again', async () => {
    const { version } = await current();
    expect((await change(first, version)).status).toBe(200);
    const answer = await change(second, version);
    expect(answer).toMatchObject({ status: 412, body: { error: { code: 'changed_meanwhile' } } });
    const now = await current();
    expect(now).toMatchObject(first);
    expect((await change(second, now.version)).status).toBe(200);
    expect(await current()).toMatchObject(second);
  });
});
