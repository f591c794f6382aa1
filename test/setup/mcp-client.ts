import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Client,
  type ClientCapabilities,
  type FetchLike,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import type { TestService } from './service.ts';
import { BASE_URL } from './visitor.ts';

export type Era = '2026' | '2025';

const clientOf = (era: Era, capabilities: ClientCapabilities = {}) =>
  new Client(
    { name: 'stockroom', version: '1' },
    { capabilities, ...(era === '2026' && { versionNegotiation: { mode: 'auto' } }) },
  );

/** The MCP client with a key, whose requests go straight to the app. */
export async function connectWithKey(
  { app }: TestService,
  key: string,
  era: Era = '2026',
  capabilities?: ClientCapabilities,
): Promise<Client> {
  const client = clientOf(era, capabilities);
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${BASE_URL}/api/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${key}` } },
      fetch: async (url, init) => app.request(url.toString(), init),
    }),
  );
  return client;
}

/** The redirect URI of a local client, which serves a page of its own. */
export async function openCallback() {
  const arrivals: URLSearchParams[] = [];
  const server = http.createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/callback') arrivals.push(searchParams);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><link rel="icon" href="data:,"><title>App</title><h1>Back in the app</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { redirectUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`, arrivals };
}

interface OAuthState {
  registration: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
  tokens?: Awaited<ReturnType<OAuthClientProvider['tokens']>>;
  verifier?: string;
  discovery?: Parameters<NonNullable<OAuthClientProvider['saveDiscoveryState']>>[0];
}

interface AppOptions {
  baseUrl: string;
  era: Era;
  redirectUri: string;
  /** For an application that is already registered. */
  registration?: OAuthState['registration'];
  /** Client metadata for registration, besides its name and redirect URI. */
  metadata?: { client_name?: string; client_uri?: string };
  /** A way to reach the service other than over the network. */
  fetch?: FetchLike;
}

/** The MCP client as applications use it; instead of opening a browser, it returns the page to open. */
export function createMcpApp({ baseUrl, era, redirectUri, registration, metadata, fetch }: AppOptions) {
  const kept: OAuthState = { registration };
  const pages: URL[] = [];
  const authProvider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: {
      client_name: 'Stockroom',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
      ...metadata,
    },
    state: () => 'the state+more',
    clientInformation: () => kept.registration,
    saveClientInformation: (information) => void (kept.registration = information),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (page) => void pages.push(page),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? '',
    saveDiscoveryState: (state) => void (kept.discovery = state),
    discoveryState: () => kept.discovery,
    invalidateCredentials: (scope) => {
      if (scope === 'all' || scope === 'tokens') delete kept.tokens;
    },
  };
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${baseUrl}/api/mcp`), { authProvider, ...(fetch && { fetch }) });

  async function connect(): Promise<Client> {
    const client = clientOf(era);
    await client.connect(transport());
    return client;
  }

  /** Returns the page that the client opens in the browser when it has to sign in. */
  async function askedToSignIn(work: () => Promise<unknown>): Promise<string> {
    pages.length = 0;
    const error = await work().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const page = pages.pop();
    if (!(error instanceof UnauthorizedError) || !page)
      throw new Error('The client was not asked to sign in.', { cause: error });
    return page.href;
  }

  return {
    kept,
    connect,
    askedToSignIn,
    /** Takes the code from the URL to which the browser returned. */
    finish: (arrival: URLSearchParams) => transport().finishAuth(arrival),
  };
}
