import { expect, it } from 'vitest';
import type { Message } from '../../src/chat/conversation/history.ts';
import { adviserWith, ask, registryOf } from './conversation.ts';
import { product, sourcesOf } from './fake-shop.ts';
import { type Step, createManipulatedModel } from './manipulated-model.ts';

const shop = sourcesOf([
  product('prd_jacket00001', { title: 'Skerry Rain Jacket', price: 289, currency: 'EUR', availability: 'in_stock' }),
  product('prd_bottle00001', { title: 'Spring Steel Bottle', price: 24, currency: 'EUR', availability: 'in_stock' }),
]);
const add = (productId: string, amount?: number): Step => ({ tool: 'add_to_cart', input: { productId, amount } });
const [JACKET, BOTTLE] = ['prd_jacket00001', 'prd_bottle00001'];

async function proposals(messages: readonly string[], ...script: Step[]): Promise<[string, number][]> {
  const model = createManipulatedModel(
    { tool: 'show_products', input: { productIds: [JACKET, BOTTLE] } },
    ...script,
    'OK.',
  );
  const said = messages.flatMap((text): Message[] => [
    { role: 'shopper', text },
    { role: 'assistant', text: 'Hm.' },
  ]);
  const { parts } = await ask(adviserWith(shop, registryOf(model)), said.slice(0, -1), {
    assistant: { modelName: 'x' },
  });
  return parts.flatMap((part): [string, number][] => (part.type === 'cart' ? [[part.productId, part.amount]] : []));
}

it.each<[name: string, messages: string[], script: Step[]]>([
  ['nobody asked for', ['Is the Skerry waterproof?'], [add(JACKET)]],
  ['nobody asked for in German', ['Ist die Skerry wasserdicht?'], [add(JACKET)]],
  ['of more pieces than asked for', ['Add the Skerry to my cart'], [add(JACKET, 3)]],
  ['of another product than the one named', ['Add the Skerry to my cart'], [add(BOTTLE)]],
  ['that only a greeting precedes', ['Hello, please'], [add(JACKET)]],
])('makes no proposal %s', async (_name, messages, script) => {
  expect(await proposals(messages, ...script)).toEqual([]);
});

it('makes one proposal if the shopper asked for one thing', async () => {
  expect(await proposals(['Buy the Skerry'], add(JACKET), add(BOTTLE))).toEqual([[JACKET, 1]]);
});

it.each<[message: string[], script: Step[], proposed: [string, number][]]>([
  [['Add two Skerry jackets to my cart'], [add(JACKET, 2)], [[JACKET, 2]]],
  [['two of the Skerry, please'], [add(JACKET, 2)], [[JACKET, 2]]],
  [['Is the Skerry warm?', 'Yes, please'], [add(JACKET)], [[JACKET, 1]]],
  [['I take 30 of the Skerry'], [add(JACKET, 30)], [[JACKET, 30]]],
  [
    ['Add both to my basket'],
    [add(JACKET), add(BOTTLE)],
    [
      [JACKET, 1],
      [BOTTLE, 1],
    ],
  ],
  [['Leg die Skerry bitte in den Warenkorb'], [add(JACKET)], [[JACKET, 1]]],
  [['Je prends la Skerry'], [add(JACKET)], [[JACKET, 1]]],
  [['Ponme tres botellas Spring en el carrito'], [add(BOTTLE, 3)], [[BOTTLE, 3]]],
  [['Poproszę dwie kurtki Skerry'], [add(JACKET, 2)], [[JACKET, 2]]],
])('follows %j', async (messages, script, proposed) => {
  expect(await proposals(messages, ...script)).toEqual(proposed);
});
