import type { Context } from 'hono';
import { ADDRESS_HEADER } from '../access/accounts.ts';
import type { AppEnv } from './app.ts';

/** What of a request the account library may see. */
const HEADERS = ['user-agent', 'authorization', 'content-type', 'accept'];
/** What tells whose browser it is and from which page: of no account where no person is asked. */
const PERSON_HEADERS = [...HEADERS, 'cookie', 'origin'];

/**
 * The request as the account library gets it: at our public address, and with the caller's address as we know it.
 * @param body sent in the place of what came: an object as JSON
 * @param asPerson whether cookies come along, and the page that the request is from
 */
export function libraryRequest(
  c: Context<AppEnv>,
  baseUrl: string,
  {
    body,
    search = '',
    asPerson = true,
    method = c.req.method,
    path = c.req.path,
  }: { body?: object | ArrayBuffer; search?: string; asPerson?: boolean; method?: string; path?: string } = {},
): Request {
  const headers = new Headers({ [ADDRESS_HEADER]: c.get('address') ?? '' });
  for (const name of asPerson ? PERSON_HEADERS : HEADERS) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const isBytes = body instanceof ArrayBuffer;
  if (body && !isBytes) {
    headers.set('content-type', 'application/json');
    headers.set('accept', 'application/json');
  }
  return new Request(baseUrl + path + search, {
    method,
    headers,
    ...(body && method !== 'GET' && { body: isBytes ? body : JSON.stringify(body) }),
  });
}
