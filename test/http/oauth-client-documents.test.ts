import { describe, expect, it } from 'vitest';
import { REDIRECT, callTool, connect, follow, oauthClient } from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

const ID = 'https://app.test/client.json';

const described = (client_id: string, more: object = {}) => ({
  client_id,
  client_name: 'Described',
  client_uri: 'https://app.test',
  redirect_uris: [REDIRECT],
  token_endpoint_auth_method: 'none',
  ...more,
});

const at = (name: string) => `https://app.test/${name}.json`;

/** The fault of a client that is named by a document; most have one. */
const refused: [what: string, clientId: string, document?: unknown][] = [
  ['there is none', at('none')],
  ['it describes another', at('other'), described(ID)],
  ['it names nobody', at('nobody'), { redirect_uris: [REDIRECT] }],
  ['it is no object', at('list'), []],
  ['it is nothing', at('nothing'), null],
  ['it has no address to return to', at('nowhere'), described(at('nowhere'), { redirect_uris: [] })],
  ['its address is a script', at('script'), described(at('script'), { redirect_uris: ['javascript:alert(1)'] })],
  ['it has a secret', at('secret'), described(at('secret'), { token_endpoint_auth_method: 'client_secret_post' })],
  ['it signs', at('signs'), described(at('signs'), { token_endpoint_auth_method: 'private_key_jwt' })],
  ['its name is none that can be kept', at('nul'), described(at('nul'), { client_name: 'nul\0' })],
  ['its page is a script', at('page'), described(at('page'), { client_uri: 'javascript:alert(1)' })],
  ['it is not at https', 'http://app.test/client.json', described('http://app.test/client.json')],
  ['it is the whole site', 'https://app.test/', described('https://app.test/')],
  ['it is spelt otherwise', 'https://APP.test/client.json', described('https://APP.test/client.json')],
  ['it climbs', 'https://app.test/a/../b', described('https://app.test/a/../b')],
  ['it has a fragment', `${ID}#a`, described(`${ID}#a`)],
  ['it has a user', 'https://a:b@app.test/c', described('https://a:b@app.test/c')],
];

const clientDocuments: Record<string, unknown> = {
  ...Object.fromEntries(
    refused.filter(([, , document]) => document !== undefined).map(([, id, document]) => [id, document]),
  ),
  [ID]: described(ID),
};

const service = await sharedService({ clientDocuments });
const owner = await createOwner(service);

const clients = async () => (await service.pool.query('select client_id, name, updated_at from oauth_clients')).rows;

describe('a client identified by a metadata document', () => {
  it.each(refused)('is refused where %s', async (_what, clientId) => {
    const before = await clients();
    const location = await follow(owner, oauthClient(service, { clientId }).begin().page);
    expect(location).toMatch(/^http:\/\/localhost\/oauth\/error\?.*error=invalid_client/);
    expect(await clients()).toEqual(before);
  });

  it('is refused at another address than the document says', async () => {
    const client = oauthClient(service, { clientId: ID, redirectUri: 'https://elsewhere.test/callback' });
    const location = await follow(owner, client.begin().page);
    expect(location).toMatch(/^http:\/\/localhost\/oauth\/error\?/);
  });

  it('connects without registration, and is shown by its host', async () => {
    const client = oauthClient(service, { clientId: ID });
    const { organizationId } = owner;
    const { access, refresh } = await connect(client, owner, { organizationId, access: 'read' });
    expect((await callTool(service, access, 'list_assistants')).content).toEqual({ result: [] });
    expect((await client.refresh(refresh)).status).toBe(200);
    expect(await owner.result('account/list_connected_apps')).toMatchObject([
      { clientName: 'Described', clientHost: 'app.test', redirectHost: '127.0.0.1:3000', access: 'read' },
    ]);
  });

  it('is read again after an hour, and stays valid while the document is unavailable', async () => {
    const client = oauthClient(service, { clientId: ID });
    await follow(owner, client.begin().page);
    const [before] = await clients();
    clientDocuments[ID] = described(ID, { client_name: 'Renamed' });
    await follow(owner, client.begin().page);
    expect(await clients()).toEqual([before]);
    await service.pool.query("update oauth_clients set updated_at = now() - interval '61 min'");
    await follow(owner, client.begin().page);
    expect(await clients()).toMatchObject([{ name: 'Renamed' }]);

    delete clientDocuments[ID];
    await service.pool.query("update oauth_clients set updated_at = now() - interval '61 min'");
    expect(await follow(owner, client.begin().page)).toMatch(/^\/oauth\/organization\?/);
    // But not as another.
    clientDocuments[ID] = described(at('other'));
    expect(await follow(owner, client.begin().page)).toMatch(/^http:\/\/localhost\/oauth\/error\?/);
    clientDocuments[ID] = described(ID);
  });

  it('is announced', async () => {
    const response = await service.app.request('/.well-known/oauth-authorization-server/api/auth');
    expect(await response.json()).toMatchObject({ client_id_metadata_document_supported: true });
  });
});
