import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { VERIFICATION_NAME, type Verification } from '../../domain/ownership.ts';
import { FetchError, type Fetcher } from '../http/fetch.ts';
import { registrableDomain } from '../http/same-site.ts';
import type { Reader } from '../threads/reader.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import { CrawlFailure } from './failure.ts';

/** Resolves a name to its TXT records, each in parts of at most 255 bytes. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

export interface OwnershipOptions {
  verify: Verification;
  fetcher: Pick<Fetcher, 'get'>;
  reader: Reader;
  /** True for shops that this service runs itself. */
  isOwn?: (siteUrl: string) => boolean;
  resolveTxt?: ResolveTxt;
}

export interface ClaimedShop {
  siteUrl: string;
  /** The key of the assistant whose owner claims the shop. */
  embedKey: string;
}

/** Checks that a shop is its owner's. @throws {CrawlFailure} `unverified`, with what to put where, or why we cannot see it */
export type CheckOwnership = (shop: ClaimedShop, signal: AbortSignal) => Promise<void>;

const NO_RECORD = new Set(['ENOTFOUND', 'ENODATA']);

export function createOwnershipCheck({ verify, isOwn = () => false, ...options }: OwnershipOptions): CheckOwnership {
  const resolver = new Resolver({ timeout: 5_000, tries: 2 });
  const resolveTxt = options.resolveTxt ?? ((name: string) => resolver.resolveTxt(name));
  return async (shop, signal) => {
    const url = URL.parse(shop.siteUrl);
    // The crawl itself explains an address that it cannot use.
    if (verify === 'off' || !url || isOwn(shop.siteUrl)) return;
    if (verify === 'dns') await requireRecord(url.hostname, shop.embedKey, resolveTxt);
    else await requireTag(url, shop.embedKey, { ...options, signal });
  };
}

type TagOptions = Pick<OwnershipOptions, 'fetcher' | 'reader'> & { signal: AbortSignal };

async function requireTag(siteUrl: URL, key: string, { fetcher, reader, signal }: TagOptions): Promise<void> {
  const home = new URL('/', siteUrl).href;
  const advice = `Put <meta name="${VERIFICATION_NAME}" content="${key}"> into the head of ${home}, or the tag of the assistant’s widget on that page, and crawl again.`;
  try {
    const { status, url, body, contentType } = await fetcher.get(home, {
      accept: 'html',
      redirects: 'same-site',
      signal,
    });
    if (status !== 200) throw unverified(siteUrl.host, `${home} returned HTTP status ${status}. ${advice}`);
    const proofs = await reader('proofs', { url, body, contentType }, { signal });
    if (!proofs.includes(key)) throw unverified(siteUrl.host, advice);
  } catch (error) {
    if (error instanceof FetchError) throw new CrawlFailure(error.code, error.message, { cause: error });
    if (error instanceof TooExpensive) throw unverified(siteUrl.host, `${home} takes too long to read. ${advice}`);
    throw error;
  }
}

/** A record of the host or of its registered domain will do: whoever sets either one rules over the host. */
async function requireRecord(hostname: string, key: string, resolveTxt: ResolveTxt): Promise<void> {
  const domain = registrableDomain(hostname);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 || !domain.includes('.'))
    throw unverified(hostname, 'It has no domain whose TXT records could prove it. Set siteUrl to one that has.');
  const record = `${VERIFICATION_NAME}=${key}`;
  for (const name of new Set([hostname, domain])) if ((await readRecords(name, resolveTxt)).includes(record)) return;
  throw unverified(hostname, `Add a TXT record with the value ${record} to the DNS of ${domain}, and crawl again.`);
}

async function readRecords(name: string, resolveTxt: ResolveTxt): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join('').trim());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = 'code' in error ? String(error.code) : '';
    if (NO_RECORD.has(code)) return [];
    throw new CrawlFailure('dns', `The TXT records of ${name} could not be read. Crawl again later.`, { cause: error });
  }
}

const unverified = (host: string, advice: string) =>
  new CrawlFailure('unverified', `It is not proven that ${host} is yours. ${advice}`);
