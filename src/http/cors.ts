import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app.ts';
import { DAY_S } from '../domain/durations.ts';

/** Headers that MCP clients send, by the protocol's revisions up to 2026-07-28; browsers preflight all of these. */
const REQUEST_HEADERS = [
  'Accept',
  'Authorization',
  'Content-Type',
  'Last-Event-ID',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Session-Id',
].join(', ');
/** Response headers that pages may read: how to be authorized, how long to wait, and which call to report. */
const RESPONSE_HEADERS = 'Mcp-Session-Id, Retry-After, WWW-Authenticate, X-Request-Id';

/**
 * Allows cross-origin calls from any site, for MCP clients that run in a browser (Fetch, section 3.3). Cookies are
 * excluded: there is no Access-Control-Allow-Credentials, so a page can do no more than its token allows.
 */
export const allowAnyPage: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', RESPONSE_HEADERS);
  if (c.req.method !== 'OPTIONS') return next();
  c.header('Access-Control-Allow-Methods', 'GET, POST, DELETE');
  c.header('Access-Control-Allow-Headers', REQUEST_HEADERS);
  c.header('Access-Control-Max-Age', String(DAY_S));
  return c.body(null, 204);
};
