import type { Page, Request } from 'playwright-core';
import type { PageRequest } from './messages.ts';

const MAX_POST_LENGTH = 64 * 1024;
const MAX_URL_LENGTH = 8 * 1024;
/** Trackers to block, by domain name: a crawler must not show up in a shop's analytics. */
const TRACKERS = (
  'google-analytics googletagmanager doubleclick googleadservices googlesyndication facebook hotjar clarity segment ' +
  'mixpanel matomo criteo klaviyo tiktok pinterest bing sentry newrelic nr-data datadoghq datadoghq-browser-agent'
).split(' ');
const SERVICE_DOMAINS = new Set(['com', 'net', 'ms', 'io', 'org', 'eu']);
/** Services that cover a page until its visitor consents. */
const CONSENT = 'cookiebot onetrust cookielaw usercentrics didomi iubenda trustarc consentmanager quantcast'.split(' ');
const ASSETS = new Set(['image', 'stylesheet', 'font']);
/** A widget of ours on the page: a picture is taken without it, and no visit is counted. */
const OWN_WIDGET = /\/api\/widget\/aisle_pk_/;
/** Headers that the network layer adds, or that would impersonate someone else; all others are the script's own. */
const WITHHELD_HEADERS = new Set(
  (
    'host cookie connection content-length user-agent accept-encoding expect te trailer transfer-encoding keep-alive ' +
    'via forwarded x-real-ip range referer'
  ).split(' '),
);
const WITHHELD_PREFIXES = ['upgrade', 'x-forwarded-', 'if-', 'proxy-', 'sec-', ':'];

/**
 * Converts a page's request; null if it is not allowed: only scripts, data, and the page's own documents are, and what
 * a picture shows.
 */
export function pageRequest(request: Request, page: Page, isForPicture: boolean): PageRequest | null {
  const url = request.url();
  if (url.length > MAX_URL_LENGTH || isFrom(TRACKERS, url)) return null;
  if (isForPicture && (isFrom(CONSENT, url) || OWN_WIDGET.test(url))) return null;
  const isAsset = isForPicture && request.method() === 'GET' && ASSETS.has(request.resourceType());
  const kind = isAsset ? 'data' : kindOf(request, page);
  if (kind !== 'data') return kind && { kind, url, headers: {}, body: null };
  const body = request.method() === 'POST' ? (request.postData() ?? '') : null;
  if (body !== null && body.length > MAX_POST_LENGTH) return null;
  const headers = Object.entries(request.headers()).filter(([name]) => !isWithheld(name));
  return { kind, url, headers: Object.fromEntries(headers), body };
}

function kindOf(request: Request, page: Page): PageRequest['kind'] | null {
  const type = request.resourceType();
  const isGet = request.method() === 'GET';
  if (request.isNavigationRequest()) return isGet && request.frame() === page.mainFrame() ? 'document' : null;
  if (isGet && (type === 'script' || isModule(request))) return 'script';
  const isData = (type === 'xhr' || type === 'fetch') && (isGet || request.method() === 'POST');
  return isData ? 'data' : null;
}

/** True for a preloaded module: if that fails, its import fails too. */
const isModule = (request: Request) => request.resourceType() === 'other' && /\.m?js(?:\?|$)/.test(request.url());

function isFrom(services: readonly string[], url: string): boolean {
  const [domain = '', name = ''] = new URL(url).hostname.split('.').toReversed();
  return SERVICE_DOMAINS.has(domain) && services.some((service) => name === service || name.endsWith(`-${service}`));
}

function isWithheld(header: string): boolean {
  return WITHHELD_HEADERS.has(header) || WITHHELD_PREFIXES.some((prefix) => header.startsWith(prefix));
}
