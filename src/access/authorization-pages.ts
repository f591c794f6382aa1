import type { Store } from '../domain/ports.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Accounts, SignedIn } from './accounts.ts';

/** The pages of one authorization, each opened with a query signed by the account library. */
export interface AuthorizationPages {
  /** The client's request. */
  read(query: string): Promise<URLSearchParams>;
  /** The browser's next address once the organization is chosen. */
  choose(query: string, store: Store, user: SignedIn, organizationId: string): Promise<string>;
  /** The browser's next address once the user approved some of the scopes, or none. */
  decide(query: string, store: Store, approved: readonly string[] | null): Promise<string>;
}

/**
 * @param request the one that the user's browser sent: the library identifies the user by its cookies
 * @throws {Refusal} invalid_request from each function, for a query that has expired or was tampered with
 */
export function createAuthorizationPages(
  accounts: Accounts,
  { headers }: Request,
  libraryAddress: string,
): AuthorizationPages {
  /** Runs one step in the library and returns its answer. */
  async function step(path: string, body: object, store?: Store): Promise<{ url?: string }> {
    const request = new Request(libraryAddress + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const response = await accounts.handle(request, store && { store });
    if (!response.ok) throw new Refusal('invalid_request', 'This page is no longer valid. Start again from the app.');
    return (await response.json()) as { url?: string };
  }

  async function onward(path: string, body: object, store: Store): Promise<string> {
    const { url } = await step(path, body, store);
    if (url === undefined) throw new Error(`${path} has no redirect URL.`);
    return url;
  }

  return {
    async read(query) {
      const params = new URLSearchParams(query);
      await step('/oauth2/public-client-prelogin', { client_id: params.get('client_id') ?? '', oauth_query: query });
      return params;
    },

    async choose(query, store, { sessionId }, organizationId) {
      const params = await this.read(query);
      await store.connectedApps.choose(
        { sessionId, codeChallenge: params.get('code_challenge') ?? '' },
        organizationId,
      );
      return onward('/oauth2/continue', { postLogin: true, oauth_query: query }, store);
    },

    decide: (query, store, approved) =>
      onward(
        '/oauth2/consent',
        {
          accept: approved !== null,
          ...(approved !== null && { scope: approved.join(' ') }),
          oauth_query: query,
        },
        store,
      ),
  };
}
