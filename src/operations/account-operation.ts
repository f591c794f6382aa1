import type { z } from 'zod';
import { parse } from '../actions/invoke.ts';
import type { Store, TransactionalStore } from '../domain/ports.ts';
import type { Origin } from '../domain/principal.ts';
import { Refusal } from '../domain/refusal.ts';
import type { SignedIn } from '../access/accounts.ts';
import type { AuthorizationPages } from '../access/authorization-pages.ts';
import { asPrincipal } from '../access/member.ts';

/** The parts of the service's setup that visitors have to know. */
export interface Setup {
  signUp: 'open' | 'invite';
  sendsMail: boolean;
}

/** Context of an account operation. */
export interface AccountCall {
  user: SignedIn;
  /** In a transaction of the call, unless the operation only reads. */
  store: Store;
  /** The authorization whose page the user is on. */
  pages: AuthorizationPages;
  setup: Setup;
  /** Records a change in the audit log of an organization, before and after; null for a missing side. */
  changed: (organizationId: string, target: string, before: unknown, after: unknown) => void;
}

/** Something that users do for themselves, in no organization or in several. */
export interface AccountOperation<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  /** True if people who are not signed in may call it: the call then has no user. */
  open?: boolean;
  effect: 'read' | 'change';
  /** False when it changes nothing that an organization's audit log records. */
  isAudited?: false;
  input: I;
  output: O;
  run(input: z.output<I>, call: AccountCall): Promise<z.input<O>>;
}

export type AnyAccountOperation = Omit<AccountOperation, 'run'> & {
  run(input: never, call: AccountCall): Promise<unknown>;
};

export function accountOperation<I extends z.ZodObject, O extends z.ZodType>(
  definition: AccountOperation<I, O>,
): AccountOperation<I, O> {
  return definition;
}

export interface AccountInvocation {
  operation: AnyAccountOperation;
  name: string;
  user: SignedIn | undefined;
  origin: Origin;
  pages: AuthorizationPages;
  setup: Setup;
  input: () => Promise<unknown>;
}

/**
 * The entry point for account operations, as `invoke` is for organizations: sign-in → parse → run → parse the output →
 * audit.
 * @throws {Refusal} unauthorized, invalid_input, then the operation's own refusals
 */
export async function invokeAccount(
  { store }: { store: TransactionalStore },
  { operation, name, user, origin, pages, setup, input }: AccountInvocation,
): Promise<unknown> {
  if (!user && !operation.open) throw new Refusal('unauthorized', 'Sign in first.');
  const parsed: never = parse(operation.input, await input()) as never;
  const run = async (call: Pick<AccountCall, 'store' | 'changed'>) =>
    operation.output.parse(await operation.run(parsed, { ...call, user: user as SignedIn, pages, setup }));
  if (operation.effect === 'read') return run({ store, changed: () => {} });
  return store.transaction(async (trx) => {
    const changes: { organizationId: string; target: string; before: unknown; after: unknown }[] = [];
    const result = await run({
      store: trx,
      changed: (organizationId, target, before, after) => changes.push({ organizationId, target, before, after }),
    });
    for (const change of changes) {
      const principal = user ? asPrincipal(user.userId, change.organizationId) : null;
      await trx.audit.append({ principal, origin, action: name, ...change });
    }
    return result;
  });
}
