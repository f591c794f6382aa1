import { createHash, randomBytes } from 'node:crypto';
import type { TestService } from './service.ts';
import { BASE_URL, type Visitor } from './visitor.ts';

let registrations = 0;

export const REDIRECT = 'http://127.0.0.1:3000/callback';

export interface OAuthAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { error?: string };
}

/** An authorization in progress. */
export interface Flow {
  page: string;
  verifier: string;
}

type Parameters = Record<string, string | undefined>;

const given = (parameters: Parameters) =>
  Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** An application that implements OAuth by hand, so that tests can make it send anything. */
export function oauthClient(
  service: TestService,
  { clientId = '', redirectUri = REDIRECT, baseUrl = BASE_URL, address = '10.2.0.1' } = {},
) {
  async function send(path: string, init: RequestInit): Promise<OAuthAnswer> {
    const connection = { incoming: { socket: { remoteAddress: address } } };
    const headers = new Headers(init.headers);
    headers.set('Host', new URL(baseUrl).host);
    const response = await service.app.request(baseUrl + path, { ...init, headers }, connection);
    const text = await response.text();
    const body = (text === '' ? {} : JSON.parse(text)) as OAuthAnswer['body'];
    return { status: response.status, headers: response.headers, body };
  }

  function register(metadata: unknown): Promise<OAuthAnswer> {
    const body = typeof metadata === 'string' ? metadata : JSON.stringify(metadata);
    return send('/api/auth/oauth2/register', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  }

  /** The page that the application opens in the browser; undefined parameters are omitted. */
  function begin(more: Parameters = {}): Flow {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams(
      given({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'mcp:read mcp:write',
        state: 'the-state',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        resource: `${baseUrl}/api/mcp`,
        ...more,
      }),
    );
    return { verifier, page: `${baseUrl}/api/auth/oauth2/authorize?${query.toString()}` };
  }

  function post(endpoint: string, parameters: Parameters): Promise<OAuthAnswer> {
    const body = new URLSearchParams(given({ client_id: clientId, ...parameters }));
    return send(`/api/auth/oauth2/${endpoint}`, { method: 'POST', body });
  }

  /** @param callback the URL to which the browser was redirected with the code */
  const exchange = ({ verifier }: Flow, callback: string, more: Parameters = {}) =>
    post('token', {
      grant_type: 'authorization_code',
      code: new URL(callback).searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...more,
    });

  const refresh = (refreshToken: string, more: Parameters = {}) =>
    post('token', { grant_type: 'refresh_token', refresh_token: refreshToken, ...more });

  return { clientId, redirectUri, send, register, begin, post, exchange, refresh };
}

export type OAuthClient = ReturnType<typeof oauthClient>;

/** Takes an authorization through its pages; returns the URL with which the browser returns to the client. */
export async function authorize(
  visitor: Visitor,
  page: URL | string,
  { organizationId, access }: { organizationId: string; access: 'read' | 'write' | 'deny' },
): Promise<string> {
  let here = await follow(visitor, page);
  if (here.startsWith('/oauth/organization')) {
    const chosen = await visitor.result<{ url: string }>('account/choose_organization', {
      query: queryOf(here),
      organizationId,
    });
    here = chosen.url;
  }
  if (!here.startsWith('/oauth/consent')) return here;
  const query = queryOf(here);
  const { url } = await visitor.result<{ url: string }>(
    access === 'deny' ? 'account/deny_authorization' : 'account/approve_authorization',
    access === 'deny' ? { query } : { query, access },
  );
  return url;
}

/** The target of a redirect. */
export async function follow(visitor: Visitor, page: URL | string): Promise<string> {
  const response = await visitor.request(page.toString(), { headers: { Accept: 'text/html' } });
  return response.headers.get('location') ?? '';
}

export const queryOf = (address: string) => address.slice(address.indexOf('?') + 1);

/** A client that registered itself. */
export async function registeredClient(service: TestService, metadata: Record<string, unknown> = {}) {
  const redirect_uris = [REDIRECT];
  const described = { client_name: 'Test app', redirect_uris, token_endpoint_auth_method: 'none', ...metadata };
  const { status, body } = await oauthClient(service, { address: `10.3.0.${(registrations += 1) % 250}` }).register(
    described,
  );
  if (status !== 201) throw new Error(`register: ${status} ${JSON.stringify(body)}`);
  return oauthClient(service, { clientId: String(body['client_id']), redirectUri: described.redirect_uris[0] ?? '' });
}

export interface Tokens {
  access: string;
  refresh: string;
}

/** The whole flow: page, organization, approval, code, tokens. */
export async function connect(
  client: OAuthClient,
  visitor: Visitor,
  approval: { organizationId: string; access: 'read' | 'write' },
  more: Parameters = {},
): Promise<Tokens> {
  const flow = client.begin(more);
  const { status, body } = await client.exchange(flow, await authorize(visitor, flow.page, approval));
  if (status !== 200) throw new Error(`token: ${status} ${JSON.stringify(body)}`);
  return { access: String(body['access_token']), refresh: String(body['refresh_token']) };
}

export interface ToolAnswer {
  status: number;
  headers: Headers;
  /** The tool's result; an error as a record of its own. */
  content: { result?: unknown; error?: { code: string } } | undefined;
  text: string;
}

/** Sends messages to the MCP endpoint unchanged. */
export async function sendMcp(service: TestService, token: string, message: unknown, baseUrl = BASE_URL) {
  const response = await service.app.request(`${baseUrl}/api/mcp`, {
    method: 'POST',
    headers: {
      Host: new URL(baseUrl).host,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-06-18',
    },
    body: JSON.stringify(message),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Calls a tool as a hand-written application does. */
export async function callTool(service: TestService, token: string, name: string, input = {}): Promise<ToolAnswer> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
  const answer = await sendMcp(service, token, message);
  const json = /^data: (.*)$/m.exec(answer.text)?.[1] ?? answer.text;
  const { result } = JSON.parse(json) as { result?: { content: [{ text: string }] } };
  return { ...answer, content: result && (JSON.parse(result.content[0].text) as ToolAnswer['content']) };
}
