import { trimEndOf } from '../../domain/trim.ts';
import { isHttpUrl, pageIdentity } from '../../domain/url.ts';
import type { Turn } from '../turn.ts';
import type { Claim } from './claims.ts';
import type { Evidence } from './evidence.ts';

interface LinkFacts {
  turn: Turn;
  pageUrl?: string | undefined;
  evidence: Evidence;
}

/** Returns the label of a link that leads elsewhere than to the shop. */
export function checkLink({ text, target = '', label = '' }: Claim, facts: LinkFacts): string | null {
  // A browser loads an image without a tap, so an image URL could leak the conversation.
  if (text.startsWith('!')) return '';
  return isOurs(target, facts) ? null : label;
}

/** Replaces an address that is neither the shop's nor in its knowledge. */
export function checkAddress(claim: string, facts: LinkFacts): string | null {
  const { turn, evidence } = facts;
  const url = withoutMarks(claim);
  const isShop = turn.siteUrl !== null && url.toLowerCase() === new URL(turn.siteUrl).host;
  if (isShop || evidence.knowledge().includes(url)) return null;
  const isMail = url.includes('@') && !url.includes('/');
  return !isMail && isOurs(url, facts) ? null : turn.language.phrases.unverified.link + claim.slice(url.length);
}

/** Accepts a product's page, the shop's own page, the open page, and addresses that the shop's knowledge names. */
function isOurs(target: string, { turn: { known, siteUrl }, pageUrl, evidence }: LinkFacts): boolean {
  const absolute = URL.parse(/^www\./i.test(target) ? `https://${target}` : target, siteUrl ?? undefined)?.href;
  if (absolute === undefined || !isHttpUrl(absolute)) return false;
  const page = plain(pageIdentity(absolute));
  const pages = [...known.values()].map(({ url }) => url).concat(siteUrl ?? [], pageUrl ?? []);
  if (pages.some((url) => isHttpUrl(url) && plain(pageIdentity(url)) === page)) return true;
  return evidence.knowledgeAddresses().some((url) => [target, absolute].some((each) => plain(url) === plain(each)));
}

const plain = (url: string) => url.replace(/\/$/, '');

export const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?:https?:\/\/|www\.)[^\s<>"“”)\]]+/giu)].map(([address]) => withoutMarks(address));

/** Removes trailing punctuation, which belongs to the sentence. */
const withoutMarks = (address: string) => trimEndOf(address, /[.,;:!?*_]/);
