import { isDocumentAddress } from '../access/client-documents.ts';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readRegistration } from '../access/registration.ts';
import {
  MCP_PATH,
  OFFLINE_SCOPE,
  READ_SCOPE,
  REFRESH_TOKEN_PREFIX,
  SCOPES,
  WRITE_SCOPE,
  hashToken,
} from '../access/tokens.ts';
import { ACCOUNTS_PATH } from '../access/accounts.ts';
import { text } from '../domain/fields.ts';
import type { Store } from '../domain/ports.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import type { AppContext, AppEnv } from './app.ts';
import { baseUrlOf } from './base-url.ts';
import { readBytes, readJson } from './body.ts';
import { allowAnyPage } from './cors.ts';
import { errorBody } from './errors.ts';
import { libraryRequest } from './library-request.ts';
import { networkOf } from './network.ts';

/** Calls a minute from one network. */
const TOKEN_CALLS = 120;
const REGISTRATIONS = 20;
const DESCRIPTIONS = 60;

/** The library's errors for an invalid grant. */
const GRANT_FAULTS = new Set(['invalid_grant', 'invalid_token', 'invalid_user']);

const decoder = new TextDecoder();

const ERRORS: Record<string, string> = {
  internal: 'server_error',
  insufficient_storage: 'server_error',
  rate_limited: 'temporarily_unavailable',
  unavailable: 'temporarily_unavailable',
};

const Value = text(TEXT_LIMITS.oauthValue);

/** @throws {Refusal} invalid_input, for a value that is too long */
function readParams(query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  for (const [name, value] of params) {
    const fault = Value.safeParse(value).error?.issues[0]?.message;
    if (fault !== undefined) throw new Refusal('invalid_input', `${name.slice(0, TEXT_LIMITS.name)} ${fault}.`);
  }
  return params;
}

/** OAuth endpoints for applications, below `/api/auth/oauth2`. The pages in between are the console's. */
export function createOAuthApi({
  store,
  accounts,
  createRateLimit,
  log,
  baseUrl: configured,
}: AppContext): Hono<AppEnv> {
  const spendToken = createRateLimit({ name: 'oauth token', calls: TOKEN_CALLS });
  const spendRegistration = createRateLimit({ name: 'oauth registration', calls: REGISTRATIONS });
  const spendDescription = createRateLimit({ name: 'oauth client description', calls: DESCRIPTIONS });

  /** No user is involved here, so cookies do not count. */
  async function withoutPerson(c: Context<AppEnv>, body: object | ArrayBuffer, within?: Store): Promise<Response> {
    const baseUrl = baseUrlOf(c, configured);
    const request = libraryRequest(c, baseUrl, { body, asPerson: false });
    const response = await (await accounts(baseUrl)).handle(request, within && { store: within });
    return c.newResponse(response.body, response);
  }

  /** Serializes a client's refreshes across processes: the library answers a reuse with the first one's result. */
  function refresh(c: Context<AppEnv>, body: ArrayBuffer, token: string): Promise<Response> {
    return store.transaction(async (trx) => {
      await trx.connectedApps.lockForRefresh(hashToken(token, REFRESH_TOKEN_PREFIX));
      // Commit a refusal too: a replay has ended the whole token family.
      return withoutPerson(c, body, trx);
    });
  }

  /** Translates a token endpoint's refusal into the errors of RFC 6749, section 5.2, which clients act upon. */
  async function refuseGrant(c: Context<AppEnv>, response: Response, params: URLSearchParams): Promise<Response> {
    const { error, error_description } = (await response.clone().json()) as Record<string, string | undefined>;
    // The library answers a mismatched verifier with 401; RFC 7636, section 4.6 requires 400.
    if (!GRANT_FAULTS.has(error ?? '') && (response.status !== 401 || error === 'invalid_client')) return response;
    const clientId = params.get('client_id');
    // This error makes a client register again.
    if (clientId !== null && !(await store.connectedApps.client(clientId)))
      return c.json({ error: 'invalid_client', error_description: 'The client does not exist.' }, 401);
    return c.json({ error: 'invalid_grant', error_description }, 400);
  }

  return new Hono<AppEnv>()
    .on(['POST', 'OPTIONS'], ['/register', '/token', '/revoke'], allowAnyPage)
    .get('/authorize', async (c) => {
      const baseUrl = baseUrlOf(c, configured);
      const params = readParams(new URL(c.req.url).search);
      // Without an account, a new client of this kind costs a fetch of its description and a row.
      if (isDocumentAddress(params.get('client_id') ?? '')) await spendDescription(networkOf(c.get('address')));
      // Clients of older revisions name no resource; this is the only one.
      if (!params.has('resource')) params.set('resource', baseUrl + MCP_PATH);
      const scopes = params.get('scope')?.split(' ').filter(Boolean) ?? [];
      // Users who approve an application want it connected until they disconnect it, not for a quarter of an hour.
      const all = [READ_SCOPE, ...(scopes.length > 0 ? scopes : [WRITE_SCOPE]), OFFLINE_SCOPE];
      params.set('scope', [...new Set(all)].join(' '));
      // A client may only claim to be the approved application, so the user has to approve again (RFC 8252, section
      // 8.6).
      if (!params.has('prompt')) params.set('prompt', 'consent');
      const request = libraryRequest(c, baseUrl, { search: `?${params.toString()}` });
      request.headers.set('accept', 'text/html');
      const response = await (await accounts(baseUrl)).handle(request);
      return c.newResponse(response.body, response);
    })
    .post('/register', async (c) => {
      await spendRegistration(networkOf(c.get('address')));
      const read = readRegistration(await readJson(c), SCOPES);
      if ('fault' in read) return c.json({ error: 'invalid_client_metadata', error_description: read.fault }, 400);
      const { body, redirectUris } = read;
      const response = await withoutPerson(c, body);
      if (!response.ok || !redirectUris) return response;
      const registered = (await response.json()) as { client_id: string };
      await store.connectedApps.setRedirectUris(registered.client_id, redirectUris);
      return c.json({ ...registered, redirect_uris: redirectUris }, 201);
    })
    .post('/token', async (c) => {
      await spendToken(networkOf(c.get('address')));
      const body = await readBytes(c);
      const params = readParams(decoder.decode(body));
      const token = params.get('grant_type') === 'refresh_token' && params.get('refresh_token');
      const response = await (token ? refresh(c, body, token) : withoutPerson(c, body));
      return response.ok ? response : refuseGrant(c, response, params);
    })
    .post('/revoke', async (c) => {
      await spendToken(networkOf(c.get('address')));
      const params = readParams(decoder.decode(await readBytes(c)));
      // The type hint may be ignored (RFC 7009, section 2.1); the library would search only the type that it names.
      params.delete('token_type_hint');
      const response = await withoutPerson(c, new TextEncoder().encode(params.toString()).buffer);
      // Revoking a token that does not exist succeeds (section 2.2).
      return response.status === 400 && params.get('token') ? c.body(null, 200) : response;
    })
    .onError((error, c) => {
      // Clients read the errors of RFC 6749 here, not ours.
      const { status, headers, body } = errorBody(error, c.get('requestId'), log);
      const { code, message } = body.error;
      const refusal = { error: ERRORS[code] ?? 'invalid_request', error_description: message };
      return c.json(refusal, status as ContentfulStatusCode, headers);
    });
}

/** Library features that we do not serve: we check tokens ourselves, and bind them to no key. */
const NOT_OFFERED = /^(introspection|dpop|backchannel|.*_signing_alg_values)/;
const CLIENT_AUTHENTICATION = ['none', 'client_secret_basic', 'client_secret_post'];

/** Discovery documents: RFC 9728 for the resource, RFC 8414 for the server. */
export function createOAuthMetadata({ accounts, baseUrl: configured }: AppContext): Hono<AppEnv> {
  const resource = (c: Context<AppEnv>) => {
    const baseUrl = baseUrlOf(c, configured);
    return c.json({
      resource: baseUrl + MCP_PATH,
      authorization_servers: [baseUrl + ACCOUNTS_PATH],
      scopes_supported: [READ_SCOPE, WRITE_SCOPE],
      bearer_methods_supported: ['header'],
      resource_name: 'Aisle',
    });
  };
  const server = async (c: Context<AppEnv>) => {
    const baseUrl = baseUrlOf(c, configured);
    const address = `${baseUrl}/.well-known/oauth-authorization-server${ACCOUNTS_PATH}`;
    const response = await (await accounts(baseUrl)).handle(new Request(address));
    const metadata = (await response.json()) as Record<string, unknown>;
    return c.json({
      ...Object.fromEntries(Object.entries(metadata).filter(([name]) => !NOT_OFFERED.test(name))),
      token_endpoint_auth_methods_supported: CLIENT_AUTHENTICATION,
      revocation_endpoint_auth_methods_supported: CLIENT_AUTHENTICATION,
    });
  };
  return new Hono<AppEnv>()
    .use(allowAnyPage)
    .get('/oauth-protected-resource', resource)
    .get(`/oauth-protected-resource${MCP_PATH}`, resource)
    .get('/oauth-authorization-server', server)
    .get(`/oauth-authorization-server${ACCOUNTS_PATH}`, server);
}
