import { createHash } from 'node:crypto';

/** Names a state of a record: its `updatedAt`, or what the state is made of if the record has none. */
export function versionOf(state: object): string {
  if ('updatedAt' in state) return String(state.updatedAt);
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
}

/** Adds to a state without `updatedAt` the version that its next change can name. */
export const withVersion = <State extends object>(state: State) => ({ ...state, version: versionOf(state) });
