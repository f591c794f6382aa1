import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { ACCOUNTS_PATH, type SignedIn } from '../access/accounts.ts';
import { createAuthorizationPages } from '../access/authorization-pages.ts';
import { invokeAccount } from '../operations/account-operation.ts';
import { accountOperations, organizationOperations } from '../operations/index.ts';
import { memberPrincipal } from '../access/member.ts';
import { invoke, parse } from '../actions/invoke.ts';
import { identifier } from '../domain/fields.ts';
import type { Origin, Principal } from '../domain/principal.ts';
import { Refusal } from '../domain/refusal.ts';
import type { AppContext, AppEnv } from './app.ts';
import { exportAudit } from './audit-export.ts';
import { baseUrlOf } from './base-url.ts';
import { readJson } from './body.ts';
import { importCatalogue } from './catalogue-import.ts';
import { exportConversations } from './conversations-export.ts';
import { importDocument } from './document-import.ts';
import { describeDemoShop } from './demo-shop.ts';
import { type CrawlProgress, crawlProgress } from './crawl-progress.ts';
import { libraryRequest } from './library-request.ts';
import { refuseCrossSite } from './same-site.ts';
import { sendShopPicture } from './shop-picture.ts';

const OrganizationPath = z.object({ organizationId: identifier() });

const originOf = (c: Context<AppEnv>): Origin => ({
  via: 'console',
  address: c.get('address'),
  requestId: c.get('requestId'),
});

/** The `updatedAt` that a change requires. */
const seenBy = (c: Context<AppEnv>) => c.req.header('if-match')?.replaceAll('"', '');

type Upload = (c: Context<AppEnv>, principal: Principal) => Promise<Response>;

/**
 * Returns what takes a file as its body instead of JSON, by name. They have no paths of their own, since a fixed name
 * beside a parameter makes Hono leave its fast router for every path of the service.
 */
function uploadsTo(context: AppContext): ReadonlyMap<string, Upload> {
  const { store, log, stopping } = context;
  return new Map<string, Upload>([
    [
      'import',
      (c, principal) => importCatalogue(c, { store, principal, origin: originOf(c), log, stopping: stopping.due }),
    ],
    ['import-document', (c, principal) => importDocument(c, { ...context, principal })],
  ]);
}

/** The console's interface, below `/api/console`, for the user of the session cookie. Translates only. */
export function createConsoleApi(context: AppContext): Hono<AppEnv> {
  const { store, accounts, limit, signUp, sendsMail, baseUrl: configured, demoShop } = context;

  async function signedIn(c: Context<AppEnv>): Promise<SignedIn | undefined> {
    if (c.req.header('cookie') === undefined) return undefined;
    const library = await accounts(baseUrlOf(c, configured));
    const user = await library.signedIn(c.req.raw.headers);
    for (const cookie of user?.cookies ?? []) c.header('Set-Cookie', cookie, { append: true });
    if (user) await limit(user.userId);
    return user;
  }

  async function member(c: Context<AppEnv>, named: string) {
    const user = await signedIn(c);
    if (!user) throw new Refusal('unauthorized', 'Sign in first.');
    const { organizationId } = parse(OrganizationPath, { organizationId: named });
    return memberPrincipal(store, organizationId, user.userId);
  }

  /** For changes, which must come from our own pages. */
  async function ownMember(c: Context<AppEnv>, organizationId: string) {
    refuseCrossSite(c, baseUrlOf(c, configured));
    return member(c, organizationId);
  }

  const operate = (c: Context<AppEnv>, principal: Principal, name: string, input: () => Promise<unknown>) => {
    const shop = demoShop ? describeDemoShop(baseUrlOf(c, configured)) : undefined;
    const call = { name, registry: organizationOperations, principal, origin: originOf(c), input, seen: seenBy(c) };
    return invoke({ ...context, demoShop: shop }, call);
  };

  const uploads = uploadsTo(context);

  return new Hono<AppEnv>()
    .post('/account/:operation', async (c) => {
      const baseUrl = baseUrlOf(c, configured);
      refuseCrossSite(c, baseUrl);
      const name = c.req.param('operation');
      const operation = accountOperations.get(name);
      if (!operation) throw new Refusal('unknown_action', 'Unknown operation.');
      const library = await accounts(baseUrl);
      const result = await invokeAccount(
        { store },
        {
          operation,
          name,
          user: await signedIn(c),
          origin: originOf(c),
          pages: createAuthorizationPages(library, libraryRequest(c, baseUrl, { body: {} }), baseUrl + ACCOUNTS_PATH),
          setup: { signUp, sendsMail },
          input: () => readJson(c),
        },
      );
      return c.json({ result });
    })
    .post('/organizations/:organizationId/:operation', async (c) => {
      const principal = await ownMember(c, c.req.param('organizationId'));
      const name = c.req.param('operation');
      const upload = uploads.get(name);
      if (upload) return upload(c, principal);
      return c.json({ result: await operate(c, principal, name, () => readJson(c)) });
    })
    .get('/organizations/:organizationId/crawls/:crawlRunId/progress', async (c) => {
      const principal = await member(c, c.req.param('organizationId'));
      const input = { crawlRunId: c.req.param('crawlRunId') };
      const read = () => operate(c, principal, 'get_crawl_report', () => Promise.resolve(input));
      return crawlProgress(async () => (await read()) as CrawlProgress, context.stopping.begun);
    })
    .get('/organizations/:organizationId/assistants/:assistantId/picture', async (c) => {
      const principal = await member(c, c.req.param('organizationId'));
      const input = { assistantId: c.req.param('assistantId'), screen: c.req.query('screen') };
      const picture = await operate(c, principal, 'get_shop_picture', () => Promise.resolve(input));
      return sendShopPicture(c, picture as { image: string });
    })
    .get('/organizations/:organizationId/audit.csv', async (c) =>
      exportAudit(c, { store, principal: await member(c, c.req.param('organizationId')) }),
    )
    .get('/organizations/:organizationId/conversations.csv', async (c) =>
      exportConversations(c, { store, principal: await member(c, c.req.param('organizationId')) }),
    );
}
