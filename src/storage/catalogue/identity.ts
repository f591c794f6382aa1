import { trimEndOf } from '../../domain/trim.ts';
import { hash } from 'node:crypto';
import type { ProductFields } from '../../domain/product.ts';
import { pageIdentity } from '../../domain/url.ts';

/**
 * Hashes that identify a product within its assistant, each in 128 bits of SHA-256: its page, and the product on it.
 */
export function identityHashes({ url, externalId }: Pick<ProductFields, 'url' | 'externalId'>) {
  const page = pageIdentity(url);
  return { page_hash: digest(page), identity_hash: digest(`${page}\n${externalId ?? ''}`) };
}

/** Returns the hash shared by all products of a page. */
export const pageHash = (url: string): Buffer => digest(pageIdentity(url));

/** Shops move to https or www, and use a page's trailing slash inconsistently. */
const SPELLING = /^https?:\/\/(?:www\.)?([^?]*)(\?.*)?$/s;

/** Returns the key shared by all spellings of a page's address. */
export const pageKey = (url: string): string =>
  pageIdentity(url).replace(SPELLING, (_, place: string, query = '') => trimEndOf(place, /\//) + query);

/** Returns the hashes of all spellings of a page's address. */
export function spellingHashes(url: string): Buffer[] {
  const [, written = '', query = ''] = SPELLING.exec(pageIdentity(url)) ?? [];
  const place = trimEndOf(written, /\//);
  return ['https://', 'http://', 'https://www.', 'http://www.'].flatMap((start) =>
    (place.includes('/') ? ['', '/'] : ['/']).map((end) => digest(`${start}${place}${end}${query}`)),
  );
}

function digest(value: string): Buffer {
  return hash('sha256', value, 'buffer').subarray(0, 16);
}
