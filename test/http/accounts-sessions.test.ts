import { describe, expect, it } from 'vitest';
import { sharedService } from '../setup/service.ts';
import { PASSWORD, type Person, createVisitor, signUp } from '../setup/visitor.ts';

/** Signed up once for the tests that only look, or are refused. */
const service = await sharedService();
const known = await signUp(service);

/** True if somebody's cookies still belong to a session. */
const isSignedIn = async (visitor: Pick<Person, 'account'>) => (await visitor.account('get_account')).status === 200;

describe('sessions', () => {
  interface Session {
    sessionId: string;
    current: boolean;
  }
  const sessionsOf = (person: Pick<Person, 'result'>) => person.result<Session[]>('account/list_sessions');

  it('are listed to their user only', async () => {
    const person = await signUp(service);
    const phone = createVisitor(service);
    await phone.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'User-Agent': 'Phone/1' },
      body: JSON.stringify({ email: person.email, password: PASSWORD }),
    });
    expect(await sessionsOf(person)).toEqual([
      expect.objectContaining({ current: false, userAgent: 'Phone/1', address: phone.address }),
      expect.objectContaining({ current: true, address: person.address }),
    ]);
    expect(await sessionsOf(known)).not.toEqual(
      expect.arrayContaining([expect.objectContaining({ userAgent: 'Phone/1' })]),
    );
  });

  it('of another user or unknown ones cannot be revoked', async () => {
    const person = await signUp(service);
    const [session] = await sessionsOf(person);
    const refusals = [];
    for (const sessionId of [session?.sessionId, 'ses_00000000000000000000000000', '', "' or true"]) {
      const { status, body } = await known.account('revoke_session', { sessionId });
      refusals.push([status, body.error?.code]);
    }
    expect(refusals).toEqual(refusals.map(() => [404, 'session_not_found']));
    expect(await isSignedIn(person)).toBe(true);
  });

  it('end at the next request after one or all others are revoked', async () => {
    const person = await signUp(service);
    const others = [createVisitor(service), createVisitor(service), createVisitor(service)];
    for (const other of others) await other.signIn(person.email);
    const [newest] = await sessionsOf(person);
    await person.result('account/revoke_session', { sessionId: newest?.sessionId });
    const states = async () => [await isSignedIn(person), ...(await Promise.all(others.map(isSignedIn)))];
    expect(await states()).toEqual([true, true, true, false]);
    expect(await person.result('account/revoke_other_sessions')).toEqual({ ended: 2 });
    expect(await states()).toEqual([true, false, false, false]);
    expect(await sessionsOf(person)).toMatchObject([{ current: true }]);
  });

  it('expire', async () => {
    const person = await signUp(service);
    await service.pool.query("update sessions set expires_at = now() - interval '1 s' where user_id = $1", [
      person.userId,
    ]);
    expect(await isSignedIn(person)).toBe(false);
  });
});
