import {
  type AuthInfo,
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  createMcpHandler,
} from '@modelcontextprotocol/server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { callerId } from '../access/authenticate.ts';
import { MCP_PATH } from '../access/tokens.ts';
import type { AnyAction } from '../actions/action.ts';
import { actions } from '../actions/index.ts';
import { invoke, refuseUnauthorized } from '../actions/invoke.ts';
import { PERMISSIONS } from '../domain/permissions.ts';
import type { Origin, Principal } from '../domain/principal.ts';
import type { AppContext, AppEnv } from './app.ts';
import { baseUrlOf } from './base-url.ts';
import { BODY_LIMIT } from './body.ts';
import { errorBody } from './errors.ts';
import { challenge } from './oauth-challenge.ts';
import { inlined, toSchema } from './schema.ts';
import { refuseBeyondApproval } from './step-up.ts';

const INSTRUCTIONS =
  'Manages the shopping assistants of one organization: their settings, product catalogues, knowledge and crawls. Begin with list_assistants.';

/** What a client does about it is to refresh its token, or to ask the user again. */
const STALE = { error: 'invalid_token', description: 'The token or key is not valid, or not any more.' };

/** What a request brings to its server: who calls, and from where. */
interface Caller {
  principal: Principal;
  origin: Origin;
}

/** The actions as tools at `/api/mcp`, stateless, in every revision of the protocol. Translates only: `invoke` decides. */
export function createMcp({ store, authenticate, limit, log, baseUrl: configured }: AppContext) {
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const { principal, origin } = callerOf(authInfo);
      const server = new Server(
        { name: 'aisle', version: '1.0.0' },
        { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
      );
      server.setRequestHandler('tools/list', () => ({ tools: [...toolsOf(principal)] }));
      server.setRequestHandler('tools/call', ({ params: { name, arguments: input = {} } }) => {
        if (!actions.has(name)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${name}.`);
        return answer(invoke({ store }, { name, principal, origin, input: () => Promise.resolve(input) }), origin, log);
      });
      return server;
    },
    { maxRequestBodySize: BODY_LIMIT, onerror: (error) => log.debug({ err: error }, 'mcp') },
  );

  return async function mcp(c: Context<AppEnv>): Promise<Response> {
    const baseUrl = baseUrlOf(c, configured);
    const shown = c.req.header('authorization');
    const principal =
      (await authenticate(shown, 'mcp', baseUrl + MCP_PATH)) ?? refuseUnauthorized(challenge(baseUrl, shown && STALE));
    limit(callerId(principal));
    const request = await refuseBeyondApproval(c.req.raw, principal, baseUrl);
    const origin: Origin = { via: 'mcp', address: c.get('address'), requestId: c.get('requestId') };
    const authInfo = { token: '', clientId: callerId(principal), scopes: [], extra: { principal, origin } };
    const response = await handler.fetch(request, { authInfo });
    return c.newResponse(response.body, response);
  };
}

function callerOf(authInfo: AuthInfo | undefined): Caller {
  if (!authInfo?.extra) throw new Error('The request came past the check of its key.');
  return authInfo.extra as unknown as Caller;
}

async function answer(result: Promise<unknown>, { requestId }: Origin, log: Logger): Promise<CallToolResult> {
  try {
    const content = { result: await result };
    return { content: [{ type: 'text', text: JSON.stringify(content) }], structuredContent: content };
  } catch (error) {
    const { body } = errorBody(error, requestId, log);
    return { content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: { ...body }, isError: true };
  }
}

/** Made once: a schema is written from its types at each conversion, and a caller may come often. */
const tools = [...actions].map(([name, action]) => ({ permission: action.permission, tool: toTool(name, action) }));
const byPermissions = new Map<string, ReturnType<typeof toTool>[]>();

/** One tool for each action that the caller may invoke. */
function toolsOf({ permissions }: Principal) {
  const held = PERMISSIONS.filter((permission) => permissions.has(permission)).join();
  const known = byPermissions.get(held);
  if (known) return known;
  const permitted = tools.filter(({ permission }) => permissions.has(permission)).map(({ tool }) => tool);
  byPermissions.set(held, permitted);
  return permitted;
}

function toTool(name: string, { title, description, effect, input, output }: AnyAction) {
  const result = inlined(toSchema(output, 'output'));
  return {
    name,
    title,
    description,
    inputSchema: { ...inlined(toSchema(input, 'input')), type: 'object' as const },
    outputSchema: { type: 'object' as const, properties: { result }, required: ['result'] },
    annotations: {
      title,
      readOnlyHint: effect === 'read',
      destructiveHint: effect === 'delete',
      // Made twice is two; all else said twice is as if said once.
      idempotentHint: effect !== 'create',
      openWorldHint: false,
    },
  };
}
