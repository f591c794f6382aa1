import type { Page, Request } from 'playwright-core';
import type { PageRequest } from './messages.ts';

const MAX_POST_LENGTH = 64 * 1024;
const MAX_URL_LENGTH = 8 * 1024;
/** Trackers to block: a crawler must not show up in a shop's analytics. */
const COUNTERS =
  /^https?:\/\/[^/]*\b(?:google-analytics|googletagmanager|doubleclick|googleadservices|googlesyndication|facebook|hotjar|clarity|segment|mixpanel|matomo|criteo|klaviyo|tiktok|pinterest|bing|sentry|newrelic|nr-data|datadoghq[\w-]{0,40})\.(?:com|net|ms|io|org)\//;
/**
 * Headers that the network layer adds, and those that would impersonate someone else; all others are the script's own.
 */
const NOT_SENT =
  /^(?:host|cookie|connection|content-length|user-agent|accept-encoding|expect|te|trailer|transfer-encoding|upgrade.*|keep-alive|via|forwarded|x-forwarded-.*|x-real-ip|if-.*|range|referer|proxy-.*|sec-.*|:.*)$/;

/** Converts a page's request if it is allowed: only scripts, data, and the page's own documents are. */
export function pageRequest(request: Request, page: Page): PageRequest | null {
  const url = request.url();
  const type = request.resourceType();
  const method = request.method();
  const plain = { url, headers: {}, body: null };
  if (url.length > MAX_URL_LENGTH || COUNTERS.test(url)) return null;
  if (request.isNavigationRequest())
    return method === 'GET' && request.frame() === page.mainFrame() ? { ...plain, kind: 'document' } : null;
  if (method === 'GET' && (type === 'script' || isModule(request))) return { ...plain, kind: 'script' };
  if ((type !== 'xhr' && type !== 'fetch') || (method !== 'GET' && method !== 'POST')) return null;
  const body = method === 'POST' ? (request.postData() ?? '') : null;
  if (body !== null && body.length > MAX_POST_LENGTH) return null;
  const headers = Object.entries(request.headers()).filter(([name]) => !NOT_SENT.test(name));
  return { kind: 'data', url, headers: Object.fromEntries(headers), body };
}

/** True for a preloaded module: if that fails, its import fails too. */
const isModule = (request: Request) => request.resourceType() === 'other' && /\.m?js(?:\?|$)/.test(request.url());
