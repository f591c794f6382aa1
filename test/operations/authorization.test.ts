import { describe, expect, it } from 'vitest';
import { createMcpApp } from '../setup/mcp-client.ts';
import { REDIRECT, authorize } from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { BASE_URL, createOwner, createVisitor } from '../setup/visitor.ts';

const service = await sharedService();

/** Approves the page and returns the query parameters of the redirect. */
async function approved(owner: Awaited<ReturnType<typeof createOwner>>, page: string, access: 'read' | 'write') {
  return new URL(await authorize(owner, page, { organizationId: owner.organizationId, access })).searchParams;
}

describe.each(['2026', '2025'] as const)('an MCP client of the %s protocol', (era) => {
  it('is refused, registers, is approved to read, asks for more, and is disconnected', async () => {
    const owner = await createOwner(service);
    const fetch = async (url: string | URL, init?: RequestInit) => service.app.request(url.toString(), init);
    const app = createMcpApp({ baseUrl: BASE_URL, era, redirectUri: REDIRECT, fetch });

    // 401 → metadata → registration → the page for the browser
    const page = new URL(await app.askedToSignIn(() => app.connect()));
    expect(page.searchParams.get('code_challenge_method')).toBe('S256');
    expect(page.searchParams.get('resource')).toBe('http://localhost/api/mcp');

    // A signed-out user continues with the authorization after signing in.
    const stranger = createVisitor(service);
    const signIn = await stranger.request(page.toString());
    const location = signIn.headers.get('location') ?? '';
    expect(location).toMatch(/^\/sign-in\?/);
    const signedIn = await stranger.signIn(owner.email, undefined, { oauth_query: location.slice('/sign-in?'.length) });
    const { url } = signedIn.body as { url?: string };
    expect(url).toMatch(/^\/oauth\/organization\?/);

    await app.finish(await approved(owner, page.href, 'read'));
    const client = await app.connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(
      ['get_assistant', 'list_assistants', 'list_catalogue', 'list_crawls', 'list_knowledge'].toSorted(),
    );
    expect((await client.callTool({ name: 'list_assistants', arguments: {} })).structuredContent).toEqual({
      result: [],
    });

    // Write access was not approved: the client must ask for it.
    const again = await app.askedToSignIn(() =>
      client.callTool({ name: 'create_assistant', arguments: { name: 'Shop' } }),
    );
    expect(await service.store.assistants.list(owner.organizationId)).toEqual([]);
    await app.finish(await approved(owner, again, 'write'));
    const writer = await app.connect();
    const made = await writer.callTool({ name: 'create_assistant', arguments: { name: 'Shop' } });
    expect(made.structuredContent).toMatchObject({ result: { name: 'Shop' } });
    expect((await writer.listTools()).tools).toHaveLength(14);

    const apps = await owner.result<{ connectedAppId: string }[]>('account/list_connected_apps');
    expect(apps).toMatchObject([
      { clientName: 'Stockroom', redirectHost: '127.0.0.1:3000', access: 'write', organizationName: 'Shop' },
    ]);
    await owner.result('account/disconnect_app', { connectedAppId: apps[0]?.connectedAppId });
    await app.askedToSignIn(() => writer.callTool({ name: 'list_assistants', arguments: {} }));
  });
});
