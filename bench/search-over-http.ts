import { Agent } from 'undici';
import { issueKey } from '../src/access/keys.ts';
import type { Database } from '../src/storage/database.ts';
import type { FilledShop } from './search-shops.ts';

/** An assistant as its integrator calls it. */
interface Called {
  url: string;
  key: string;
  assistantId: string;
}

const LIMIT = 20;

const dispatcher = new Agent({ connections: 1 });

/** Every way in which list_catalogue is called, by name. */
export const HTTP_MODES = new Map<string, (called: Called, query: string) => Promise<void>>([
  ['words', (called, query) => list(called, { search: query, limit: LIMIT })],
  ['an unfinished word', (called, query) => list(called, { search: query.slice(0, 2), limit: LIMIT })],
  ['the newest without words', (called) => list(called, { limit: LIMIT })],
]);

/** Issues a key for the organization of these shops. */
export async function issueReadKey({ store }: Database, [shop]: readonly FilledShop[]): Promise<string> {
  if (!shop) throw new Error('There is no shop to issue a key for.');
  const { organizationId } = shop;
  const permissions = ['assistants:view'] as const;
  return (await issueKey(store, { organizationId, userId: null, permissions, expiresAt: null })).key;
}

async function list({ url, key, assistantId }: Called, request: { search?: string; limit: number }): Promise<void> {
  const answer = await dispatcher.request({
    origin: url,
    path: '/api/rest/actions/list_catalogue',
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ assistantId, ...request }),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`list_catalogue: ${answer.statusCode} ${text}`);
}
