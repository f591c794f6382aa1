import { cleanClientName } from '../domain/client-name.ts';
import type { ConnectedApp } from '../domain/people.ts';
import { WRITE_SCOPE } from './tokens.ts';

/** What people are told of it. */
export function described(app: ConnectedApp) {
  return {
    ...app,
    clientName: describeClientName(app.clientName),
    clientHost: app.clientUri === null ? null : hostOf(app.clientUri),
    redirectHost: hostOf(app.redirectUri),
    access: accessOf(app.scopes),
  };
}

/** Cleaned also when it is shown: clients may have registered before names were cleaned. */
export const describeClientName = (name: string | null | undefined) =>
  cleanClientName(name ?? '') || 'Unnamed application';

/**
 * Whether an application says that it is from another host than it returns to, so that nothing bears its claim out: what
 * a browser brings back goes there. `www.` is no other host.
 */
export function returnsElsewhere(claimedHost: string | null, redirectHost: string): boolean {
  const site = (host: string) => host.replace(/^www\./, '');
  return claimedHost !== null && site(claimedHost) !== site(redirectHost);
}

export const accessOf = (scopes: readonly string[]) =>
  scopes.includes(WRITE_SCOPE) ? ('write' as const) : ('read' as const);

/** The host; of an address that has none, such as `cursor:…`, its scheme. */
export function hostOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) ? host : `${protocol}//${host}`;
}
