import { LRUCache } from 'lru-cache';
import { type OtherLanguages, restrictToLanguage } from './locale.ts';
import { type Robots, robotsForStatus } from './robots.ts';
import { type Site, createLinkReader, createSite, pageAddress } from './site.ts';

/** Which pages of a site a run may read, in a form that can be sent to a thread. */
export interface SiteRules {
  /** Changes with the rules. */
  id: string;
  siteUrl: string;
  userAgent: string;
  /** What the request for robots.txt was answered with. The text's memory is shared, so that it is not copied for each page. */
  robots: { status: number; text: Uint8Array<SharedArrayBuffer> };
  otherLanguages: OtherLanguages | null;
}

/** The rules as they are applied. */
export interface OpenRules {
  site: Site;
  robots: Robots;
  isAllowed: (url: string) => boolean;
  /** Notes the page where robots.txt forbids it. */
  isAllowedOrNoted: (url: string) => boolean;
  /** The page address of a link that may be followed. */
  followable: (url: string) => string | null;
  /** Pages that robots.txt forbids and that were noted since this was last asked. */
  takeDisallowed: () => string[];
}

/** Addresses of one run that are noted. */
const MAX_DISALLOWED = 5_000;
const MAX_RUNS = 8;

const opened = new LRUCache<string, OpenRules>({ max: MAX_RUNS });

/** The rules of a run, which are parsed once. */
export function openRules(rules: SiteRules): OpenRules {
  let known = opened.get(rules.id);
  if (!known) opened.set(rules.id, (known = parseRules(rules)));
  return known;
}

export function shareText(text: string): Uint8Array<SharedArrayBuffer> {
  const bytes = Buffer.from(text);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

function parseRules({ siteUrl, userAgent, robots: { status, text }, otherLanguages }: SiteRules): OpenRules {
  const site = restrictToLanguage(createSite(siteUrl), otherLanguages);
  const robots = robotsForStatus(status, Buffer.from(text).toString());
  const noted = new Set<string>();
  let fresh: string[] = [];
  const isAllowed = (url: string) => robots.allows(userAgent, url);
  const isAllowedOrNoted = (url: string) => {
    if (isAllowed(url)) return true;
    const address = pageAddress(url);
    if (noted.size < MAX_DISALLOWED && !noted.has(address)) {
      noted.add(address);
      fresh.push(address);
    }
    return false;
  };
  return {
    site,
    robots,
    isAllowed,
    isAllowedOrNoted,
    followable: createLinkReader(site, isAllowedOrNoted),
    takeDisallowed() {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}
