import { type PageReadingInput, readLinks, readProducts, readSentPage } from '../run/page-reading.ts';
import { readFetchedList } from '../run/list-page.ts';
import type { HomeInput } from '../platform/reading.ts';
import { hasMoreRendered, readShell } from '../render/reading.ts';
import { readSitemap } from '../discover/sitemap.ts';
import { type SiteRules, openRules } from '../discover/site-rules.ts';

type WithRules = { rules: SiteRules };
type Learning = typeof import('../pattern/sent-pages.ts');
type Platforms = typeof import('../platform/reading.ts');
type Front = typeof import('../front/reading.ts');
type Proofs = typeof import('../front/proofs.ts');
type Documents = typeof import('../documents/reading.ts');

// Loaded only by threads that need it: most shops have no feed, most runs learn nothing, few pages are a front, and documents are rare.
const learning = (): Promise<Learning> => import('../pattern/sent-pages.ts');
const platforms = (): Promise<Platforms> => import('../platform/reading.ts');
const front = (): Promise<Front> => import('../front/reading.ts');
const documents = (): Promise<Documents> => import('../documents/reading.ts');

/** All operations on the bytes of foreign sites. Inputs and results are plain values, since they cross threads. */
export const READINGS = {
  /** The contents of robots.txt, except its rules for URLs. */
  robots({ rules, url }: WithRules & { url: string }) {
    const { robots, isAllowed } = openRules(rules);
    return {
      isAllowed: isAllowed(url),
      crawlDelay: robots.crawlDelay(rules.userAgent),
      sitemaps: robots.sitemaps,
    };
  },
  /** Returns the URLs that robots.txt allows. */
  filterAllowed: ({ rules, urls }: WithRules & { urls: string[] }) =>
    urls.filter((url) => openRules(rules).isAllowed(url)),
  async sitemap({ rules, ...file }: WithRules & { url: string; body: Uint8Array; maxUrls: number }) {
    const { site, isAllowedOrRecorded, takeDisallowed } = openRules(rules);
    const isAllowed = (url: string) => site.includes(url) && isAllowedOrRecorded(url);
    const content = await readSitemap({ ...file, siteUrl: rules.siteUrl, isAllowed });
    return { ...content, disallowed: takeDisallowed() };
  },
  home: async (input: HomeInput) => (await platforms()).readHome(input),
  feed: async (input: Parameters<Platforms['readFeedPage']>[0]) => (await platforms()).readFeedPage(input),
  currency: async (input: { body: Uint8Array }) => (await platforms()).readCurrency(input),
  front: async (input: Parameters<Front['readFront']>[0]) => (await front()).readFront(input),
  proofs: async (input: Parameters<Proofs['readProofs']>[0]) => (await import('../front/proofs.ts')).readProofs(input),
  document: async (input: Parameters<Documents['readDocument']>[0]) => (await documents()).readDocument(input),
  page: (input: PageReadingInput) => readSentPage(input),
  fetchedList: readFetchedList,
  products: readProducts,
  links: readLinks,
  shell: readShell,
  hasMoreContent: hasMoreRendered,
  patternHolds: async (input: Parameters<Learning['patternHolds']>[0]) => (await learning()).patternHolds(input),
  renewPattern: async (input: Parameters<Learning['renewPattern']>[0]) => (await learning()).renewPattern(input),
  inducePattern: async (input: Parameters<Learning['inducePattern']>[0]) => (await learning()).inducePattern(input),
  outlinePages: async (input: Parameters<Learning['outlinePages']>[0]) => (await learning()).outlinePages(input),
  checkAnswer: async (input: Parameters<Learning['checkAnswer']>[0]) => (await learning()).checkAnswer(input),
};
