import { z } from 'zod';
import { identifier, text } from '../domain/records.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { accessOf, describeClientName, described, hostOf, returnsElsewhere } from '../access/app-description.ts';
import { WRITE_SCOPE } from '../access/tokens.ts';
import { type AccountCall, accountOperation } from './account-operation.ts';
import { Membership } from './records.ts';

/** The query that a page of the authorization was opened with. */
const query = text(TEXT_LIMITS.query);
const access = z.enum(['read', 'write']);
const Onward = z.object({ url: z.string() });

export const get_authorization = accountOperation({
  effect: 'read',
  input: z.strictObject({ query }),
  output: z.object({
    client: z.object({
      name: z.string(),
      host: z.string().nullable(),
      /** Whether the host is where its description was read, or only what it says of itself. */
      isVerified: z.boolean(),
      redirectUri: z.string(),
      redirectHost: z.string(),
      /** Whether it says to be from another host than it returns to. */
      returnsElsewhere: z.boolean(),
    }),
    /** The most that the client asks for. */
    access,
    organization: Membership.nullable(),
    organizations: z.array(Membership),
    account: z.object({ email: z.string() }),
  }),
  async run(input, { pages, store, user }) {
    const asked = await pages.read(input.query);
    const redirectUri = asked.get('redirect_uri') ?? '';
    const clientId = asked.get('client_id') ?? '';
    const client = await store.connectedApps.client(clientId);
    // One that is named by the address of its description lives there.
    const isVerified = clientId.startsWith('https://');
    const home = isVerified ? clientId : (client?.uri ?? client?.icon);
    const host = home ? hostOf(home) : null;
    const redirectHost = hostOf(redirectUri);
    const organizations = await store.users.memberships(user.userId);
    const chosen = await store.connectedApps.chosen({
      sessionId: user.sessionId,
      codeChallenge: asked.get('code_challenge') ?? '',
    });
    return {
      client: {
        name: describeClientName(client?.name),
        host,
        isVerified,
        redirectUri,
        redirectHost,
        returnsElsewhere: returnsElsewhere(host, redirectHost),
      },
      access: accessOf(scopesOf(asked)),
      organization: organizations.find(({ organizationId }) => organizationId === chosen) ?? null,
      organizations,
      account: { email: user.email },
    };
  },
});

export const choose_organization = accountOperation({
  // The library looks the choice up past our transaction.
  effect: 'read',
  input: z.strictObject({ query, organizationId: identifier() }),
  output: Onward,
  async run(input, { pages, store, user }) {
    const memberships = await store.users.memberships(user.userId);
    if (!memberships.some(({ organizationId }) => organizationId === input.organizationId))
      throw new Refusal('organization_not_found', 'Organization not found, or you are not a member of it.');
    return { url: await pages.choose(input.query, store, user, input.organizationId) };
  },
});

export const approve_authorization = accountOperation({
  effect: 'change',
  input: z.strictObject({ query, access }),
  output: Onward,
  async run(input, call) {
    const asked = await call.pages.read(input.query);
    const requested = scopesOf(asked);
    if (input.access === 'write' && !requested.includes(WRITE_SCOPE))
      throw new Refusal('invalid_request', 'The app did not request permission to make changes.');
    const before = await current(asked, call);
    const approved = requested.filter((scope) => input.access === 'write' || scope !== WRITE_SCOPE);
    const url = await call.pages.decide(input.query, call.store, approved);
    const after = await current(asked, call);
    if (after) call.changed(after.organizationId, after.connectedAppId, summary(before), summary(after));
    return { url };
  },
});

export const deny_authorization = accountOperation({
  effect: 'change',
  isAudited: false,
  input: z.strictObject({ query }),
  output: Onward,
  run: async (input, { pages, store }) => ({ url: await pages.decide(input.query, store, null) }),
});

const scopesOf = (asked: URLSearchParams) => (asked.get('scope') ?? '').split(' ').filter(Boolean);

/** What the client is approved for in the organization that was chosen. */
async function current(asked: URLSearchParams, { store, user }: AccountCall) {
  const flow = { sessionId: user.sessionId, codeChallenge: asked.get('code_challenge') ?? '' };
  const organizationId = await store.connectedApps.chosen(flow);
  return organizationId && store.connectedApps.find(organizationId, user.userId, asked.get('client_id') ?? '');
}

function summary(app: Awaited<ReturnType<typeof current>>) {
  if (!app) return null;
  const { clientId, clientName, redirectHost, access: granted } = described(app);
  return { clientId, clientName, redirectHost, access: granted };
}
