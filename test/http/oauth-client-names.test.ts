import { describe, expect, it } from 'vitest';
import { callTool, connect, follow, queryOf, registeredClient } from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

const DOCUMENT = 'https://claude.ai/client.json';
const service = await sharedService({
  clientDocuments: {
    [DOCUMENT]: {
      client_id: DOCUMENT,
      client_name: 'Cl\u200Baude\u202E',
      redirect_uris: ['http://127.0.0.1:3000/callback', 'https://claude.ai/callback'],
    },
  },
});
const owner = await createOwner(service);
const { organizationId } = owner;

const SPOOFED = `\u202EClaude\u0007\u200B${'!'.repeat(100)}`;
const SHOWN = `Claude${'!'.repeat(53)}…`;

type Client = Awaited<ReturnType<typeof registeredClient>>;

interface Consent {
  client: { name: string; host: string | null; redirectHost: string; returnsElsewhere: boolean };
}

/** The details of a client that the consent page receives. */
async function consentOf(client: Client, more: Record<string, string> = {}): Promise<Consent['client']> {
  const page = await follow(owner, client.begin(more).page);
  return (await owner.result<Consent>('account/get_authorization', { query: queryOf(page) })).client;
}

const nameOf = async (clientId: string) => {
  const { rows } = await service.pool.query('select name from oauth_clients where client_id = $1', [clientId]);
  return (rows[0] as { name: string | null } | undefined)?.name;
};

describe('the name of a client', () => {
  it('is cleaned when it registers', async () => {
    const client = await registeredClient(service, { client_name: SPOOFED });
    expect(await nameOf(client.clientId)).toBe(SHOWN);
    expect((await consentOf(client)).name).toBe(SHOWN);
  });

  it('is cleaned when it is read from its description', async () => {
    const client = { ...(await registeredClient(service)), clientId: DOCUMENT };
    await consentOf(client, { client_id: DOCUMENT });
    expect(await nameOf(DOCUMENT)).toBe('Claude');
  });

  it('is treated as missing if nothing of it can be displayed', async () => {
    const client = await registeredClient(service, { client_name: '\u202E\u200B' });
    expect((await consentOf(client)).name).toBe('Unnamed application');
  });

  it('that was registered earlier is cleaned wherever it is displayed', async () => {
    const client = await registeredClient(service);
    await service.pool.query('update oauth_clients set name = $2 where client_id = $1', [client.clientId, SPOOFED]);
    expect((await consentOf(client)).name).toBe(SHOWN);
    const { access } = await connect(client, owner, { organizationId, access: 'write' });
    await callTool(service, access, 'create_assistant', { name: 'Advice' });
    const apps = await owner.result<{ clientName: string }[]>('account/list_connected_apps');
    expect(apps.map(({ clientName }) => clientName)).toContain(SHOWN);
    const log = JSON.stringify(await owner.result(`organizations/${organizationId}/list_audit`, {}));
    expect(log).toContain(`"label":"${SHOWN}"`);
    expect(log).toContain(`"clientName":"${SHOWN}"`);
    expect(log).not.toMatch(/\u202E|\u200B|\\u0007/);
  });
});

describe('a client that says where it is from', () => {
  it.each<[returns: string, metadata: Record<string, unknown>, elsewhere: boolean]>([
    ['https://claude.ai/callback', { client_uri: 'https://claude.ai/' }, false],
    ['https://claude.ai/callback', { client_uri: 'https://www.claude.ai/about' }, false],
    ['https://www.claude.ai/callback', { client_uri: 'https://claude.ai' }, false],
    ['https://evil.test/callback', {}, false],
    ['https://evil.test/callback', { client_uri: 'https://claude.ai/' }, true],
    ['https://evil.claude.ai/callback', { client_uri: 'https://claude.ai/' }, true],
    ['https://claude.ai.evil.test/callback', { client_uri: 'https://claude.ai/' }, true],
    ['https://claude.ai:8443/callback', { client_uri: 'https://claude.ai/' }, true],
    ['https://evil.test/callback', { logo_uri: 'https://claude.ai/logo.png' }, true],
    ['http://127.0.0.1:3000/callback', { client_uri: 'https://claude.ai/' }, true],
    ['cursor://anysphere.cursor-mcp/oauth/callback', { client_uri: 'https://cursor.com/' }, true],
  ])('and returns to %s: %j is distinguished: %s', async (redirect, metadata, elsewhere) => {
    const client = await registeredClient(service, { ...metadata, redirect_uris: [redirect] });
    expect((await consentOf(client)).returnsElsewhere).toBe(elsewhere);
  });

  it('is distinguished by the address that this authorization returns to', async () => {
    const both = ['https://claude.ai/callback', 'https://evil.test/callback'];
    const client = await registeredClient(service, { client_uri: 'https://claude.ai/', redirect_uris: both });
    expect((await consentOf(client)).returnsElsewhere).toBe(false);
    expect((await consentOf(client, { redirect_uri: both[1] ?? '' })).returnsElsewhere).toBe(true);
  });

  it('is distinguished also where its description was read there', async () => {
    const client = { ...(await registeredClient(service)), clientId: DOCUMENT };
    const answered = await consentOf(client, { client_id: DOCUMENT });
    expect(answered).toMatchObject({ host: 'claude.ai', redirectHost: '127.0.0.1:3000', returnsElsewhere: true });
    const home = await consentOf(client, { client_id: DOCUMENT, redirect_uri: 'https://claude.ai/callback' });
    expect(home.returnsElsewhere).toBe(false);
  });
});
