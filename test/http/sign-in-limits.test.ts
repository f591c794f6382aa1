import { expect, it } from 'vitest';
import { Refusal } from '../../src/domain/refusal.ts';
import { createSignInLimits } from '../../src/http/sign-in-limits.ts';

/** Limits that count, and never let a call come back. */
const limits = () =>
  createSignInLimits(({ calls }) => {
    const spent = new Map<string, number>();
    return async (caller) => {
      spent.set(caller, (spent.get(caller) ?? 0) + 1);
      if ((spent.get(caller) ?? 0) > calls)
        throw new Refusal('rate_limited', 'Too many calls.', { headers: { 'Retry-After': '90' } });
    };
  });

it('one network has a hundred attempts an hour at all accounts together, and other networks have their own', async () => {
  const limit = limits();
  const attempt = (network: string, account: number) =>
    limit.guess({ email: `${account}@shop.test`, network, device: undefined });
  for (let account = 0; account < 100; account++) await attempt('192.0.2.1', account);
  await expect(attempt('192.0.2.1', 100)).rejects.toThrow(
    'Too many attempts. Try again in 2 min, use a device that you have signed in on before, or reset your password by email.',
  );
  await attempt('192.0.2.2', 100);
});

it('a known device of the owner is not counted with its network', async () => {
  const limit = limits();
  for (let account = 0; account < 100; account++)
    await limit.guess({ email: `${account}@shop.test`, network: '192.0.2.1', device: undefined });
  const owner = limit.guess({ email: '100@shop.test', network: '192.0.2.1', device: 'dev_1' });
  await expect(owner).resolves.toBeUndefined();
});
