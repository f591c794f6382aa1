import { describe, expect, it } from 'vitest';
import { invite } from '../../src/access/invite.ts';
import { sharedService } from '../setup/service.ts';
import { PASSWORD, createVisitor, signUp } from '../setup/visitor.ts';

interface Invitation {
  token: string;
  invitation: { invitationId: string };
}

const service = await sharedService({ signUp: 'invite' });
const owner = await createFirstOwner();

/** The first owner is the operator's work. */
async function createFirstOwner() {
  const { organizationId } = await service.store.organizations.insert('Shop');
  const { token } = await invite(service.store, { organizationId, role: 'owner', invitedBy: null });
  const person = await signUp(service, { invitation: token });
  await person.result('account/accept_invitation', { token });
  return { ...person, organizationId };
}

const invited = () =>
  owner.result<Invitation>(`organizations/${owner.organizationId}/create_invitation`, { role: 'viewer' });

const tryWith = (invitation?: unknown) =>
  createVisitor(service).post('/api/auth/sign-up/email', {
    name: 'New',
    email: 'new@shop.test',
    password: PASSWORD,
    invitation,
  });

describe('with sign-up by invitation only, sign-up', () => {
  const tokens: Record<string, () => Promise<unknown>> = {
    none: () => Promise.resolve(undefined),
    'one that is no text': () => Promise.resolve({ $ne: '' }),
    'an empty one': () => Promise.resolve(''),
    'one that was used': async () => {
      const { token } = await invited();
      const person = await signUp(service, { invitation: token });
      await person.result('account/accept_invitation', { token });
      return token;
    },
    'one that was revoked': async () => {
      const { token, invitation } = await invited();
      await owner.result(`organizations/${owner.organizationId}/revoke_invitation`, {
        invitationId: invitation.invitationId,
      });
      return token;
    },
    'one that is over': async () => {
      const { token, invitation } = await invited();
      await service.pool.query("update invitations set expires_at = now() - interval '1 s' where invitation_id = $1", [
        invitation.invitationId,
      ]);
      return token;
    },
    'one with the name of another organization': async () => {
      const other = await service.store.organizations.insert('Other');
      return (await invited()).token.replace(owner.organizationId.slice(4), other.organizationId.slice(4));
    },
    'one of an organization that is gone': async () => {
      const gone = await service.store.organizations.insert('Gone');
      const values = { organizationId: gone.organizationId, role: 'owner' as const, invitedBy: null };
      const { token } = await invite(service.store, values);
      await service.store.organizations.delete(gone.organizationId);
      return token;
    },
    'one with something behind it': async () => `${(await invited()).token}x`,
  };

  it.each(Object.entries(tokens))('is refused with %s', async (name, token) => {
    const { status, body } = await tryWith(await token());
    const [expected, code] =
      name === 'none'
        ? [403, 'forbidden']
        : name.includes('no text')
          ? [400, 'invalid_input']
          : [404, 'invitation_not_found'];
    expect([status, body.error?.code]).toEqual([expected, code]);
    const { rows } = await service.pool.query("select from users where email = 'new@shop.test'");
    expect(rows).toEqual([]);
  });

  it('accepts an invited address, and announces that an invitation is required', async () => {
    expect(await createVisitor(service).result('account/get_setup')).toEqual({ signUp: 'invite', sendsMail: true });
    const person = await signUp(service, { invitation: (await invited()).token });
    expect(await person.result('account/get_account')).toMatchObject({ organizations: [] });
  });

  describe('admits one account for an invitation', () => {
    const refused = [404, 'invitation_not_found'];
    const trying = async (token: string, email: string, password = PASSWORD) => {
      const values = { name: 'New', email, password, invitation: token };
      const { status, body } = await createVisitor(service).post('/api/auth/sign-up/email', values);
      return [status, body.error?.code];
    };

    it('also when two sign up with it at once', async () => {
      const { token } = await invited();
      const answers = await Promise.all([trying(token, 'first@shop.test'), trying(token, 'second@shop.test')]);
      expect(answers.toSorted()).toEqual([[200, undefined], refused]);
    });

    it('and lets whoever failed try again, with the same address or another', async () => {
      const { token } = await invited();
      expect(await trying(token, 'third@shop.test', 'short')).toEqual([400, 'password_too_short']);
      expect(await trying(token, 'no address')).toEqual([400, 'validation_error']);
      expect(await trying(token, 'fourth@shop.test')).toEqual([200, undefined]);
      expect(await trying(token, 'Fourth@shop.test')).toEqual([200, undefined]);
      expect(await trying(token, 'third@shop.test')).toEqual(refused);
    });

    it('which nobody else may accept', async () => {
      const { token } = await invited();
      const person = await signUp(service, { invitation: token });
      const { status, body } = await owner.account('accept_invitation', { token });
      expect([status, body.error?.code]).toEqual(refused);
      expect(await person.result('account/accept_invitation', { token })).toMatchObject({ role: 'viewer' });
    });
  });
});
