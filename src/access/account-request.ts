import type { Store, TransactionalStore } from '../domain/ports.ts';
import type { Origin } from '../domain/principal.ts';
import type { Notice } from './account-mails.ts';
import type { AccountChange, AccountChanges, Accounts, SignedIn } from './accounts.ts';
import { described } from './app-description.ts';
import { asPrincipal } from './member.ts';

interface RequestContext {
  store: TransactionalStore;
  library: Accounts;
  origin: Origin;
}

interface AlsoEnd {
  sessions?: boolean | undefined;
  apps?: boolean | undefined;
}

interface AccountRequestOptions {
  /** Ends sessions or applications as well when the password changes. */
  alsoEnd?: AlsoEnd;
  /** The change to the signed-in user's account, where the library does not report it. */
  change?: AccountChange | undefined;
  /** Keeps the library's writes after a refusal: they count failed codes. */
  keepsRefusal?: boolean | undefined;
  /** Done before the library's own work, and undone with it; throws to refuse the request. */
  first?: ((trx: Store) => Promise<void>) | undefined;
  /** Throws to reject a successful answer. */
  onlyIf?: ((answer: Response) => Promise<void>) | undefined;
}

interface LibraryAnswer {
  response: Response;
  /** The address of the account whose password or address was changed. */
  owner: string | undefined;
}

interface OwnerNotice {
  /** The address that the notice goes to, and the account's current one. */
  to: string;
  current: string;
  notice: Notice;
}

/**
 * Passes a request to the account library and applies its consequences in one transaction: audit records, and the end
 * of links and sessions. Then notifies the owner. A refusal changes nothing.
 */
export async function answerRequest(
  { store, library, origin }: RequestContext,
  request: Request,
  { alsoEnd = {}, change, keepsRefusal, first, onlyIf }: AccountRequestOptions = {},
): Promise<LibraryAnswer> {
  const before = await library.signedIn(request.headers);
  const notices: OwnerNotice[] = [];
  const response = await store
    .transaction(async (trx) => {
      await first?.(trx);
      const changes: AccountChanges = new Map();
      const hadApp = before && change === 'enable_two_factor' && (await hasAuthenticator(trx, before));
      const answer = await library.handle(request, { store: trx, changes, userId: before?.userId });
      // Rolls back; if the database refused, there is nothing left to commit.
      if (answer.status >= 400) {
        if (keepsRefusal) return answer;
        throw answer;
      }
      await onlyIf?.(answer.clone());
      if (change && before && !hadApp) changes.set(before.userId, change);
      for (const [userId, action] of changes)
        notices.push(...(await applyChange({ trx, origin, before, alsoEnd }, userId, action)));
      return answer;
    })
    .catch((error: unknown) => {
      if (error instanceof Response) return error;
      throw error;
    });
  if (response.status < 400) for (const notice of notices) library.notify(notice);
  const owner = notices.find(({ notice }) => notice !== 'change_second_factor')?.current;
  return { response, owner };
}

interface ChangeContext {
  trx: Store;
  origin: Origin;
  before: SignedIn | undefined;
  alsoEnd: AlsoEnd;
}

/** Applies the consequences of one change. @returns whom to notify */
async function applyChange(context: ChangeContext, userId: string, action: AccountChange): Promise<OwnerNotice[]> {
  const { trx, before, alsoEnd } = context;
  const after = await trx.users.find(userId);
  if (!after) return [];
  const { email: current } = after;
  if (action === 'change_account') {
    await record(context, userId, action, { before: before && toAudit(before), after: toAudit(after) });
    if (!before || before.email === current) return [];
    // Links sent to the previous address are no longer valid.
    await trx.users.forgetLinks(userId);
    return [{ to: before.email, current, notice: 'change_email' }];
  }
  await record(context, userId, action, { before: null, after: null });
  if (action === 'rename_passkey') return [];
  if (action !== 'change_password') {
    await trx.users.settleSecondFactors(userId);
    return [{ to: current, current, notice: 'change_second_factor' }];
  }
  await trx.users.forgetLinks(userId);
  if (alsoEnd.sessions) {
    const ended = await trx.sessions.end(userId, { allBut: '' });
    await record(context, userId, 'revoke_other_sessions', { before: { sessions: ended }, after: null });
  }
  if (alsoEnd.apps) await disconnectAll(context, userId);
  return [{ to: current, current, notice: 'change_password' }];
}

const hasAuthenticator = async (trx: Store, { userId }: SignedIn) =>
  (await trx.users.secondFactors(userId)).hasAuthenticator;

const toAudit = ({ email, emailVerified, name }: { email: string; emailVerified: boolean; name: string }) => ({
  email,
  emailVerified,
  name,
});

/** Records in the log of each of the user's organizations. Passwords are never included. */
async function record(
  { trx, origin }: ChangeContext,
  userId: string,
  action: string,
  change: { before: unknown; after: unknown },
): Promise<void> {
  for (const { organizationId } of await trx.users.memberships(userId))
    await trx.audit.append({
      organizationId,
      principal: asPrincipal(userId, organizationId),
      origin,
      action,
      target: userId,
      ...change,
    });
}

async function disconnectAll({ trx, origin }: ChangeContext, userId: string): Promise<void> {
  for (const app of await trx.connectedApps.list(userId)) {
    const { organizationId, connectedAppId, clientId } = app;
    await trx.connectedApps.disconnect(userId, connectedAppId);
    const { clientName, access } = described(app);
    const principal = asPrincipal(userId, organizationId);
    const before = { clientId, clientName, access };
    await trx.audit.append({
      organizationId,
      principal,
      origin,
      action: 'disconnect_app',
      target: connectedAppId,
      before,
      after: null,
    });
  }
}
