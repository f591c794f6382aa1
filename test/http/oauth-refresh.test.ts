import { describe, expect, it } from 'vitest';
import { type OAuthAnswer, callTool, connect, oauthClient, registeredClient } from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { createOwner, join } from '../setup/visitor.ts';

const service = await sharedService();
const [owner, client, rival] = await Promise.all([
  createOwner(service),
  registeredClient(service),
  registeredClient(service, { client_name: 'Another' }),
]);
const { organizationId } = owner;

const connected = (by = client, person: Parameters<typeof connect>[1] = owner) =>
  connect(by, person, { organizationId, access: 'write' });

const statusOf = async (token: string) => (await callTool(service, token, 'list_assistants')).status;

const tokensOf = ({ body }: OAuthAnswer) => ({
  access: String(body['access_token']),
  refresh: String(body['refresh_token']),
});

const refused = ({ status, body }: OAuthAnswer) => [status, body.error];
const INVALID_GRANT = [400, 'invalid_grant'];

/** Makes it so many seconds since every refresh so far. */
const pass = (seconds: number) =>
  service.pool.query(
    'update oauth_refresh_tokens set rotation_replay_expires_at = rotation_replay_expires_at - make_interval(secs => $1)',
    [seconds],
  );

describe('a refresh token that was already used', () => {
  it('revokes all tokens derived from it when reused 31 seconds later', async () => {
    const first = await connected();
    const second = tokensOf(await client.refresh(first.refresh));
    const third = tokensOf(await client.refresh(second.refresh));
    expect(await statusOf(third.access)).toBe(200);
    await pass(31);
    expect(refused(await client.refresh(first.refresh))).toEqual(INVALID_GRANT);
    expect(await Promise.all([first, second, third].map(({ access }) => statusOf(access)))).toEqual([401, 401, 401]);
    expect(refused(await client.refresh(third.refresh))).toEqual(INVALID_GRANT);
  });

  it('revokes them all when two reuse it concurrently, without an error', async () => {
    const { refresh } = await connected();
    await client.refresh(refresh);
    await pass(31);
    const replays = await Promise.all([client.refresh(refresh), client.refresh(refresh)]);
    expect(replays.map(refused)).toEqual([INVALID_GRANT, INVALID_GRANT]);
  });

  it('returns the same tokens within 30 seconds, which stay valid', async () => {
    const { refresh } = await connected();
    const first = await client.refresh(refresh);
    await pass(25);
    const again = await client.refresh(refresh);
    expect([again.status, again.body]).toEqual([200, { ...first.body, expires_in: expect.any(Number) }]);
    expect(again.headers.get('cache-control')).toContain('no-store');
    const next = await client.refresh(tokensOf(again).refresh);
    expect([next.status, await statusOf(tokensOf(next).access)]).toEqual([200, 200]);
  });

  it('returns the same tokens to parallel calls', async () => {
    let { refresh } = await connected();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => client.refresh(refresh)));
      const given = new Set(answers.map((answer) => JSON.stringify([answer.status, tokensOf(answer)])));
      expect([...given]).toEqual([expect.stringContaining('[200,')]);
      ({ refresh } = tokensOf(answers[0] as OAuthAnswer));
    }
  });

  it('returns nothing to another client', async () => {
    const { refresh } = await connected();
    const { access } = tokensOf(await client.refresh(refresh));
    expect(refused(await rival.refresh(refresh))).toEqual(INVALID_GRANT);
    expect(await statusOf(access)).toBe(200);
  });

  it('requires the secret of a confidential client', async () => {
    const redirect = { redirect_uris: ['https://app.test/callback'], token_endpoint_auth_method: 'client_secret_post' };
    const { body } = await oauthClient(service, { address: '10.5.0.2' }).register({ client_name: 'Web', ...redirect });
    const client_secret = String(body['client_secret']);
    const web = oauthClient(service, { clientId: String(body['client_id']), redirectUri: redirect.redirect_uris[0] });
    const withSecret = {
      ...web,
      exchange: (...[flow, callback]: Parameters<typeof web.exchange>) =>
        web.exchange(flow, callback, { client_secret }),
    };
    const { refresh } = await connected(withSecret);
    expect((await web.refresh(refresh, { client_secret })).status).toBe(200);
    for (const wrong of [undefined, 'wrong'])
      expect((await web.refresh(refresh, { client_secret: wrong })).body).not.toHaveProperty('access_token');
    expect((await web.refresh(refresh, { client_secret })).status).toBe(200);
  });

  it('grants no other scopes than the first time', async () => {
    const { refresh } = await connected();
    await client.refresh(refresh, { scope: 'mcp:read' });
    expect(refused(await client.refresh(refresh))).toEqual(INVALID_GRANT);
    expect((await client.refresh(refresh, { scope: 'mcp:read' })).body['scope']).toBe('mcp:read');
  });

  it.each<[what: string, end: (person: typeof owner & { userId: string }) => Promise<unknown>]>([
    [
      'the user disconnected the app',
      async (person) => {
        const [app] = await person.result<{ connectedAppId: string }[]>('account/list_connected_apps');
        return person.result('account/disconnect_app', app && { connectedAppId: app.connectedAppId });
      },
    ],
    [
      'the user is no member any more',
      ({ userId }) => owner.result(`organizations/${organizationId}/remove_member`, { userId }),
    ],
  ])('returns nothing once %s, and the cached response is deleted', async (_what, end) => {
    const person = { ...(await join(service, owner, 'admin')), organizationId };
    const { refresh } = await connected(client, person);
    const given = tokensOf(await client.refresh(refresh));
    await end(person);
    expect(refused(await client.refresh(refresh))).toEqual(INVALID_GRANT);
    expect(refused(await client.refresh(given.refresh))).toEqual(INVALID_GRANT);
    expect(await statusOf(given.access)).toBe(401);
    const { rows } = await service.pool.query('select 1 from oauth_refresh_tokens where user_id = $1', [person.userId]);
    expect(rows).toEqual([]);
  });

  it('returns invalid tokens once the client revoked them', async () => {
    const { refresh } = await connected();
    const given = tokensOf(await client.refresh(refresh));
    await client.post('revoke', { token: given.refresh });
    await client.refresh(refresh);
    expect(await statusOf(given.access)).toBe(401);
    expect(refused(await client.refresh(given.refresh))).toEqual(INVALID_GRANT);
  });
});

it('stores no token in plain text, and the response only until it cannot be replayed', async () => {
  const { refresh } = await connected();
  const given = tokensOf(await client.refresh(refresh));
  const stored = JSON.stringify(await snapshot(service));
  for (const token of [given.access, given.refresh]) expect(stored).not.toContain(token.slice('aisle_at_'.length));
  const kept = async () => {
    const { rows } = await service.pool.query(
      'select 1 from oauth_refresh_tokens where rotation_replay_response is not null',
    );
    return rows.length > 0;
  };
  await service.store.connectedApps.reap(new Date());
  expect(await kept()).toBe(true);
  await pass(31);
  await service.store.connectedApps.reap(new Date());
  expect(await kept()).toBe(false);
  expect(refused(await client.refresh(refresh))).toEqual(INVALID_GRANT);
});
