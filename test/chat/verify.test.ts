import { MockLanguageModelV4 } from 'ai/test';
import { expect, it } from 'vitest';
import type { Models } from '../../src/chat/models/registry.ts';
import type { Model } from '../../src/chat/models/specification.ts';
import { createModelVerifier } from '../../src/chat/verify/verifier.ts';
import type { Verify } from '../../src/domain/assistant.ts';
import { adviserWith, ask, registryOf } from './conversation.ts';
import { entry, product, sourcesOf } from './fake-shop.ts';
import { type Step, createManipulatedModel } from './manipulated-model.ts';

const jacket = product('prd_jacket00001', {
  title: 'Skerry Rain Jacket',
  price: 289,
  currency: 'EUR',
  availability: 'in_stock',
  description: 'A jacket of recycled nylon with three pockets and a hood that folds into the collar.',
});
const sources = sourcesOf([jacket], [entry('Returns', 'You may return unworn goods within 30 days.')]);
const SEARCH: Step = { tool: 'search_products', input: { query: 'Skerry jacket' } };
const ANSWER = 'The Skerry costs €289. Its hood folds into the collar and covers a helmet. It has three pockets.';

/** A registry with one model that answers, and another that checks. */
const models = (answering: Model, checking: Model | null): Models => ({
  ...registryOf(answering),
  verifierOf: () => checking && { ...registryOf(checking).resolve('checker'), asked: true },
});

const answerTo = (verify: Verify | undefined, checking: Model | null, answer = ANSWER) =>
  ask(adviserWith(sources, models(createManipulatedModel(SEARCH, answer), checking)), 'Tell me about the Skerry', {
    assistant: { modelName: 'x', ...(verify && { verify }) },
  });

const silent = () => new MockLanguageModelV4({ doStream: () => new Promise(() => {}) });
const broken = () => new MockLanguageModelV4({ doStream: () => Promise.reject(new Error('down')) });

it('drops what the verifier does not find in the shop’s texts, and says why', async () => {
  const { text, report, parts } = await answerTo('model', createManipulatedModel('[1, 3]'));
  expect(text).toBe('The Skerry costs €289. It has three pockets.');
  expect(report).toMatchObject({
    outcome: 'partly',
    cut: [
      { sentence: 'Its hood folds into the collar and covers a helmet.', reason: expect.stringContaining('support') },
    ],
  });
  const sentences = parts
    .flatMap((part) => (part.type === 'sources' ? part.sources : []))
    .map(({ sentence }) => sentence);
  expect(sentences).not.toContain('Its hood folds into the collar and covers a helmet.');
});

it.each<[name: string, checking: Model]>([
  ['is broken', broken()],
  ['says something else', createManipulatedModel('Yes, all of them.')],
  ['names a sentence that is none', createManipulatedModel('[0, 99]')],
])('shows the shop’s own words if the verifier %s', async (_name, checking) => {
  const { text } = await answerTo('model', checking);
  expect(text).toContain('The Skerry costs €289.');
  expect(text).not.toContain('helmet');
  expect(text).toContain('a hood that folds into the collar');
});

it('gives up on a verifier that is silent', async () => {
  const verify = createModelVerifier(
    () => Promise.resolve(silent()),
    undefined,
    () => {},
    20,
  );
  const claims = [{ sentence: 'It is warm.', evidence: ['A jacket.'] }];
  await expect(verify(claims, new AbortController().signal)).rejects.toThrow('took too long');
});

it('lets everything pass that the verifier supports, unchanged and in one call for a paragraph', async () => {
  const checking = createManipulatedModel('[1, 2, 3]');
  const { text, report } = await answerTo('model', checking);
  expect(text).toBe(ANSWER);
  expect(report.outcome).toBe('answered');
  expect(checking.doStreamCalls).toHaveLength(1);
  const asked = JSON.stringify(checking.doStreamCalls[0]?.prompt);
  expect(asked).toContain('covers a helmet');
  expect(asked).toContain('recycled nylon');
});

it('shows the shop’s own words if the merchant wants no second model', async () => {
  const { text } = await answerTo('quote', createManipulatedModel('[1, 2]'));
  expect(text).not.toContain('helmet');
  expect(text).toContain('a hood that folds into the collar');
});

it.each(['quote', 'off'] as const)('shows no number without a source if the merchant wants %s', async (verify) => {
  const { text, report } = await answerTo(
    verify,
    createManipulatedModel('[1, 2]'),
    'The Skerry costs €289. It weighs 310 g.',
  );
  expect(text.trim()).toBe('The Skerry costs €289.');
  expect(report.cut).toEqual([{ sentence: 'It weighs 310 g.', reason: expect.stringContaining('310 g') as string }]);
});

it('shows no number without a source in the paragraphs that are too many to verify', async () => {
  const paragraphs = Array<string>(13).fill('It has three pockets.');
  const answer = [...paragraphs, 'It weighs 310 g.'].join('\n\n');
  const { text } = await answerTo('model', createManipulatedModel('[1]'), answer);
  expect(text).toContain('three pockets');
  expect(text).not.toContain('310 g');
});

it('asks nobody if no model is there to look again', async () => {
  expect((await answerTo('model', null)).text).toBe(ANSWER);
});

it('asks nobody if the merchant switched it off', async () => {
  const checking = createManipulatedModel('[]');
  expect((await answerTo('off', checking)).text).toBe(ANSWER);
  expect(checking.doStreamCalls).toHaveLength(0);
});

it('gives the verifier the contact that a sentence names, once the answer hands over', async () => {
  const checking = createManipulatedModel('[1]');
  const handOver: Step = { tool: 'hand_over', input: { reason: 'request' } };
  const sentence = 'You can reach the team by email: help@shop.example.';
  const { text } = await ask(
    adviserWith(sources, models(createManipulatedModel(handOver, sentence), checking)),
    'I want to talk to a person',
    { assistant: { modelName: 'x', verify: 'model', contactEmail: 'help@shop.example' } },
  );
  expect(text).toBe(sentence);
  expect(JSON.stringify(checking.doStreamCalls[0]?.prompt)).toContain('The shop can be reached here:');
});
