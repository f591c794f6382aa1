import { beforeAll, describe, expect, it } from 'vitest';
import { newEntries } from '../setup/audit-log.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

interface Stored extends Record<string, unknown> {
  updatedAt: string;
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
