import { expect, it } from 'vitest';
import { CallError, createClient } from '../../src/client/index.ts';
import { sharedService } from '../setup/service.ts';

const service = await sharedService();
const { key } = await service.organization('Shop');

const clientOf = (own: string) =>
  createClient({ baseUrl: 'http://aisle.test', key: own, fetch: (url, init) => service.app.request(url, init) });

it('says why a call was refused', async () => {
  const refused = clientOf(key).list_catalogue({ assistantId: 'ast_0', limit: 500 });
  await expect(refused).rejects.toMatchObject({
    name: 'CallError',
    status: 400,
    code: 'invalid_input',
    message: 'limit must be an integer from 1 to 200.',
    issues: [{ path: 'limit', message: 'must be an integer from 1 to 200' }],
    requestId: expect.stringMatching(/^req_/),
  });
  await expect(clientOf('nonsense').list_assistants({})).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
});

it.each(['<html>', '', 'null', '[]', '{"result":1}'])(
  'takes the answer %j of another server for an error',
  async (body) => {
    const client = createClient({
      baseUrl: 'http://aisle.test',
      key,
      fetch: () => new Response(body, { status: 502 }),
    });
    await expect(client.list_assistants({})).rejects.toThrow(CallError);
  },
);

it('gives results with their types, and is no promise', async () => {
  const client = await Promise.resolve(clientOf(key));
  const { assistantId, status } = await client.create_assistant({ name: 'Shop' });
  const product = await client.add_product({ assistantId, url: 'https://shop.test/1', title: 'Mug', price: 9.9 });
  const [found] = await client.list_catalogue({ assistantId, search: 'mug' });
  expect([status, found?.price]).toEqual(['draft', product.price]);
});
