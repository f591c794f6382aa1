import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../../src/domain/evaluation.ts';
import { newEntries } from '../setup/audit-log.ts';
import { type ExchangeInput, converse } from '../setup/conversation.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { createOwner } from '../setup/visitor.ts';

interface Unanswered {
  open: number;
  groups: { question: string; count: number; exchangeIds: string[] }[];
}

const service = await sharedService();
const owner = await createOwner(service);

const unanswered = (question: string): ExchangeInput => ({ question, report: { outcome: 'unanswered' } });

async function createPlace() {
  const { organizationId } = owner;
  const { assistantId } = await service.store.assistants.insert(organizationId, { name: 'A', modelName: 'x' });
  const call = <T>(operation: string, input: object = {}) =>
    owner.result<T>(`organizations/${organizationId}/${operation}`, { assistantId, ...input });
  return {
    assistantId,
    call,
    converse: (said: readonly ExchangeInput[], time?: string) =>
      converse(service, { organizationId, assistantId }, said, time),
    unanswered: (filter: object = {}) => call<Unanswered>('list_unanswered', filter),
    knowledge: () => call<{ knowledgeId: string }[]>('list_knowledge'),
    async refused(operation: string, input: object) {
      const before = await snapshot(service);
      const { status, body } = await owner.organization(organizationId, operation, { assistantId, ...input });
      expect(await snapshot(service)).toEqual(before);
      return [status, body.error?.code];
    },
  };
}

const ENTRY = { title: 'Gift cards', content: 'There are gift cards from 10 €.' };

it('lists open questions only, grouped by similarity', async () => {
  const place = await createPlace();
  await place.converse([unanswered('Old one')], '2026-01-01T00:00:00Z');
  const { exchangeIds } = await place.converse([
    unanswered('Do you have gift cards?'),
    { question: 'Do you have socks?' },
    { question: 'Do you have time?', answer: null },
    unanswered('gift card'),
    unanswered('Where is my order?'),
  ]);
  expect(await place.unanswered({ from: '2026-01-02' })).toMatchObject({
    open: 3,
    groups: [
      { count: 2, exchangeIds: [exchangeIds[3], exchangeIds[0]] },
      { question: 'Where is my order?', count: 1 },
    ],
  });
  expect(await place.unanswered({ to: '2026-01-02', limit: 1 })).toMatchObject({
    open: 1,
    groups: [{ question: 'Old one' }],
  });
  const { open, groups } = await place.unanswered({ limit: 1 });
  expect([open, groups.length]).toEqual([4, 1]);
});

describe('turning questions into knowledge', () => {
  it('creates the entry, settles the questions and logs both in one step', async () => {
    const place = await createPlace();
    const { exchangeIds, conversationId } = await place.converse([
      unanswered('Gift card?'),
      unanswered('gift cards'),
      unanswered('Vouchers?'),
    ]);
    const [first = '', second = '', other = ''] = exchangeIds;
    const { result, entries } = await newEntries(service, owner.organizationId, () =>
      place.call<{ knowledge: { knowledgeId: string }; settled: number }>('add_knowledge_from_questions', {
        ...ENTRY,
        sourceType: 'guide',
        exchangeIds: [first, second, 'msg_unknown'],
      }),
    );
    const { knowledgeId } = result.knowledge;
    expect(result).toMatchObject({ knowledge: { ...ENTRY, sourceType: 'guide' }, settled: 2 });
    expect(await place.knowledge()).toMatchObject([{ knowledgeId, ...ENTRY }]);
    expect(await place.unanswered()).toMatchObject({ open: 1, groups: [{ exchangeIds: [other] }] });
    expect(entries).toMatchObject([
      { action: 'add_knowledge_from_questions', target: knowledgeId, before: null, after: ENTRY },
      { action: 'add_knowledge_from_questions', target: place.assistantId, after: { knowledgeId } },
    ]);
    const conversation = await place.call<{ exchanges: object[] }>('get_conversation', {
      assistantId: undefined,
      conversationId,
    });
    expect(conversation.exchanges).toMatchObject([
      { settledAt: expect.stringMatching(/Z$/), knowledgeId },
      { knowledgeId },
      { settledAt: null, knowledgeId: null },
    ]);
  });

  it("creates no entry if they are settled or another assistant's", async () => {
    const [place, other] = [await createPlace(), await createPlace()];
    const { exchangeIds } = await place.converse([unanswered('Gift card?')]);
    const theirs = await other.converse([unanswered('Gift card?')]);
    const none = [404, 'question_not_found'];
    const add = 'add_knowledge_from_questions';
    expect(await place.refused(add, { ...ENTRY, exchangeIds: theirs.exchangeIds })).toEqual(none);
    expect(await place.refused('dismiss_questions', { exchangeIds: theirs.exchangeIds })).toEqual(none);
    await place.call('dismiss_questions', { exchangeIds });
    expect(await place.refused(add, { ...ENTRY, exchangeIds })).toEqual(none);
    expect(await place.refused('dismiss_questions', { exchangeIds })).toEqual(none);
  });

  it("leaves them open if the assistant's knowledge is full", async () => {
    const place = await createPlace();
    const { exchangeIds } = await place.converse([unanswered('Gift card?')]);
    const content = '😀'.repeat(200_000);
    for (let entry = 0; entry < 20; entry++) await place.call('add_knowledge', { title: 'T', content });
    const given = { title: 'T', content, exchangeIds };
    expect(await place.refused('add_knowledge_from_questions', given)).toEqual([400, 'invalid_input']);
    expect(await place.unanswered()).toMatchObject({ open: 1 });
  });
});

it('logs dismissed questions, and lets only one of two concurrent calls succeed', async () => {
  const place = await createPlace();
  const { exchangeIds } = await place.converse([unanswered('Will you marry me?'), unanswered('Please?')]);
  const { result, entries } = await newEntries(service, owner.organizationId, () =>
    Promise.all(
      [1, 2].map(() =>
        owner.organization(owner.organizationId, 'dismiss_questions', {
          assistantId: place.assistantId,
          exchangeIds,
        }),
      ),
    ),
  );
  expect(result.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect(result.find(({ status }) => status === 200)?.body.result).toEqual({ settled: 2 });
  expect(entries).toMatchObject([
    { action: 'dismiss_questions', target: place.assistantId, before: { settled: false }, after: { settled: true } },
  ]);
  expect(await place.unanswered()).toEqual({ open: 0, groups: [] });
});

it('evaluates an assistant by the questions that it could not answer, and stores nothing of it', async () => {
  const place = await createPlace();
  await place.call('add_knowledge', { title: 'Returns', content: 'You can return anything within 30 days.' });
  await place.converse([unanswered('Do you have gift cards?')]);
  const before = await snapshot(service);
  const { runs, statements } = await place.call<Evaluation>('evaluate_assistant');
  expect(runs).toMatchObject([
    { model: 'builtin/retrieval', persona: 'own', cost: 0, answers: [{ question: 'Do you have gift cards?' }] },
  ]);
  const policies = statements.filter(({ kind }) => kind === 'policy');
  expect(policies).toMatchObject([
    { isTrue: true, text: 'You can return anything within 30 days.', reason: null },
    { isTrue: false, text: 'You can return anything within 47 days.', reason: expect.any(String) },
  ]);
  expect(await snapshot(service)).toEqual(before);
});

it('compares a persona with the own one, and two models', async () => {
  const place = await createPlace();
  const input = { questions: ['Hello?'], modelNames: ['builtin/retrieval', 'nobody/nothing'], persona: 'A pirate.' };
  const { runs } = await place.call<Evaluation>('evaluate_assistant', input);
  expect(runs.map(({ model, persona }) => [model, persona])).toEqual([
    ['builtin/retrieval', 'own'],
    ['builtin/retrieval', 'given'],
    ['builtin/retrieval', 'own'],
    ['builtin/retrieval', 'given'],
  ]);
});

describe('reopening questions', () => {
  it('undoes a dismissal, and logs it', async () => {
    const place = await createPlace();
    const { exchangeIds } = await place.converse([unanswered('Will you marry me?')]);
    await place.call('dismiss_questions', { exchangeIds });
    const { result, entries } = await newEntries(service, owner.organizationId, () =>
      place.call('reopen_questions', { exchangeIds: [...exchangeIds, 'msg_unknown'] }),
    );
    expect(result).toEqual({ reopened: 1 });
    expect(entries).toMatchObject([
      {
        action: 'reopen_questions',
        target: place.assistantId,
        before: { settled: true, exchangeIds },
        after: { settled: false, exchangeIds },
      },
    ]);
    expect(await place.unanswered()).toMatchObject({ open: 1, groups: [{ exchangeIds }] });
  });

  it("is refused for open and answered questions, and another assistant's", async () => {
    const [place, other] = [await createPlace(), await createPlace()];
    const { exchangeIds } = await place.converse([unanswered('Gift card?')]);
    const { exchangeIds: known } = await place.converse([unanswered('Vouchers?')]);
    const theirs = await other.converse([unanswered('Gift card?')]);
    await other.call('dismiss_questions', { exchangeIds: theirs.exchangeIds });
    await place.call('add_knowledge_from_questions', { ...ENTRY, exchangeIds: known });
    for (const ids of [exchangeIds, known, theirs.exchangeIds])
      expect(await place.refused('reopen_questions', { exchangeIds: ids })).toEqual([404, 'question_not_found']);
    expect(await place.refused('reopen_questions', { exchangeIds: [] })).toEqual([400, 'invalid_input']);
  });
});
