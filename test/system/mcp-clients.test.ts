import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { closeAll, listen } from '../crawl/fetch-server.ts';
import { openShop } from '../crawl/shop-server.ts';
import { driveClient } from '../setup/mcp-clients.ts';
import { createOwner, overNetwork } from '../setup/visitor.ts';
import { type Service, clearAfterAll, dataDirectory, insertKey, post, serve } from '../setup/process.ts';

/** Addresses that browsers and shops accept, and that RFC 3986 forbids or reads otherwise. */
const URLS = ['?v=a|b', 'image[1].jpg', '?x[]=1', '100%', 'größe'].map((end) => `https://shop.example/${end}`);

const atEnd = clearAfterAll();
let service: Service;
const key = inject('shopKey');
/** A service where a key may only read once it has been offered all tools: the Inspector calls no others. */
let demoted: Pick<Service, 'baseUrl'>;
/** A shop that never answers. */
let slowShop: string;
/** One on which a key has few calls, and somebody who makes keys there. */
let limited: Service;
let owner: Awaited<ReturnType<typeof createOwner>>;

beforeAll(async () => {
  const directories = [dataDirectory(atEnd), dataDirectory(atEnd)] as const;
  const started = await Promise.all([
    serve(directories[0], { QUOTA_KNOWLEDGE: '1', CRAWL_ALLOW_PRIVATE_NETWORK: 'on' }, atEnd),
    serve(directories[1], { RATE_LIMIT: '30' }, atEnd),
  ]);
  [service, limited] = started;
  const readingKey = await insertKey({ dataDirectory: directories[0] }, 'Shop', ['assistants:view']);
  demoted = { baseUrl: await openDemoting(service, readingKey) };
  slowShop = (await openShop({ '*': () => {} }, { host: '127.0.0.1' })).origin;
  owner = await createOwner(overNetwork(limited.baseUrl));
});

afterAll(closeAll);

/** Passes requests on to the service, but calls of tools with another key. */
async function openDemoting({ baseUrl }: Service, to: string): Promise<string> {
  const server = http.createServer((request, response) => {
    void buffer(request).then((body) => {
      const headers = { ...request.headers, ...(body.includes('tools/call') && { authorization: `Bearer ${to}` }) };
      return http
        .request(`${baseUrl}${request.url}`, { method: request.method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 0, answer.headers);
          answer.pipe(response);
        })
        .end(body);
    });
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

const open = (name: string, { baseUrl }: Pick<Service, 'baseUrl'>, by: string) =>
  driveClient(name, `${baseUrl}/api/mcp`, { key: by });

/** Makes a key on the service with few calls. */
const makeKey = (name: string) =>
  owner.result<{ key: string; record: { keyId: string } }>(`organizations/${owner.organizationId}/create_key`, {
    name,
    scope: 'organization',
    permissions: ['assistants:view'],
    expiresAt: null,
  });

const sorted = (names: Iterable<string>) => [...names].toSorted();

type Id = Record<'assistantId' | 'productId' | 'knowledgeId', string>;

describe.each(['sdk', 'ai-sdk', 'mcp-use', 'mcp-remote', 'inspector'])('%s', (name) => {
  it('lists the tools, and calls every action on URLs that are ugly but real', async () => {
    const client = open(name, service, key);
    const called = new Set<string>();
    /** Calls a tool that has to succeed, and gives its result. */
    async function result<T = Id>(tool: string, input: object = {}): Promise<T> {
      called.add(tool);
      const outcome = await client.call(tool, input);
      expect(outcome).toEqual({ value: { result: expect.anything() } });
      return (outcome.value as { result: T }).result;
    }
    const rest = async (action: string, input: object = {}) => (await post(service, key, action, input)).body.result;

    expect(await client.connected).toEqual({ value: 'connected' });
    expect(sorted((await client.list()).value as string[])).toEqual(sorted(actions.keys()));
    // Nothing answers there, so that the crawl below is over at once.
    const siteUrl = 'http://127.0.0.1:9/?v=a|b';
    const { assistantId } = await result('create_assistant', { name, siteUrl });
    const added = await Promise.all(
      URLS.map((url) => result<object>('add_product', { assistantId, url, title: 'Jacket', imageUrl: url })),
    );
    expect(added).toMatchObject(URLS.map((url) => ({ url, imageUrl: url })));
    const { productId } = added[0] as Id;
    const { knowledgeId } = await result('add_knowledge', { assistantId, title: 'Returns', content: '30 days' });
    await result('start_crawl', { assistantId });
    const [updated] = await Promise.all([
      result('update_product', { productId, imageUrl: URLS[1], price: 189.5 }),
      result('update_assistant', { assistantId, siteUrl: URLS[3], branding: { logoUrl: URLS[1] } }),
    ]);
    expect(updated).toMatchObject({ url: URLS[0], imageUrl: URLS[1], price: 189.5 });
    const reads = { get_assistant: { assistantId }, list_catalogue: { assistantId }, list_knowledge: { assistantId } };
    for (const [tool, input] of Object.entries(reads))
      expect([tool, await result(tool, input)]).toEqual([tool, await rest(tool, input)]);
    expect(await result('list_assistants')).toContainEqual(expect.objectContaining({ assistantId, siteUrl: URLS[3] }));
    expect(await result('list_crawls', { assistantId })).toMatchObject([{ assistantId }]);
    await Promise.all([result('remove_product', { productId }), result('remove_knowledge', { knowledgeId })]);
    await result('delete_assistant', { assistantId });
    expect(sorted(called)).toEqual(sorted(actions.keys()));
  });

  it('shows its user why a call was refused', async () => {
    const [client, reader] = [open(name, service, key), open(name, demoted, key)];
    expect([await client.connected, await reader.connected]).toEqual([{ value: 'connected' }, { value: 'connected' }]);
    const { body } = await post(service, key, 'create_assistant', { name });
    const { assistantId } = body.result as Id;
    const lamp = { assistantId, url: 'https://shop.example/lamp', title: 'Lamp' };
    const entry = { title: 'Returns', content: '30 days' };
    await post(service, key, 'add_product', lamp);
    // Now it has as much knowledge as it may have, until the assistant is deleted.
    await post(service, key, 'add_knowledge', { assistantId, ...entry });
    const refusals: [tool: string, input: object, messages: string[]][] = [
      [
        'add_product',
        { assistantId: 'ast_none', url: 'nope', title: '', color: 'red' },
        ['url must be an absolute http:// or https:// URL', 'title must not be empty', 'color is not a field'],
      ],
      [
        'get_assistant',
        { assistantId: 'ast_none' },
        ['Assistant not found. List the existing ones to find a valid assistantId'],
      ],
      [
        'remove_product',
        { productId: 'prd_none' },
        ['Product not found. List the existing ones to find a valid productId'],
      ],
      [
        'remove_knowledge',
        { knowledgeId: 'knw_none' },
        ['Knowledge entry not found. List the existing ones to find a valid knowledgeId'],
      ],
      ['add_product', lamp, ['The catalogue already has a product with this url']],
      ['start_crawl', { assistantId }, ['The assistant has no siteUrl to crawl. Set one with update_assistant.']],
      ['add_knowledge', { assistantId, ...entry }, ['quota of 1 knowledge']],
    ];
    await Promise.all(
      refusals.map(async ([tool, input, messages]) => {
        const { refused = '' } = await client.call(tool, input);
        for (const message of messages) expect(refused).toContain(message);
      }),
    );
    await post(service, key, 'update_assistant', { assistantId, siteUrl: slowShop });
    await post(service, key, 'start_crawl', { assistantId });
    const { refused: again } = await client.call('start_crawl', { assistantId });
    expect(again).toMatch(/Crawl run crl_\w+ of this assistant is still \w+\. Wait until list_crawls shows/);
    await post(service, key, 'delete_assistant', { assistantId });
    const { refused } = await reader.call('create_assistant', { name: 'Shop' });
    expect(refused).toContain('requires the permission assistants:edit, which the key does not have');
  });

  it('shows its user that the key was revoked', async () => {
    const made = await makeKey(name);
    const client = open(name, limited, made.key);
    expect(await client.connected).toEqual({ value: 'connected' });
    expect(await client.call('list_assistants', {})).toEqual({ value: { result: [] } });
    await owner.result(`organizations/${owner.organizationId}/revoke_key`, { keyId: made.record.keyId });
    const { refused } = await client.call('list_assistants', {});
    // mcp-remote then tries to register an application, with the same key.
    expect(refused).toMatch(
      name === 'mcp-remote' ? /HTTP 401.*invalid_token/ : /unauthorized.*invalid, expired or revoked/,
    );
  });

  it('shows its user that the rate limit was exceeded', async () => {
    const made = await makeKey(name);
    const client = open(name, limited, made.key);
    expect(await client.connected).toEqual({ value: 'connected' });
    // Allowed calls come back with time, and a client may take long to start.
    const told: string[] = [];
    const flood = async () => {
      while (told.length === 0) await post(limited, made.key, 'list_assistants');
    };
    const ask = async () => {
      while (told.length === 0) told.push(...[(await client.call('list_assistants', {})).refused ?? []].flat());
    };
    await Promise.all([flood(), ask()]);
    expect(told[0]).toMatch(/Too many calls\. Try again in \d+ s\./);
  });
});
