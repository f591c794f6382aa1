import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { createAdviser } from '../../src/chat/adviser.ts';
import type { Message } from '../../src/chat/conversation/history.ts';
import { BUILTIN, createModels } from '../../src/chat/models/registry.ts';
import { sourcesOf } from '../../src/chat/sources.ts';
import { createTestService } from '../setup/service.ts';
import { ask } from './conversation.ts';
import { shopNamed, storeShop } from './conversations/shops.ts';

const { store, close } = await createTestService();
afterAll(() => close());

const shop = shopNamed('fashion');
const { organizationId } = await store.organizations.insert('Loja');
const { assistantId } = await store.assistants.insert(organizationId, { name: 'Loja', modelName: BUILTIN });
const products = await storeShop(store, organizationId, assistantId, shop);
const titles = new Map(shop.products.map(({ id, title }) => [products.get(id) ?? '', title]));
const adviser = createAdviser({
  ...sourcesOf(store),
  modelBudget: store.modelBudget,
  models: createModels({}),
  log: pino({ level: 'silent' }),
});

/** A message, and what the answer or its cards must have. */
type Expectation = readonly [say: string, has: string];

/** A language is data: nothing but its files of sentences and of cues makes the adviser speak it. */
it.each<[string, readonly Expectation[]]>([
  [
    'finds, tells a fact, and proposes the cart',
    [
      ['olá, procuro um casaco impermeável para mulher', 'Drizzlewick'],
      ['quanto pesa o Drizzlewick?', 'Nas características'],
      ['levo este em M, cor navy', 'confirme abaixo'],
    ],
  ],
  [
    'finds the cheapest, and tells its care',
    [
      ['qual é o vestido mais barato?', 'O mais barato é'],
      ['dá para lavar à máquina?', 'wash'],
    ],
  ],
  [
    'quotes the shop',
    [
      ['posso pagar com cartão de crédito?', 'Visa'],
      ['quero falar com uma pessoa', 'Com certeza'],
      ['obrigada', 'De nada'],
    ],
  ],
  ['hands an order over', [['a minha encomenda ainda não chegou', 'não posso consultar nem alterar encomendas']]],
  ['reads Brazilian words', [['oi, vocês têm tênis vegano?', 'Loopa']]],
  ['refuses what is outside', [['quem vai ganhar as eleições?', 'nisso não posso ajudar']]],
])('speaks Portuguese: %s', async (_name, said) => {
  const messages: Message[] = [];
  for (const [say, has] of said) {
    messages.push({ role: 'shopper', text: say });
    const heard = await ask(adviser, messages, {
      organizationId,
      assistant: { assistantId, modelName: BUILTIN, name: shop.name, siteUrl: shop.siteUrl },
    });
    messages.push({ role: 'assistant', text: heard.text, productIds: heard.shown });
    const answer = [heard.text, ...heard.shown.map((id) => titles.get(id))].join('\n');
    expect(answer).toContain(has);
  }
});
