import { describe, expect, it } from 'vitest';
import { callTool, connect, registeredClient, sendMcp } from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { createOwner, join } from '../setup/visitor.ts';

const service = await sharedService();
const tokens = await createTokens();

/** Access tokens that were approved to read, by role. */
async function createTokens(): Promise<Record<string, string>> {
  const owner = await createOwner(service);
  const { organizationId } = owner;
  const people = { owner, editor: await join(service, owner, 'editor'), viewer: await join(service, owner, 'viewer') };
  const made: Record<string, string> = {};
  for (const [role, person] of Object.entries(people)) {
    const client = await registeredClient(service);
    made[role] = (await connect(client, person, { organizationId, access: 'read' })).access;
  }
  return made;
}

const call = (name: string, id: number | undefined = 1) => ({
  jsonrpc: '2.0',
  ...(id !== undefined && { id }),
  method: 'tools/call',
  params: { name, arguments: { name: 'Advice' } },
});

describe('a call beyond the approved scope', () => {
  it.each<[what: string, role: string, message: unknown]>([
    ['one', 'owner', call('create_assistant')],
    ['one of an editor', 'editor', call('add_product')],
    ['one in a batch', 'owner', [call('list_assistants', 1), call('create_assistant', 2)]],
    ['one without an answer', 'owner', call('create_assistant', undefined)],
  ])('is not executed, and answered with a step-up challenge: %s', async (_what, role, message) => {
    const before = await snapshot(service);
    const { status, headers, text } = await sendMcp(service, tokens[role] ?? '', message);
    expect([status, JSON.parse(text)]).toMatchObject([403, { error: { code: 'forbidden' } }]);
    const challenge = headers.get('www-authenticate') ?? '';
    expect(challenge).toMatch(/^Bearer /);
    expect(challenge).toContain('error="insufficient_scope"');
    expect(challenge).toContain('scope="mcp:read mcp:write"');
    expect(challenge).toContain('resource_metadata="http://localhost/.well-known/oauth-protected-resource/api/mcp"');
    expect(await snapshot(service)).toEqual(before);
  });

  it.each<[role: string, tool: string]>([
    ['editor', 'create_assistant'],
    ['viewer', 'create_assistant'],
    ['viewer', 'add_product'],
  ])('is a tool error if the role of the %s does not allow it either: %s', async (role, tool) => {
    const before = await snapshot(service);
    const { status, headers, content } = await callTool(service, tokens[role] ?? '', tool, { name: 'Advice' });
    expect([status, content?.error?.code]).toEqual([200, 'forbidden']);
    expect(headers.get('www-authenticate')).toBeNull();
    expect(await snapshot(service)).toEqual(before);
  });

  it.each(['list_assistants', 'constructor', 'nothing'])('is not the call of %s', async (name) => {
    expect((await sendMcp(service, tokens['owner'] ?? '', call(name))).status).not.toBe(403);
  });

  it.each(['{', 'null', '[]', '[null]', '7', '{"method":"tools/call"}', '{"method":"tools/call","params":{"name":7}}'])(
    'is not the body %s',
    async (body) => {
      const { status } = await service.app.request('http://localhost/api/mcp', {
        method: 'POST',
        headers: { Authorization: `Bearer ${tokens['owner']}`, 'Content-Type': 'application/json' },
        body,
      });
      expect(status).toBeLessThan(500);
      expect(status).not.toBe(403);
    },
  );

  it('is not read from more than a mebibyte', async () => {
    const pad = JSON.stringify({ ...call('create_assistant'), pad: 'x'.repeat(1_048_576) });
    const headers = { Authorization: `Bearer ${tokens['owner']}`, 'Content-Type': 'application/json' };
    const { status } = await service.app.request('http://localhost/api/mcp', { method: 'POST', headers, body: pad });
    expect(status).toBe(413);
  });
});
