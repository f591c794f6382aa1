import { expect, it } from 'vitest';
import { takeCitations } from '../../../src/chat/evidence/citations.ts';
import { adviserWith, ask, registryOf } from '../conversation.ts';
import { entry, product, sourcesOf } from '../fake-shop.ts';
import { type Step, createManipulatedModel } from '../manipulated-model.ts';

it.each([
  ['It weighs 310 g [[prd_1]].', 'It weighs 310 g.', ['prd_1']],
  ['[[k1]] You have 30 days.', 'You have 30 days.', ['k1']],
  ['Red [[prd_1, k2]] and blue [[prd_2]].', 'Red and blue.', ['prd_1', 'k2', 'prd_2']],
  ['An array [1] and a [link](https://a.example).', 'An array [1] and a [link](https://a.example).', []],
  ['Never closed [[prd_1', 'Never closed [[prd_1', []],
])('takes the citations out of %j', (written, text, cited) => {
  expect(takeCitations(written)).toEqual({ text, cited });
});

const shop = sourcesOf(
  [
    product('prd_mug00000001', {
      title: 'Alder Mug',
      price: 18,
      currency: 'EUR',
      description: 'A mug of stoneware, 350 ml.',
    }),
    product('prd_jug00000001', {
      title: 'Birch Jug',
      price: 42,
      currency: 'EUR',
      description: 'A jug of glass, 1.2 l.',
    }),
  ],
  [entry('Returns', 'You may return unused goods within 30 days.')],
);
const LOOK: Step[] = [
  { tool: 'search_products', input: { query: 'mug jug' } },
  { tool: 'search_knowledge', input: { query: 'return' } },
];

const say = async (text: string) => {
  const heard = await ask(
    adviserWith(shop, registryOf(createManipulatedModel(...LOOK, text))),
    'Which one, and can I return it?',
    {
      assistant: { modelName: 'x' },
    },
  );
  const sources = heard.parts.flatMap((part) => (part.type === 'sources' ? part.sources : []));
  return { text: heard.text, cut: heard.report.cut, sources: sources.map(({ type, title }) => `${type} ${title}`) };
};

it('holds back a sentence that cites what does not exist', async () => {
  const { text, cut } = await say('It costs €18 [[prd_nowhere]]. It holds 350 ml [[prd_mug00000001]].');
  expect(text).toBe('It holds 350 ml.');
  expect(cut).toEqual([{ sentence: 'It costs €18.', reason: 'prd_nowhere does not exist' }]);
});

it('holds back a value of another product than the one cited', async () => {
  const { text } = await say('It costs €42 [[prd_mug00000001]]. It costs €18 [[prd_mug00000001]].');
  expect(text).toBe('It costs €18.');
});

it('takes what is cited for the source', async () => {
  const { text, sources } = await say('It costs €42 [[prd_jug00000001]]. You can return it within 30 days [[k1]].');
  expect(text).toBe('It costs €42. You can return it within 30 days.');
  expect(sources).toEqual(['product Birch Jug', 'knowledge Returns']);
});
