import { decodeHtml } from '../http/charset.ts';
import { type JsonList, readJsonList } from '../discover/json-list.ts';
import type { OpenRules } from '../discover/site-rules.ts';
import { pageAddress } from '../discover/site.ts';

/** Marks the URL of a part of a list that a page's script would fetch: JSON, or HTML without a frame. */
export const LIST_FRAGMENT = '#list';
const JSON_START = /^\s*[[{]/;

export const isListAddress = (url: string): boolean => url.endsWith(LIST_FRAGMENT);

/** Returns the URL under which a part of a list is visited; null when the run must not request it. */
export function listAddress(url: string, { site, isAllowedOrRecorded }: OpenRules): string | null {
  if (!site.owns(url)) return null;
  const address = pageAddress(url);
  return isAllowedOrRecorded(address) ? address + LIST_FRAGMENT : null;
}

/** Reads a response that is JSON with a list of products; null when it is something else. */
export function readListSent(sent: { url: string; body: Uint8Array; contentType: string }): JsonList | null {
  const text = decodeHtml(sent.body, sent.contentType);
  return JSON_START.test(text) ? readJsonList(text, sent.url) : null;
}

/** Reads what a rendered page's script fetched: the URL of the list's next part, if it is a list with one. */
export function readFetchedList(input: { url: string; body: Uint8Array; contentType: string }): string | null {
  const list = readListSent(input);
  return list?.next ?? null;
}
