import type { Context } from 'hono';
import { ADDRESS_HEADER } from '../access/accounts.ts';
import type { AppEnv } from './app.ts';

/** What of a request the account library may see. */
const HEADERS = ['user-agent', 'authorization', 'content-type', 'accept', 'origin'];

/**
 * The request as the account library gets it: at our public address, and with the caller's address as we know it.
 * @param body sent in the place of what came: an object as JSON
 * @param asPerson whether cookies come along
 */
export function libraryRequest(
  c: Context<AppEnv>,
  baseUrl: string,
  { body, search = '', asPerson = true }: { body?: object | ArrayBuffer; search?: string; asPerson?: boolean } = {},
): Request {
  const headers = new Headers({ [ADDRESS_HEADER]: c.get('address') ?? '' });
  for (const name of asPerson ? [...HEADERS, 'cookie'] : HEADERS) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const isBytes = body instanceof ArrayBuffer;
  if (body && !isBytes) {
    headers.set('content-type', 'application/json');
    headers.set('accept', 'application/json');
  }
  return new Request(baseUrl + c.req.path + search, {
    method: c.req.method,
    headers,
    ...(body && { body: isBytes ? body : JSON.stringify(body) }),
  });
}
