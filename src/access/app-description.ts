import type { ConnectedApp } from '../domain/people.ts';
import { WRITE_SCOPE } from './tokens.ts';

/** What people are told of it. */
export function described(app: ConnectedApp) {
  return {
    ...app,
    clientName: app.clientName || 'An application without a name',
    clientHost: app.clientUri === null ? null : hostOf(app.clientUri),
    redirectHost: hostOf(app.redirectUri),
    access: accessOf(app.scopes),
  };
}

export const accessOf = (scopes: readonly string[]) =>
  scopes.includes(WRITE_SCOPE) ? ('write' as const) : ('read' as const);

/** The host; of an address that has none, such as `cursor:…`, its scheme. */
export function hostOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) ? host : `${protocol}//${host}`;
}
