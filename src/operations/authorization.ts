import { z } from 'zod';
import { identifier, text } from '../domain/fields.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { accessOf, describeClientName, described, hostOf, returnsElsewhere } from '../access/app-description.ts';
import { WRITE_SCOPE } from '../access/tokens.ts';
import { type AccountCall, accountOperation } from './account-operation.ts';
import { Membership } from './records.ts';

/** The query with which a page of the authorization was opened. */
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
      /** True if the description was fetched from this host; otherwise the host is only the client's claim. */
      isVerified: z.boolean(),
      redirectUri: z.string(),
      redirectHost: z.string(),
      /** True if it claims another host than the one it returns to. */
      returnsElsewhere: z.boolean(),
    }),
    /** The widest access that the client requests. */
    access,
    organization: Membership.nullable(),
    organizations: z.array(Membership),
    account: z.object({ email: z.string() }),
  }),
  async run(input, { pages, store, user }) {
    const params = await pages.read(input.query);
    const redirectUri = params.get('redirect_uri') ?? '';
    const clientId = params.get('client_id') ?? '';
    const client = await store.connectedApps.client(clientId);
    // A client identified by the address of its description lives at that address.
    const isVerified = clientId.startsWith('https://');
    const home = isVerified ? clientId : (client?.uri ?? client?.icon);
    const host = home ? hostOf(home) : null;
    const redirectHost = hostOf(redirectUri);
    const organizations = await store.users.memberships(user.userId);
    const chosen = await store.connectedApps.chosen({
      sessionId: user.sessionId,
      codeChallenge: params.get('code_challenge') ?? '',
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
      access: accessOf(scopesOf(params)),
      organization: organizations.find(({ organizationId }) => organizationId === chosen) ?? null,
      organizations,
      account: { email: user.email },
    };
  },
});

export const choose_organization = accountOperation({
  // The library reads the choice outside our transaction.
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
    const params = await call.pages.read(input.query);
    const requested = scopesOf(params);
    if (input.access === 'write' && !requested.includes(WRITE_SCOPE))
      throw new Refusal('invalid_request', 'The app did not request permission to make changes.');
    const before = await findApproval(params, call);
    const approved = requested.filter((scope) => input.access === 'write' || scope !== WRITE_SCOPE);
    const url = await call.pages.decide(input.query, call.store, approved);
    const after = await findApproval(params, call);
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

const scopesOf = (params: URLSearchParams) => (params.get('scope') ?? '').split(' ').filter(Boolean);

/** Returns the client's approval in the chosen organization. */
async function findApproval(params: URLSearchParams, { store, user }: AccountCall) {
  const flow = { sessionId: user.sessionId, codeChallenge: params.get('code_challenge') ?? '' };
  const organizationId = await store.connectedApps.chosen(flow);
  return organizationId && store.connectedApps.find(organizationId, user.userId, params.get('client_id') ?? '');
}

function summary(app: Awaited<ReturnType<typeof findApproval>>) {
  if (!app) return null;
  const { clientId, clientName, redirectHost, access: granted } = described(app);
  return { clientId, clientName, redirectHost, access: granted };
}
