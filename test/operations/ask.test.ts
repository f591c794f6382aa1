import { describe, expect, it } from 'vitest';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { createCast, createOwner } from '../setup/visitor.ts';

interface Asked {
  answer: string;
  outcome: string;
  parts: { type: string; products: { productId: string; title: string }[] }[];
  explanation: { request: { terms: { word: string }[] }; found: { hits: { title: string }[] } } | null;
}

const service = await sharedService();
const cast = await createCast(service);
const { organizationId } = cast;
const call = <T>(operation: string, input: object) =>
  cast.owner.result<T>(`organizations/${organizationId}/${operation}`, input);
const { assistantId } = await call<{ assistantId: string }>('create_assistant', { name: 'Nordlys' });
const lamp = { assistantId, currency: 'EUR', availability: 'in_stock' };
const { productId } = await call<{ productId: string }>('add_product', {
  ...lamp,
  url: 'https://shop.test/ash',
  title: 'Ash Table Lamp',
  price: 89,
  description: 'A table lamp of solid ash.',
});
await call('add_knowledge', { assistantId, title: 'Shipping', content: 'We ship to Norway within 5 days.' });
await service.store.search.refresh(organizationId, assistantId);

const ask = (question: string, more: object = {}) => call<Asked>('ask_assistant', { assistantId, question, ...more });

describe('asking an assistant', () => {
  it.each([
    [{ question: ' ' }],
    [{ question: 'x'.repeat(2001) }],
    [{ question: 'Hi', earlier: Array.from({ length: 11 }, () => ({ question: 'a', answer: 'b' })) }],
    [{ question: 'Hi', earlier: [{ question: 'a' }] }],
    [{ question: 'Hi', modelName: 'x' }],
  ])('is refused for %j', async (input) => {
    const { status, body } = await cast.owner.organization(organizationId, 'ask_assistant', { assistantId, ...input });
    expect([status, body.error?.code]).toEqual([400, 'invalid_input']);
  });

  it('is refused for assistants that the organization lacks', async () => {
    const stranger = await createOwner(service, 'Other');
    for (const [who, id, target] of [
      [cast.owner, organizationId, 'ast_none'],
      [stranger, stranger.organizationId, assistantId],
    ] as const) {
      const { status, body } = await who.organization(id, 'ask_assistant', { assistantId: target, question: 'Hi' });
      expect([status, body.error?.code]).toEqual([404, 'assistant_not_found']);
    }
  });

  it('returns the answer with its products, sources and reasons, and stores nothing', async () => {
    const before = await snapshot(service);
    expect(await ask('Do you have an ash table lamp?')).toMatchObject({
      answer: expect.stringContaining('Ash Table Lamp'),
      outcome: 'answered',
      parts: [{ type: 'products', products: [{ productId, title: 'Ash Table Lamp', price: 89 }] }],
      sources: expect.arrayContaining([expect.objectContaining({ id: productId, title: 'Ash Table Lamp' })]),
      cut: [],
      model: 'builtin/retrieval',
      cost: 0,
      explanation: {
        request: { terms: expect.arrayContaining([expect.objectContaining({ word: 'ash' })]) },
        found: { hits: [{ title: 'Ash Table Lamp' }] },
      },
    });
    expect(await snapshot(service)).toEqual(before);
  });

  it('understands what was said before', async () => {
    const { answer } = await ask('How much is it?', {
      earlier: [{ question: 'Do you have a lamp?', answer: 'This one.', productIds: [productId] }],
    });
    expect(answer).toContain('89');
  });

  it('is open to viewers, as the preview is', async () => {
    const input = { assistantId, question: 'Do you ship to Norway?' };
    const { status, body } = await cast.viewer.organization(organizationId, 'ask_assistant', input);
    expect([status, body.result]).toMatchObject([
      200,
      { outcome: 'answered', sources: [{ type: 'knowledge', title: 'Shipping' }] },
    ]);
  });
});
