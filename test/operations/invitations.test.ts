import { describe, expect, it } from 'vitest';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { type Person, createOwner, createVisitor, signUp } from '../setup/visitor.ts';

interface Invitation {
  token: string;
  invitation: { invitationId: string; role: string; invitedBy: string | null; expiresAt: string };
}

/** Two users who are not members; those who join are removed again. */
const service = await sharedService();
const [owner, guest, rival] = await Promise.all([createOwner(service), signUp(service), signUp(service)]);

const path = () => `organizations/${owner.organizationId}`;
const invited = (role = 'viewer') => owner.result<Invitation>(`${path()}/create_invitation`, { role });
const accept = (person: Person, token: string) => person.account('accept_invitation', { token });
const roleOf = async ({ userId }: Person) => (await service.store.members.find(owner.organizationId, userId))?.role;

async function removed(person: Person): Promise<void> {
  await owner.result(`${path()}/remove_member`, { userId: person.userId });
}

const unusable: Record<string, () => Promise<string>> = {
  'was used': async () => {
    const { token } = await invited();
    await accept(rival, token);
    await removed(rival);
    return token;
  },
  'was revoked': async () => {
    const { token, invitation } = await invited();
    await owner.result(`${path()}/revoke_invitation`, { invitationId: invitation.invitationId });
    return token;
  },
  'is over': async () => {
    const { token, invitation } = await invited();
    await service.pool.query("update invitations set expires_at = now() - interval '1 s' where invitation_id = $1", [
      invitation.invitationId,
    ]);
    return token;
  },
  'names another organization': async () => {
    const { organizationId } = await service.store.organizations.insert('Other');
    return (await invited()).token.replace(owner.organizationId.slice(4), organizationId.slice(4));
  },
  'is no token': () => Promise.resolve("aisle_inv_' or true"),
  'is nothing': () => Promise.resolve(''),
};

describe.each(Object.entries(unusable))('an invitation that %s', (_what, make) => {
  it.each(['get_invitation', 'accept_invitation'])('is refused: %s', async (operation) => {
    const token = await make();
    const before = await snapshot(service);
    const { status, body } = await guest.account(operation, { token });
    expect([status, body.error?.code]).toEqual([404, 'invitation_not_found']);
    expect(await snapshot(service)).toEqual(before);
  });
});

describe('an invitation', () => {
  it.each([{}, { role: 'root' }, { role: null }, { role: 'viewer', email: 'a@shop.test' }])(
    'is not created from %j',
    async (input) => {
      const before = await snapshot(service);
      const { status, body } = await owner.organization(owner.organizationId, 'create_invitation', input);
      expect([status, body.error?.code]).toEqual([400, 'invalid_input']);
      expect(await snapshot(service)).toEqual(before);
    },
  );

  it('is stored as a hash, expires after a week, and shows its token once', async () => {
    const { token, invitation } = await invited('editor');
    expect(invitation).toMatchObject({ role: 'editor', invitedBy: owner.email });
    const hours = (Date.parse(invitation.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(7 * 24 - 1);
    expect(hours).toBeLessThanOrEqual(7 * 24);
    expect(JSON.stringify(await owner.result(`${path()}/list_invitations`))).not.toContain(token.slice(-43));
    expect(JSON.stringify(await snapshot(service))).not.toContain(token.slice(-43));
  });

  it('names its organization without a session, and cannot be accepted without an account', async () => {
    const { token, invitation } = await invited();
    const stranger = createVisitor(service);
    expect(await stranger.result('account/get_invitation', { token })).toEqual({
      organizationName: 'Shop',
      role: 'viewer',
      invitedBy: owner.email,
      expiresAt: invitation.expiresAt,
    });
    const { status, body } = await stranger.account('accept_invitation', { token });
    expect([status, body.error?.code]).toEqual([401, 'unauthorized']);
  });

  it('grants its role, once', async () => {
    const { token, invitation } = await invited('editor');
    const accepted = await accept(guest, token);
    expect(accepted.body.result).toEqual({ organizationId: owner.organizationId, name: 'Shop', role: 'editor' });
    expect(await guest.result('account/get_account')).toMatchObject({ activeOrganizationId: owner.organizationId });
    expect((await accept(rival, token)).status).toBe(404);
    expect([await roleOf(guest), await roleOf(rival)]).toEqual(['editor', undefined]);
    expect(await owner.result(`${path()}/list_invitations`)).not.toContainEqual(invitation);
    await removed(guest);
  });

  it('is not used up by a member, whose role stays', async () => {
    const { token } = await invited('viewer');
    const before = await snapshot(service);
    const { status, body } = await accept(owner, token);
    expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
    expect(await snapshot(service)).toEqual(before);
  });

  it('is accepted by one of two concurrent users', async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(guest, token), accept(rival, token)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const roles = [await roleOf(guest), await roleOf(rival)];
    expect(roles.filter((role) => role === 'viewer')).toHaveLength(1);
    await removed(roles[0] === undefined ? rival : guest);
  });

  it('adds a member once who accepts it twice concurrently', async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(guest, token), accept(guest, token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await removed(guest);
  });

  it('is not revoked twice, nor after it was used', async () => {
    const { token, invitation } = await invited();
    const revoke = () =>
      owner.organization(owner.organizationId, 'revoke_invitation', { invitationId: invitation.invitationId });
    expect((await accept(guest, token)).status).toBe(200);
    expect((await revoke()).body.error?.code).toBe('invitation_not_found');
    expect(await roleOf(guest)).toBe('viewer');
    await removed(guest);
  });
});
