import { cleanClientName } from '../domain/client-name.ts';
import type { ConnectedApp } from '../domain/people.ts';
import { WRITE_SCOPE } from './tokens.ts';

/** The description of an application that users see. */
export function described(app: ConnectedApp) {
  return {
    ...app,
    clientName: describeClientName(app.clientName),
    clientHost: app.clientUri === null ? null : hostOf(app.clientUri),
    redirectHost: hostOf(app.redirectUri),
    access: accessOf(app.scopes),
  };
}

/** Also cleaned on display: clients may have registered before names were cleaned. */
export const describeClientName = (name: string | null | undefined) =>
  cleanClientName(name ?? '') || 'Unnamed application';

/**
 * True if an application claims another host than the one it returns to, so that nothing supports its claim: the
 * browser returns there. `www.` does not count as another host.
 */
export function returnsElsewhere(claimedHost: string | null, redirectHost: string): boolean {
  const site = (host: string) => host.replace(/^www\./, '');
  return claimedHost !== null && site(claimedHost) !== site(redirectHost);
}

/** Returns the access that an application's scopes grant. */
export const accessOf = (scopes: readonly string[]) =>
  scopes.includes(WRITE_SCOPE) ? ('write' as const) : ('read' as const);

/** Returns the host; the scheme for an address without one, such as `cursor:…`. */
export function hostOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) ? host : `${protocol}//${host}`;
}
