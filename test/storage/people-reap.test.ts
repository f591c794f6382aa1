import { expect, it } from 'vitest';
import { authorize, callTool, connect, registeredClient } from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { createOwner, createVisitor } from '../setup/visitor.ts';

const service = await sharedService();
const owner = await createOwner(service);

const reap = () => service.store.connectedApps.reap(new Date());
const count = async (table: string) => (await service.pool.query(`select from ${table}`)).rowCount;
const clientIds = async () =>
  (await service.pool.query<{ client_id: string }>('select client_id from oauth_clients')).rows.map(
    ({ client_id }) => client_id,
  );
const approval = () => ({ organizationId: owner.organizationId, access: 'read' as const });

/** Makes what the table has so many days older. */
const aged = (table: string, column: string, days: number) =>
  service.pool.query(`update ${table} set ${column} = ${column} - $1 * interval '1 day'`, [days]);

it('keeps everything that is valid', async () => {
  const client = await registeredClient(service);
  const { access } = await connect(client, owner, approval());
  const before = await snapshot(service);
  expect(await reap()).toBe(0);
  expect(await snapshot(service)).toEqual(before);
  expect((await callTool(service, access, 'list_assistants')).status).toBe(200);
});

it('deletes clients not approved within a week', async () => {
  const [used, unused] = [await registeredClient(service), await registeredClient(service)];
  await connect(used, owner, approval());
  await aged('oauth_clients', 'created_at', 6.9);
  await reap();
  expect(await clientIds()).toEqual(expect.arrayContaining([used.clientId, unused.clientId]));
  await aged('oauth_clients', 'created_at', 0.2);
  expect(await reap()).toBeGreaterThanOrEqual(1);
  const left = await clientIds();
  expect([left.includes(used.clientId), left.includes(unused.clientId)]).toEqual([true, false]);
  // A client whose registration is gone is refused, so that it registers again.
  const { status, body } = await unused.refresh('aisle_rt_nothing');
  expect([status, body.error]).toEqual([401, 'invalid_client']);
});

it('deletes expired access tokens, but not their refresh token', async () => {
  const client = await registeredClient(service);
  const { refresh } = await connect(client, owner, approval());
  await aged('oauth_access_tokens', 'expires_at', 1);
  await reap();
  expect(await count('oauth_access_tokens')).toBe(0);
  expect((await client.refresh(refresh)).status).toBe(200);
});

it('deletes expired refresh tokens; a rotated one is recognized until then', async () => {
  const client = await registeredClient(service);
  const first = await connect(client, owner, approval());
  const second = await client.refresh(first.refresh);
  // Until these seconds are over, a reuse is answered as the first use was.
  await aged('oauth_refresh_tokens', 'rotation_replay_expires_at', 1);
  await reap();
  expect((await client.refresh(first.refresh)).body.error).toBe('invalid_grant');
  expect((await client.refresh(String(second.body['refresh_token']))).body.error).toBe('invalid_grant');
  await connect(client, owner, approval());
  await aged('oauth_refresh_tokens', 'expires_at', 60);
  await reap();
  expect(await count('oauth_refresh_tokens')).toBe(0);
  expect(await clientIds()).toContain(client.clientId);
});

it('deletes expired codes and consents', async () => {
  const client = await registeredClient(service);
  await authorize(owner, client.begin().page, approval());
  const left = async () => [await count('verifications'), await count('oauth_choices')];
  await reap();
  expect(await left()).not.toContain(0);
  await aged('verifications', 'expires_at', 1);
  await aged('oauth_choices', 'created_at', 1.1);
  await reap();
  expect(await left()).toEqual([0, 0]);
});

it('deletes only expired sessions', async () => {
  await createVisitor(service).signIn(owner.email);
  await service.pool.query(
    `update sessions set expires_at = now() - interval '1 s' where id = (select max(id) from sessions)`,
  );
  await reap();
  expect(await count('sessions')).toBe(1);
  expect((await owner.account('get_account')).status).toBe(200);
});
