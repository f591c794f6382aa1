import {
  type AuthInfo,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  createMcpHandler,
} from '@modelcontextprotocol/server';
import type { Context } from 'hono';
import { callerId } from '../access/authenticate.ts';
import { MCP_PATH } from '../access/tokens.ts';
import { actions } from '../actions/index.ts';
import { invoke, refuseUnauthorized } from '../actions/invoke.ts';
import type { Origin, Principal } from '../domain/principal.ts';
import { Refusal } from '../domain/refusal.ts';
import type { AppContext, AppEnv } from './app.ts';
import { baseUrlOf } from './base-url.ts';
import { readJson } from './body.ts';
import { type ErrorBody, errorBody } from './errors.ts';
import { APP_TOOL, offerApp } from './mcp-app.ts';
import { type Results, createResults } from './mcp-results.ts';
import { calledTools, toolsOf } from './mcp-tools.ts';
import { challenge } from './oauth-challenge.ts';
import { isRebound } from './origin.ts';
import { refuseBeyondApproval } from './step-up.ts';

const INSTRUCTIONS =
  'Manages the shopping assistants of one organization: their settings, product catalogues, knowledge and crawls. Start with list_assistants.';

/** The client is expected to refresh its token, or to ask the user again. */
const STALE = { error: 'invalid_token', description: 'The token or key is invalid, expired or revoked.' };

const UNREADABLE = {
  jsonrpc: '2.0',
  id: null,
  error: { code: ProtocolErrorCode.ParseError, message: 'The body must be JSON in UTF-8.' },
};

/** Context of a request: the caller, and where the call came from. */
interface Caller {
  principal: Principal;
  origin: Origin;
  results: Results;
}

/** A tool returns its result, or the same error body as REST. */
type ToolAnswer = { result: unknown } | ErrorBody;

/** The actions as stateless tools at `/api/mcp`, in every protocol revision. Translates only: `invoke` decides. */
export function createMcp({
  store,
  models,
  evaluator,
  shops,
  documents,
  authenticate,
  limit,
  log,
  baseUrl: configured,
}: AppContext) {
  /** Runs a tool's action. */
  async function run({ principal, origin }: Caller, name: string, input: object): Promise<ToolAnswer> {
    try {
      const result = await invoke(
        { store, models, evaluator, shops, documents },
        { name, principal, origin, input: () => Promise.resolve(input) },
      );
      return { result };
    } catch (error) {
      return errorBody(error, origin.requestId, log).body;
    }
  }

  const handler = createMcpHandler(
    ({ authInfo }) => {
      const caller = callerOf(authInfo);
      const tools = [...toolsOf(caller.principal)];
      const server = new Server(
        { name: 'aisle', version: '1.0.0' },
        { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
      );
      server.setRequestHandler('tools/list', () => ({ tools }));
      server.setRequestHandler('tools/call', async ({ params: { name, arguments: input = {} } }) => {
        if (!actions.has(name)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name}.`);
        const answer = await run(caller, name, input);
        return 'error' in answer ? toToolError(answer) : caller.results.keep(answer);
      });
      if (tools.some(({ name }) => name === APP_TOOL))
        offerApp(server, async (name, input) => {
          const answer = await run(caller, name, input);
          return 'result' in answer ? answer.result : undefined;
        });
      return server;
    },
    { onerror: (error) => log.debug({ err: error }, 'MCP error') },
  );

  async function serve(c: Context<AppEnv>, caller: Caller, message?: unknown): Promise<Response> {
    const authInfo = { token: '', clientId: callerId(caller.principal), scopes: [], extra: { ...caller } };
    const response = await handler.fetch(c.req.raw, { authInfo, parsedBody: message });
    if (calledTools(message).length === 0) return c.newResponse(response.body, response);
    return c.newResponse(caller.results.fill(await response.text()), response);
  }

  return async function mcp(c: Context<AppEnv>): Promise<Response> {
    const baseUrl = baseUrlOf(c, configured);
    if (isRebound(c.req.header('origin'), c.req.header('host'), baseUrl))
      throw new Refusal('cross_site', `Call this service at ${baseUrl}. To use another address, set BASE_URL to it.`);
    const shown = c.req.header('authorization');
    const principal =
      (await authenticate(shown, 'mcp', baseUrl + MCP_PATH)) ?? refuseUnauthorized(challenge(baseUrl, shown && STALE));
    await limit(callerId(principal));
    const origin: Origin = { via: 'mcp', address: c.get('address'), requestId: c.get('requestId') };
    const caller = { principal, origin, results: createResults() };
    if (c.req.method !== 'POST') return serve(c, caller);

    const message = await readJson(c).catch(unlessUnreadable);
    if (message === undefined) return c.json(UNREADABLE, 400);
    refuseBeyondApproval(message, principal, baseUrl);
    for (let calls = calledTools(message).length; calls > 1; calls--) await limit(callerId(principal));
    return serve(c, caller, message);
  };
}

/** Sent as text only: structured content must match the tool's outputSchema, or strict clients hide the message. */
function toToolError(body: ErrorBody) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(body) }], isError: true };
}

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.code !== 'invalid_input') throw error;
}

function callerOf(authInfo: AuthInfo | undefined): Caller {
  if (!authInfo?.extra) throw new Error('The request was not authenticated.');
  return authInfo.extra as unknown as Caller;
}
