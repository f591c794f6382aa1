import type { FrontElement } from './markup.ts';

const HEADER = 'content-security-policy';
const MAX_POLICIES = 10;
const MAX_LENGTH = 8_000;

/** Collects the policies that a browser enforces on the page. */
export function findPolicies(headers: Readonly<Record<string, string>>, metas: readonly FrontElement[]): string[] {
  const sent = (headers[HEADER] ?? '').split(',');
  const stated = metas.flatMap(({ attributes }) =>
    attributes.get('http-equiv')?.toLowerCase() === HEADER ? (attributes.get('content') ?? '') : [],
  );
  return [...sent, ...stated]
    .map((policy) => policy.trim().slice(0, MAX_LENGTH))
    .filter((policy) => policy !== '')
    .slice(0, MAX_POLICIES);
}
