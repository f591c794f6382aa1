import { createHash } from 'node:crypto';

/** A weak entity tag (RFC 9110, section 8.8.3): the content is the same, regardless of its encoding in transit. */
export const etagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/**
 * True if the caller has the content with this weak tag; compared weakly (RFC 9110, section 13.1.2).
 * @param wanted the header If-None-Match
 */
export const hasTag = (wanted: string | undefined, tag: string): boolean =>
  wanted === '*' || (wanted?.split(',').some((each) => each.trim().replace(/^(?!W\/)/, 'W/') === tag) ?? false);
