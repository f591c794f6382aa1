import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ClientDocument } from '../../src/access/client-documents.ts';
import { accountOperations, organizationOperations } from '../../src/operations/index.ts';
import { AuditFilter } from '../../src/operations/records.ts';
import { Registration } from '../../src/access/registration.ts';
import { actions } from '../../src/actions/index.ts';
import { tools } from '../../src/chat/tools/tools.ts';
import { FeedProduct } from '../../src/feeds/product.ts';
import { ENDPOINTS } from '../../src/http/account-endpoints.ts';
import { ImportQuery } from '../../src/http/catalogue-import.ts';
import { ConversationsQuery } from '../../src/http/conversations-export.ts';
import { DocumentQuery } from '../../src/http/document-import.ts';
import { EventInput, FeedbackInput, MessageInput } from '../../src/http/widget-shapes.ts';
import { connectWithKey } from '../setup/mcp-client.ts';
import { sharedService } from '../setup/service.ts';
import { cases, createWorld } from './cases.ts';

const service = await sharedService();

type Node = Record<string, unknown>;

const inputs = new Map<string, z.ZodType>([
  ...[...organizationOperations].map(([name, { input }]): [string, z.ZodType] => [name, input]),
  ...[...accountOperations].map(([name, { input }]): [string, z.ZodType] => [`account ${name}`, input]),
  ...[...ENDPOINTS].map(([path, { fields }]): [string, z.ZodType] => [`/api/auth${path}`, fields]),
  ...[...tools].map(([name, { input }]): [string, z.ZodType] => [`tool ${name}`, input]),
  ['widget message', MessageInput],
  ['widget feedback', FeedbackInput],
  ['widget event', EventInput],
  ['row of a feed', FeedProduct],
  ['import query', ImportQuery],
  ['audit export query', AuditFilter],
  ['conversations export query', ConversationsQuery],
  ['document query', DocumentQuery],
  ['client registration', Registration],
  ['client document', ClientDocument],
]);

/** Returns the paths at which a text or a list may be of any length. */
function unbounded(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((each, at) => unbounded(each, `${path}.${at}`));
  if (typeof node !== 'object' || node === null) return [];
  const { type, ...schema } = node as Node;
  const isBounded = ['maxLength', 'enum', 'const', 'cutTo'].some((key) => key in schema);
  const faults: string[] = [];
  if ([type].flat().includes('string') && !isBounded) faults.push(path);
  if (type === 'array' && !('maxItems' in schema)) faults.push(`${path}[]`);
  // Anything may be in a value without a type.
  if (Object.keys(node).length === 0) faults.push(`${path} (anything)`);
  for (const key of ['items', 'anyOf', 'oneOf', 'allOf', 'prefixItems', 'propertyNames'])
    faults.push(...unbounded(schema[key], path));
  for (const key of ['properties', '$defs'])
    for (const [name, inner] of Object.entries((schema[key] as Node | undefined) ?? {}))
      faults.push(...unbounded(inner, `${path}.${name}`));
  if (typeof schema['additionalProperties'] === 'object')
    faults.push(...unbounded(schema['additionalProperties'], path));
  return faults;
}

it.each([...inputs])('%s accepts no text without a maximum', (_name, input) => {
  expect(unbounded(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), 'input')).toEqual([]);
});

it('detects a text, a list and a value without a maximum', () => {
  const open = z.object({ a: z.string().nullable(), b: z.array(z.object({ c: z.string() })), d: z.unknown() });
  expect(unbounded(z.toJSONSchema(open, { io: 'input' }), 'x')).toEqual(['x.a', 'x.b[]', 'x.b.c', 'x.d (anything)']);
});

/** The texts of an action as OpenAPI publishes them: path and maximum. */
async function published(action: string): Promise<[path: string, most: number, isUrl: boolean][]> {
  const { paths, components } = (await (await service.app.request('/api/openapi.json')).json()) as {
    paths: Record<string, { post: { requestBody: { content: { 'application/json': { schema: Node } } } } }>;
    components: { schemas: Record<string, Node> };
  };
  const walk = (node: Node, path: string): [string, number, boolean][] => {
    const pointer = node['$ref'];
    const reference = typeof pointer === 'string' ? pointer.split('/').at(-1) : undefined;
    const schema = reference === undefined ? node : (components.schemas[reference] ?? {});
    const own: [string, number, boolean][] =
      typeof schema['maxLength'] === 'number' ? [[path, schema['maxLength'], schema['format'] === 'uri']] : [];
    const inner = Object.entries((schema['properties'] ?? {}) as Record<string, Node>);
    return [...own, ...inner.flatMap(([name, value]) => walk(value, path === '' ? name : `${path}.${name}`))];
  };
  return walk(paths[`/api/rest/actions/${action}`]?.post.requestBody.content['application/json'].schema ?? {}, '');
}

function put(path: string, value: string): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  return { [name]: rest.length === 0 ? value : put(rest.join('.'), value) };
}

const LIMITS = {
  create_assistant: { name: 200, siteUrl: 2_048, persona: 20_000, greeting: 1_000 },
  add_product: {
    title: 500,
    url: 2_048,
    imageUrl: 2_048,
    brand: 300,
    category: 300,
    externalId: 300,
    description: 20_000,
  },
  add_knowledge: { title: 500, content: 200_000 },
  list_catalogue: { search: 500 },
};

it.each(Object.entries(LIMITS))('publishes the limits of %s in OpenAPI and over MCP', async (action, limits) => {
  const found = Object.fromEntries((await published(action)).map(([path, most]) => [path, most]));
  expect(found).toMatchObject(limits);
  const { key } = await createWorld(service);
  const client = await connectWithKey(service, key);
  const schema = (await client.listTools()).tools.find(({ name }) => name === action)?.inputSchema;
  await client.close();
  for (const [name, most] of Object.entries(limits))
    expect(schema?.properties?.[name]).toMatchObject({ maxLength: most });
});

describe.each([...actions.keys()].filter((name) => name !== 'list_assistants'))('%s', (action) => {
  it('refuses each text that is one character too long, naming the field and the limit', async () => {
    const world = await createWorld(service);
    const valid = cases[action]?.valid(world) ?? {};
    const texts = await published(action);
    expect(texts.length).toBeGreaterThan(0);
    for (const [path, most, isUrl] of texts) {
      const start = isUrl ? 'https://shop.test/' : '';
      // Characters of two UTF-16 units each, which count as one.
      const filler = isUrl ? 'x' : '😀';
      const given = (length: number) => start + filler.repeat(length - start.length);
      const message = `must be at most ${most.toLocaleString('en-US')} characters`;
      const longer = await service.call(world.key, action, { ...valid, ...put(path, given(most + 1)) });
      expect([path, longer.status, longer.body.error?.code]).toEqual([path, 400, 'invalid_input']);
      expect(longer.body.error?.issues).toEqual([{ path, message }]);
      expect(longer.body.error?.message).toBe(`${path} ${message}.`);
      const longest = await service.call(world.key, action, { ...valid, ...put(path, given(most)) });
      expect([path, longest.body.error?.issues]).toEqual([path, undefined]);
    }
  });
});

it('names the field and the limit over MCP', async () => {
  const { key, assistantId } = await createWorld(service);
  const given = { assistantId, url: 'https://shop.test/p/3', title: `jacket ${'1'.repeat(2_000)}` };
  const client = await connectWithKey(service, key);
  const { isError, content } = await client.callTool({ name: 'add_product', arguments: given });
  await client.close();
  expect(isError).toBe(true);
  expect(JSON.stringify(content)).toContain('title must be at most 500 characters');
});

it('returns texts stored before the limits in full', async () => {
  const { key, organizationId, assistantId, productId, knowledgeId } = await createWorld(service);
  const long = 'x'.repeat(300_000);
  const at = [organizationId, long];
  await service.pool.query(
    `update assistants set name = $2, persona = $2, greeting = $2, site_url = 'https://shop.test/' || $2,
      crawl_user_agent = $2, branding = jsonb_build_object('launcherText', $2::text) where organization_id = $1`,
    at,
  );
  await service.pool.query(
    `update products set title = $2, description = $2, brand = $2, category = $2, external_id = $2, currency = $2,
      url = 'https://shop.test/' || $2 where organization_id = $1`,
    at,
  );
  await service.pool.query(`update knowledge set title = $2, content = $2 where organization_id = $1`, at);
  const get = (action: string) => service.result(key, action, { assistantId });
  expect(await get('get_assistant')).toMatchObject({ name: long, persona: long, branding: { launcherText: long } });
  expect(await service.result(key, 'list_assistants')).toMatchObject([{ name: long }]);
  expect(await get('list_catalogue')).toMatchObject([{ productId, title: long, description: long, brand: long }]);
  expect(await get('list_knowledge')).toMatchObject([{ knowledgeId, content: long }]);
  expect(await service.result(key, 'update_product', { productId, price: 3 })).toMatchObject({ title: long, price: 3 });
});
