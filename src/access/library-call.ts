import { AsyncLocalStorage } from 'node:async_hooks';
import type { AccountChange, Within } from './accounts.ts';

/** Context of the request that the account library is handling. */
export const libraryCall = new AsyncLocalStorage<Within>();

/** @param userId undefined for accounts that were changed as a set, for which the library does not name the users */
export function noteChange(userId: string | undefined, change: AccountChange): Promise<void> {
  if (userId !== undefined) libraryCall.getStore()?.changes?.set(userId, change);
  return Promise.resolve();
}
