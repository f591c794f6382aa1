import type { Context } from 'hono';
import { ADDRESS_HEADER } from '../access/accounts.ts';
import type { AppEnv } from './app.ts';

/** Request headers that the account library may see. */
const HEADERS = ['user-agent', 'authorization', 'content-type', 'accept'];
/** Headers that identify the browser and the page; omitted if no user is involved. */
const PERSON_HEADERS = [...HEADERS, 'cookie', 'origin'];

/**
 * Builds the request for the account library: at our public address, and with the caller's address as we determined it.
 * @param body replaces the original body: an object as JSON
 * @param asPerson true to pass on the cookies and the page that the request is from
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
