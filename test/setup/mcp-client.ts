import {
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import type { TestService } from './service.ts';
import { REDIRECT } from './oauth-client.ts';
import { BASE_URL } from './visitor.ts';

export type Era = '2026' | '2025';

/** An MCP client that signs its user in as real ones do; the test plays the browser. */
export function createMcpApp(service: TestService, era: Era, metadata: Partial<OAuthClientMetadata> = {}) {
  const kept: {
    information?: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
    tokens?: Awaited<ReturnType<OAuthClientProvider['tokens']>>;
    verifier?: string;
    discovery?: Parameters<NonNullable<OAuthClientProvider['saveDiscoveryState']>>[0];
    page?: URL;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: {
      client_name: 'Test app',
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'none',
      ...metadata,
    },
    state: () => 'the-state',
    clientInformation: () => kept.information,
    saveClientInformation: (information) => void (kept.information = information),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (page) => void (kept.page = page),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? '',
    saveDiscoveryState: (state) => void (kept.discovery = state),
    discoveryState: () => kept.discovery,
    invalidateCredentials: (scope) => {
      if (scope === 'all' || scope === 'tokens') delete kept.tokens;
    },
  };

  const fetch = async (url: string | URL, init?: RequestInit) => service.app.request(url.toString(), init);
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${BASE_URL}/api/mcp`), { authProvider: provider, fetch });

  async function connect(): Promise<Client> {
    const options = era === '2026' ? { versionNegotiation: { mode: 'auto' as const } } : {};
    const client = new Client({ name: 'test', version: '1' }, options);
    await client.connect(transport());
    return client;
  }

  /** What the client does when it is sent away: the page that it opens in the browser. */
  async function askedToSignIn(work: () => Promise<unknown>): Promise<URL> {
    delete kept.page;
    const error = await work().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof UnauthorizedError) || !kept.page)
      throw new Error('The client was not asked to sign in.', { cause: error });
    return kept.page;
  }

  /** Takes the code from where the browser was sent in the end. */
  const finish = (callback: string) => transport().finishAuth(new URL(callback).searchParams);

  return { kept, connect, askedToSignIn, finish };
}
