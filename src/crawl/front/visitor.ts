import { LRUCache } from 'lru-cache';
import { Refusal } from '../../domain/refusal.ts';
import type { ShopFront, ShopVisitor } from '../../domain/shop-front.ts';
import type { PictureProblem } from '../../domain/shop-picture.ts';
import { FetchError, type Fetcher } from '../http/fetch.ts';
import { PLATFORM_HEADERS, pickHeaders } from '../platform/find.ts';
import type { Reader } from '../threads/reader.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import type { TakePicture } from './camera.ts';

/** Everyone who opens the check of an installation visits the same pages. */
const RECENT_MS = 60_000;
const MAX_RECENT = 500;
const HEADERS = [...PLATFORM_HEADERS, 'content-security-policy'];
/** The meaning, for an owner, of the commonest answers other than a page. */
const STATUSES: Record<number, string> = {
  401: 'It asks for a password. Remove the password, or try again when the shop is open.',
  403: 'It refuses our visit. If a firewall protects it, let our crawler pass.',
  404: 'Page not found. Check the address.',
  429: 'It is receiving too many requests. Try again in a few minutes.',
};

/** Says why a page was not read, and what its owner can do. */
export const whyNotRead = (status: number): string => STATUSES[status] ?? `It answered with HTTP status ${status}.`;

interface VisitorOptions {
  fetcher: Fetcher;
  reader: Reader;
  takePicture: TakePicture;
}

/** Visits pages of shops with the guards and threads of the crawler. */
export function createShopVisitor({ fetcher, reader, takePicture }: VisitorOptions): ShopVisitor {
  const visits = new LRUCache<string, Promise<ShopFront>>({ max: MAX_RECENT, ttl: RECENT_MS });
  const problems = new LRUCache<string, PictureProblem>({ max: MAX_RECENT, ttl: RECENT_MS });

  async function visit(address: string): Promise<ShopFront> {
    const { host } = new URL(address);
    const refuse = (reason: string) => new Refusal('shop_unreachable', `We could not read ${host}. ${reason}`);
    try {
      const page = await fetcher.get(address, { accept: 'html' });
      const { status, url, body, contentType } = page;
      if (status !== 200) throw refuse(whyNotRead(status));
      const headers = pickHeaders(page, HEADERS);
      return await reader('front', { url, body, contentType, headers });
    } catch (error) {
      if (error instanceof FetchError) throw refuse(error.message);
      if (error instanceof TooExpensive) throw refuse('Its page is too large.');
      throw error;
    }
  }

  return {
    visit(address, { orRecent = false } = {}) {
      const recent = orRecent ? visits.get(address) : undefined;
      if (recent) return recent;
      const visited = visit(address);
      visits.set(address, visited);
      return visited;
    },
    async picture(organizationId, { url, screen }, { orRecent = false } = {}) {
      const key = JSON.stringify([organizationId, url, screen]);
      const known = orRecent && problems.get(key);
      if (known) return { problem: known };
      const taken = await takePicture(organizationId, url, screen);
      if ('problem' in taken) problems.set(key, taken.problem);
      return taken;
    },
  };
}
