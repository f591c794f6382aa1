import { describe, expect, it } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { PERMISSIONS, type Permission } from '../../src/domain/permissions.ts';
import { cases, createWorld } from '../actions/cases.ts';
import { type Era, connectWithKey } from '../setup/mcp-client.ts';
import { ownService, sharedService } from '../setup/service.ts';

const service = await sharedService();

async function call(key: string, name: string, input: unknown, era?: Era) {
  const client = await connectWithKey(service, key, era);
  try {
    return await client.callTool({ name, arguments: input as Record<string, unknown> });
  } finally {
    await client.close();
  }
}

const textOf = ({ content }: Awaited<ReturnType<typeof call>>) => {
  const [first] = content;
  return first?.type === 'text' ? first.text : '';
};

/** Without what differs between two records that are otherwise the same. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replace(/[0-9a-hjkmnp-tv-z]{26}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  return JSON.parse(text);
}

it.each([undefined, 'Bearer nonsense', 'Basic x'])('answers 401 to the header %s', async (authorization) => {
  const headers = { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) };
  const { status, headers: said, body } = await service.send('/api/mcp', { method: 'POST', headers, body: '{}' });
  expect([status, body.error?.code]).toEqual([401, 'unauthorized']);
  expect(said.get('www-authenticate')).toMatch(/^Bearer/);
});

it.each(['{"jsonrpc"', '[]', '7', '{"jsonrpc":"2.0","method":"tools/list"}', `{"a":"${'x'.repeat(1_048_576)}"}`])(
  'answers no 5xx to the body %.30j',
  async (body) => {
    const { key } = await service.organization('Shop');
    const headers = {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    };
    const response = await service.app.request('/api/mcp', { method: 'POST', headers, body });
    expect(response.status).toBeLessThan(500);
    await response.text();
  },
);

describe.each(['2026', '2025'] as const)('in the era of %s', (era) => {
  it('offers one tool for each permitted action, and no other', async () => {
    const { organizationId, key } = await service.organization('Shop');
    const sets: Permission[][] = [
      ['assistants:view'],
      ['catalogue:edit'],
      ['assistants:view', 'assistants:delete'],
      [...PERMISSIONS],
    ];
    for (const permissions of sets) {
      const client = await connectWithKey(service, await service.keyFor(organizationId, permissions), era);
      const { tools } = await client.listTools();
      const permitted = [...actions]
        .filter(([, action]) => permissions.includes(action.permission))
        .map(([name]) => name);
      expect(tools.map((tool) => tool.name)).toEqual(permitted);
      await client.close();
    }
    const client = await connectWithKey(service, key, era);
    expect(client.getNegotiatedProtocolVersion()).toMatch(new RegExp(`^${era}`));
    await client.close();
  });

  it('describes each tool, with schemas that need no reference', async () => {
    const { key } = await service.organization('Shop');
    const client = await connectWithKey(service, key, era);
    const { tools } = await client.listTools();
    for (const tool of tools) {
      const action = actions.get(tool.name);
      expect(tool).toMatchObject({ title: action?.title, description: action?.description });
      expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(Object.keys(tool.inputSchema.properties ?? {})).toEqual(Object.keys(action?.input.shape ?? {}));
      expect(tool.outputSchema).toMatchObject({ type: 'object', required: ['result'] });
      expect(JSON.stringify(tool)).not.toMatch(/\$ref|anyOf/);
      // A URL that browsers accept is not always one of RFC 3986, which is what strict clients check.
      expect(JSON.stringify(tool.outputSchema)).not.toContain('"uri"');
    }
    const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]));
    expect(hints['list_catalogue']).toMatchObject({ readOnlyHint: true, destructiveHint: false, idempotentHint: true });
    expect(hints['add_product']).toMatchObject({ readOnlyHint: false, destructiveHint: false, idempotentHint: false });
    expect(hints['delete_assistant']).toMatchObject({
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
    });
    await client.close();
  });

  describe.each(Object.entries(cases))('%s', (name, { valid, invalid, identifier }) => {
    it('returns what REST returns', async () => {
      const [one, two] = [await createWorld(service), await createWorld(service)];
      const rest = await service.call(one.key, name, valid(one));
      const mcp = await call(two.key, name, valid(two), era);
      expect(mcp.isError ?? false).toBe(false);
      expect(plain(mcp.structuredContent)).toEqual(plain(rest.body));
      expect(mcp.content).toEqual([{ type: 'text', text: JSON.stringify(mcp.structuredContent) }]);
    });

    it('refuses what REST refuses, with the same message', async () => {
      const world = await createWorld(service);
      // The protocol's library drops a field of the name __proto__ before we see it; JSON has no infinite numbers.
      const faults = invalid.map(([input]) => (typeof input === 'string' ? input : JSON.stringify(input)));
      const sendable = faults.filter((text) => !text.includes('__proto__') && !text.includes('1e999'));
      const inputs = sendable.map((text) => JSON.parse(text) as object);
      if (identifier) inputs.push({ ...valid(world), [identifier]: world.foreign[identifier] });
      for (const input of inputs) {
        const rest = await service.call(world.key, name, input);
        const mcp = await call(world.key, name, input, era);
        expect(mcp).toMatchObject({ isError: true, content: [{ type: 'text' }] });
        expect(plain(JSON.parse(textOf(mcp)))).toEqual(plain(rest.body));
        expect(mcp).not.toHaveProperty('structuredContent');
      }
    });
  });
});

it('refuses a tool that the key may not use, and an unknown one', async () => {
  const { organizationId } = await service.organization('Shop');
  const key = await service.keyFor(organizationId, ['assistants:view']);
  const refused = await call(key, 'create_assistant', { name: 'x' });
  expect([refused.isError, JSON.parse(textOf(refused))]).toMatchObject([true, { error: { code: 'forbidden' } }]);
  await expect(call(key, 'constructor', {})).rejects.toThrow('Unknown tool: constructor');
  expect(await service.result(key, 'list_assistants')).toEqual([]);
});

it('is logged as mcp, with the key', async () => {
  const { key, organizationId } = await service.organization('Shop');
  await call(key, 'create_assistant', { name: 'Shop' });
  const { rows } = await service.pool.query('select via, key_id, action from audit_log where organization_id = $1', [
    organizationId,
  ]);
  expect(rows).toEqual([{ via: 'mcp', key_id: expect.stringMatching(/^key_/), action: 'create_assistant' }]);
  expect((await service.store.keys.list(organizationId))[0]).toMatchObject({ lastUsedVia: 'mcp' });
});

it('counts against the same limit as REST', async () => {
  const limited = await ownService({ rateLimit: 1 });
  const { key } = await limited.organization('Shop');
  expect((await limited.call(key, 'list_assistants')).status).toBe(200);
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  expect((await limited.send('/api/mcp', { method: 'POST', headers, body: '{}' })).status).toBe(429);
});

it('counts each call of a batch against the limit', async () => {
  const limited = await ownService({ rateLimit: 3 });
  const { key } = await limited.organization('Shop');
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  };
  const calls = Array.from({ length: 4 }, (_, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'list_assistants', arguments: {} },
  }));
  const post = (body: unknown) => limited.send('/api/mcp', { method: 'POST', headers, body: JSON.stringify(body) });
  expect((await post(calls)).status).toBe(429);
});
