import { createHash } from 'node:crypto';
import type { ProductFields } from '../domain/records.ts';
import { pageIdentity } from '../domain/url.ts';

/** What a product is known by within its assistant, each in 128 bits of SHA-256: its page, and the product on it. */
export function identityHashes({ url, externalId }: Pick<ProductFields, 'url' | 'externalId'>) {
  const page = pageIdentity(url);
  return { page_hash: hash(page), identity_hash: hash(`${page}\n${externalId ?? ''}`) };
}

/** What a page's products have in common. */
export const pageHash = (url: string): Buffer => hash(pageIdentity(url));

function hash(value: string): Buffer {
  return createHash('sha256').update(value).digest().subarray(0, 16);
}
