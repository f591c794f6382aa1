import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerSource } from '../../src/domain/answer.ts';
import type { Knowledge } from '../../src/domain/knowledge.ts';
import { newEntries } from '../setup/audit-log.ts';
import { converse } from '../setup/conversation.ts';
import { sharedService } from '../setup/service.ts';
import { createCast, createOwner } from '../setup/visitor.ts';

interface Listed {
  knowledgeId: string;
  title: string;
  length: number;
  beginning: string;
  uses: number;
}

const service = await sharedService();
const cast = await createCast(service);
const { organizationId } = cast;
const stranger = await createOwner(service, 'Other');
let assistantId: string;

type Caller = Pick<typeof cast.owner, 'organization'> & { organizationId?: string };
type Input = Record<string, unknown>;

const call = <T = Knowledge>(
  operation: string,
  input: Input,
  caller: typeof cast.owner | typeof cast.viewer = cast.owner,
) => caller.result<T>(`organizations/${organizationId}/${operation}`, input);
const add = (title: string, content = 'We ship within two days.', at = assistantId) =>
  call('add_knowledge', { assistantId: at, title, content, sourceType: 'guide' });
const update = (input: Input) => call('update_knowledge', input);
const browse = (input: Input = {}) =>
  call<{ total: number; entries: Listed[] }>('browse_knowledge', { assistantId, ...input });
const titles = async (input?: Input) => (await browse(input)).entries.map(({ title }) => title);
const uses = (knowledgeId: string, input: Input = {}) =>
  call<{ total: number; uses: Record<string, unknown>[] }>('list_knowledge_uses', { knowledgeId, ...input });

async function refused(expected: [number, string], operation: string, input: Input, caller: Caller = cast.editor) {
  const { entries, result } = await newEntries(service, organizationId, () =>
    caller.organization(caller.organizationId ?? organizationId, operation, input),
  );
  expect([result.status, result.body.error?.code]).toEqual(expected);
  expect(entries).toEqual([]);
  return result.body.error?.message ?? '';
}

const source = (id: string, type: AnswerSource['type'] = 'knowledge'): AnswerSource => ({
  sentence: 'Two days.',
  type,
  id,
  title: 'Shipping',
  quote: 'We ship within two days.',
});
const answer = (question: string, sources: AnswerSource[], at = assistantId) =>
  converse(service, { organizationId, assistantId: at }, [{ question, parts: [{ type: 'sources', sources }] }]);

beforeAll(async () => {
  ({ assistantId } = await call<{ assistantId: string }>('create_assistant', { name: 'Shop' }));
});

describe('update_knowledge refuses', () => {
  it.each<[string, Input]>([
    ['an empty title', { title: '' }],
    ['an empty content', { content: '' }],
    ['a title that is too long', { title: 'x'.repeat(501) }],
    ['a content that is too long', { content: 'x'.repeat(200_001) }],
    ['a NUL', { content: 'a\0b' }],
    ['an unknown kind', { sourceType: 'book' }],
    ['null', { content: null }],
    ['another assistant', { assistantId: 'ast_none' }],
    ['nothing to change', {}],
  ])('%s', async (_, input) => {
    const { knowledgeId } = await add('Shipping');
    await refused([400, 'invalid_input'], 'update_knowledge', { knowledgeId, ...input });
  });

  it('viewers, other organizations and unknown entries', async () => {
    const { knowledgeId } = await add('Shipping');
    const input = { knowledgeId, title: 'Own' };
    await refused([403, 'forbidden'], 'update_knowledge', input, cast.viewer);
    await refused([404, 'knowledge_not_found'], 'update_knowledge', input, stranger);
    await refused([404, 'knowledge_not_found'], 'update_knowledge', { ...input, knowledgeId: 'knw_none' });
  });

  it('what exceeds a quota or the size of all knowledge of an assistant', async () => {
    const { knowledgeId } = await add('Shipping');
    const quotas = await service.store.quotas.list(organizationId);
    const used = quotas.find(({ quota }) => quota === 'bytes')?.used ?? 0;
    await service.store.quotas.set(organizationId, { bytes: used + 10 });
    await refused([400, 'quota_exceeded'], 'update_knowledge', { knowledgeId, content: 'x'.repeat(1_000) });
    await update({ knowledgeId, content: 'short' });
    await service.store.quotas.set(organizationId, { bytes: null });

    const { assistantId: full } = await call<{ assistantId: string }>('create_assistant', { name: 'Full' });
    const large = '€'.repeat(199_000);
    for (let n = 0; n < 28; n++) await add(`Part ${n}`, large, full);
    const small = await add('Small', 'x', full);
    const { knowledgeId: last } = small;
    await refused([400, 'invalid_input'], 'update_knowledge', { knowledgeId: last, content: large });
  });
});

describe('update_knowledge', () => {
  it('changes only what is given, and records the change', async () => {
    const before = await add('Shipping');
    const { entries, result: after } = await newEntries(service, organizationId, () =>
      call('update_knowledge', { knowledgeId: before.knowledgeId, content: 'Three days.' }, cast.editor),
    );
    expect(after).toEqual({ ...before, content: 'Three days.', updatedAt: expect.any(String) });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(entries).toMatchObject([
      { action: 'update_knowledge', target: before.knowledgeId, before: { ...before }, after: { ...after } },
    ]);
    expect(await update({ knowledgeId: before.knowledgeId, sourceType: 'note' })).toMatchObject({
      content: 'Three days.',
      sourceType: 'note',
    });
  });

  it('counts the bytes that it adds and removes', async () => {
    const used = async () =>
      (await service.store.quotas.list(organizationId)).find(({ quota }) => quota === 'bytes')?.used ?? 0;
    const { knowledgeId } = await add('Bytes', 'x'.repeat(100));
    const before = await used();
    await update({ knowledgeId, content: 'x'.repeat(150) });
    expect(await used()).toBe(before + 50);
    await update({ knowledgeId, content: 'x'.repeat(20) });
    expect(await used()).toBe(before - 80);
  });

  it('is found by the assistant at once', async () => {
    const { knowledgeId } = await add('Zeppelins', 'We rent zeppelins.');
    const find = async (query: string) =>
      (await service.store.passages.search(organizationId, assistantId, query, 5)).map(({ text }) => text);
    expect(await find('zeppelins')).toEqual(['We rent zeppelins.']);
    await update({ knowledgeId, title: 'Balloons', content: 'We rent balloons.' });
    expect(await find('zeppelins')).toEqual([]);
    expect(await find('balloons')).toEqual(['We rent balloons.']);
  });
});

describe('get_knowledge', () => {
  it('returns an entry to viewers, and to nobody else', async () => {
    const entry = await add('Shipping');
    expect(await call('get_knowledge', { knowledgeId: entry.knowledgeId }, cast.viewer)).toEqual(entry);
    await refused([404, 'knowledge_not_found'], 'get_knowledge', { knowledgeId: entry.knowledgeId }, stranger);
    await refused([404, 'knowledge_not_found'], 'get_knowledge', { knowledgeId: 'knw_none' });
  });
});

describe('browse_knowledge', () => {
  let place: string;
  beforeAll(async () => {
    ({ assistantId: place } = await call<{ assistantId: string }>('create_assistant', { name: 'Browsed' }));
    await add('Shipping', '# Shipping\n\nWe ship 100% of orders\nin two days.', place);
    await add('Care of wool', `Wash cold. ${'x'.repeat(1_000)} ZEBRA`, place);
  });

  it('lists entries newest first with their size and beginning, without their contents', async () => {
    const { total, entries } = await browse({ assistantId: place });
    expect(total).toBe(2);
    expect(entries.map(({ title }) => title)).toEqual(['Care of wool', 'Shipping']);
    expect(entries[1]).toEqual({
      knowledgeId: expect.any(String),
      title: 'Shipping',
      sourceType: 'guide',
      length: 47,
      beginning: '# Shipping\n\nWe ship 100% of orders\nin two days.',
      updatedAt: expect.any(String),
      uses: 0,
    });
    expect(entries[0]?.beginning.length).toBe(300);
  });

  it('searches titles and contents literally', async () => {
    for (const [search, found] of [
      ['wool', ['Care of wool']],
      ['zebra', ['Care of wool']],
      ['100%', ['Shipping']],
      ['%', ['Shipping']],
      ['_', []],
      ['\\', []],
    ] as const)
      expect([search, await titles({ assistantId: place, search })]).toEqual([search, found]);
    expect(await browse({ assistantId: place, search: 'wool' })).toMatchObject({ total: 1 });
  });

  it('pages', async () => {
    const first = await browse({ assistantId: place, limit: 1 });
    expect(first).toMatchObject({ total: 2, entries: [{ title: 'Care of wool' }] });
    expect(await titles({ assistantId: place, limit: 1, before: first.entries[0]?.knowledgeId })).toEqual(['Shipping']);
  });

  it('refuses other organizations', async () => {
    await refused([404, 'assistant_not_found'], 'browse_knowledge', { assistantId: place }, stranger);
    await refused([404, 'assistant_not_found'], 'browse_knowledge', { assistantId: 'ast_none' });
  });
});

describe('list_knowledge_uses', () => {
  it('lists the latest questions whose answers used an entry', async () => {
    const { knowledgeId } = await add('Shipping');
    const other = await add('Returns');
    const first = await answer('How long?', [source(knowledgeId), source(knowledgeId)]);
    await answer('And returns?', [source(other.knowledgeId)]);
    await answer('This lamp?', [source(knowledgeId, 'product')]);
    const second = await answer('When?', [source(other.knowledgeId), source(knowledgeId)]);
    expect(await uses(knowledgeId)).toEqual({
      total: 2,
      uses: [
        { question: 'When?', conversationId: second.conversationId, createdAt: expect.any(String) },
        { question: 'How long?', conversationId: first.conversationId, createdAt: expect.any(String) },
      ],
    });
    expect(await uses(knowledgeId, { limit: 1 })).toMatchObject({ total: 2, uses: [{ question: 'When?' }] });
    const { entries } = await browse();
    expect(entries.find((entry) => entry.knowledgeId === knowledgeId)).toMatchObject({ uses: 2 });
  });

  it('lists none for an entry without uses, and refuses others', async () => {
    const { knowledgeId } = await add('Unused');
    expect(await uses(knowledgeId)).toEqual({ total: 0, uses: [] });
    await refused([404, 'knowledge_not_found'], 'list_knowledge_uses', { knowledgeId }, stranger);
    await refused([404, 'knowledge_not_found'], 'list_knowledge_uses', { knowledgeId: 'knw_none' });
    await refused([400, 'invalid_input'], 'list_knowledge_uses', { knowledgeId, limit: 201 });
  });
});
