import { Refusal } from '../../domain/refusal.ts';
import type { ShopVisitor } from '../../domain/shop-front.ts';
import { FetchError, type Fetcher } from '../http/fetch.ts';
import { PLATFORM_HEADERS, pickHeaders } from '../platform/find.ts';
import type { Reader } from '../threads/reader.ts';
import { TooExpensive } from '../threads/too-expensive.ts';

const HEADERS = [...PLATFORM_HEADERS, 'content-security-policy'];
/** What the commonest answers other than a page mean for an owner. */
const STATUSES: Record<number, string> = {
  401: 'It asks for a password. Remove the password, or try again when the shop is open.',
  403: 'It refuses our visit. If a firewall protects it, let our crawler pass.',
  404: 'There is no such page. Check the address.',
  429: 'It is receiving too many requests. Try again in a few minutes.',
};

/** Says why a page was not read, and what its owner can do. */
export const whyNotRead = (status: number): string => STATUSES[status] ?? `It answered with HTTP status ${status}.`;

/** Visits pages of shops with the guards and threads of the crawler. */
export function createShopVisitor({ fetcher, reader }: { fetcher: Fetcher; reader: Reader }): ShopVisitor {
  return {
    async visit(address) {
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
    },
  };
}
