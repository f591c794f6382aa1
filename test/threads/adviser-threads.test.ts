import path from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Adviser } from '../../src/chat/adviser.ts';
import type { Part } from '../../src/chat/parts.ts';
import { createModels } from '../../src/chat/models/registry.ts';
import { readTraceSettings } from '../../src/domain/trace-settings.ts';
import { createAdviserThreads } from '../../src/threads/adviser-threads.ts';
import { sharedService } from '../setup/service.ts';
import { questionOf } from '../chat/conversation.ts';

const service = await sharedService();
const { organizationId, key } = await service.organization('Brackenholm');
const { assistantId } = await service.result<{ assistantId: string }>(key, 'create_assistant', { name: 'Brackenholm' });
await service.result(key, 'add_product', {
  assistantId,
  title: 'Heron 2 Tent',
  url: 'https://shop.example/heron',
  price: 249,
  currency: 'EUR',
});

const options = {
  data: { server: service.place, models: {}, logLevel: 'silent', traces: readTraceSettings({}) },
  models: createModels({}),
  log: pino({ level: 'silent' }),
};
const threads = createAdviserThreads(options);
afterAll(() => threads.close());

/** An adviser whose threads run one of the programs in ./programs. */
function threadsThatRun(program: string, settings: { pingMs?: number; warmsUp?: boolean } = {}) {
  const failures: unknown[] = [];
  const log = { error: (entry: unknown) => failures.push(entry) };
  const file = path.join(import.meta.dirname, 'programs', program);
  const made = createAdviserThreads({ ...options, log, program: file, ...settings });
  onTestFinished(() => made.close());
  return { made, failures };
}

const asked = (text: string, asker = organizationId) => {
  const question = questionOf([{ role: 'shopper', text }]);
  return { ...question, organizationId: asker, assistant: { ...question.assistant, assistantId } };
};

async function ask(adviser: Adviser, text: string, asker = organizationId, signal = new AbortController().signal) {
  const { parts, report } = adviser.advise({ ...asked(text, asker), signal });
  const heard: Part[] = [];
  for await (const part of parts) heard.push(part);
  return { heard, report: await report };
}

it('answers in another language than the shop’s, for which its program reads a table', async () => {
  const { heard } = await ask(threads, 'Haben Sie Zelte?');
  expect(heard).toContainEqual(expect.objectContaining({ type: 'products' }));
  expect(heard.map(({ type }) => type)).not.toContain('error');
});

describe('a thread that fails', () => {
  it.each([
    ['ends', 'ending.ts', {}],
    ['no longer responds', 'hanging.ts', { pingMs: 50 }],
  ])('%s: its shopper is asked to try again, and the next question gets another', async (_, program, settings) => {
    const { made, failures } = threadsThatRun(program, settings);
    for (let times = 0; times < 2; times++) {
      const { heard, report } = await ask(made, 'Haben Sie wasserdichte Jacken?');
      expect(heard).toEqual([
        {
          type: 'error',
          message: 'Das kann ich gerade leider nicht nachsehen. Bitte versuchen Sie es gleich noch einmal.',
        },
        { type: 'done' },
      ]);
      expect(report).toMatchObject({ outcome: 'unanswered', language: 'de', aborted: false, firstMs: null });
    }
    expect(failures).toHaveLength(2);
  });
});

it.each([
  ['Do you have a tent?', 'en'],
  ['Haben Sie ein Zelt?', 'de'],
  ['¿Tenéis una tienda de campaña?', 'es'],
])('answers %s in its language', async (text, language) => {
  expect((await ask(threads, text)).report).toMatchObject({ language });
});

it('answers as the adviser in this thread would', async () => {
  const { heard, report } = await ask(threads, 'Do you have a tent?');
  expect(heard.map(({ type }) => type)).toEqual(['text', 'products', 'sources', 'done']);
  expect(report).toMatchObject({
    outcome: 'partly',
    language: 'en',
    aborted: false,
    model: 'builtin/retrieval',
  });
});

it('performs tasks in a thread, and passes on their errors', async () => {
  const material = { language: 'german', categories: ['Zelte'], products: [], knowledge: [] };
  const { language, questions } = await threads.run(organizationId, 'draftStarters', material, null);
  expect([language, questions.length]).toEqual(['de', 1]);
  await expect(threads.run(organizationId, 'draftStarters', null as never, null)).rejects.toThrow(TypeError);
});

it('reports an answer whose shopper has left', async () => {
  const { parts, report } = threads.advise({ ...asked('Do you have a tent?'), signal: new AbortController().signal });
  for await (const part of parts) {
    expect(part.type).toBe('text');
    break;
  }
  expect(await report).toMatchObject({ aborted: true, language: 'en' });
});

it('takes no thread for failed that it stops itself', async () => {
  const { made, failures } = threadsThatRun('naming.ts');
  const { parts, report } = made.advise({ ...asked('hold'), signal: new AbortController().signal });
  const types: string[] = [];
  for await (const { type } of parts) {
    types.push(type);
    if (type === 'text') await made.close();
  }
  expect(types).toEqual(['text', 'error', 'done']);
  expect([(await report).outcome, failures]).toEqual(['unanswered', []]);
});

describe('with several threads', () => {
  const words = async (...given: Parameters<typeof ask>) =>
    (await ask(...given)).heard.flatMap((part) => (part.type === 'text' ? part.delta : []));

  it('keeps an organization with a question in progress in its thread, and gives others another', async () => {
    const { made } = threadsThatRun('naming.ts');
    // Let the second one start.
    await expect.poll(async () => new Set([...(await words(made, 'a')), ...(await words(made, 'b'))]).size).toBe(2);
    const left = new AbortController();
    const { parts } = made.advise({ ...asked('hold'), signal: left.signal });
    const { value } = (await parts[Symbol.asyncIterator]().next()) as { value: Part };
    const own = value.type === 'text' ? value.delta : '';
    expect(await words(made, 'more')).toEqual([own]);
    expect(await words(made, 'more', 'org_other')).not.toEqual([own]);
    expect(await words(made, 'even more', 'org_third')).not.toEqual([own]);
    left.abort();
  });

  it('starts none before it is needed if it is told so', async () => {
    const { made } = threadsThatRun('naming.ts', { warmsUp: false });
    const [first = ''] = await words(made, 'a');
    expect(await words(made, 'b', 'org_other')).toEqual([first]);
    const left = new AbortController();
    const { parts } = made.advise({ ...asked('hold'), signal: left.signal });
    await parts[Symbol.asyncIterator]().next();
    // The only thread is busy: this one waits in it, and the next finds another.
    await words(made, 'c', 'org_other');
    await expect.poll(() => words(made, 'd', 'org_other')).not.toEqual([first]);
    left.abort();
  });
});
