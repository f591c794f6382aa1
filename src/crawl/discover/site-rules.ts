import { LRUCache } from 'lru-cache';
import { type OtherLanguages, restrictToLanguage } from './locale.ts';
import { type Robots, robotsForStatus } from './robots.ts';
import { type Site, createLinkReader, createSite, pageAddress } from './site.ts';

/** Decides which pages of a site a run may read, in a form that can be sent to a thread. */
export interface SiteRules {
  /** Changes with the rules. */
  id: string;
  siteUrl: string;
  userAgent: string;
  /**
   * The response to the request for robots.txt. The text's memory is shared, so that it is not copied for each page.
   */
  robots: { status: number; text: Uint8Array<SharedArrayBuffer> };
  otherLanguages: OtherLanguages | null;
}

/** The parsed rules. */
export interface OpenRules {
  site: Site;
  robots: Robots;
  isAllowed: (url: string) => boolean;
  /** True if robots.txt allows the page; records it otherwise. */
  isAllowedOrRecorded: (url: string) => boolean;
  /** Returns the page URL of a link, or null if the link must not be followed. */
  resolveLink: (url: string) => string | null;
  /** Returns the disallowed pages recorded since the last call. */
  takeDisallowed: () => string[];
}

/** Most disallowed URLs recorded in one run. */
const MAX_DISALLOWED = 5_000;
const MAX_RUNS = 8;

const opened = new LRUCache<string, OpenRules>({ max: MAX_RUNS });

/** Parses the rules of a run, once. */
export function openRules(rules: SiteRules): OpenRules {
  let known = opened.get(rules.id);
  if (!known) opened.set(rules.id, (known = parseRules(rules)));
  return known;
}

/** Encodes a text as UTF-8 in memory that all threads share, so that passing it on copies nothing. */
export function shareText(text: string): Uint8Array<SharedArrayBuffer> {
  const bytes = Buffer.from(text);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

function parseRules({ siteUrl, userAgent, robots: { status, text }, otherLanguages }: SiteRules): OpenRules {
  const site = restrictToLanguage(createSite(siteUrl), otherLanguages);
  const robots = robotsForStatus(status, Buffer.from(text).toString());
  const recorded = new Set<string>();
  let pending: string[] = [];
  const isAllowed = (url: string) => robots.isAllowed(userAgent, url);
  const isAllowedOrRecorded = (url: string) => {
    if (isAllowed(url)) return true;
    const address = pageAddress(url);
    if (recorded.size < MAX_DISALLOWED && !recorded.has(address)) {
      recorded.add(address);
      pending.push(address);
    }
    return false;
  };
  return {
    site,
    robots,
    isAllowed,
    isAllowedOrRecorded,
    resolveLink: createLinkReader(site, isAllowedOrRecorded),
    takeDisallowed() {
      const taken = pending;
      pending = [];
      return taken;
    },
  };
}
