import { type OAuthOptions, getOAuthProviderState, oauthProvider } from '@better-auth/oauth-provider';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { AuthorizationKey } from '../domain/people.ts';
import type { Store } from '../domain/ports.ts';
import type { ClientDocuments } from './client-documents.ts';
import { table } from './library-schema.ts';
import { ACCESS_TOKEN_PREFIX, MCP_PATH, REFRESH_TOKEN_PREFIX, SCOPES } from './tokens.ts';

const ACCESS_TOKEN_S = 15 * 60;
/** Reusing a refresh token returns the first answer for this long: parallel calls all send the same token. */
const REFRESH_REUSE_S = 30;

/** The parts of OAuth that the account library implements: OAuth 2.1 with PKCE, opaque tokens, RFC 7591, 8707, 9207. */
export function createOAuth({
  storeInUse,
  origin,
  clientDocuments,
}: {
  /** The current transaction's store: taking another connection for each request could deadlock the pool. */
  storeInUse: () => Store;
  origin: string;
  clientDocuments: ClientDocuments;
}): BetterAuthPlugin {
  const resource = origin + MCP_PATH;
  const chosen = async (sessionId: string) => storeInUse().connectedApps.chosen(await authorizationKey(sessionId));
  const options = {
    loginPage: '/sign-in',
    consentPage: '/oauth/consent',
    scopes: SCOPES,
    grantTypes: ['authorization_code', 'refresh_token'],
    resources: [{ identifier: resource, name: 'Aisle', allowedScopes: SCOPES, accessTokenTtl: ACCESS_TOKEN_S }],
    clientRegistrationDefaultResources: [resource],
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    // A signed token would stay valid after its application was disconnected.
    disableJwtPlugin: true,
    allowPublicClientPrelogin: true,
    accessTokenExpiresIn: ACCESS_TOKEN_S,
    refreshTokenReuseInterval: REFRESH_REUSE_S,
    prefix: { opaqueAccessToken: ACCESS_TOKEN_PREFIX, refreshToken: REFRESH_TOKEN_PREFIX },
    rateLimit: { register: false, token: false, authorize: false, introspect: false, revoke: false, userinfo: false },
    extensions: [{ clientDiscovery: clientDocuments }],
    // The organization is chosen for this authorization only: the account's active one does not change.
    postLogin: {
      page: '/oauth/organization',
      shouldRedirect: async ({ session }) => (await chosen(session.id)) === undefined,
      consentReferenceId: async ({ session }) => {
        const organizationId = await chosen(session.id);
        if (organizationId === undefined) throw new APIError('BAD_REQUEST', { error: 'invalid_request' });
        return organizationId;
      },
    },
  } satisfies OAuthOptions<string[]>;
  const { schema } = oauthProvider(options);
  const tables = Object.entries(schema).map(
    ([model, { fields }]) => [model, table(model, Object.keys(fields))] as const,
  );
  // Its type is correct only if absent properties may also be undefined.
  return oauthProvider({ ...options, schema: Object.fromEntries(tables) }) as unknown as BetterAuthPlugin;
}

/** The authorization that the library is handling. */
async function authorizationKey(sessionId: string): Promise<AuthorizationKey> {
  const state = await getOAuthProviderState();
  return { sessionId, codeChallenge: new URLSearchParams(state?.query ?? '').get('code_challenge') ?? '' };
}
